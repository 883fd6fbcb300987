/** The words of the API's page, in English; its OpenAPI document has its summaries and the meaning of parameters from here. */
import type { Worded } from '../../worded.ts';

export const API_WORDS = {
  title: 'API',
  description: 'Rating lists, players, events and explanations as data.',
  lead:
    'Everything that these pages show can be had as data. Reading needs no key. Answers are JSON; what is absent is left out. ' +
    'Each answer has an ETag; asked again with it, an answer that has not changed costs nothing. Whole lists come as NDJSON ' +
    'or CSV streams.',
  openApi: 'OpenAPI 3.1 document',
  client: 'The npm package has a typed client:',
  contents: 'On this page',
  tags: {
    calculators: 'Calculators',
    events: 'Events',
    lists: 'Lists',
    players: 'Players',
    rulebooks: 'Rulebooks',
    server: 'Server',
  },
  /** By the names of the routes. */
  summaries: {
    calculate: 'Asks a calculator: its fields as parameters, and `rules` for the edition',
    calculators: 'The calculators, and what each asks for',
    clause: 'A clause in our words, and how it is read where it is open',
    entries: 'Players on a list: filtered, sorted, page by page; or all of them as NDJSON or CSV',
    event: 'An event: who played, the cross table, what it changed, its checks; by other rules where asked',
    events: 'Accepted and rated events, the last reported first: all, those of a pool, or those that a list counts',
    explanation: 'Why a rating changed: with a list, or by an event; as data and as text',
    health: 'Whether the office can be reached, and the head of its ledger',
    history: 'A player’s lists with the events that led to them, the newest first, a page of each pool',
    list: 'A sealed list: its size, its digest, the entry that sealed it, its files',
    lists: 'All lists of a pool, the newest first',
    player: 'A player: identity without the day of birth, and how the player stands in every pool',
    pools: 'The pools of the office with their newest lists',
    rulebook: 'An edition clause by clause, in our words, with its tables',
    rulebooks: 'The editions, and when they are in force',
    search: 'Players by name, in Latin or Cyrillic, with or without marks, or by number',
  },
  /** What parameters mean; one that several routes have stands once. */
  meanings: {
    age: 'u: so many years or fewer in the year of the list; s: so many or more; adult: 19 or more.',
    cursor: 'The `next` of the answer before.',
    direction: 'up: the smallest first; down: the largest first.',
    edition: 'An edition of a rulebook.',
    fields: 'The fields of the calculator, as `/calculators` names them.',
    format: 'ndjson and csv: the whole list as a stream, without limit.',
    from: 'Ratings from.',
    id: 'An id of the office.',
    lang: 'The language of texts.',
    list: 'The date of a list of the pool.',
    listDate: 'A month, or a day.',
    name: 'A part of the name, in Latin or Cyrillic letters.',
    of: 'The date of a list, or the id of an event.',
    page: 'Of the pool that is named.',
    pool: 'The short name of a pool.',
    q: 'A name in Latin or Cyrillic letters, or a number.',
    rules: 'The edition; else the newest that has the calculator.',
    sort: 'Names in the order of `lang`.',
    to: 'Ratings up to.',
    under: 'An edition of the same game: the event by its rules.',
  },
  parameter: 'Parameter',
  needed: 'needed',
  in: 'In',
  places: { path: 'path', query: 'query' },
  takes: 'Takes',
  types: { integer: 'integer', object: 'object', string: 'string' },
  oneOf: (values: string) => `one of ${values}`,
  range: (type: string, from: string, to: string) => `${type} from ${from} to ${to}`,
  suchAs: (example: string) => `such as ${example}`,
  without: (value: string) => `without it ${value}`,
  parametersOf: (path: string) => `Parameters of ${path}`,
  shape: 'Shape of the answer',
  problems: 'Problems',
  problemsLead:
    'What cannot be answered is told as problem details (RFC 9457) with one of these codes, which do not change:',
};

export type ApiWords = Worded<typeof API_WORDS>;
