import { BUILT_IN } from '@bluemoon/engine';
import {
  askDraftRoom,
  draftDueOf,
  draftPhaseOf,
  draftRoomNowFor,
  nextDraftAct,
  openDraftRoom,
  sitInDraft,
  startDraft,
  USUAL_DRAFT_TERMS,
} from '../../src/index.ts';
import type {
  DraftBot,
  DraftPhase,
  DraftRoom,
  DraftRoomAct,
  DraftRoomOutcome,
  DraftRoomRequest,
  DraftRoomTerms,
  DraftViewer,
} from '../../src/index.ts';

export const PLAYERS = ['ada', 'bert', 'cleo', 'dora', 'emil', 'fay'] as const;

export const guest = (name: string) => ({ player: name, name, bot: null });
const HOUSE_BOT = { player: 'house', name: 'solid', bot: 'solid' } as const;

/** Always the first card, and the first thirty. */
export const SIMPLE_BOT: DraftBot = {
  draftPick: ({ packet }) => packet[0] ?? '',
  draftedDeck: (picks) => picks.slice(0, 30),
};

export const SECRET = 'ab'.repeat(32);

/** A draft room whose acts are remembered as a database would keep them. */
export class Drafted {
  room: DraftRoom;
  readonly acts: DraftRoomAct[];
  at = 1000;

  constructor(terms: Partial<DraftRoomTerms> = {}, master = SECRET) {
    const open = {
      kind: 'open',
      terms: { ...USUAL_DRAFT_TERMS, ...terms },
      master,
      ...guest('ada'),
      at: this.at,
    } as const;
    this.acts = [open];
    this.room = openDraftRoom('draft-of-friends', open);
  }

  get phase(): DraftPhase {
    return draftPhaseOf(this.room);
  }

  asking() {
    return { at: this.at, box: BUILT_IN };
  }

  enter(outcome: DraftRoomOutcome): DraftRoomOutcome {
    if (outcome.kind === 'done') {
      this.room = outcome.room;
      this.acts.push(outcome.act);
    }
    return outcome;
  }

  ask(player: string, request: DraftRoomRequest): DraftRoomOutcome {
    this.at += 1000;
    return this.enter(askDraftRoom(this.room, player, request, this.asking()));
  }

  sit(...players: readonly string[]): this {
    for (const player of players) this.enter(sitInDraft(this.room, guest(player), this.asking()));
    return this;
  }

  start(): this {
    this.enter(startDraft(this.room, 'ada', HOUSE_BOT, this.asking()));
    return this;
  }

  /** Does what is due by itself, until nothing is. */
  goOn(): this {
    while (this.enter(nextDraftAct(this.room, this.asking(), SIMPLE_BOT)).kind === 'done');
    return this;
  }

  /** Lets the time go by that players have, and what follows happen. */
  timeUp(): this {
    this.at = draftDueOf(this.room) ?? this.at;
    return this.goOn();
  }

  /** Everybody keeps a card of their packet, until all have picked this often. */
  pickAll(times = Infinity, choose: (size: number) => number = () => 0): this {
    for (let time = 0; time < times && this.phase === 'picking'; time++) {
      this.goOn();
      const packets = this.room.seats.map((_, seat) => this.now(seat).own?.packet ?? []);
      for (const [seat, drafter] of this.room.seats.entries()) {
        const packet = packets[seat] ?? [];
        const card = packet[choose(packet.length)];
        if (drafter?.bot === null && card !== undefined) this.ask(drafter.player, { kind: 'pick', card });
      }
    }
    return this.goOn();
  }

  /** Everybody takes the first thirty cards and is ready. */
  buildAll(): this {
    for (const [seat, drafter] of this.room.seats.entries()) {
      if (drafter === null || drafter.bot !== null) continue;
      const cards = (this.now(seat).own?.picks ?? []).slice(0, 30);
      this.ask(drafter.player, { kind: 'deck', cards });
      this.ask(drafter.player, { kind: 'ready' });
    }
    return this.goOn();
  }

  now(viewer: DraftViewer) {
    return draftRoomNowFor(this.room, viewer, BUILT_IN);
  }
}

export const why = (outcome: DraftRoomOutcome): string =>
  outcome.kind === 'refused' ? outcome.why.kind : 'done';
