import type { Sitting } from '../game/sitting.ts';
import { keeperOf } from './keeper.ts';
import type { Form, Keeper, Environment } from './keeper.ts';
import { isSameEntry, readEntry, toStored } from './stored-game.ts';
import type { Kept } from './stored-game.ts';

export type { Change, Persistence } from './keeper.ts';

export type Games = Keeper<Sitting, Kept>;

const GAME_FORM: Form<Sitting, Kept> = { toStored, read: readEntry, isSame: isSameEntry };

export function keepGames(environment: Environment): Games {
  return keeperOf(GAME_FORM, environment);
}
