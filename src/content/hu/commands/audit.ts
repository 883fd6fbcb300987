/** Entries in words, in Hungarian. */
import { INDICATOR_NAMES } from '../indicators.ts';
import { poolRuleText } from '../../../core/pool-rule.ts';
import type { RatingAnswer } from '../../../ledger/entries.ts';
import type { AuditWords } from '../../en/commands/audit.ts';
import { AUTHORITY_TITLES } from '../pages/authorities.ts';
import { CLUB_WORDS } from './clubs.ts';
import { POOL_CHANGE_WORDS } from './pool-changes.ts';
import { REGISTRY_WORDS } from './registry.ts';
import { capitalThe, the } from '../articles.ts';

const rated = (rating: number | null): string => (rating === null ? 'értékszám nélkül' : String(rating));
const authority = (by: string): string => (AUTHORITY_TITLES as Readonly<Record<string, string>>)[by] ?? by;
const value = (text: unknown): string => (text === null || text === undefined ? 'nincs' : String(text));
const field = (name: string): string => (REGISTRY_WORDS.fields as Readonly<Record<string, string>>)[name] ?? name;

/** `Elobook (en), Élőkönyv (hu)`. */
const namesText = (names: Readonly<Record<string, string>>): string =>
  Object.entries(names)
    .map(([language, name]) => `${name} (${language})`)
    .join(', ');

/** What was answered on a rating of the report. */
function ratingAnswer(brought: RatingAnswer | undefined, other: true | undefined): string | undefined {
  if (other === true) return 'valaki másról van szó';
  if (brought === undefined) return undefined;
  return `az értékszám (${brought.rating}) ${'unrated' in brought ? 'figyelmen kívül marad: a játékos értékszám nélküli' : 'hozott értékszámként számít'}`;
}

const FACTOR_WORDS = { 'one-time-codes': 'egyszer használatos kódok', passkeys: 'belépőkulcsok' } as const;
const ROLE_WORDS = {
  arbiter: 'versenybíró',
  club: 'egyesület',
  federation: 'szövetségi iroda',
  officer: 'értékszámfelelős',
  administrator: 'rendszergazda',
} as const;

