/** The schemas of requests and answers: used for validation, for the documentation, and for the types of the client. */
import { CONFIDENCES, CONTROLS, FAMILIES } from '../../engine/index.ts';
import Type, { type Static, type TSchema } from 'typebox';
import { LANGUAGES } from '../../content/languages.ts';
import { LIVE_ORDERS } from '../../reading/public/live-list.ts';
import { EVENT_STEPS } from '../../reading/public/event-way.ts';
import { ACTIVITIES, AGE_GROUPS, DIRECTIONS, LIST_ORDERS, ROW_STATUSES } from '../../reading/public/list-block.ts';
import { PROBLEM_CODES } from '../problem.ts';
import { API_WORDS } from '../../content/en/pages/api.ts';

const { meanings: MEANINGS } = API_WORDS;
export const optional = <T extends TSchema>(schema: T) => Type.Optional(schema);
export const Id = Type.String({ pattern: '^[0-9a-z]{1,40}$', description: MEANINGS.id, examples: ['nj0hd67'] });
/** A player in a request: an id of the office, or a number of another registry. */
const PlayerRef = Type.String({
  pattern: '^([0-9a-z]{1,40}|(fide|komir|orr|pin):[0-9A-Za-z-]{1,40})$',
  description: MEANINGS.player,
  examples: ['nj0hd67', 'fide:703303'],
});
export const PoolId = Type.String({
  pattern: '^[a-z][a-z0-9-]{0,31}$',
  description: MEANINGS.pool,
  examples: ['fide'],
});
const ListDate = Type.String({
  pattern: '^(\\d{4}-\\d{2}(-\\d{2})?|latest)$',
  description: MEANINGS.listDate,
  examples: ['2024-06', '2024-06-01', 'latest'],
});
export const DaySchema = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });
export const LangSchema = Type.Enum([...LANGUAGES], { description: MEANINGS.lang });
export const FamilySchema = Type.Enum([...FAMILIES]);

export const PoolParamsSchema = Type.Object({ pool: PoolId });
export const ListParamsSchema = Type.Object({ pool: PoolId, date: ListDate });
export const PlayerParamsSchema = Type.Object({ player: PlayerRef });
export const AgainstParamsSchema = Type.Object({ player: PlayerRef, other: PlayerRef });
export const ExplanationParamsSchema = Type.Object({
  player: PlayerRef,
  pool: PoolId,
  of: Type.String({
    pattern: '^[0-9a-z-]{1,40}$',
    description: MEANINGS.of,
    examples: ['2024-06', 'latest', 'e12'],
  }),
});
export const EventParamsSchema = Type.Object({ event: Id });
const EditionName = Type.String({ maxLength: 40, description: MEANINGS.edition, examples: ['fide-2024'] });
export const EditionParamsSchema = Type.Object({ edition: EditionName });
export const ClauseParamsSchema = Type.Object({
  edition: EditionName,
  clause: Type.String({ maxLength: 60, examples: ['8.3.1'] }),
});
export const CalculatorParamsSchema = Type.Object({ name: Type.String({ maxLength: 40, examples: ['expected'] }) });

/** Paging: the `next` of one answer is the `cursor` of the following request. */
export const Cursor = optional(Type.String({ maxLength: 100, description: MEANINGS.cursor }));
export const Next = optional(
  Type.String({ description: 'The `cursor` of what follows, with the same other parameters; absent at the end.' }),
);

