import { offerAchievements } from '../actions/achievement.ts';
import { layAchievement } from '../actions/play.ts';
import { influenceObstacle } from '../derive/permission.ts';
import { standing } from '../derive/standing.ts';
import { CHOOSER, SUB } from '../state/agenda.ts';
import { TURN_SEAT } from '../state/layout.ts';
import { cardOf, kindOf, offer, option, PLAY, REFUSE } from '../state/options.ts';
import type { Table } from '../state/table.ts';
import type { StepHandler, StepOf } from './handler.ts';
import { players } from './players.ts';

/** ACHIEVE-2: each in turn may play one, as if its dragon were on his side. */
export const playAchievement: StepHandler<StepOf<'playAchievement'>> = {
  hidden: true,
  possible: (c) => c.t.game.rules.series === 'match',
  run: (c) => {
    const { cells, game } = c.t;
    const seats = players(c.owner, c.step.who);
    const isOver = cells[c.f + SUB] === seats.length || game.rules.series !== 'match';
    if (!isOver) cells[c.f + CHOOSER] = seats[cells[c.f + SUB]];
    return isOver;
  },
  offer: (c) => {
    const seat = c.t.cells[c.f + CHOOSER];
    if (!isLimited(c.t, seat)) offerAchievements(c.t, standing(c.t), seat, 'asIf');
    offer(c.t, option(REFUSE));
  },
  take: (c, code) => {
    const seat = c.t.cells[c.f + CHOOSER];
    c.t.cells[c.f + SUB]++;
    if (kindOf(code) === PLAY) layAchievement(c.t, seat, cardOf(code));
    return false;
  },
};

/** PRECED-4, PROJECT-5: limits count what the current player plays in his turn. */
function isLimited(t: Table, seat: number): boolean {
  return seat === t.cells[TURN_SEAT] && influenceObstacle(t, standing(t), seat) !== null;
}
