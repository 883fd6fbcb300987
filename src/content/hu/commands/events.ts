/** Headings and short sentences about events, in Hungarian. */
import type { EventWords } from '../../en/commands/events.ts';
import { capitalThe, the } from '../articles.ts';
import { onDay } from '../days.ts';

export const EVENT_WORDS: EventWords = {
  event: 'Verseny',
  pool: 'Állomány',
  name: 'Név',
  days: 'Napok',
  state: 'Állapot',
  players: 'Játékosok',
  games: 'Játszmák',
  list: 'Lista',
  questions: 'Kérdések',
  report: 'Jegyzőkönyv',
  edition: 'Szabályzat',
  waivers: 'Felmentések',
  entries: 'Bejegyzések',
  parts: 'Részei',
  partOf: 'Ennek a része',
  received: 'Beérkezett',
  answer: 'Válasz',
  states: {
    registered: 'nyilvántartásba véve',
    submitted: 'beadva',
    questions: 'nyitott kérdésekkel',
    accepted: 'elfogadva',
    refused: 'elutasítva',
    rated: 'elszámolva',
    published: 'közzétéve',
    corrected: 'helyesbítve',
    withdrawn: 'visszavonva',
  },
  none: '–',
  registered: (event, day, say) => `A versenyt (${event}) ${onDay(day, say)} nyilvántartásba vették.`,
  submitted: ({ files, refused, events, accepted, questions, entered, newcomers, untold = 0 }, say) =>
    [
      `${say.count(files, 'fájl')}: ${say.count(events, 'verseny')} beérkezett`,
      ...(accepted === 0 ? [] : [`${accepted} elfogadva`]),
      ...(questions === 0 ? [] : [say.count(questions, 'kérdés')]),
      ...(entered === 0 ? [] : [say.count(entered, 'új személy')]),
      ...(newcomers === 0 ? [] : [`${say.count(newcomers, 'új játékos')} várakozik`]),
      ...(refused === 0 ? [] : [`${say.count(refused, 'fájl')} elutasítva`]),
      ...(untold === 0 ? [] : [`${say.count(untold, 'fájl')} itt nincs megnevezve`]),
    ].join(', ') + '.',
  notAccepted: (events, more, say) =>
    `Még nincs elfogadva: ${say.list(events)}${more === 0 ? '' : ` (és további ${say.number(more)})`}. Nézze meg fent az észrevételeket, majd: „events accept VERSENY” vagy „events refuse VERSENY”.`,
  cameLate: (event) =>
    `Ha a jegyzőkönyv korábban érkezett be: vonja vissza a versenyt („events withdraw ${event}”), és küldje be újra a fájlt a --received NAP kapcsolóval.`,
  cameIn: (event, state, questions, say) =>
    questions === 0 ? `${event}: ${EVENT_WORDS.states[state]}` : `${event}: ${say.count(questions, 'nyitott kérdés')}`,
  noStandard: 'nincs (újonc)',
  newcomer: 'új személy, a verseny elfogadásakor kerül be',
  newcomerMark: 'új',
  refusedFile: 'elutasítva',
  accepted: (event, edition, list, say) =>
    list === undefined
      ? `A verseny (${event}) elfogadva és elszámolva; szabályzat: ${edition}.`
      : `A verseny (${event}) elfogadva; szabályzat: ${edition}, lista: ${say.month(list)}.`,
  ratedAgain: (events, say) => `Újra elszámolva: ${say.list(events)}.`,
  moved: (player, before, after) => `${player}: ${before} → ${after}`,
  refused: (event, clauses, say) =>
    clauses.length === 0
      ? `A verseny (${event}) elutasítva.`
      : `A verseny (${event}) elutasítva; szabálypont: ${say.list(clauses)}.`,
  changed: (event) => `A verseny módosult: ${event}.`,
  exported: (event, file, players, games, say) =>
    `Fájlba írva (${file}): ${event}, ${say.count(players, 'játékos')}, ${say.count(games, 'játszma')}.`,
  exportedMonth: (events, file, say) => `Fájlba írva (${file}): ${say.count(events, 'verseny')}.`,
  arbiters: 'Versenybírók',
  roles: { chief: 'főbíró', deputy: 'főbíró-helyettes', arbiter: 'versenybíró' },
  arbitersErased: (event, papers, say) => `A versenybírók (${event}) törölt iratai: ${say.count(papers, 'irat')}.`,
  noArbiters: (event) => `Ehhez a versenyhez nincs megnevezett versenybíró: ${event}.`,
  withdrawn: (event) => `A verseny (${event}) visszavonva.`,
  answered: (question, person, open, say) =>
    `${capitalThe(question, say)}. kérdésre megvan a válasz${person === undefined ? '' : `: ${person}`}; ${
      open === 0 ? 'nem maradt több kérdés' : `még ${say.count(open, 'kérdés')} maradt`
    }.`,
  who: (question, event, reported) => `${event}, ${question}. kérdés: ki ez a játékos: ${reported}?`,
  what: (question, event, field) => `${event}, ${question}. kérdés: ${field}?`,
  rated: (question, event, reported, rating) => `${event}, ${question}. kérdés: ${reported} értékszáma ${rating}?`,
  answeredRatings: (event, answered, open, say) =>
    `${event}: ${say.count(answered, 'értékszámról szóló kérdésre')} megvan a válasz; ${
      open === 0 ? 'nem maradt több kérdés' : `még ${say.count(open, 'kérdés')} maradt`
    }.`,
  ratingAnswers: (event) =>
    `  A válasz mindegyikre „taken” (hozott értékszám), „unrated” (nincs értékszáma) vagy „other” (valaki más); egyszerre: events answer ${event} --all taken`,
  listedBefore: (list, rating, say) => `lista (${say.date(list)}): ${rating ?? 'értékszám nélkül'}`,
  noQuestions: 'Nincs nyitott kérdés.',
  noEvents: 'Nincs ilyen verseny.',
  status: {
    title: (name, today, say) => `${name}, ${say.date(today)}`,
    counts: (entries, persons, say) =>
      `${say.count(entries, 'bejegyzés')} a főkönyvben, ${say.count(persons, 'személy')} a nyilvántartásban.`,
    newest: (date, players, say) => `a legújabb lista: ${say.date(date)}, ${say.count(players, 'játékos')}`,
    noList: 'még nincs lista',
    next: (list, say) => `a következő lista: ${say.month(list)}`,
    openQuestions: ({ identity, fact, rating, events }, say) =>
      events === 0
        ? 'Nincs nyitott kérdés.'
        : `${say.count(identity + fact + rating, 'nyitott kérdés')} ${say.count(events, 'versennyel')} kapcsolatban: játékosokról ${identity}, adatokról ${fact}, értékszámokról ${rating}.`,
    deadlines: 'Határidők',
    noDeadlines: 'Nincs esedékes határidő.',
    overdue: 'lejárt',
    kinds: {
      registration: () => 'nyilvántartásba vétel',
      'arbiter-report': () => 'a főbíró jegyzőkönyve a szövetségnek',
      report: (list, say) =>
        list === undefined ? 'jegyzőkönyv' : `jegyzőkönyv ${the(`${say.month(list)}i`, say)} listához`,
      'last-list': (list, say) => `a listára kerülés végső határnapja (${say.month(list as string)})`,
      appeal: () => 'fellebbezés az elutasítás ellen',
      list: (list, say) => `a lista zárása: ${say.month(list as string)}`,
    },
  },
};
