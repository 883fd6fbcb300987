/**
 * What an office is, in plain code: who may do what, which state follows which, and what a list says. It shares no code with the office and knows
 * only what the simulation does: one pool of FIDE ratings under the text of March 2024, players who are established, reports without faults.
 */
export type Role = 'arbiter' | 'officer';

export interface Game {
  readonly white: number;
  readonly black: number;
  /** Half points of white. */
  readonly score: 0 | 1 | 2;
}

export interface ModelReport {
  /** All that the report says; the same text is the same report. */
  readonly text: string;
  /** Numbers of players. */
  readonly players: readonly number[];
  readonly games: readonly Game[];
  /** Days by number. */
  readonly start: number;
  readonly end: number;
}

export type EventState = 'submitted' | 'accepted' | 'refused' | 'withdrawn' | 'published';

export interface ModelEvent {
  readonly owner: string;
  readonly state: EventState;
  readonly report: ModelReport;
  /** Texts of the reports that it had before. */
  readonly former: readonly string[];
  /** The day on which the report came. */
  readonly received: number;
  /** Months since the year 0, of an event that was accepted. */
  readonly list?: number;
  readonly comments: number;
}

export type Action =
  | { readonly kind: 'submit'; readonly report: ModelReport; readonly event?: string }
  | { readonly kind: 'accept' | 'refuse' | 'withdraw' | 'comment'; readonly event: string }
  | { readonly kind: 'publish'; readonly list: number }
  | { readonly kind: 'erase'; readonly player: number }
  | { readonly kind: 'confirm' | 'decline'; readonly request: string };

export interface ModelRequest {
  readonly by: string;
  readonly action: Action;
  readonly state: 'waits' | 'confirmed' | 'declined';
}

/** What somebody is answered: that it is done, and what came of it; or why it is not, by the code of the first refusal. */
export type Answer =
  | { readonly state: 'done' | 'waits'; readonly made?: string }
  | { readonly state: 'refused'; readonly code: string }
  /** A report that is there already: a program that may see the event is told it as if it had just come. */
  | { readonly state: 'same'; readonly made: string; readonly mayBeSeen: boolean };

export interface Player {
  readonly rating: number;
  readonly isErased: boolean;
}

/** Facts of the calendar that both sides are told. */
export interface Calendar {
  /** The month in which a day lies, as months since the year 0, and the day on which the list of a month closes. */
  readonly monthOf: (day: number) => number;
  readonly closingDay: (month: number) => number;
}

const MAX_GAP = 400;
/** 8.3.3: everybody here has played thirty games and never reached 2400. */
const K = 20;
const MOST_POINTS = 700;

/** 8.1.2: differences up to these give the stronger side 50, 51, 52 … hundredths. */
const UP_TO = [
  3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197,
  206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619,
  735,
];

const expectedOf = (gap: number): number => {
  const row = UP_TO.findIndex((upTo) => Math.abs(gap) <= upTo);
  const higher = row < 0 ? 100 : 50 + row;
  return gap >= 0 ? higher : 100 - higher;
};

export class Model {
  readonly roles: ReadonlyMap<string, Role>;
  readonly calendar: Calendar;
  readonly players: Map<number, Player>;
  readonly events: Map<string, ModelEvent>;
  readonly requests: Map<string, ModelRequest>;
  readonly lists: Map<number, ReadonlyMap<number, number>>;
  next: number;
  today: number;

  constructor(
    given: Pick<Model, 'roles' | 'calendar' | 'players' | 'events' | 'requests' | 'lists' | 'next' | 'today'>,
  ) {
    this.roles = given.roles;
    this.calendar = given.calendar;
    this.players = new Map(given.players);
    this.events = new Map(given.events);
    this.requests = new Map(given.requests);
    this.lists = new Map(given.lists);
    this.next = given.next;
    this.today = given.today;
  }

  copy(): Model {
    return new Model(this);
  }

  /** Does it, and says what whoever asked for it is answered. */
  act(by: string, action: Action): Answer {
    const refusal = this.#mayNot(by, action);
    if (refusal !== undefined) return { state: 'refused', code: refusal };
    if (action.kind === 'confirm' || action.kind === 'decline') return this.#end(by, action);
    // 'publish' and 'erase' wait for a second officer, if they could be done now
    if (action.kind !== 'publish' && action.kind !== 'erase') return this.#do(by, action);
    const tried = this.copy().#do(by, action);
    if (tried.state === 'refused') return tried;
    const made = `r${this.requests.size + 1}`;
    this.requests.set(made, { by, action, state: 'waits' });
    return { state: 'waits', made };
  }

