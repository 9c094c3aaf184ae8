import type { GameEvent, Seat } from '@bluemoon/engine';
import { pressedByItself } from '@bluemoon/play';
import type { Clocks, Now, Pressing, RoomNow, StoryEntry } from '@bluemoon/play';
import type { RoomSeen, WireRefusal } from '@bluemoon/wire';
import { naturalPause } from '../online/natural-pause.ts';
import type { RoomHere } from '../online/room.svelte.ts';
import type { Shown } from './page-table.svelte.ts';
import type { Presence, SeatLink, SeatNow } from './seat-link.ts';

/** A seat at an online table, or the place of a spectator. The fields are reactive. */
export interface NetworkLink extends SeatLink {
  /** The room as it is shown: it may be a few moments behind what has been told. */
  readonly room: RoomNow;
  /** The server has not answered a request for a second. */
  readonly isSlow: boolean;
  /** What was refused last, and why; null after the next request, or when it was read. */
  readonly refusal: Refused | null;
  /** The player has read why something was refused. */
  forgetRefusal(): void;
  /** The rival has to agree. */
  askTakeBack(): void;
  answerTakeBack(answer: 'grantTakeBack' | 'refuseTakeBack'): void;
  resign(): void;
  claim(): void;
  end(): void;
}

export interface Refused {
  readonly asked: Request['kind'];
  readonly why: WireRefusal;
}

export interface NetworkHooks {
  /** Resolves when the next change may be shown. */
  readonly show: (shown: Shown) => Promise<void>;
  readonly pressing: () => Omit<Pressing, 'interference'>;
  readonly clock: () => number;
  readonly random: () => number;
  /** Calls back after a time; the returned function prevents it. */
  readonly later: (ms: number, act: () => void) => () => void;
}

/** A page that is further behind shows the newest state at once. */
const MAX_BEHIND = 6;
const SLOW_MS = 1000;

type Source = Pick<RoomHere, 'onSeen' | 'ask' | 'serverTime' | 'here'>;
type Request = Parameters<RoomHere['ask']>[0];