export const NoQuerySchema = Type.Object({}, { additionalProperties: false });
export const LangQuerySchema = Type.Object({ lang: optional(LangSchema) }, { additionalProperties: false });
export const SearchQuerySchema = Type.Object(
  {
    q: Type.String({ minLength: 1, maxLength: 100, description: MEANINGS.q }),
    limit: optional(Type.Integer({ minimum: 1, maximum: 50, default: 10 })),
    cursor: Cursor,
  },
  { additionalProperties: false },
);
export const EventQuerySchema = Type.Object(
  {
    under: optional(Type.String({ maxLength: 40, description: MEANINGS.under })),
    lang: optional(LangSchema),
  },
  { additionalProperties: false },
);
export const EventsQuerySchema = Type.Object(
  {
    pool: optional(PoolId),
    list: optional(Type.String({ maxLength: 10, description: MEANINGS.list, examples: ['2026-11', 'latest'] })),
    state: optional(Type.Enum(['announced', 'counted'], { description: MEANINGS.eventState, default: 'counted' })),
    q: optional(Type.String({ maxLength: 100, description: MEANINGS.eventWords })),
    federation: optional(Type.String({ maxLength: 3, examples: ['HUN'] })),
    from: optional(
      Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: MEANINGS.fromDay, examples: ['2026-10-01'] }),
    ),
    to: optional(
      Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: MEANINGS.toDay, examples: ['2026-10-31'] }),
    ),
    limit: optional(Type.Integer({ minimum: 1, maximum: 500, default: 50 })),
    cursor: Cursor,
  },
  { additionalProperties: false },
);
/** Its fields are those of the calculator, which validates them itself. */
export const CalculationQuerySchema = Type.Object(
  {
    rules: optional(Type.String({ maxLength: 40, description: MEANINGS.rules })),
    lang: optional(LangSchema),
  },
  {
    additionalProperties: Type.String({ maxLength: 2000 }),
    description: MEANINGS.fields,
    examples: [{ own: '2145', opponent: '2300' }],
  },
);
export const EntriesQuerySchema = Type.Object(
  {
    federation: optional(Type.String({ maxLength: 3, examples: ['HUN'] })),
    club: optional(Type.String({ maxLength: 100 })),
    sex: optional(Type.Enum(['m', 'f'])),
    age: optional(
      Type.Enum([...AGE_GROUPS], {
        description: MEANINGS.age,
      }),
    ),
    activity: optional(Type.Enum([...ACTIVITIES])),
    title: optional(Type.String({ maxLength: 10, examples: ['IM'] })),
    from: optional(Type.Integer({ description: MEANINGS.from })),
    to: optional(Type.Integer({ description: MEANINGS.to })),
    name: optional(Type.String({ maxLength: 100, description: MEANINGS.name })),
    sort: optional(Type.Enum([...LIST_ORDERS, 'birthYear'], { description: MEANINGS.sort, default: 'place' })),
    direction: optional(Type.Enum([...DIRECTIONS], { default: 'up', description: MEANINGS.direction })),
    limit: optional(Type.Integer({ minimum: 1, maximum: 1000, default: 100 })),
    cursor: Cursor,
    format: optional(
      Type.Enum(['json', 'ndjson', 'csv', 'csv-exact'], {
        description: MEANINGS.format,
      }),
    ),
    lang: optional(LangSchema),
  },
  { additionalProperties: false },
);
export const HistoryQuerySchema = Type.Object(
  {
    pool: optional(PoolId),
    cursor: Cursor,
    page: optional(Type.Integer({ minimum: 1, maximum: 100_000, description: MEANINGS.page, deprecated: true })),
  },
  { additionalProperties: false },
);

const Names = Type.Object(Object.fromEntries(LANGUAGES.map((each) => [each, optional(Type.String())])), {
  description: 'What it is called in a language, where that is another name.',
});
const ControlShown = optional(
  Type.Enum([...CONTROLS], { description: 'How long its games last; standard if absent.' }),
);
export const PoolSchema = Type.Object({
  pool: PoolId,
  family: FamilySchema,
  name: Type.String(),
  names: optional(Names),
  calendar: Type.Enum(['monthly', 'at-once']),
  control: ControlShown,
  group: optional(Type.String({ description: 'Pools of one group belong together, one of each control.' })),
  readings: optional(
    Type.Record(Type.String(), Type.String(), {
      description: 'The readings of open clauses that are chosen for its next list, such as cap.lower: once.',
    }),
  ),
  closed: optional(
    Type.String({ description: 'Of a pool that was closed: its last list (2024-12), or its last day (2024-12-31).' }),
  ),
  list: optional(Type.Object({ date: DaySchema, players: Type.Integer(), digest: Sha256 })),
});
export const PoolsSchema = Type.Object({
  office: Type.String(),
  names: optional(Names),
  minors: optional(Type.Enum(['names', 'initials'], { description: 'How players under 18 are shown.' })),
  demonstration: optional(Type.Boolean({ description: 'All persons, clubs and events are invented.' })),
  asOf: optional(Type.String({ description: 'The day of the last entry.' })),
  checkpoint: optional(
    Type.String({ description: 'The newest checkpoint of the public log: origin, size, root and signature.' }),
  ),
  pools: Type.Array(PoolSchema),
});

