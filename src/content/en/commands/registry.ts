/** Headings and short sentences about the registry, in English. */
import type { Worded } from '../../worded.ts';
import type { NumberKind } from '../../../ledger/store.ts';
import type { Say } from '../../../explain/language.ts';
import type { PlayerField } from '../../../explain/desk-findings/registry.ts';

type ImportedCounts = Readonly<
  Record<
    'players' | 'entered' | 'changed' | 'unchanged' | 'inQuestion' | 'leftOut' | 'standings' | 'otherRatings' | 'lost',
    number
  >
> & {
  /** `i7`; absent where nothing was done. */
  readonly import?: string;
  readonly fields: Readonly<Partial<Record<PlayerField, number>>>;
  readonly pool?: string;
  readonly asOf?: string;
};

interface UndoneCounts {
  readonly import: string;
  /** Who left the registry, on how many cards something went back, and how many ratings went. */
  readonly persons: number;
  readonly cards: number;
  readonly standings: number;
  readonly pool?: string;
  readonly asOf?: string;
}

interface ImportInWords {
  readonly how: 'whole' | 'add' | null;
  readonly pool: string | null;
  readonly as: string | null;
  readonly done: { readonly entered: number; readonly changed: number; readonly standings: number } | null;
  /** The day. */
  readonly undone: string | null;
  /** Imports of before have no number, and tell no more. */
  readonly isNumbered: boolean;
}

const NUMBERS = { fide: 'FIDE number', komir: 'KOMIR number', orr: 'ORR number', pin: 'Go PIN' } as const;

const FIELDS: Readonly<Record<PlayerField, string>> = {
  ...NUMBERS,
  name: 'Name',
  birth: 'Born',
  sex: 'Sex',
  federation: 'Federation',
  title: 'Title',
  titles: 'Further titles',
  club: 'Club',
  guestClub: 'Guest club',
  strengthOrder: 'Strength order',
  licences: 'Licences',
  deceased: 'Died',
  blocked: 'Not to be listed',
  exempt: 'Listed by exemption',
  private: 'Not for search engines since',
};

