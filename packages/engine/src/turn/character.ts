import { offerMeeting, takeMeeting } from '../actions/demand.ts';
import { playCard } from '../actions/play.ts';
import { mayBeFree } from '../derive/free.ts';
import { mayKeep } from '../derive/gang.ts';
import { attacksAgain, characterObstacle, needsUnit } from '../derive/permission.ts';
import { forbiddenWord } from '../derive/prohibition.ts';
import { sourceWord } from '../derive/ship.ts';
import { standing } from '../derive/standing.ts';
import {
  BOOSTER_SUPPORT,
  CHARACTER_UNITS,
  CHARACTERS_PLAYED,
  COMBAT,
  OPEN_PAIR,
  PHASE,
  TURN_SEAT,
  zone,
} from '../state/layout.ts';
import {
  AS_FREE,
  cardOf,
  DONE,
  extraOf,
  KEEPING,
  kindOf,
  MEET,
  offer,
  option,
  PLAIN,
  PLAY,
  TAKE_BACK,
  USE,
} from '../state/options.ts';
import { after, countIn } from '../state/sets.ts';
import type { Standing, Workbench } from '../state/workbench.ts';
import { takeTurnBack } from './backtrack.ts';
import { offerOncePerTurn, takeOncePerTurn } from './moment.ts';

/** CHAR-1, CHAR-2; CARD-1: with text that attacks again none is needed. */
export function offerCharacters(t: Workbench): void {
  const seat = t.cells[TURN_SEAT];
  const st = standing(t);
  const { character } = t.game.decks[seat].ofType;
  const lo = sourceWord(t, seat, character, 0) & ~forbiddenWord(st, seat, 0);
  const hi = sourceWord(t, seat, character, 1) & ~forbiddenWord(st, seat, 1);
  for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card)) {
    if (characterObstacle(t, st, seat, card) === null) offerManners(t, st, seat, card);
  }
  const found = t.optionCount;
  offerOncePerTurn(t, seat);
  offerMeeting(t, seat);
  const enough = t.cells[CHARACTERS_PLAYED] > 0 || attacksAgain(st, seat);
  if (enough && mayHaveSoMany(t, st, seat)) offer(t, option(DONE));
  else if (enough || found === 0) offer(t, option(TAKE_BACK));
}

/** The ways to play the card: as it is or as if free, covering or not (GANG-4). */
function offerManners(t: Workbench, st: Standing, seat: number, card: number): void {
  const plain = t.cells[CHARACTER_UNITS] < 1 || !needsUnit(t, st, seat, card);
  const free = mayBeFree(t, st, seat, card) && needsUnit(t, st, seat, card);
  const keep = mayKeep(t, st, seat, card);
  if (plain) offer(t, option(PLAY, card, PLAIN));
  if (plain && keep) offer(t, option(PLAY, card, KEEPING));
  if (free) offer(t, option(PLAY, card, AS_FREE));
  if (free && keep) offer(t, option(PLAY, card, AS_FREE | KEEPING));
}

/** At the end of this phase the rival's text may limit the active characters. */
export function mayHaveSoMany(t: Workbench, st: Standing, seat: number): boolean {
  for (const { cards, says } of st.inForce[1 - seat].haveAtMost)
    if (countIn(t.cells, zone(seat, COMBAT), cards) > says.most) return false;
  return true;
}

export function takeCharacter(t: Workbench, code: number): void {
  const seat = t.cells[TURN_SEAT];
  switch (kindOf(code)) {
    case PLAY:
      playCard(t, seat, cardOf(code), extraOf(code));
      break;
    case USE:
      takeOncePerTurn(t, seat, cardOf(code));
      break;
    case MEET:
      takeMeeting(t, seat, cardOf(code));
      break;
    case TAKE_BACK:
      takeTurnBack(t);
      break;
    default:
      t.cells[PHASE] = BOOSTER_SUPPORT;
      t.cells[OPEN_PAIR] = 0;
  }
}