const Root = optional(
  Type.String({
    pattern: '^[0-9a-f]{64}$',
    description:
      'Root of the Merkle tree over the rows of its players; absent for a list that was sealed before lists had one, or that was brought in.',
  }),
);
export const ListHeadSchema = Type.Object({ date: DaySchema, players: Type.Integer(), digest: Sha256, root: Root });
export const ListsSchema = Type.Object({ pool: PoolId, lists: Type.Array(ListHeadSchema) });

/** A change of all ratings of a pool, by decision and without games. */
const POOL_CHANGE = {
  kind: Type.Enum(['adjusted', 'reversed', 'rerated', 'recognised'], {
    description: 'recognised: on a list that was brought in, by its date and its numbers; nobody decided it here.',
  }),
  entry: optional(Type.Integer({ description: 'The entry of the ledger.' })),
  rule: optional(Type.String({ description: 'Such as towards:2000:2/5.' })),
  by: optional(Type.String()),
  on: optional(DaySchema),
  reference: optional(Type.String()),
  text: Type.String({ description: 'What it is and who decided it, in words.' }),
};

export const LiveQuerySchema = Type.Object(
  {
    sort: optional(Type.Enum([...LIVE_ORDERS], { default: 'rating' })),
    cursor: Cursor,
    page: optional(Type.Integer({ minimum: 1, maximum: 100_000, description: MEANINGS.pageNo, deprecated: true })),
    limit: optional(Type.Integer({ minimum: 1, maximum: 1000, default: 100 })),
    lang: optional(LangSchema),
  },
  { additionalProperties: false },
);

export const LiveListSchema = Type.Object({
  pool: PoolId,
  family: FamilySchema,
  name: Type.String(),
  control: ControlShown,
  unofficial: Type.Boolean({ description: 'Nobody has published these ratings.' }),
  list: optional(DaySchema),
  nextList: optional(
    Type.Object({
      list: Type.String({ description: 'The month of the list that comes next.' }),
      closes: DaySchema,
      clause: Type.String(),
    }),
  ),
  events: Type.Array(
    Type.Object({
      event: Id,
      name: Type.String(),
      start: optional(DaySchema),
      end: optional(DaySchema),
      players: Type.Integer(),
      games: Type.Integer(),
      list: DaySchema,
    }),
  ),
  page: Type.Integer(),
  pages: Type.Integer(),
  found: Type.Integer({ description: 'How many have a live rating.' }),
  all: Type.Integer({ deprecated: true, description: 'The same as `found`.' }),
  players: Type.Array(
    Type.Object({
      id: Id,
      name: optional(Type.String()),
      title: optional(Type.String()),
      federation: optional(Type.String()),
      place: Type.Integer({
        description: 'Among the active players of the newest list, with the live ratings of all.',
      }),
      before: optional(Type.Integer({ description: 'On the newest list.' })),
      rating: Type.Integer(),
      change: optional(Type.Integer()),
      games: Type.Integer(),
      events: Type.Array(Type.Object({ event: Id, name: Type.String() })),
    }),
  ),
  next: Next,
});