export const AUDIT_WORDS: AuditWords = {
  entries: {
    'office.opened': ({ name, timeZone }) => `Megnyílt az iroda: „${name}”; időzónája: ${timeZone}.`,
    'office.set': ({ minors, names, fourEyes, name, timeZone }) =>
      (minors === 'initials'
        ? 'A 18 év alattiak nyilvánosan a monogramjukkal jelennek meg.'
        : 'A 18 év alattiak nyilvánosan a nevükkel jelennek meg.') +
      (names === undefined ? '' : ` Az iroda neve nyelvenként: ${namesText(names)}.`) +
      (fourEyes === undefined
        ? ''
        : fourEyes === 'on'
          ? ' A legfontosabb lépésekhez mostantól második munkatárs jóváhagyása kell.'
          : ' Mostantól nem kell második munkatárs jóváhagyása.') +
      (name === undefined ? '' : ` Az iroda új neve: „${name}”.`) +
      (timeZone === undefined ? '' : ` Új időzónája: ${timeZone}.`),
    'account.changed': ({ account, role, closed }) =>
      closed === true ? `A fiók (${account}) megszűnt.` : `A fiók (${account}) szerepköre: ${ROLE_WORDS[role]}.`,
    'account.erased': ({ account }) => `A fiókhoz (${account}) tartozó nevet törölték.`,
    'account.reset': ({ account, removed }, say) =>
      `A fiók (${account}) jelszón kívüli belépési módjait törölték: ${say.list(removed.map((each) => FACTOR_WORDS[each]))}.`,
    'act.confirmed': ({ request, act, first, last }) =>
      `Második munkatárs jóváhagyta: ${act}, kérelem: ${request}, ${first === last ? `bejegyzés: ${first}` : `bejegyzések: ${first}–${last}`}.`,
    'event.commented': ({ event }, say) => `Megjegyzés a versenyhez: ${say.event(event)}.`,
    'pool.changed': ({ pool, name, names, was }) =>
      `Az állomány új neve (${pool}): ${[...(name === undefined ? [] : [`„${name}”, korábban „${was.name}”`]), ...(names === undefined ? [] : [namesText(names)])].join('; ')}.`,
    'pool.closed': ({ pool, after }, say) =>
      `Lezárt állomány (utolsó ${after.length === 7 ? `listája: ${say.month(after)}` : `napja: ${say.date(after)}`}): ${pool}.`,
    'pool.reopened': ({ pool }) => `Újra megnyitott állomány: ${pool}.`,
    'pool.set': ({ pool, reportRatings, readings = {} }) =>
      [
        ...(reportRatings === undefined
          ? []
          : [
              `Az állomány (${pool}) jegyzőkönyveiben, ha maguk nem mondanak mást, ${reportRatings === 'fide' ? 'a FIDE értékszámai' : 'az állomány értékszámai'} szerepelnek.`,
            ]),
        ...Object.entries(readings).map(
          ([reading, value]) => `Az állomány (${pool}) ezután készülő listáinak értelmezése: ${reading}: ${value}.`,
        ),
      ].join(' '),
    'pool.opened': ({ pool, name, family, from }) =>
      `Megnyílt az állomány: ${pool} („${name}”, ${family}), kezdete: ${from}.`,
    'pool.adjusted': ({ pool, list, rule, affected, points, decision, instead }, say) =>
      `${instead === undefined ? 'Az összes értékszám módosítása' : `${capitalThe(instead, say)}. bejegyzés módosításának számai`} (${pool}, ${say.month(list)}; ${decision.by}, ${say.date(decision.on)}): ${poolRuleText(rule)}, ${say.count(affected, 'értékszám')}, összesen ${say.signed(points)} pont.`,
    'pool.adjustment-reversed': ({ pool, adjusts, list, way, affected, points, decision }, say) =>
      `Visszavonva ${the(adjusts, say)}. bejegyzés módosítása (${pool}, ${say.month(list)}, ${way}; ${decision.by}, ${say.date(decision.on)}): ${say.count(affected, 'értékszám')}, összesen ${say.signed(points)} pont.`,
    'pool.rerated': ({ pool, from, list, affected, points, decision }, say) =>
      `A listák újraszámolva (${pool}, kezdete: ${say.date(from)}; ${decision.by}, ${say.date(decision.on)}), a különbség listája: ${say.month(list)}; ${say.count(affected, 'értékszám')}, összesen ${say.signed(points)} pont.`,
    'persons.entered': ({ persons, source, again = [] }, say) =>
      `Felvéve: ${persons.length === 1 ? say.player(persons[0]?.person as string) : say.count(persons.length, 'személy')}${source === undefined ? '' : `, egy import ${source.part}. része`}${again.length === 0 ? '' : `; közülük korábban törölve: ${say.number(again.length)}`}.`,
    'person.changed': ({ person, fields }, say) =>
      `Változott ${say.player(person)} adatlapja: ${say.list(fields.map(field))}.`,
    'person.attached': ({ person, form, size }, say) =>
      `Űrlap került a nyilvántartásba: ${say.player(person)}, ${CLUB_WORDS.forms[form]}, ${say.number(Math.ceil(size / 1024))} KB.`,
    'person.detached': ({ person, attached }, say) =>
      `Egy űrlap (${say.number(attached)}. bejegyzés) végleg törlődött: ${say.player(person)}.`,
    'persons.merged': ({ person, into }, say) => `Összevonva: ${person} → ${say.player(into)}.`,
    'persons.split': ({ person, from }, say) => `Szétválasztva: ${say.player(person)}, korábban ${say.player(from)}.`,
    'person.erased': ({ person, formerly, papers, remembered }, say) =>
      `Törölve: ${say.list([person, ...formerly])}, ${say.count(papers.length, 'irat')}${remembered === undefined ? '' : `; felismerhető ${say.count(remembered.digests.length, 'lenyomat')} alapján`}.`,
    'persons.removed': ({ persons }, say) =>
      persons.length === 1
        ? `Kikerült a nyilvántartásból: ${persons[0]}; az adatlapjához semmi sem kapcsolódott.`
        : `Kikerült a nyilvántartásból: ${say.count(persons.length, 'személy')}; az adatlapjukhoz semmi sem kapcsolódott.`,
    'persons.restored': ({ persons }, say) =>
      `Visszakerült a nyilvántartásba: ${persons.length === 1 ? say.player(persons[0]?.person as string) : say.count(persons.length, 'személy')}.`,
    'federation.set': ({ federation, status }) =>
      `A szövetség (${federation}) állapota: „${REGISTRY_WORDS.statuses[status]}”.`,
    'standings.brought': ({ pool, as, standings, source }, say) =>
      `Átvéve az állományba (${pool}): ${say.count(standings.length, 'értékszám')}, ${as}${source === undefined ? '' : `, egy import ${source.part}. része`}.`,
    'import.begun': ({ import: id, how, players, pool, as }, say) =>
      `Megkezdődött az importálás (${id}): lista, ${say.count(players, 'játékos')}${pool === undefined ? '' : `, ${how === 'whole' ? 'a teljes lista' : 'a meglévők mellé'}, állomány: ${pool}, időpont: ${as}`}.`,
    'import.ended': ({ import: id, entered, changed, standings }, say) =>
      `Befejeződött az importálás (${id}): új ${say.number(entered)}, változott ${say.number(changed)}, bekerült értékszám ${say.number(standings)}.`,
    'import.undone': ({ import: id }) => `Visszavonva: importálás (${id}).`,
    'standing.decided': (data, say) =>
      `Döntés (${authority(data.by)}, ${data.pool}), hatálya: ${say.date(data.on)}; ${say.player(data.person)}, ${INDICATOR_NAMES[data.indicator] ?? data.indicator}: ${value(data.old)} → ${value(data.new)}.`,
    'decision.revoked': (data, say) =>
      `Visszavonva ${the(data.decision, say)}. bejegyzés döntése (${authority(data.by)}, ${data.pool}): ${say.player(data.person)}, ${INDICATOR_NAMES[data.indicator] ?? data.indicator}: ${value(data.old)} → ${value(data.new)}.`,
    'event.registered': ({ event, pool }, say) => `Nyilvántartásba véve: ${say.event(event)} (${pool}).`,
    'event.changed': ({ event, facts, cleared = [], entrants, reopened }, say) =>
      `Módosítva: ${say.event(event)} (${say.list([...Object.keys(facts), ...cleared, ...(entrants === undefined ? [] : [`nevezések (${say.number(entrants.length)})`])])})${reopened === true ? '; újra elbírálásra vár' : ''}.`,
    'event.arbiters': ({ event, count, papers }, say) =>
      papers === undefined
        ? `Versenybírók megadva (${say.number(count)}): ${say.event(event)}.`
        : `Törölve a versenybírók nevei (${say.count(papers.length, 'irat')}): ${say.event(event)}.`,
    'event.submitted': ({ event, format, received, players, games, questions, entered, corrects }, say) =>
      `${corrects === undefined ? 'Jegyzőkönyv érkezett' : `Helyesbített jegyzőkönyv érkezett (${say.event(corrects)} helyett)`}: ${say.event(event)}, ${say.date(received)} (${format}): ${say.count(players.length, 'játékos')}, ${say.count(games.length / 4, 'játszma')}${questions.length === 0 ? '' : `, ${say.count(questions.length, 'kérdés')}`}${entered.length === 0 ? '' : `, ${say.count(entered.length, 'új személy')}`}.`,
    'questions.asked': ({ event, questions }, say) =>
      `További ${say.count(questions.length, 'kérdés')} a játékosokról: ${say.event(event)}.`,
    'question.answered': ({ event, question, person, entered, newcomer, brought, other, value: answer }, say) =>
      `Megválaszolva ${the(question, say)}. kérdés (${say.event(event)}): ${entered === undefined ? (newcomer === true ? 'új személy' : person === undefined ? (ratingAnswer(brought, other) ?? (answer === null ? 'nincs (újonc)' : JSON.stringify(answer))) : say.player(person)) : `${say.player(entered.person)}, új személy`}.`,
    'event.accepted': ({ event, edition, list, waivers, entered = [] }, say) =>
      `Elfogadva: ${say.event(event)}, szabályzat: ${edition}${list === undefined ? '' : `, lista: ${say.month(list)}`}${entered.length === 0 ? '' : `; ${say.count(entered.length, 'új személy')}`}${waivers.length === 0 ? '' : `; felmentés: ${say.list(waivers.map(({ clause, by }) => `${clause} (${authority(by)})`))}`}.`,
    'event.refused': ({ event, clauses }, say) =>
      `Elutasítva: ${say.event(event)}${clauses.length === 0 ? '' : `, szabálypont: ${say.list(clauses)}`}.`,
    'event.withdrawn': ({ event }, say) => `Visszavonva: ${say.event(event)}.`,
    'events.rated': ({ pool, events }, say) =>
      `Elszámolva (${pool}): ${events.length > 5 ? say.count(events.length, 'verseny') : say.list(events.map(({ event }) => say.event(event)))}.`,
    'key.announced': ({ key, from, replaces }) =>
      `Új kulcs: ${key}; ettől a naptól írja alá a listákat: ${from.slice(0, 10)}${replaces === undefined ? '' : `, az előző helyett (${replaces})`}.`,
    'key.retired': ({ key, disclosed }) =>
      `Visszavont kulcs: ${key}${disclosed === true ? '; mások kezébe kerülhetett' : ''}.`,
    'list.recomputed': ({ pool, date, reversal, changed }, say) =>
      `Újraszámolva és az első mellett közzétéve a lista (${pool}, ${say.date(date)}; ${reversal}. bejegyzés): ${say.count(changed, 'értékszám')} más.`,
    'list.stated': ({ pool, date, players, root }, say) =>
      `Az iroda nyilatkozata a következő listáról (${pool}, ${say.date(date)}): ${say.count(players, 'játékos')}; gyökér: ${root.slice(0, 12)}….`,
    'list.published': ({ pool, date, events, players, digest }, say) =>
      `Lezárva a lista (${pool}, ${say.date(date)}): ${say.count(events.length, 'verseny')}, ${say.count(players, 'játékos')}; pecsét: ${digest.slice(0, 12)}….`,
  },
  changes: {
    rating: ({ player, pool, before, after, games }, say) =>
      `${say.player(player)}, ${pool}: ${rated(before)} → ${rated(after)}${games === null ? '' : ` (${say.count(games, 'játszma')})`}`,
    field: ({ field: name, before, after }) => `${field(name)}: ${value(before)} → ${value(after)}`,
    list: ({ changed, adjusted, fresh, delisted, inactive }, say) =>
      `${adjusted === true ? 'a módosításon kívül ' : ''}${say.count(changed, 'értékszám')} változott, ${say.number(fresh)} új, ${say.number(delisted)} lekerült a listáról, ${say.number(inactive)} inaktívvá vált`,
    adjustment: ({ told }, say) => POOL_CHANGE_WORDS.line(told, say),
    adjusted: ({ player, pool, told }, say) =>
      `${say.player(player)}, ${pool}: ${told.before} → ${told.after} (${POOL_CHANGE_WORDS.title(told, say)}, ${POOL_CHANGE_WORDS.entry(told.entry)})`,
    ratings: ({ event, players, changed }, say) =>
      `${event}: ${say.count(players, 'játékos')} közül ${say.number(changed)} változott`,
    'rated-again': ({ event, by }, say) => `${event}: újra elszámolta ${the(by, say)}. bejegyzés`,
  },
  ground: (ground) => `Indok: ${ground}`,
  count: (entries, say) => `${say.count(entries, 'bejegyzés')}.`,
  none: 'Nincs ilyen bejegyzés.',
  files: ({ games, players }, written, say) => [
    `${games}: ${say.count(written.games, 'sor')}, játszmánként és oldalanként egy; ${say.count(written.lists, 'lista')}.`,
    `${players}: ${say.count(written.players, 'sor')}, játékosonként és listánként egy.`,
  ],
};
