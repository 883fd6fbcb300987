/** The words of an event's page, in Hungarian. */
import type { EventPageWords } from '../../en/pages/event.ts';

export const EVENT_PAGE_WORDS: EventPageWords = {
  players: (count, say) => say.count(count, 'játékos'),
  games: (count, say) => say.count(count, 'játszma'),
  rounds: (count, say) => say.count(count, 'forduló'),
  systems: {
    swiss: 'svájci rendszerű verseny',
    'round-robin': 'körverseny',
    'double-round-robin': 'kétkörös verseny',
    match: 'párosmérkőzés',
    team: 'csapatverseny',
  },
  pool: 'Értékszámok',
  days: 'Időpont',
  town: 'Helyszín',
  state: 'Állapot',
  rulebook: 'Szabályzat',
  list: 'Lista',
  listFor: 'Erre a listára kerül',
  partOf: 'Ennek a része',
  corrects: 'Ennek a helyesbített jegyzőkönyve',
  correctedBy: 'Helyesbítve ezzel',
  steps: { registered: 'bejelentve', submitted: 'jegyzőkönyv beérkezett', accepted: 'elfogadva', published: 'listán' },
  expects: (list, day, say) =>
    `A jegyzőkönyv határideje: ${say.date(day)}; ha addig megérkezik, erre a listára kerül: ${say.month(list)}.`,
  entrants: 'Nevezettek',
  awaits: (list, day, say) =>
    `Erre a listára kerül: ${say.month(list)}. A lista eddig a napig fogad jegyzőkönyvet: ${say.date(day)}`,
  live: 'Pillanatnyi',
  liveTitle: 'Nem hivatalos: az értékszám mindazzal együtt, ami a következő listára vár',
  crossTable: 'Versenytáblázat',
  howChess:
    '10w1: a 10. helyezett ellen, világossal, győzelem. A szín utáni + és −: játék nélkül nyert, illetve vesztett. Üres: abban a fordulóban nem volt játszmája.',
  howGo:
    '5+/w2: az 5. helyezett ellen, győzelem, fehérrel, 2 kő előnyt adva. w0, b0: előnyadás nélkül. !: nem játszották le. Üres: abban a fordulóban nem volt játszmája.',
  place: '#',
  name: 'Név',
  points: 'Pont',
  round: (round) => `${round}. forduló`,
  rating: 'Értékszám',
  after: 'Új',
  change: 'Változás',
  performance: 'Teljesítmény',
  performanceMark: 'Rp',
  first: 'új',
  order: 'Sorrend: pont szerint, egyenlő pont esetén értékszám szerint. A holtverseny eldöntése a rendezőre tartozik.',
  unknown: 'még nincs azonosítva',
  checks: 'Ellenőrzések',
  noFindings: 'A szabályzat szerinti ellenőrzés nem talált kivetnivalót a versenyben.',
  passed: 'Rendben',
  found: 'Észrevételek',
  others: (count) => `és még ${count} ilyen`,
  waived: 'Felmentés',
  waiver: (by, ground) => `Felmentést adott: ${by}. Indok: ${ground}`,
  report: 'Jegyzőkönyv',
  digest: 'A fájl SHA-256 lenyomata',
  received: 'Beérkezett',
  notYet: {
    registered: 'A versenyt nyilvántartásba vették, a jegyzőkönyve még nem érkezett meg.',
    submitted: 'A jegyzőkönyv megérkezett, ellenőrzés alatt áll, ezért itt még nincsenek eredmények.',
    questions:
      'A jegyzőkönyv megérkezett, de nyitott kérdések vannak vele kapcsolatban, ezért itt még nincsenek eredmények.',
    refused: 'Az iroda a verseny elszámolását elutasította. Senkinek az értékszámát nem változtatja meg.',
    withdrawn: 'A versenyt az elfogadás után visszavonták. Senkinek az értékszámát nem változtatja meg.',
  },
  under: 'Más szabályzat szerint',
  underLead: 'Ugyanazok a játszmák a játékosok akkori értékszámával, más szabályok szerint elszámolva.',
  choose: 'Szabályzat',
  compare: 'Összehasonlítás',
  here: 'itt',
  difference: 'Eltérés',
  notRated: 'E szabályzat szerint a verseny nem lenne elszámolható:',
  underNote:
    'Gondolatkísérlet: az új játékosok korábbi eredményei nem számítanak bele, a születési adatból csak az év.',
  not: 'nincs elszámolva',
};

/** In Hungarian the texts of MSSZ and of Go speak of Élő-pont. */
export const EVENT_PAGE_IN_ELO_POINTS: Partial<EventPageWords> = {
  pool: 'Élő-pontok',
  rating: 'Élő-pont',
  order: 'Sorrend: pont szerint, egyenlő pont esetén Élő-pont szerint. A holtverseny eldöntése a rendezőre tartozik.',
  notYet: {
    ...EVENT_PAGE_WORDS.notYet,
    refused: 'Az iroda a verseny elszámolását elutasította. Senkinek az Élő-pontját nem változtatja meg.',
    withdrawn: 'A versenyt az elfogadás után visszavonták. Senkinek az Élő-pontját nem változtatja meg.',
  },
  underLead: 'Ugyanazok a játszmák a játékosok akkori Élő-pontjával, más szabályok szerint elszámolva.',
};