export const ListInfoSchema = Type.Object({
  pool: PoolId,
  family: FamilySchema,
  name: Type.String(),
  control: ControlShown,
  date: DaySchema,
  players: Type.Integer(),
  digest: Sha256,
  root: Root,
  entry: Type.Object({ no: Type.Integer(), hash: Sha256, time: Type.String() }),
  opening: Type.Boolean(),
  edition: optional(Type.String()),
  readings: optional(
    Type.Record(Type.String(), Type.String(), {
      description: 'The readings of open clauses by which it was made, where its pool had chosen any.',
    }),
  ),
  adjusted: optional(
    Type.Array(
      Type.Object({
        ...POOL_CHANGE,
        affected: optional(Type.Integer()),
        points: optional(Type.Integer({ description: 'The sum.' })),
      }),
      { description: 'Changes of all ratings of the pool that stand on the list.' },
    ),
  ),
  recomputed: optional(
    Type.Object(
      {
        entry: Type.Integer({ description: 'Number of its entry.' }),
        adjusts: Type.Integer({ description: 'The entry of the change that was taken back.' }),
        reversal: Type.Integer({ description: 'The entry that took it back.' }),
        list: Type.String({ description: 'The list that has the difference.' }),
        players: Type.Integer(),
        changed: Type.Integer({ description: 'How many ratings are others.' }),
        digest: Sha256,
      },
      {
        description:
          'The list as it would have been without a change of all ratings that was taken back by replay; it is published beside this one, which stays.',
      },
    ),
  ),
  files: Type.Array(Type.String(), {
    description: 'Addresses of the files; each has a signature at its own with .sig.',
  }),
});

/** Numbers of a player in other registries: FIDE, the Hungarian federation, ORR, the European Go database. */
const Number = Type.String();
const Numbers = Type.Object({
  fide: optional(Number),
  komir: optional(Number),
  orr: optional(Number),
  pin: optional(Number),
});

export const ListEntrySchema = Type.Object({
  id: Id,
  place: optional(Type.Integer()),
  name: optional(Type.String()),
  title: optional(Type.String()),
  federation: optional(Type.String()),
  club: optional(Type.String()),
  sex: optional(Type.Enum(['m', 'f'])),
  birthYear: optional(Type.Integer()),
  rating: Type.Integer(),
  recomputed: optional(
    Type.Integer({ description: 'Of a list that was recomputed: the rating there; absent: not on it.' }),
  ),
  unsettled: optional(Type.Boolean()),
  change: optional(Type.Integer()),
  games: Type.Integer(),
  k: optional(Type.Integer()),
  grade: optional(Type.String()),
  status: optional(Type.Enum([...ROW_STATUSES])),
  numbers: optional(Numbers),
});
export const ListEntriesSchema = Type.Object({
  pool: PoolId,
  date: DaySchema,
  found: Type.Integer(),
  entries: Type.Array(ListEntrySchema),
  next: Next,
});

const Text = Type.String();

/** Before and after, the same in every answer about a change of rating. */
const CHANGED_RATING = {
  before: optional(Type.Integer()),
  after: optional(Type.Integer()),
  change: optional(
    Type.Number({ description: 'In points, before rounding; of an unsettled rating from its new estimate.' }),
  ),
  unsettledBefore: optional(Type.Boolean({ description: 'The rating before has a star.' })),
  unsettled: optional(Type.Boolean({ description: 'The rating after has a star.' })),
};

export const PlayedEventSchema = Type.Object({
  event: Id,
  name: Text,
  start: optional(DaySchema),
  end: optional(DaySchema),
  games: Type.Integer(),
  score: Type.Number({ description: 'Points in the rated games.' }),
  ...CHANGED_RATING,
  k: optional(Type.Integer()),
  performance: optional(Type.Integer()),
  correction: optional(Type.Boolean()),
});

