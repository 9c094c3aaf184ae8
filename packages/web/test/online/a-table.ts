import { BUILT_IN } from '@bluemoon/engine';
import type { Seat, Viewer } from '@bluemoon/engine';
import {
  agreeOn,
  ask,
  fingerprintOf,
  openRoom,
  peopleDeck,
  roomNowFor,
  sit,
  storyOf,
  USUAL_ROOM_TERMS,
} from '@bluemoon/play';
import type { Room, RoomOutcome, RoomRequest, RoomTerms } from '@bluemoon/play';
import type { Reply, RoomSeen, WireRefusal } from '@bluemoon/wire';
import type { RoomHere } from '../../src/online/room.svelte.ts';

export const TERMS: RoomTerms = { ...USUAL_ROOM_TERMS, agreement: agreeOn({}), first: 'opener' };
const SEEDS = ['11'.repeat(32), '22'.repeat(32)] as const;

const done = (outcome: RoomOutcome): Room => {
  if (outcome.kind === 'refused') throw new Error(outcome.why.kind);
  return outcome.room;
};

/** Vulca against Hoax: both sit, are ready, and have opened their parts of the deal. */
export function dealtRoom(terms: RoomTerms = TERMS): Room {
  const asking = { at: 1000 };
  const opener = { player: 'ada', name: 'Ada', bot: null };
  const opened = openRoom('room-number-1', {
    kind: 'open',
    seat: 0,
    terms,
    master: 'ab'.repeat(32),
    ...opener,
    at: 0,
  });
  const asked = (room: Room, seat: Seat, request: RoomRequest): Room =>
    done(ask(room, seat, request, asking));
  let room = done(sit(opened, { player: 'bert', name: 'Bert', bot: null }, asking));
  for (const seat of [0, 1] as const)
    room = asked(room, seat, { kind: 'deck', deck: peopleDeck(seat === 0 ? 'vulca' : 'hoax', BUILT_IN) });
  for (const seat of [0, 1] as const)
    room = asked(room, seat, { kind: 'ready', fingerprint: fingerprintOf(SEEDS[seat]) });
  for (const seat of [0, 1] as const) room = asked(room, seat, { kind: 'share', seed: SEEDS[seat] });
  return room;
}

export function seenBy(room: Room, viewer: Viewer): RoomSeen {
  return { now: roomNowFor(room, viewer), story: room.host === null ? [] : storyOf(room.host, viewer) };
}

/** A room without a network: the test decides when the server answers, and both players are at hand. */
export class RoomAtHand implements Pick<RoomHere, 'onSeen' | 'ask' | 'serverTime' | 'here'> {
  room: Room;
  readonly viewer: Viewer;
  readonly here: RoomHere['here'] = [{ kind: 'here' }, { kind: 'here' }];
  readonly requests: RoomRequest[] = [];
  isSilent = false;
  #listeners = new Set<(seen: RoomSeen) => void>();
  #held: (() => void)[] = [];

  constructor(viewer: Viewer, terms: RoomTerms = TERMS) {
    this.room = dealtRoom(terms);
    this.viewer = viewer;
  }

  get seen(): RoomSeen {
    return seenBy(this.room, this.viewer);
  }
  onSeen(listener: (seen: RoomSeen) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
  serverTime(): number {
    return 50_000;
  }
  ask(request: RoomRequest): Promise<Reply> {
    this.requests.push(request);
    return new Promise((resolve) => {
      const answer = (): void => resolve(this.act(this.viewer === 1 ? 1 : 0, request));
      if (this.isSilent) this.#held.push(answer);
      else answer();
    });
  }
  /** The server answers what it was asked. */
  answer(): void {
    this.isSilent = false;
    for (const held of this.#held.splice(0)) held();
  }

  act(seat: Seat, request: RoomRequest): Reply {
    const outcome = ask(this.room, seat, request, { at: 2000 });
    if (outcome.kind === 'refused') return { kind: 'refused', why: outcome.why as WireRefusal };
    ({ room: this.room } = outcome);
    for (const listener of this.#listeners) listener(this.seen);
    return { kind: 'done' };
  }

  /** The player of that seat takes the option of that kind, or the first one. */
  plays(seat: Seat, kind?: string): void {
    const { table } = roomNowFor(this.room, seat);
    const options = table?.view.decision?.options ?? [];
    const option = options.find((one) => one.kind === kind) ?? options[0];
    if (table === null || option === undefined) throw new Error('there is nothing to choose');
    this.act(seat, { kind: 'choose', ply: table.ply, options: [option.id] });
  }
}
