/** Headings and short sentences about the registry, in English. */
import type { PlayerField } from '../../../explain/desk-findings/registry.ts';
import type { RegistryWords } from '../../../explain/registry-words.ts';

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

export const REGISTRY_WORDS: RegistryWords = {
  fields: FIELDS,
  numbers: NUMBERS,
  formerly: 'Formerly',
  until: (federation, day, say) => `${federation} until ${say.date(day)}`,
  none: '–',
  unrated: 'unrated',
  inactive: 'inactive',
  games: (count, say) => say.count(count, 'game', 'games'),
  standing: (pool, rating, date, say) =>
    date === undefined ? `${pool}: ${rating}` : `${pool}: ${rating} (${say.date(date)})`,
  fromNextList: (pool, rating, inForce, date, say) =>
    `${pool}: ${rating} from the next list on; until then ${inForce} (${say.date(date)})`,
  standings: 'Ratings',
  events: 'Events',
  rightSheet: 'FIDE sheet',
  opened: (name, timeZone) => `The office “${name}” is open; its time is that of ${timeZone}.`,
  minors: {
    names: 'The public sees players under 18 by their names.',
    initials: 'The public sees players under 18 by their initials, without the year of birth.',
  },
  reportRatings: { fide: 'Reports give FIDE’s ratings.', own: 'Reports give the ratings of the pool.' },
  poolOpened: (pool, from) => `The pool ${pool} is open, from ${from}.`,
  calendars: { monthly: 'a list each month', 'at-once': 'each event at once' },
  noPools: 'There are no pools.',
  statuses: { member: 'member', suspended: 'suspended', 'not-a-member': 'not a member' },
  noFederations: 'There are no such federations.',
  entered: (player) => `Entered: ${player}`,
  changed: (player, fields, say) => `${player} changed: ${say.list(fields)}.`,
  merged: (from, to) => `${from} is merged into ${to}.`,
  split: (from, to) => `Split off from ${from}: ${to}.`,
  moved: (what, items, say) => `${what}: ${items.length === 0 ? 'none' : say.list(items)}`,
  stands: (pool, player, was, now) => `${pool}, ${player}: ${was} → ${now}`,
  imported: (counts, say) => [
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
  importUndone: ({ import: id, persons, cards, standings, pool, asOf }, say) => [
    `Import ${id} is taken back: ${say.count(persons, 'person leaves', 'persons leave')} the registry, ${say.count(cards, 'card goes', 'cards go')} back${pool === undefined ? '' : `; ${pool}, ${asOf}: ${say.count(standings, 'rating goes', 'ratings go')}`}.`,
  ],
  noImports: 'There are no imports.',
  import: ({ how, pool, as, done, undone, isNumbered }, say) =>
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
  tidied: (persons, say) =>
    `Taken out of the registry: ${say.count(persons, 'person', 'persons')}. “players tidy --undo ID” puts one back.`,
  restored: (players, say) => `Put back into the registry: ${say.list(players)}.`,
  noGhosts: 'There is nobody in the registry on whom nothing rests.',
  origins: { report: 'by a report', list: 'with a list', hand: 'by hand' },
  exported: (players, say) => `${say.count(players, 'player', 'players')} written.`,
};