export const PlayerPoolSchema = Type.Object({
  pool: PoolId,
  family: FamilySchema,
  name: Text,
  control: Type.Enum([...CONTROLS]),
  group: optional(Text),
  calendar: Type.Enum(['monthly', 'at-once']),
  list: optional(DaySchema),
  rating: optional(Type.Integer()),
  change: optional(Type.Integer()),
  k: optional(Type.Integer()),
  games: Type.Integer(),
  peak: optional(Type.Integer()),
  inactive: optional(Type.Boolean()),
  delisted: optional(Type.Boolean()),
  unsettled: optional(Type.Boolean()),
  missing: optional(Type.Object({ games: Type.Integer(), events: Type.Integer() })),
  grade: optional(Text),
  marks: optional(Type.Array(Type.Object({ grade: Text, times: Type.Integer() }))),
  place: optional(
    Type.Object({
      place: Type.Integer(),
      of: Type.Integer(),
      federation: optional(Type.Object({ federation: Text, place: Type.Integer(), of: Type.Integer() })),
      club: optional(Type.Object({ club: Text, place: Type.Integer(), of: Type.Integer() })),
    }),
  ),
  live: optional(Type.Object({ rating: optional(Type.Integer()), games: Type.Integer(), unofficial: Type.Boolean() })),
  performances: Type.Boolean({ description: 'Whether its events have performances.' }),
});

export const PlayerSchema = Type.Object({
  id: Id,
  name: optional(Text),
  birthYear: optional(Type.Integer()),
  sex: optional(Text),
  federation: optional(Text),
  title: optional(Text),
  club: optional(Text),
  guestClub: optional(Text),
  deceased: optional(Type.Boolean()),
  numbers: Numbers,
  pools: Type.Array(PlayerPoolSchema),
});

const BesideEvents = optional(
  Type.Array(
    Type.Object({
      kind: Type.Enum(['decision', 'merge', 'split', 'brought']),
      day: DaySchema,
      entry: Type.Integer({ description: 'The entry of the ledger.' }),
      indicator: optional(Text),
    }),
    { description: 'What else changed the rating since the list before.' },
  ),
);

export const HistoryStepSchema = Type.Object({
  date: optional(DaySchema),
  rating: optional(Type.Integer()),
  change: optional(Type.Integer({ description: 'By games; what all were given is not in it.' })),
  adjusted: optional(Type.Integer({ description: 'Points by a change of all ratings of the pool.' })),
  games: Type.Integer(),
  inactive: optional(Type.Boolean()),
  delisted: optional(Type.Boolean()),
  opening: optional(Type.Boolean()),
  unsettled: optional(Type.Boolean()),
  events: Type.Array(PlayedEventSchema),
  beside: BesideEvents,
});
export const HistorySchema = Type.Object({
  id: Id,
  pools: Type.Array(
    Type.Object({
      pool: PoolId,
      page: Type.Integer(),
      pages: Type.Integer(),
      ratings: Type.Array(Type.Object({ date: DaySchema, rating: optional(Type.Integer()) })),
      lists: Type.Array(HistoryStepSchema),
      next: Next,
    }),
  ),
});

export const SearchResultSchema = Type.Object({
  players: Type.Array(
    Type.Object({
      id: Id,
      name: optional(Text),
      title: optional(Text),
      federation: optional(Text),
      birthYear: optional(Type.Integer()),
      club: optional(Text),
      numbers: optional(Numbers),
      ratings: Type.Array(
        Type.Object({
          pool: PoolId,
          control: ControlShown,
          rating: Type.Integer(),
          unsettled: optional(Type.Boolean()),
        }),
      ),
    }),
  ),
  found: Type.Integer({ description: 'How many there are in all.' }),
  exact: optional(Id),
  clubs: optional(
    Type.Array(
      Type.Object({
        name: Text,
        lists: Type.Array(Type.Object({ pool: PoolId, date: DaySchema, players: Type.Integer() })),
      }),
      { description: 'At most three whose names fit, on the newest lists; with the first part of an answer only.' },
    ),
  ),
  alike: optional(Type.Boolean({ description: 'Nobody is written so: these are written nearly so.' })),
  next: Next,
});

const FindingShown = Type.Object({
  code: Text,
  weight: Type.Enum(['refuse', 'warn', 'note']),
  clause: optional(Text),
  text: Text,
});

