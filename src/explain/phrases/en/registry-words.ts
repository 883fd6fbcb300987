/** Headings and short sentences about the registry, in English. */
import type { RegistryWords } from '../../registry-words.ts';

const NUMBERS = { fide: 'FIDE number', komir: 'KOMIR number', orr: 'ORR number', pin: 'Go PIN' } as const;

export const REGISTRY_WORDS: RegistryWords = {
  fields: {
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
  },
  numbers: NUMBERS,
  formerly: 'Formerly',
  until: (federation, day, say) => `${federation} until ${say.date(day)}`,
  none: '–',
  unrated: 'unrated',
  inactive: 'inactive',
  games: (count, say) => say.count(count, 'game', 'games'),
  standing: (pool, rating, date, say) =>
    date === undefined ? `${pool}: ${rating}` : `${pool}: ${rating} (${say.date(date)})`,
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
  imported: ({ players, entered, changed, unchanged, leftOut, standings }, say) =>
    `${say.count(players, 'player', 'players')} in the list: ${say.number(entered)} entered, ${say.number(changed)} changed, ${say.number(unchanged)} unchanged${leftOut === 0 ? '' : `, ${say.number(leftOut)} left out`}; ${say.count(standings, 'rating', 'ratings')} brought in.`,
  exported: (players, say) => `${say.count(players, 'player', 'players')} written.`,
};
