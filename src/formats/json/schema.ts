/**
 * The published JSON Schema of the document format: what the readers of `fields.ts` say about themselves by their forms, and in
 * words what each field means. A document that the schema refuses is refused here too; rules that compare two values (sums, four
 * decimals, players named by games) are left to the reader and to intake.
 */
import {
  type EVENT_FIELDS,
  type ValueForm,
  type GAME_FIELDS,
  month,
  type ObjectForm,
  type PLAYER_RECORD_FIELDS,
  readBaseRating,
  readEventRecord,
  readGame,
  readPlayer,
  SUMS,
} from './fields.ts';

/** The form of a value, as JSON Schema. */
interface Schema {
  readonly [keyword: string]: unknown;
}

/** Absent and null are the same, so what may be absent may be null. */
export const orNull = (schema: Schema): Schema =>
  typeof schema['type'] === 'string'
    ? { ...schema, type: [schema['type'], 'null'] }
    : { anyOf: [...((schema['anyOf'] as readonly Schema[] | undefined) ?? [schema]), { type: 'null' }] };

/** A rule for a value under a condition; validators report errors in it better than those of `anyOf`. */
const where = (condition: Schema, holds: Schema): Schema =>
  // oxlint-disable-next-line unicorn/no-thenable -- the word of JSON Schema
  ({ if: condition, then: holds });

const YEAR = '[0-9]{4}';
const MONTH = '(0[1-9]|1[0-2])';
const LEAP_YEAR = '([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)';
/** The days that exist, 29 February in leap years only. */
const DAY = `(${YEAR}-(${MONTH}-(0[1-9]|1[0-9]|2[0-8])|(0[13-9]|1[0-2])-(29|30)|(0[13578]|1[02])-31)|${LEAP_YEAR}-02-29)`;

const TEXT: Schema = { type: 'string', minLength: 1 };

const SIMPLE = {
  text: TEXT,
  identifier: {
    anyOf: [TEXT, { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }],
  },
  flag: { type: 'boolean' },
  attachment: { anyOf: [{ type: 'boolean' }, { type: 'string' }] },
  day: { type: 'string', pattern: `^${DAY}$` },
  month: { type: 'string', pattern: `^${YEAR}-${MONTH}$` },
  birth: {
    anyOf: [
      { type: 'string', pattern: `^(${YEAR}|${DAY})$` },
      { type: 'integer', minimum: 1000, maximum: 9999 },
    ],
  },
  score: { type: 'number', minimum: 0, multipleOf: 0.5 },
} as const satisfies Record<string, Schema>;

function schemaOf(form: ValueForm): Schema {
  switch (form[0]) {
    case 'whole':
      return { type: 'integer', minimum: form[1], maximum: form[2] };
    // at most four decimals: a schema cannot say that, validators divide inexactly
    case 'decimal':
      return { type: 'number', minimum: form[1], maximum: form[2] };
    case 'one of':
      return { enum: form[1] };
    case 'list':
      return { type: 'array', items: schemaOf(form[1]) };
    case 'by name':
      return { type: 'object', additionalProperties: orNull(schemaOf(form[1])) };
    case 'object':
      return objectSchema(form);
    case 'byoyomi':
      return byoyomiSchema(form[1], form[2]);
    case 'earlier event':
      return earlierEventSchema(form[1]);
    default:
      return SIMPLE[form[0]];
  }
}

/** Unknown fields are noted and change nothing, so they are allowed. */
const objectSchema = ([, fields, required]: ObjectForm): Schema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(fields).map(([field, form]) => [
      field,
      required.includes(field) ? schemaOf(form) : orNull(schemaOf(form)),
    ]),
  ),
  ...(required.length === 0 ? {} : { required }),
});

const isOfKind = (kind: string): Schema => ({
  type: 'object',
  properties: { kind: { const: kind } },
  required: ['kind'],
});

/** For another kind only the name is read. */
const byoyomiSchema = (japanese: ObjectForm, canadian: ObjectForm): Schema => ({
  type: 'object',
  properties: { kind: TEXT },
  required: ['kind'],
  allOf: [where(isOfKind('japanese'), objectSchema(japanese)), where(isOfKind('canadian'), objectSchema(canadian))],
});