export const EventCellSchema = Type.Object({
  round: Type.Integer(),
  opponent: Type.Integer({ description: 'The place of the opponent.' }),
  colour: Type.Enum(['white', 'black']),
  score: Type.Number(),
  unplayed: optional(Type.Boolean()),
  unrated: optional(Type.Boolean()),
  handicap: optional(Type.Integer()),
});
export const EventsSchema = Type.Object({
  events: Type.Array(
    Type.Object({
      id: Id,
      pool: PoolId,
      name: Text,
      state: Type.Enum(['registered', 'submitted', 'questions', 'accepted', 'rated', 'published'], {
        description: 'The first three only with state=announced.',
      }),
      start: optional(DaySchema),
      end: optional(DaySchema),
      town: optional(Text),
      federation: optional(Text),
      players: Type.Integer(),
      entrants: optional(Type.Integer({ description: 'How many are entered for an announced one.' })),
      games: Type.Integer(),
      list: optional(DaySchema),
    }),
  ),
  next: Next,
  lookedBackTo: optional(
    Type.String({ description: 'Two thousand were looked through for these, back to this day; `next` goes on.' }),
  ),
});

export const EventSchema = Type.Object({
  id: Id,
  pool: PoolId,
  family: FamilySchema,
  name: Text,
  state: Text,
  start: optional(DaySchema),
  end: optional(DaySchema),
  town: optional(Text),
  federation: optional(Text),
  system: optional(Text),
  rounds: Type.Integer(),
  edition: optional(Text),
  list: optional(DaySchema),
  partOf: optional(Id),
  corrects: optional(Id),
  correctedBy: optional(Id),
  games: Type.Integer(),
  way: Type.Object({
    steps: Type.Array(
      Type.Object({ step: Type.Enum([...EVENT_STEPS]), reached: Type.Boolean(), day: optional(DaySchema) }),
      {
        description: 'From its announcement to a list.',
      },
    ),
    awaits: optional(
      Type.Object({
        list: Type.String({ description: 'The month of the list that it waits for.' }),
        closes: DaySchema,
      }),
    ),
    expects: optional(
      Type.Object(
        { list: Type.String(), closes: DaySchema },
        { description: 'Of an announced event: the list that it would be on if its report is here by then.' },
      ),
    ),
  }),
  entrants: optional(
    Type.Array(Type.Object({ id: Id, name: Type.String(), title: optional(Type.String()), rating: Type.Integer() }), {
      description: 'Who is entered for an announced event and has a rating, the highest first.',
    }),
  ),
  received: optional(DaySchema),
  sha256: optional(Sha256),
  players: Type.Array(
    Type.Object({
      place: Type.Integer(),
      id: optional(Id),
      name: optional(Text),
      title: optional(Text),
      federation: optional(Text),
      score: Type.Number(),
      games: optional(Type.Integer()),
      ...CHANGED_RATING,
      live: optional(
        Type.Integer({ description: 'Of an accepted event: the rating with all that waits for a list; unofficial.' }),
      ),
      k: optional(Type.Integer()),
      performance: optional(Type.Integer()),
      cells: Type.Array(EventCellSchema),
    }),
  ),
  findings: Type.Array(FindingShown),
  passed: Type.Array(Text, { description: 'Clauses that were checked, and found nothing.' }),
  waivers: Type.Array(Type.Object({ clause: Text, by: Text, ground: Text })),
  under: optional(
    Type.Object({
      rules: Text,
      rated: Type.Boolean(),
      findings: Type.Array(FindingShown),
      players: Type.Record(
        Type.String(),
        Type.Object({
          before: optional(Type.Integer()),
          after: optional(Type.Integer()),
          change: optional(Type.Number()),
        }),
      ),
    }),
  ),
});

/** A step, with those that it depends on. */
export interface StepAnswer {
  readonly clause: string;
  readonly rule: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly gives?: unknown;
  readonly from: readonly StepAnswer[];
  readonly event?: string;
}
export const StepData = Type.Unsafe<StepAnswer>({ $ref: '#/components/schemas/Step' });
export const StepSchema = Type.Object({
  clause: Text,
  rule: Type.String({ description: 'The name of the rule; it does not change.' }),
  given: Type.Record(Type.String(), Type.Unknown()),
  gives: optional(Type.Unknown()),
  from: Type.Array(StepData, { description: 'The steps that it rests on.' }),
  event: optional(Type.String({ description: 'The id of the event that it is about, where a list has several.' })),
});

