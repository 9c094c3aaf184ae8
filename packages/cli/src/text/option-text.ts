import type { Box, Option, View } from '@bluemoon/engine';
import { plainText, speakingTo, tellOption } from '@bluemoon/engine/telling';
import type { ToldOption } from '@bluemoon/engine/telling';

/** What choosing the option means to the viewer, in a few words. */
export function optionText(option: Option, view: View, box: Box): string {
  return plainText(told(option, view, box).label);
}

/** What follows from it; empty where that can be seen. */
export function consequenceText(option: Option, view: View, box: Box): string {
  const { consequence } = told(option, view, box);
  return consequence === null ? '' : plainText(consequence);
}

function told(option: Option, view: View, box: Box): ToldOption {
  return tellOption(
    option,
    view,
    'en',
    view.viewer === 'spectator' ? { box } : { box, voice: speakingTo(view.viewer) },
  );
}
