import type {
  BestShown,
  CurveShown,
  FinishedGame,
  GameFilter,
  GameKind,
  GamesShown,
  Profile,
  ProfileRefusal,
  RatingOfGame,
} from '@bluemoon/wire';
import { asked } from './http.ts';
import type { HttpReply, Unheard } from './http.ts';

/** What anybody can read about players and games that are over. */
export type Reading<T> = Promise<HttpReply<T, ProfileRefusal>>;
export type ProfileTrouble = ProfileRefusal | Unheard;

const read = <T>(
  path: string,
  query: Readonly<Record<string, string>>,
  cache: RequestCache = 'default',
): Reading<T> => asked(`online/${path}?${new URLSearchParams(query)}`, { cache });

/** `reload` if something about it was just changed here. */
export const readProfile = (name: string, cache: 'default' | 'reload'): Reading<Profile> =>
  read('profile', { name }, cache);

export const readGames = (name: string, filter: GameFilter, before: string | null): Reading<GamesShown> =>
  read('games', { name, ...filter, ...(before === null ? {} : { before }) });

export const readCurve = (name: string, kind: GameKind): Reading<CurveShown> => read('curve', { name, kind });

export const readBest = (kind: GameKind): Reading<readonly BestShown[]> => read('best', { kind });

export const readPlayed = (room: string, number: number): Reading<FinishedGame> =>
  read('game', { room, number: String(number) });

export const readRatingOfGame = (room: string, number: number): Reading<RatingOfGame> =>
  read('game/rating', { room, number: String(number) });
