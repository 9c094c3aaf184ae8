import type { Option, View } from '@bluemoon/engine';
import { plainText, speakingTo, tellOption } from '@bluemoon/engine/telling';
import type { ToldOption } from '@bluemoon/engine/telling';
import { packCards } from '../box.ts';

/** What choosing the option means to the viewer, in a few words. */
export function optionText(option: Option, view: View): string {
  return plainText(told(option, view).label);
}

/** What follows from it; empty where that can be seen. */
export function consequenceText(option: Option, view: View): string {
  const { consequence } = told(option, view);
  return consequence === null ? '' : plainText(consequence);
}

function told(option: Option, view: View): ToldOption {
  const others = packCards();
  return tellOption(
    option,
    view,
    'en',
    view.viewer === 'spectator' ? { others } : { others, voice: speakingTo(view.viewer) },
  );
}
