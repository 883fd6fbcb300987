/** Headings and short sentences about the registry, in Hungarian. */
import type { PlayerField } from '../../../explain/desk-findings/registry.ts';
import type { RegistryWords } from '../../en/commands/registry.ts';
import { untilDay } from '../days.ts';

const NUMBERS = { fide: 'FIDE-azonosító', komir: 'KOMIR-azonosító', orr: 'ORR-azonosító', pin: 'Go-PIN' } as const;

const FIELDS: Readonly<Record<PlayerField, string>> = {
  ...NUMBERS,
  name: 'Név',
  birth: 'Született',
  sex: 'Nem',
  federation: 'Szövetség',
  title: 'Cím',
  titles: 'További címek',
  club: 'Egyesület',
  guestClub: 'Vendégegyesület',
  strengthOrder: 'Erősorrend',
  licences: 'Versenyengedélyek',
  deceased: 'Elhunyt',
  blocked: 'Nem listázható',
  exempt: 'Felmentéssel listázva',
  private: 'Keresők elől elzárva',
};

export const REGISTRY_WORDS: RegistryWords = {
  fields: FIELDS,
  numbers: NUMBERS,
  formerly: 'Korábban',
  until: (federation, day, say) => `${federation} (${untilDay(day, say)})`,
  none: '–',
  unrated: 'értékszám nélkül',
  inactive: 'inaktív',
  games: (count, say) => say.count(count, 'játszma'),
  standing: (pool, rating, date, say) =>
    date === undefined ? `${pool}: ${rating}` : `${pool}: ${rating} (${say.date(date)})`,
  fromNextList: (pool, rating, inForce, date, say) =>
    `${pool}: ${rating} a következő listától; addig ${inForce} (${say.date(date)})`,
  standings: 'Értékszámok',
  events: 'Versenyek',
  rightSheet: 'FIDE-lap',
  opened: (name, timeZone) => `Megnyílt az iroda („${name}”); időzónája: ${timeZone}.`,
  minors: {
    names: 'A 18 év alattiak nyilvánosan a nevükkel jelennek meg.',
    initials: 'A 18 év alattiak nyilvánosan a monogramjukkal, születési év nélkül jelennek meg.',
  },
  reportRatings: {
    fide: 'A jegyzőkönyvek a FIDE értékszámait közlik.',
    own: 'A jegyzőkönyvek az állomány értékszámait közlik.',
  },
  poolClosed: (after, say) =>
    after.length === 7 ? `lezárva, utolsó listája: ${say.month(after)}` : `lezárva, utolsó napja: ${say.date(after)}`,
  poolOpened: (pool, from) => `Megnyílt az állomány: ${pool}, kezdete: ${from}.`,
  calendars: { monthly: 'havi lista', 'at-once': 'versenyenként azonnal' },
  controls: { standard: 'klasszikus', rapid: 'rapid', blitz: 'villám' },
  inGroup: (group) => `csoport: ${group}`,
  noPools: 'Nincs állomány.',
  statuses: { member: 'tag', suspended: 'felfüggesztve', 'not-a-member': 'nem tag' },
  noFederations: 'Nincs ilyen szövetség.',
  entered: (player) => `Felvéve: ${player}`,
  changed: (player, fields, say) => `${player} adatlapja megváltozott: ${say.list(fields)}.`,
  merged: (from, to) => `Összevonva: ${from} → ${to}.`,
  split: (from, to) => `Leválasztva: ${from} → ${to}.`,
  moved: (what, items, say) => `${what}: ${items.length === 0 ? 'nincs' : say.list(items)}`,
  stands: (pool, player, was, now) => `${pool}, ${player}: ${was} → ${now}`,
  imported: (counts, say) => [
    `${counts.import === undefined ? 'A' : `Importálás (${counts.import}): a`} listán ${say.count(counts.players, 'játékos')}: ${say.number(counts.entered)} új, ${say.number(counts.changed)} megváltozott, ${say.number(counts.unchanged)} változatlan, ${say.number(counts.inQuestion)} kérdéses, ${say.number(counts.leftOut)} kimaradt.`,
    ...Object.entries(counts.fields).map(
      ([field, count]) => `  ${FIELDS[field as PlayerField]}: ${say.count(count, 'adatlap')}`,
    ),
    ...(counts.pool === undefined
      ? []
      : [
          `${counts.pool}, ${counts.asOf}: bekerült ${say.count(counts.standings, 'értékszám')}${counts.otherRatings === 0 ? '' : `, ebből más helyett ${say.number(counts.otherRatings)}`}${counts.lost === 0 ? '' : `; elveszíti az értékszámát ${say.count(counts.lost, 'játékos')}`}.`,
        ]),
  ],
  importUndone: ({ import: id, persons, cards, standings, pool, asOf }, say) => [
    `Visszavonva: importálás (${id}). A nyilvántartásból kikerül ${say.count(persons, 'személy')}, visszaáll ${say.count(cards, 'adatlap')}${pool === undefined ? '' : `; ${pool}, ${asOf}: kikerül ${say.count(standings, 'értékszám')}`}.`,
  ],
  noImports: 'Nem volt importálás.',
  import: ({ how, pool, as, done, undone, isNumbered }, say) =>
    [
      pool === null
        ? 'csak játékosok'
        : `${pool} ${as}${how === null ? '' : how === 'whole' ? ', teljes' : ', a meglévők mellé'}`,
      ...(done === null
        ? isNumbered
          ? undone === null
            ? ['félbeszakadt']
            : []
          : [
              'a 0.1-es változat készítette, amelynek bejegyzései nem mondják meg, mely adatlapokat módosította: nem vonható vissza',
            ]
        : [
            `${say.number(done.entered)} új, ${say.number(done.changed)} megváltozott, ${say.count(done.standings, 'értékszám')}`,
          ]),
      ...(undone === null ? [] : [`visszavonva: ${say.date(undone)}`]),
    ].join('; '),
  tidied: (persons, say) =>
    `Kikerült a nyilvántartásból: ${say.count(persons, 'személy')}. A „players tidy --undo AZONOSÍTÓ” paranccsal visszatehető.`,
  restored: (players, say) => `Visszakerült a nyilvántartásba: ${say.list(players)}.`,
  noGhosts: 'A nyilvántartásban mindenkihez kapcsolódik valami.',
  origins: { report: 'jegyzőkönyvből', list: 'listából', hand: 'kézzel' },
  dataGiven: (player, file) => `Az iroda minden adata erről a személyről (${player}) itt van: „${file}”.`,
  exported: (players, say) => `${say.count(players, 'játékos')} kiírva.`,
};