export const REGISTRY_WORDS = {
  fields: FIELDS satisfies Readonly<Record<PlayerField, string>>,
  numbers: NUMBERS satisfies Readonly<Record<NumberKind, string>>,
  formerly: 'Formerly',
  until: (federation: string, day: string, say: Say) => `${federation} until ${say.date(day)}`,
  none: '–',
  unrated: 'unrated',
  inactive: 'inactive',
  games: (count: number, say: Say) => say.count(count, 'game', 'games'),
  standing: (pool: string, rating: string, date: string | undefined, say: Say) =>
    date === undefined ? `${pool}: ${rating}` : `${pool}: ${rating} (${say.date(date)})`,
  /** A rating that holds from the next list on, and the one of the list that is in force until then. */
  fromNextList: (pool: string, rating: string, inForce: string, date: string, say: Say) =>
    `${pool}: ${rating} from the next list on; until then ${inForce} (${say.date(date)})`,
  standings: 'Ratings',
  events: 'Events',
  rightSheet: 'FIDE sheet',
  opened: (name: string, timeZone: string) => `The office “${name}” is open; its time is that of ${timeZone}.`,
  /** How the public sees players under 18. */
  minors: {
    names: 'The public sees players under 18 by their names.',
    initials: 'The public sees players under 18 by their initials, without the year of birth.',
  },
  /** ORR: whose ratings reports give. */
  reportRatings: {
    fide: 'Reports give FIDE’s ratings.',
    own: 'Reports give the ratings of the pool.',
  },
  poolClosed: (after: string, say: Say) =>
    after.length === 7 ? `closed after the list of ${say.month(after)}` : `closed after ${say.date(after)}`,
  poolOpened: (pool: string, from: string) => `The pool ${pool} is open, from ${from}.`,
  calendars: { monthly: 'a list each month', 'at-once': 'each event at once' },
  controls: { standard: 'standard', rapid: 'rapid', blitz: 'blitz' },
  inGroup: (group: string) => `group ${group}`,
  noPools: 'There are no pools.',
  statuses: { member: 'member', suspended: 'suspended', 'not-a-member': 'not a member' },
  noFederations: 'There are no such federations.',
  entered: (player: string) => `Entered: ${player}`,
  changed: (player: string, fields: readonly string[], say: Say) => `${player} changed: ${say.list(fields)}.`,
  merged: (from: string, to: string) => `${from} is merged into ${to}.`,
  split: (from: string, to: string) => `Split off from ${from}: ${to}.`,
  moved: (what: string, items: readonly string[], say: Say) =>
    `${what}: ${items.length === 0 ? 'none' : say.list(items)}`,
  stands: (pool: string, player: string, was: string, now: string) => `${pool}, ${player}: ${was} → ${now}`,
  /** What an import did, or would do, by kind. */
  imported: (counts: ImportedCounts, say: Say) => [
    `${counts.import === undefined ? '' : `Import ${counts.import}: `}${say.count(counts.players, 'player', 'players')} in the list: ${say.number(counts.entered)} new, ${say.number(counts.changed)} changed, ${say.number(counts.unchanged)} unchanged, ${say.number(counts.inQuestion)} in question, ${say.number(counts.leftOut)} left out.`,
    ...Object.entries(counts.fields).map(
      ([field, count]) => `  ${FIELDS[field as PlayerField]}: ${say.count(count, 'card', 'cards')}`,
    ),
    ...(counts.pool === undefined
      ? []
      : [
          `${counts.pool}, ${counts.asOf}: ${say.count(counts.standings, 'rating', 'ratings')} brought in${counts.otherRatings === 0 ? '' : `, ${say.number(counts.otherRatings)} of them in place of another`}${counts.lost === 0 ? '' : `; ${say.count(counts.lost, 'player loses the rating', 'players lose their ratings')}`}.`,
        ]),
  ],
  importUndone: ({ import: id, persons, cards, standings, pool, asOf }: UndoneCounts, say: Say) => [
    `Import ${id} is taken back: ${say.count(persons, 'person leaves', 'persons leave')} the registry, ${say.count(cards, 'card goes', 'cards go')} back${pool === undefined ? '' : `; ${pool}, ${asOf}: ${say.count(standings, 'rating goes', 'ratings go')}`}.`,
  ],
  noImports: 'There are no imports.',
  /** What one of the imports was, after its number, day and author. */
  import: ({ how, pool, as, done, undone, isNumbered }: ImportInWords, say: Say) =>
    [
      pool === null ? 'players only' : `${pool} ${as}${how === null ? '' : how === 'whole' ? ', whole' : ', added'}`,
      ...(done === null
        ? isNumbered
          ? undone === null
            ? ['broken off']
            : []
          : ['made by version 0.1, whose entries do not say which cards it changed: it cannot be taken back']
        : [
            `${say.number(done.entered)} new, ${say.number(done.changed)} changed, ${say.count(done.standings, 'rating', 'ratings')}`,
          ]),
      ...(undone === null ? [] : [`taken back on ${say.date(undone)}`]),
    ].join('; '),
  tidied: (persons: number, say: Say) =>
    `Taken out of the registry: ${say.count(persons, 'person', 'persons')}. “players tidy --undo ID” puts one back.`,
  restored: (players: readonly string[], say: Say) => `Put back into the registry: ${say.list(players)}.`,
  noGhosts: 'There is nobody in the registry on whom nothing rests.',
  /** How somebody came into the registry. */
  origins: { report: 'by a report', list: 'with a list', hand: 'by hand' },
  dataGiven: (player: string, file: string) => `All that the office holds about ${player} is in “${file}”.`,
  exported: (players: number, say: Say) => `${say.count(players, 'player', 'players')} written.`,
};

export type RegistryWords = Worded<typeof REGISTRY_WORDS>;
