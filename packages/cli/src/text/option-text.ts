import type { Box, Option, View } from '@bluemoon/engine';
import { plainText, speakingTo, tellOption } from '@bluemoon/engine/telling';
import type { ToldOption } from '@bluemoon/engine/telling';

/** The option in a few words, addressed to the viewer. */
export function optionText(option: Option, view: View, box: Box): string {
  return plainText(told(option, view, box).label);
}

/** Its consequence; empty if that is obvious. */
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
