/** A draft room in one page, without a server: the address says who is there, and how far it has come. */
import { draftedDeck, draftPick } from '@bluemoon/ai';
import { BUILT_IN } from '@bluemoon/engine';
import {
  askDraftRoom,
  draftPhaseOf,
  draftRoomNowFor,
  draftSeatOf,
  draftTablesWanted,
  nextDraftAct,
  openDraftRoom,
  reportDraftResult,
  sitInDraft,
  startDraft,
  USUAL_DRAFT_TERMS,
} from '@bluemoon/play';
import type {
  DraftPhase,
  DraftRoom,
  DraftRoomOutcome,
  DraftRoomRequest,
  DraftRoomTerms,
  DraftSeats,
} from '@bluemoon/play';
import { mount } from 'svelte';
import DraftRoomPage from '../../src/screens/draft-room/DraftRoomPage.svelte';
import type { DraftRoomHere } from '../../src/screens/draft-room/here.ts';
import { draftRefusalText } from '../../src/screens/draft-room/refusal-words.ts';
import { language, languageFor } from '../../src/words/language.svelte.ts';

const NAMES = ['player-17', 'player-52', 'player-08', 'player-33', 'player-71', 'player-90'];
const BOT = { draftPick, draftedDeck };
const HOUSE_BOT = { player: 'house', name: 'solid', bot: 'solid' };

const asked = new URLSearchParams(location.search);
const numberOf = (name: string, usual: number): number => Number(asked.get(name) ?? usual);
const people = numberOf('people', 2);
/** Who looks at the page; others than the first are never the host. */
const me = asked.get('as') ?? NAMES[0] ?? '';

language.now = languageFor(navigator.languages);

const terms: DraftRoomTerms = {
  ...USUAL_DRAFT_TERMS,
  seats: numberOf('seats', 4) as DraftSeats,
  pairing: asked.get('pairing') === 'single' ? 'single' : 'roundRobin',
  pickSeconds: numberOf('pick', 40),
};
let shift = 0;
const serverTime = (): number => Date.now() + shift;
const asking = () => ({ at: serverTime(), box: BUILT_IN });

let room = $state.raw(
  openDraftRoom('draft-in-a-page', {
    kind: 'open',
    terms,
    master: 'c4'.repeat(32),
    player: NAMES[0] ?? '',
    name: NAMES[0] ?? '',
    bot: null,
    at: serverTime(),
  }),
);

function enter(outcome: DraftRoomOutcome): string | null {
  if (outcome.kind === 'refused') return draftRefusalText(outcome.why, language.now);
  room = outcome.room;
  return null;
}

/** What is due by itself. */
function goOn(): void {
  while (enter(nextDraftAct(room, asking(), BOT)) === null);
}

/** Others decide as bots do; those who are said to be slow do not. */
function othersGoOn(slow: readonly string[]): void {
  goOn();
  for (const drafter of room.seats) {
    if (drafter === null || drafter.bot !== null || slow.includes(drafter.player)) continue;
    const request = nextRequestOf(drafter.player);
    if (request !== null) enter(askDraftRoom(room, drafter.player, request, asking()));
  }
  goOn();
}

function nextRequestOf(player: string): DraftRoomRequest | null {
  const seat = draftSeatOf(room, player) ?? 0;
  const { own, draft, seats } = draftRoomNowFor(room, seat, BUILT_IN);
  if (own === null || draft === null) return null;
  if (draft.isOver && own.deck === null) return { kind: 'deck', cards: draftedDeck(own.picks, BUILT_IN) };
  if (draft.isOver) return seats[seat]?.isReady === true ? null : { kind: 'ready' };
  if (own.packet.length === 0) return null;
  return { kind: 'pick', card: draftPick({ ...draft, ...own, seat }, BUILT_IN) };
}

/** The player who begins wins at every table that is there. */
function playTables(): void {
  for (const { id } of draftTablesWanted(room))
    enter(reportDraftResult(room, { table: id, winner: 0, crystals: 3 }, asking()));
}

function reach(phase: DraftPhase, picks: number): void {
  if (phase === 'waiting') return;
  enter(startDraft(room, NAMES[0] ?? '', HOUSE_BOT, asking()));
  for (let i = 0; i < picks && draftPhaseOf(room) === 'picking'; i++) othersGoOn([]);
  if (phase === 'picking') return;
  while (draftPhaseOf(room) === 'picking') othersGoOn([]);
  if (phase === 'building') return;
  while (draftPhaseOf(room) === 'building') othersGoOn([]);
  for (let round = 0; round < numberOf('played', phase === 'over' ? 9 : 0); round++) playTables();
}

for (const name of NAMES.slice(1, people))
  enter(sitInDraft(room, { player: name, name, bot: null }, asking()));
reach((asked.get('phase') ?? 'waiting') as DraftPhase, numberOf('picks', 0));
const slow = asked.get('slow')?.split(',') ?? [];
othersGoOn([me, ...slow]);

const answer = async (outcome: (now: DraftRoom) => DraftRoomOutcome): Promise<string | null> => {
  await Promise.resolve();
  const refusal = enter(outcome(room));
  othersGoOn([me, ...slow]);
  return refusal;
};

const here: DraftRoomHere = {
  id: room.id,
  get now() {
    return draftRoomNowFor(room, draftSeatOf(room, me) ?? 'spectator', BUILT_IN);
  },
  get here() {
    return room.seats.map((one) => {
      if (one === null) return { kind: 'empty' } as const;
      return slow.includes(one.player) ? ({ kind: 'away', since: 0 } as const) : ({ kind: 'here' } as const);
    });
  },
  link: 'https://bluemoon.example/#/d/draft-m4w9kq2rtz7x',
  serverTime,
  ask: (request) => answer((now) => askDraftRoom(now, me, request, asking())),
  sit: () => answer((now) => sitInDraft(now, { player: me, name: me, bot: null }, asking())),
  start: () => answer((now) => startDraft(now, me, HOUSE_BOT, asking())),
};

/** For tests: lets time go by. */
Object.assign(window, {
  passTime(milliseconds: number) {
    shift += milliseconds;
  },
  goOn: () => othersGoOn([me, ...slow]),
});

mount(DraftRoomPage, { target: document.getElementById('app')!, props: { room: here } });