export const ShownStepSchema = Type.Object({ text: Text, depth: Type.Integer() });
const Points = { description: 'In points.' };
const ExplainedGame = Type.Object({
  round: optional(Type.Integer({ description: 'Absent of a game of an earlier event that counts again.' })),
  opponent: optional(Id),
  opponentName: optional(Text),
  stored: optional(Type.String({ description: 'The name of such an earlier event.' })),
  colour: optional(Type.Enum(['white', 'black'])),
  rating: Type.Number({ description: 'Of the opponent.' }),
  standing: optional(
    Type.Enum(['unsettled', 'fide', 'newcomer'], {
      description: 'ORR: not a settled rating, but what stands for one.',
    }),
  ),
  stones: optional(Type.Number({ description: 'Go: handicap stones, given by white, received by black.' })),
  gap: optional(Type.Number({ description: 'D.' })),
  counted: optional(Type.Number({ description: 'D as it counts.' })),
  expected: optional(Type.Number({ description: 'PD.' })),
  score: Type.Number(),
  difference: optional(Type.Number({ description: 'Score less expected score.' })),
  change: optional(Type.Number(Points)),
});
const ExplainedEvent = Type.Object({
  event: Id,
  name: Text,
  start: optional(DaySchema),
  end: optional(DaySchema),
  edition: Text,
  rating: optional(Type.Integer({ description: 'With which the player was there.' })),
  k: optional(Type.Number()),
  before: optional(Type.Integer({ description: 'Of pools that rate at once.' })),
  after: optional(Type.Integer()),
  games: Type.Array(ExplainedGame),
  sums: Type.Object({
    games: Type.Integer(),
    score: Type.Number(),
    expected: optional(Type.Number()),
    difference: optional(Type.Number()),
    change: optional(Type.Number(Points)),
  }),
  leftOut: Type.Array(Type.Object({ round: Type.Integer(), opponent: Id, clause: Text, rule: Text }), {
    description: 'Games that did not count, and by which rule.',
  }),
});
const Sure = Type.Enum([...CONFIDENCES], {
  description: 'How sure a rule is whose text is not at hand as a whole.',
});
export const ExplanationSchema = Type.Object({
  id: Id,
  name: optional(Text),
  pool: PoolId,
  family: FamilySchema,
  edition: Text,
  list: optional(DaySchema),
  before: optional(Type.Integer()),
  after: optional(Type.Integer()),
  official: Type.Boolean(),
  nothing: optional(
    Type.Enum(['brought-in', 'no-games'], { description: 'Why nothing was calculated, where nothing was.' }),
  ),
  adjusted: optional(
    Type.Array(Type.Object({ ...POOL_CHANGE, before: Type.Integer(), after: Type.Integer() }), {
      description: 'What changes of all ratings of the pool did on the list.',
    }),
  ),
  between: BesideEvents,
  events: Type.Array(ExplainedEvent),
  notes: Type.Array(Text),
  lang: LangSchema,
  text: Type.Array(ShownStepSchema, { description: 'The steps as sentences, each under the one it supports.' }),
  steps: Type.Array(StepData, { description: 'The same steps as data.' }),
  sureness: Type.Array(
    Type.Object({
      edition: Text,
      clause: Text,
      confidence: Sure,
      source: optional(Text),
      readings: Type.Array(Type.Object({ id: Text, confidence: Sure }), {
        description: 'Readings of the clause that are less than sure; the clause itself has them in words.',
      }),
    }),
    { description: 'How sure the rules are that were used, the least sure first; empty where their text is at hand.' },
  ),
});

