/** Headings and short sentences about the registry, in Hungarian. */
import type { RegistryWords } from '../../registry-words.ts';

const NUMBERS = { fide: 'FIDE-azonosító', komir: 'KOMIR-szám', orr: 'ORR-szám', pin: 'Go-PIN' } as const;

export const REGISTRY_WORDS: RegistryWords = {
  fields: {
    ...NUMBERS,
    name: 'Név',
    birth: 'Született',
    sex: 'Nem',
    federation: 'Szövetség',
    title: 'Cím',
    titles: 'További címek',
    club: 'Egyesület',
    guestClub: 'Vendégként',
    strengthOrder: 'Erősorrend',
    licences: 'Versenyengedélyek',
    deceased: 'Elhunyt',
    blocked: 'Nem listázható',
    exempt: 'Felmentéssel listázva',
    private: 'Keresők elől elzárva',
  },
  numbers: NUMBERS,
  formerly: 'Korábban',
  until: (federation, day, say) => `${federation} eddig: ${say.date(day)}`,
  none: '–',
  unrated: 'értékszám nélkül',
  inactive: 'inaktív',
  games: (count, say) => say.count(count, 'játszma'),
  standing: (pool, rating, date, say) =>
    date === undefined ? `${pool}: ${rating}` : `${pool}: ${rating} (${say.date(date)})`,
  standings: 'Értékszámok',
  events: 'Versenyek',
  rightSheet: 'FIDE-lap',
  opened: (name, timeZone) => `Megnyílt az iroda („${name}”); időzónája: ${timeZone}.`,
  minors: {
    names: 'A 18 év alattiak nyilvánosan a nevükkel jelennek meg.',
    initials: 'A 18 év alattiak nyilvánosan a monogramjukkal, születési év nélkül jelennek meg.',
  },
  reportRatings: {
    fide: 'A jegyzőkönyvek a FIDE értékszámait adják.',
    own: 'A jegyzőkönyvek az állomány értékszámait adják.',
  },
  poolOpened: (pool, from) => `Megnyílt az állomány: ${pool}, ettől: ${from}.`,
  calendars: { monthly: 'havonta lista', 'at-once': 'minden verseny azonnal' },
  noPools: 'Nincs állomány.',
  statuses: { member: 'tag', suspended: 'felfüggesztve', 'not-a-member': 'nem tag' },
  noFederations: 'Nincs ilyen szövetség.',
  entered: (player) => `Bejegyezve: ${player}`,
  changed: (player, fields, say) => `${player} megváltozott: ${say.list(fields)}.`,
  merged: (from, to) => `Összevonva: ${from} → ${to}.`,
  split: (from, to) => `Leválasztva: ${from} → ${to}.`,
  moved: (what, items, say) => `${what}: ${items.length === 0 ? 'nincs' : say.list(items)}`,
  stands: (pool, player, was, now) => `${pool}, ${player}: ${was} → ${now}`,
  imported: ({ players, entered, changed, unchanged, leftOut, standings }, say) =>
    `A listán ${say.count(players, 'játékos')}: ${say.number(entered)} bejegyezve, ${say.number(changed)} megváltozott, ${say.number(unchanged)} változatlan${leftOut === 0 ? '' : `, ${say.number(leftOut)} kimaradt`}; bekerült ${say.count(standings, 'értékszám')}.`,
  exported: (players, say) => `${say.count(players, 'játékos')} kiírva.`,
};