  #mayNot(by: string, action: Action): string | undefined {
    if (this.roles.get(by) === 'officer') return undefined;
    if (!['submit', 'withdraw', 'comment'].includes(action.kind)) {
      // whoever asked for something may take it back
      const own = action.kind === 'decline' && this.requests.get(action.request)?.by === by;
      return own ? undefined : 'access.forbidden';
    }
    const { event } = action as { readonly event?: string };
    const known = event === undefined ? undefined : this.events.get(event);
    return known !== undefined && known.owner !== by ? 'access.not-own' : undefined;
  }

  #end(by: string, { kind, request: id }: { readonly kind: 'confirm' | 'decline'; readonly request: string }): Answer {
    const request = this.requests.get(id);
    if (request === undefined) return { state: 'refused', code: 'access.request-unknown' };
    if (request.state !== 'waits') return { state: 'refused', code: 'access.request-ended' };
    if (kind === 'decline') {
      this.requests.set(id, { ...request, state: 'declined' });
      return { state: 'done' };
    }
    if (request.by === by) return { state: 'refused', code: 'access.request-own' };
    const done = this.#do(request.by, request.action);
    if (done.state !== 'refused') this.requests.set(id, { ...request, state: 'confirmed' });
    return done;
  }

  #do(by: string, action: Action): Answer {
    switch (action.kind) {
      case 'submit':
        return this.#submit(by, action.report, action.event);
      case 'publish':
        return this.#publish(action.list);
      case 'erase':
        return this.#erase(action.player);
      case 'accept':
      case 'refuse':
      case 'withdraw':
      case 'comment':
        return this.#judge(action.kind, action.event);
      default:
        throw new Error(`nobody does ${action.kind} alone`);
    }
  }

  #submit(owner: string, report: ModelReport, into?: string): Answer {
    const target = into === undefined ? undefined : this.events.get(into);
    const isGone = target?.state === 'withdrawn';
    if (target !== undefined && !isGone && target.report.text === report.text) return this.#same(owner, into as string);
    if (into !== undefined && (target === undefined || isGone || target.state === 'published')) {
      return { state: 'refused', code: target === undefined ? 'event.unknown' : 'event.wrong-state' };
    }
    if (target?.former.includes(report.text)) return { state: 'refused', code: 'event.older-report' };
    for (const [id, { state, report: other, former }] of this.events) {
      const isKnown = other.text === report.text || former.includes(report.text);
      if (isKnown && state !== 'withdrawn') return this.#same(owner, id);
    }
    const made = into ?? `e${this.events.size + 1}`;
    this.events.set(made, {
      owner: target?.owner ?? owner,
      state: 'submitted',
      report,
      former: target === undefined ? [] : [...target.former, target.report.text],
      received: this.today,
      comments: target?.comments ?? 0,
    });
    return { state: 'done', made };
  }

  #same(by: string, made: string): Answer {
    const mayBeSeen = this.roles.get(by) === 'officer' || this.events.get(made)?.owner === by;
    return { state: 'same', made, mayBeSeen };
  }

  #judge(verb: 'accept' | 'refuse' | 'withdraw' | 'comment', id: string): Answer {
    const event = this.events.get(id);
    if (event === undefined) return { state: 'refused', code: 'event.unknown' };
    const from: Readonly<Record<typeof verb, readonly EventState[]>> = {
      accept: ['submitted', 'refused'],
      refuse: ['submitted'],
      withdraw: ['submitted', 'accepted', 'refused'],
      comment: ['submitted', 'accepted', 'refused', 'withdrawn', 'published'],
    };
    if (!from[verb].includes(event.state)) return { state: 'refused', code: 'event.wrong-state' };
    if (verb === 'comment') this.events.set(id, { ...event, comments: event.comments + 1 });
    if (verb === 'refuse') this.events.set(id, { ...event, state: 'refused' });
    if (verb === 'withdraw') this.events.set(id, without(event, 'withdrawn'));
    if (verb === 'accept') this.events.set(id, { ...event, state: 'accepted', list: this.#listOf(event) });
    return { state: 'done' };
  }

  /** 7.1.3: the first list that was open when the event had ended and its report had come, and that is not out yet. */
  #listOf({ received, report: { end } }: ModelEvent): number {
    const { monthOf, closingDay } = this.calendar;
    let list = monthOf(end);
    while (closingDay(list) < Math.max(end, received)) list += 1;
    return Math.max(list, this.next);
  }

  #erase(player: number): Answer {
    const known = this.players.get(player);
    if (known === undefined || known.isErased) return { state: 'refused', code: 'player.number-unknown' };
    this.players.set(player, { ...known, isErased: true });
    return { state: 'done' };
  }

  #publish(list: number): Answer {
    if (list < this.next) return { state: 'refused', code: 'lists.not-after' };
    if (this.today <= this.calendar.closingDay(this.next)) return { state: 'refused', code: 'lists.not-closed' };
    const due = [...this.events].filter(([, { state, list }]) => state === 'accepted' && list === this.next);
    const sums = new Map<number, { games: number; hundredths: number }>();
    for (const [, { report }] of due) {
      const inForce = this.#inForceOn(report.start);
      for (const { white, black, score } of report.games) {
        for (const [own, other, half] of [
          [white, black, score],
          [black, white, 2 - score],
        ] as const) {
          const gap = (inForce.get(own) as number) - (inForce.get(other) as number);
          const sum = sums.get(own) ?? { games: 0, hundredths: 0 };
          const counted = Math.max(-MAX_GAP, Math.min(gap, MAX_GAP));
          sums.set(own, { games: sum.games + 1, hundredths: sum.hundredths + half * 50 - expectedOf(counted) });
        }
      }
    }
    for (const [player, { games, hundredths }] of sums) {
      const { rating, isErased } = this.players.get(player) as Player;
      // 8.3.3, and 8.3.4: rounded once, a half away from zero
      const k = K * games > MOST_POINTS ? Math.floor(MOST_POINTS / games) : K;
      const rounded = Math.sign(hundredths) * Math.floor((Math.abs(k * hundredths) + 50) / 100);
      this.players.set(player, { rating: rating + rounded, isErased });
    }
    for (const [id, event] of due) this.events.set(id, { ...event, state: 'published' });
    this.lists.set(this.next, new Map([...this.players].map(([player, { rating }]) => [player, rating])));
    this.next += 1;
    return { state: 'done' };
  }

  /** 7.1.1: the list in force on the day when the event began. */
  #inForceOn(day: number): ReadonlyMap<number, number> {
    const month = Math.max(...[...this.lists.keys()].filter((list) => list <= this.calendar.monthOf(day)));
    return this.lists.get(month) as ReadonlyMap<number, number>;
  }
}

const without = ({ list: _list, ...event }: ModelEvent, state: EventState): ModelEvent => ({ ...event, state });
