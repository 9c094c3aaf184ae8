import type { Component } from 'svelte';
import type { Address } from '../address.ts';
import type { KeptSettings } from '../keep/settings.svelte.ts';
import type { LaterProgram, Program } from '../program.ts';

/** The props of every screen except the first page. */
export interface ScreenProps<Screen extends Address['screen'] = Address['screen']> {
  readonly address: Extract<Address, { readonly screen: Screen }>;
  /** Who opens a friend's link shall not wait for the rules before they can press a button. */
  readonly program: Screen extends 'room' ? LaterProgram : Program;
  readonly settings: KeptSettings;
}

/** Each screen only gets its own addresses, which this type cannot express. */
interface Loaded {
  readonly default: Component<never>;
}

/** Screens load when they are first needed. */
const SCREENS: Readonly<Record<Exclude<Address['screen'], 'home'>, () => Promise<Loaded>>> = {
  game: () => import('./game/GameScreen.svelte'),
  match: () => import('./match/MatchScreen.svelte'),
  draft: () => import('./draft/DraftScreen.svelte'),
  replay: () => import('./replay/ReplayScreen.svelte'),
  analysis: () => import('./analysis/AnalysisScreen.svelte'),
  link: () => import('./link/LinkScreen.svelte'),
  games: () => import('./games/GamesScreen.svelte'),
  cards: () => import('./cards/CardsScreen.svelte'),
  board: () => import('./board/BoardScreen.svelte'),
  boardLink: () => import('./board/BoardScreen.svelte'),
  layOut: () => import('./board/LayOutScreen.svelte'),
  puzzles: () => import('./puzzles/PuzzlesScreen.svelte'),
  rules: () => import('./rules/RulesScreen.svelte'),
  learn: () => import('./learn/LearnScreen.svelte'),
  lesson: () => import('./learn/LessonScreen.svelte'),
  statistics: () => import('./statistics/StatisticsScreen.svelte'),
  settings: () => import('./settings/SettingsScreen.svelte'),
  decks: () => import('./decks/DecksScreen.svelte'),
  deck: () => import('./decks/DeckScreen.svelte'),
  friend: () => import('./room/FriendScreen.svelte'),
  account: () => import('./account/AccountScreen.svelte'),
  mine: () => import('./mine/MineScreen.svelte'),
  lobby: () => import('./lobby/LobbyScreen.svelte'),
  draftRoom: () => import('./draft-room/DraftRoomScreen.svelte'),
  room: () => import('./room/RoomScreen.svelte'),
  player: () => import('./profile/PlayerScreen.svelte'),
  best: () => import('./best/BestScreen.svelte'),
  played: () => import('./replay/PlayedScreen.svelte'),
  tournament: () => import('./tournament/TournamentScreen.svelte'),
};

export async function loadScreen(
  screen: Exclude<Address['screen'], 'home'>,
): Promise<Component<ScreenProps>> {
  const { default: component } = await SCREENS[screen]();
  return component as unknown as Component<ScreenProps>;
}