/** Results one by one, or summed up. */
const earlierEventSchema = (fields: ObjectForm): Schema => ({
  ...objectSchema(fields),
  anyOf: [
    { properties: { results: { type: 'array' } }, required: ['results'] },
    { properties: Object.fromEntries(SUMS.map((field) => [field, { type: 'number' }])), required: SUMS },
  ],
});

type Words<Table> = Readonly<Record<keyof Table, string>>;

const EVENT_WORDS: Words<typeof EVENT_FIELDS> = {
  id: 'Name of the event within the input.',
  name: 'Shown in explanations; without it the id is shown.',
  place: 'Where it was played.',
  federation: 'Whose event it is.',
  start: 'First day, YYYY-MM-DD. Required by FIDE, MSSZ and ORR.',
  end: 'Last day, YYYY-MM-DD. Required by FIDE, MSSZ and ORR.',
  rounds: 'Rounds of the event. Go: without it the highest round played.',
  system: 'Required by FIDE and MSSZ.',
  controls:
    'FIDE, MSSZ: the time control, period by period; minutes with at most four decimals, increment in seconds. Without moves a period is for the rest of the game.',
  controlsBlack: 'FIDE rapid and blitz: the time control of black, where it is another one.',
  registered: 'FIDE, MSSZ: day of registration.',
  norms: 'FIDE 2014, MSSZ: norms are possible, so registration is due earlier.',
  schedule: 'FIDE, MSSZ: the day of each round, for the hours of a day.',
  hybrid: 'From FIDE 2024 on: a hybrid event.',
  pgn: 'From FIDE 2024 on: the games are attached; true, or where they are.',
  arbiters: 'The arbiters, the chief first where no role is said. FIDE 2014, MSSZ: one without a licence is a warning.',
  announcedRated: 'FIDE, MSSZ: the invitation says that the event is rated.',
  reportReceived: 'FIDE, MSSZ: day the report came.',
  partOf: 'FIDE, MSSZ: id of the long event of which this is a monthly part.',
  approvals:
    'Decisions of those whom a clause names (president, qc-chairman, qc, council, committee, presidency); the finding of that clause becomes a note. Others set nothing aside.',
  matchGames: 'FIDE, MSSZ: scheduled games of a match.',
  matchWaiver: 'From FIDE 2024 on: it was asked beforehand to rate games after the decision.',
  officialFide: 'FIDE, MSSZ: an official FIDE event.',
  list: 'FIDE, MSSZ: the list it is rated on, YYYY-MM; without it the first possible.',
  nationalChampionship: 'FIDE 2014, MSSZ: fewer rated players are enough.',
  womenOnly: 'FIDE 2014, MSSZ: with a national championship, still fewer are enough.',
  approvedLong: 'FIDE 2014, MSSZ: more than 90 days were approved.',
  halfPointBonus: 'FIDE 2014, MSSZ: points a newcomer gets for each half point above 50 %; 15 if absent.',
  fideRated: 'ORR: FIDE rates the event too.',
  reportRatings:
    'ORR: whose ratings the players of the report have as rating, where it is in another format than this one: fide or own.',
  board: 'Go: 19 or 13; others are not rated. 19 if absent.',
  baseMinutes: 'Go: base time in minutes, with at most four decimals.',
  byoyomi: 'Go: the overtime; null says sudden death. Another kind than japanese and canadian leaves C undetermined.',
  handicap: 'Go: announced as a handicap event.',
  importance: 'Go: what adds to the multiplier C.',
  participants: 'Go: decides whether the event is large (more than 80).',
  committeeC: 'Go: the multiplier C, set by the committee in place of the tables.',
  pairGo: 'Go: pair go, not rated.',
  consultation: 'Go: consulting teams, not rated.',
};

