import { offerAchievements } from '../actions/achievement.ts';
import { layAchievement } from '../actions/play.ts';
import { mayPlayByText } from '../derive/permission.ts';
import { standing } from '../derive/standing.ts';
import { CHOOSER, isPlayedByText, SUB } from '../state/agenda.ts';
import { cardOf, kindOf, offer, option, PLAY, REFUSE } from '../state/options.ts';
import type { StepHandler, StepOf } from './handler.ts';
import { players } from './players.ts';

/** ACHIEVE-2: each player in turn may play one without its dragon; but see PROJECT-51. */
export const playAchievement: StepHandler<StepOf<'playAchievement'>> = {
  hidden: true,
  possible: (c) => c.t.game.rules.series === 'match',
  run: (c) => {
    const { cells, game } = c.t;
    const seats = players(c.owner, c.step.who);
    const nobodyMay = game.rules.series !== 'match' || isPlayedByText(c.t, c.f);
    const isOver = nobodyMay || cells[c.f + SUB] === seats.length;
    if (!isOver) cells[c.f + CHOOSER] = seats[cells[c.f + SUB]];
    return isOver;
  },
  offer: (c) => {
    const seat = c.t.cells[c.f + CHOOSER];
    if (mayPlayByText(c.t, standing(c.t), seat)) offerAchievements(c.t, standing(c.t), seat, 'asIf');
    offer(c.t, option(REFUSE));
  },
  take: (c, code) => {
    const seat = c.t.cells[c.f + CHOOSER];
    c.t.cells[c.f + SUB]++;
    if (kindOf(code) === PLAY) layAchievement(c.t, seat, cardOf(code));
    return false;
  },
};