export function startNetworkLink(begun: RoomSeen, source: Source, hooks: NetworkHooks): NetworkLink {
  let shown = $state.raw(begun);
  let waiting = $state.raw<readonly RoomSeen[]>([]);
  /** What was chosen for which ply; null after a refusal. */
  let sent = $state.raw<{ readonly ply: number; readonly options: readonly string[] } | null>(null);
  /** The requests that the server has not answered. */
  let asked = $state.raw<readonly Request[]>([]);
  let isSlow = $state(false);
  let refusal = $state.raw<Refused | null>(null);
  /** The ply whose decision passes by itself in a moment. */
  let pressing = $state<number | null>(null);
  let isShowing = false;
  let cancelPress: (() => void) | null = null;

  const isOnItsWay = (kind: Request['kind']): boolean => asked.some((one) => one.kind === kind);
  const table = $derived(tableOf(shown));
  const me: Seat | null = $derived(shown.now.you === 'spectator' ? null : shown.now.you);
  const isPending = $derived(
    waiting.length === 0 &&
      sent?.ply !== table.ply &&
      !isOnItsWay('takeBack') &&
      table.view.decision?.options != null,
  );

  async function showAll(): Promise<void> {
    if (isShowing) return;
    isShowing = true;
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const isFarBehind = waiting.length > MAX_BEHIND;
      const before = shown;
      shown = isFarBehind ? (waiting.at(-1) ?? next) : next;
      waiting = isFarBehind ? [] : waiting.slice(1);
      const events = isFarBehind ? [] : eventsSince(before, shown);
      if (events.length > 0) await hooks.show({ before: tableOf(before).view, events });
    }
    isShowing = false;
    pressOn();
  }

  /** The option for the present decision that the player need not be asked about. */
  function pressed(): string | null {
    const { decision, rules } = table.view;
    if (!isPending || decision?.options == null) return null;
    const wishes = hooks.pressing();
    return pressedByItself(
      { about: decision.about, options: decision.options, series: rules.series },
      { ...wishes, interference: wishes.steps === 'none' ? 'ask' : 'pass' },
    );
  }

  function pressOn(): void {
    cancelPress?.();
    pressing = pressed() === null ? null : table.ply;
    if (pressing === null) return;
    cancelPress = hooks.later(naturalPause(hooks.random), () => {
      pressing = null;
      const option = pressed();
      if (option !== null) void choose([option]);
    });
  }

  /** While one is on its way, a second press asks for nothing more. */
  async function askOnce(request: Request): Promise<void> {
    if (!isOnItsWay(request.kind)) await ask(request);
  }

  async function ask(request: Request): Promise<void> {
    refusal = null;
    asked = [...asked, request];
    const cancelSlow = hooks.later(SLOW_MS, () => (isSlow = true));
    const reply = await source.ask(request);
    cancelSlow();
    isSlow = false;
    asked = asked.filter((one) => one !== request);
    if (reply.kind === 'refused') refusal = { asked: request.kind, why: reply.why };
  }

  /** Once for each ply: the next decision may be seen, and made, before the answer to this choice has come. */
  async function choose(options: readonly string[]): Promise<void> {
    const { ply } = table;
    if (!isPending) return;
    cancelPress?.();
    pressing = null;
    sent = { ply, options };
    await ask({ kind: 'choose', ply, options });
    if (refusal?.asked === 'choose' && sent?.ply === ply) sent = null;
  }

  /** Only what the player sees can be taken back, so a choice on its way has to arrive first. */
  function takeBack(request: Request): void {
    if (!isOnItsWay('choose')) void askOnce(request);
  }

  const stopListening = source.onSeen((next) => {
    waiting = [...waiting, next];
    void showAll();
  });
  pressOn();

  const now: SeatNow = $derived({
    view: table.view,
    isAsked: isPending && pressing === null,
    story: shown.story,
    takingBack: me === null ? null : table.takingBack,
    ...(sent?.ply === table.ply ? { sent: sent.options } : {}),
    clocks: table.clocks === null ? null : shifted(table.clocks, hooks.clock() - source.serverTime()),
    presence: [presenceOf(source.here[0]), presenceOf(source.here[1])],
  });

  return {
    get now() {
      return now;
    },
    get room() {
      return shown.now;
    },
    get isSlow() {
      return isSlow;
    },
    get refusal() {
      return refusal;
    },
    choose: (options) => void choose(options),
    forgetRefusal: () => (refusal = null),
    takeBack: () => takeBack({ kind: 'takeBack' }),
    askTakeBack() {
      const to = table.lastOwn;
      if (to !== null) takeBack({ kind: 'askTakeBack', to });
    },
    answerTakeBack: (answer) => void askOnce({ kind: 'answerTakeBack', answer }),
    resign: () => void askOnce({ kind: 'resign' }),
    claim: () => void askOnce({ kind: 'claim' }),
    end() {
      stopListening();
      cancelPress?.();
    },
  };
}

function tableOf({ now }: RoomSeen): Now {
  if (now.table === null) throw new Error('There is no game on this table.');
  return now.table;
}

function eventsSince(before: RoomSeen, after: RoomSeen): readonly GameEvent[] {
  const { ply } = tableOf(before);
  const news: readonly StoryEntry[] = after.story.filter(({ entry }) => entry >= ply);
  return news.length > MAX_BEHIND ? [] : news.flatMap(({ events }) => events);
}

const presenceOf = ({ kind }: RoomHere['here'][0]): Presence => (kind === 'away' ? 'away' : 'here');

/** The same clocks by this page's time. */
function shifted({ since, rests, ...clocks }: Clocks, by: number): Clocks {
  return {
    ...clocks,
    since: since + by,
    ...(rests === undefined ? {} : { rests: [rests[0] + by, rests[1] + by] }),
  };
}