const PLAYER_WORDS: Words<typeof PLAYER_RECORD_FIELDS> = {
  id: 'Unique among the players.',
  name: 'Shown in tables and explanations; without it the id is shown.',
  sex: 'm, or f (also w).',
  federation: 'Whose player it is.',
  title: 'GM, WIM and so on.',
  fideId: 'Number in the FIDE list.',
  komirId: 'Number in the KOMIR registry of the Hungarian federation.',
  orrId: 'Number in the ORR.',
  pin: 'Go: number in the European Go Database.',
  birth: 'YYYY-MM-DD, or only the year.',
  rating: 'In force on the first day. FIDE, MSSZ: 1 to 4000. Unrated if absent; Go: required of registered players.',
  games: 'FIDE, MSSZ: rated games so far, for K.',
  peak: 'FIDE, MSSZ: highest rating ever published.',
  k: 'FIDE, MSSZ, ORR: this K instead of the computed one.',
  currentRating: 'FIDE, MSSZ: unrated in the event, but rated meanwhile.',
  standardRating:
    'FIDE rapid and blitz: standard rating in force on the first day; who has no rating on the list plays with it.',
  history:
    'Earlier results that still count, oldest first: one by one, or summed up as games, avg (at most four decimals) and score.',
  hadEvent: 'From FIDE 2024 on: there was an event before those of history.',
  fideRating: 'ORR: becomes the rating of a member who has none.',
  member: 'ORR: is to be entered in the system; true if absent.',
  unsettled: 'ORR: the rating has a star; history is then required.',
  rank: 'Go: grade (title), 35k to 1k, 1d to 9d.',
  entryRank: 'Go: the grade entered with; also 1p to 9p.',
  registered: 'Go: in the registry; true if absent.',
  entering: 'Go, with "registered": false: enters the registry by this event.',
  initialElo: "Go: an entering player's points, as set by the handler.",
  initialRank: "Go: an entering player's grade.",
  reached: 'Go: grades reached once so far, such as { "2d": 1 }.',
};

const GAME_WORDS: Words<typeof GAME_FIELDS> = {
  round: 'From 1.',
  white: 'Id of an entered player.',
  black: 'Id of another entered player.',
  result: 'White first; the last three were not played.',
  rated: 'false: played, but not to be rated.',
  handicap: 'Go: stones that black received.',
};

/** A record's schema with what its fields mean. */
const described = (title: string, schema: Schema, words: Readonly<Record<string, string>>): Schema => ({
  title,
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema['properties'] as Readonly<Record<string, Schema>>).map(([field, each]) => [
      field,
      { description: words[field], ...each },
    ]),
  ),
});

const partOf = (name: 'event' | 'player' | 'game' | 'eventDocument' | 'periodDocument'): Schema => ({
  $ref: `#/$defs/${name}`,
});

const rulebook: Schema = {
  description: 'An edition (fide-2024) or a family (fide), which stands for the edition in force on the first day.',
  type: ['string', 'null'],
};

const eventDocument: Schema = {
  title: 'An event document',
  type: 'object',
  properties: {
    rulebook,
    event: partOf('event'),
    players: { type: 'array', items: partOf('player'), minItems: 1 },
    games: { type: 'array', items: partOf('game') },
    table: {
      description:
        'What only the table of the event needs: byes, teams, start numbers, clubs, points, places, further entries of the header. No rating depends on it.',
      type: ['object', 'null'],
    },
  },
  required: ['event', 'players', 'games'],
};

const periodDocument: Schema = {
  title: 'A period document: the events of one rating period',
  type: 'object',
  properties: {
    rulebook,
    list: { description: 'The list that the period leads to, YYYY-MM.', ...orNull(schemaOf(month.form)) },
    base: {
      description: 'By id: the rating that the change is added to; null says unrated on the previous list.',
      type: ['object', 'null'],
      additionalProperties: orNull(schemaOf(readBaseRating.form)),
    },
    period: { type: 'array', items: partOf('eventDocument'), minItems: 1 },
  },
  required: ['period'],
};

/** A period that is null is none: then the document is an event. */
const isPeriod: Schema = { type: 'object', properties: { period: { not: { type: 'null' } } }, required: ['period'] };

/** JSON Schema, draft 2020-12, of event and period documents. */
export const DOCUMENT_SCHEMA: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'urn:elobook:document',
  title: 'Elobook document',
  description: 'Absent and null mean the same; unknown fields are noted and change nothing.',
  ...where(isPeriod, partOf('periodDocument')),
  else: partOf('eventDocument'),
  $defs: {
    eventDocument,
    periodDocument,
    event: described('An event', schemaOf(readEventRecord.form), EVENT_WORDS),
    player: described('A player', schemaOf(readPlayer.form), PLAYER_WORDS),
    game: described('A game', schemaOf(readGame.form), GAME_WORDS),
  },
};