export const CalculatorsSchema = Type.Object({
  calculators: Type.Array(
    Type.Object({
      name: Text,
      title: Text,
      rules: Type.Array(Text),
      fields: Type.Array(Type.Object({ name: Text, label: Text, needed: Type.Boolean() })),
    }),
  ),
});
export const CalculationSchema = Type.Object({
  name: Text,
  rules: Text,
  answer: Type.Record(Type.String(), Type.Unknown()),
  lang: LangSchema,
  text: Type.Array(ShownStepSchema),
  steps: Type.Array(StepData),
});

export const EditionSchema = Type.Object({
  edition: Text,
  family: FamilySchema,
  name: Text,
  from: optional(DaySchema),
  to: optional(DaySchema),
  clauses: Type.Integer(),
});
export const EditionsSchema = Type.Object({ rulebooks: Type.Array(EditionSchema) });
const ClauseShown = Type.Object({
  clause: Text,
  title: Text,
  rule: Text,
  computes: Type.Boolean(),
  confidence: optional(Sure),
  source: optional(Text),
});
export const RulebookSchema = Type.Object({
  ...EditionSchema.properties,
  contents: Type.Array(ClauseShown),
  tables: Type.Array(
    Type.Object({
      name: Text,
      clause: Text,
      rows: Type.Array(Type.Array(Type.Union([Type.Number(), Type.String(), Type.Null()]))),
    }),
  ),
});
const ReadingSchema = Type.Object({
  id: Text,
  question: Text,
  reading: Text,
  otherwise: optional(Text),
  confidence: optional(Sure),
  source: optional(Text),
});
export const ClauseSchema = Type.Object({
  edition: Text,
  ...ClauseShown.properties,
  readings: Type.Array(ReadingSchema),
});
export const PoolChangeReadingsSchema = Type.Object({ readings: Type.Array(ReadingSchema) });

export const HealthSchema = Type.Object({
  status: Type.Enum(['ok']),
  version: Text,
  store: Type.Enum(['sqlite', 'postgres']),
  entries: Type.Integer(),
  head: Text,
});

export const ProblemSchema = Type.Object({
  type: Text,
  title: Text,
  status: Type.Integer(),
  code: Type.Enum([...PROBLEM_CODES]),
  detail: Text,
  errors: optional(Type.Array(Type.Object({ parameter: Text, detail: Text }))),
});

export type PoolsAnswer = Static<typeof PoolsSchema>;
export type ListsAnswer = Static<typeof ListsSchema>;
export type ListAnswer = Static<typeof ListInfoSchema>;
export type LiveListAnswer = Static<typeof LiveListSchema>;
export type LiveQuery = Static<typeof LiveQuerySchema>;
export type EntriesAnswer = Static<typeof ListEntriesSchema>;
export type EntryAnswer = Static<typeof ListEntrySchema>;
export type EntriesQuery = Static<typeof EntriesQuerySchema>;
export type PlayerAnswer = Static<typeof PlayerSchema>;
export type HistoryQuery = Static<typeof HistoryQuerySchema>;
export type SearchQuery = Static<typeof SearchQuerySchema>;
export type HistoryAnswer = Static<typeof HistorySchema>;
export type SearchAnswer = Static<typeof SearchResultSchema>;
export type EventAnswer = Static<typeof EventSchema>;
export type EventsAnswer = Static<typeof EventsSchema>;
export type EventsQuery = Static<typeof EventsQuerySchema>;
export type ExplanationAnswer = Static<typeof ExplanationSchema>;
export type CalculatorsAnswer = Static<typeof CalculatorsSchema>;
export type CalculationAnswer = Static<typeof CalculationSchema>;
export type EditionsAnswer = Static<typeof EditionsSchema>;
export type RulebookAnswer = Static<typeof RulebookSchema>;
export type ClauseAnswer = Static<typeof ClauseSchema>;
export type PoolChangeReadingsAnswer = Static<typeof PoolChangeReadingsSchema>;
export type HealthAnswer = Static<typeof HealthSchema>;
export type ProblemAnswer = Static<typeof ProblemSchema>;
