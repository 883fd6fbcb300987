/** Entries in words, in English. */
import { INDICATOR_NAMES } from '../indicators.ts';
import { poolRuleText } from '../../../core/pool-rule.ts';
import type { Worded } from '../../worded.ts';
import type { EntryPhrases, ChangePhrases } from '../../../explain/audit-words.ts';
import type { Say } from '../../../explain/language.ts';
import type { RatingAnswer } from '../../../ledger/entries.ts';
import { AUTHORITY_TITLES } from '../pages/authorities.ts';
import { CLUB_WORDS } from './clubs.ts';
import { POOL_CHANGE_WORDS } from './pool-changes.ts';
import { REGISTRY_WORDS } from './registry.ts';

const rated = (rating: number | null): string => (rating === null ? 'unrated' : String(rating));
const authority = (by: string): string => (AUTHORITY_TITLES as Readonly<Record<string, string>>)[by] ?? by;
const value = (text: unknown): string => (text === null || text === undefined ? 'none' : String(text));
const field = (name: string): string => (REGISTRY_WORDS.fields as Readonly<Record<string, string>>)[name] ?? name;

/** `Elobook (en), Élőkönyv (hu)`. */
const namesText = (names: Readonly<Record<string, string>>): string =>
  Object.entries(names)
    .map(([language, name]) => `${name} (${language})`)
    .join(', ');

/** What was answered on a rating of the report. */
function ratingAnswer(brought: RatingAnswer | undefined, other: true | undefined): string | undefined {
  if (other === true) return 'it is somebody else';
  if (brought === undefined) return undefined;
  return `the rating ${brought.rating} ${'unrated' in brought ? 'was set aside: the player is rated as unrated' : 'was taken as brought in'}`;
}

const FACTOR_WORDS = { 'one-time-codes': 'one-time codes', passkeys: 'passkeys' } as const;
const ROLE_WORDS = {
  arbiter: 'arbiter',
  club: 'club',
  federation: 'federation’s office',
  officer: 'rating officer',
  administrator: 'administrator',
} as const;

const ENTRIES: EntryPhrases = {
  'office.opened': ({ name, timeZone }) => `The office “${name}” was opened, in the time of ${timeZone}.`,
  'office.set': ({ minors, names, fourEyes, name, timeZone }) =>
    (minors === 'initials'
      ? 'Players under 18 are shown to the public by their initials.'
      : 'Players under 18 are shown to the public by their names.') +
    (names === undefined ? '' : ` The office is called by language: ${namesText(names)}.`) +
    (fourEyes === undefined
      ? ''
      : fourEyes === 'on'
        ? ' What weighs most needs a second officer from now on.'
        : ' No second officer is needed from now on.') +
    (name === undefined ? '' : ` The office is called “${name}” now.`) +
    (timeZone === undefined ? '' : ` It works in the time of ${timeZone} now.`),
  'account.changed': ({ account, role, closed }) =>
    closed === true ? `The account ${account} was closed.` : `The account ${account} is now: ${ROLE_WORDS[role]}.`,
  'account.erased': ({ account }) => `What the account ${account} was called was erased.`,
  'account.reset': ({ account, removed }, say) =>
    `What the account ${account} signed in with beside the password was taken away: ${say.list(removed.map((each) => FACTOR_WORDS[each]))}.`,
  'act.confirmed': ({ request, act, first, last }) =>
    `Confirmed by a second officer: ${act}, request ${request}, ${first === last ? `entry ${first}` : `entries ${first} to ${last}`}.`,
  'event.commented': ({ event }, say) => `A comment on ${say.event(event)}.`,
  'pool.changed': ({ pool, name, names, was }) =>
    `The pool ${pool} is called otherwise: ${[...(name === undefined ? [] : [`“${name}”, before “${was.name}”`]), ...(names === undefined ? [] : [namesText(names)])].join('; ')}.`,
  'pool.closed': ({ pool, after }, say) =>
    `The pool ${pool} was closed after ${after.length === 7 ? `the list of ${say.month(after)}` : say.date(after)}.`,
  'pool.reopened': ({ pool }) => `The pool ${pool} was opened again.`,
  'pool.set': ({ pool, reportRatings, readings = {} }, say) =>
    `The pool ${pool}: ${say.list([
      ...(reportRatings === undefined
        ? []
        : [
            `reports give ${reportRatings === 'fide' ? 'FIDE’s ratings' : 'its own ratings'} where they do not say it themselves`,
          ]),
      ...Object.entries(readings).map(([reading, value]) => `${reading} is ${value} for the lists from now on`),
    ])}.`,
  'pool.opened': ({ pool, name, family, from }) => `The pool ${pool} (“${name}”, ${family}) was opened from ${from}.`,
  'pool.adjusted': ({ pool, list, rule, affected, points, decision, instead }, say) =>
    `${instead === undefined ? 'Change' : `Numbers of the change of entry ${instead}`} of all ratings of the pool ${pool} for the list of ${say.month(list)}, decided by ${decision.by} on ${say.date(decision.on)}: ${poolRuleText(rule)}, ${say.count(affected, 'rating', 'ratings')}, ${say.signed(points)} points in all.`,
  'pool.adjustment-reversed': ({ pool, adjusts, list, way, affected, points, decision }, say) =>
    `The change of entry ${adjusts} in the pool ${pool} was taken back by ${decision.by} on ${say.date(decision.on)}, for the list of ${say.month(list)} (${way}): ${say.count(affected, 'rating', 'ratings')}, ${say.signed(points)} points in all.`,
  'pool.rerated': ({ pool, from, list, affected, points, decision }, say) =>
    `The lists of the pool ${pool} from ${say.date(from)} on were rated again, decided by ${decision.by} on ${say.date(decision.on)}; the difference stands on the list of ${say.month(list)}: ${say.count(affected, 'rating', 'ratings')}, ${say.signed(points)} points in all.`,
  'persons.entered': ({ persons, source, again = [] }, say) =>
    `${persons.length === 1 ? `${say.player(persons[0]?.person as string)} was entered` : `${say.count(persons.length, 'person was', 'persons were')} entered`}${source === undefined ? '' : `, part ${source.part} of an import`}${again.length === 0 ? '' : `; ${say.number(again.length)} of them had been erased before`}.`,
  'person.changed': ({ person, fields }, say) =>
    `The card of ${say.player(person)} was changed: ${say.list(fields.map(field))}.`,
  'person.attached': ({ person, form, size }, say) =>
    `A form of ${say.player(person)} was kept: ${CLUB_WORDS.forms[form]}, ${say.number(Math.ceil(size / 1024))} KB.`,
  'person.detached': ({ person, attached }, say) =>
    `A form of ${say.player(person)} (entry ${say.number(attached)}) was deleted for good.`,
  'persons.merged': ({ person, into }, say) => `${person} was merged into ${say.player(into)}.`,
  'persons.split': ({ person, from }, say) => `${say.player(person)} was split off from ${say.player(from)}.`,
  'person.erased': ({ person, formerly, papers, remembered }, say) =>
    `${say.list([person, ...formerly])}: erased, with ${say.count(papers.length, 'paper', 'papers')}${remembered === undefined ? '' : `; remembered by ${say.count(remembered.digests.length, 'digest', 'digests')}`}.`,
  'persons.removed': ({ persons }, say) =>
    persons.length === 1
      ? `${persons[0]} was taken out of the registry: nothing rested on the card.`
      : `${say.count(persons.length, 'person was', 'persons were')} taken out of the registry: nothing rested on their cards.`,
  'persons.restored': ({ persons }, say) =>
    persons.length === 1
      ? `${say.player(persons[0]?.person as string)} was put back into the registry.`
      : `${say.count(persons.length, 'person was', 'persons were')} put back into the registry.`,
  'federation.set': ({ federation, status }) =>
    `The federation ${federation} was set to “${REGISTRY_WORDS.statuses[status]}”.`,
  'standings.brought': ({ pool, as, standings, source }, say) =>
    `${say.count(standings.length, 'rating', 'ratings')} of ${as} came into the pool ${pool}${source === undefined ? '' : `, part ${source.part} of an import`}.`,
  'import.begun': ({ import: id, how, players, pool, as }, say) =>
    `Import ${id} began: ${say.count(players, 'player', 'players')} of a list${pool === undefined ? '' : `, ${how === 'whole' ? 'the whole list' : 'beside those who are there'}, for the pool ${pool} as of ${as}`}.`,
  'import.ended': ({ import: id, entered, changed, standings }, say) =>
    `Import ${id} ended: ${say.number(entered)} new, ${say.number(changed)} changed, ${say.count(standings, 'rating', 'ratings')} brought in.`,
  'import.undone': ({ import: id }) => `Import ${id} was taken back.`,
  'standing.decided': (data, say) =>
    `Decision of ${authority(data.by)} in the pool ${data.pool}, from ${say.date(data.on)}: ${INDICATOR_NAMES[data.indicator] ?? data.indicator} of ${say.player(data.person)} ${value(data.old)} → ${value(data.new)}.`,
  'decision.revoked': (data, say) =>
    `The decision of entry ${data.decision} in the pool ${data.pool} was revoked by ${authority(data.by)}: ${INDICATOR_NAMES[data.indicator] ?? data.indicator} of ${say.player(data.person)} ${value(data.old)} → ${value(data.new)}.`,
  'event.registered': ({ event, pool }, say) => `${say.event(event)} was registered in the pool ${pool}.`,
  'event.changed': ({ event, facts, cleared = [], entrants, reopened }, say) =>
    `${say.event(event)} was changed: ${say.list([...Object.keys(facts), ...cleared, ...(entrants === undefined ? [] : [`entrants (${say.number(entrants.length)})`])])}${reopened === true ? '; it waits again' : ''}.`,
  'event.arbiters': ({ event, count, papers }, say) =>
    papers === undefined
      ? `The arbiters of ${say.event(event)} were named: ${say.number(count)}.`
      : `What named the arbiters of ${say.event(event)} was erased: ${say.count(papers.length, 'paper', 'papers')}.`,
  'event.submitted': ({ event, format, received, players, games, questions, entered, corrects }, say) =>
    `A report of ${say.event(event)}${corrects === undefined ? '' : `, which corrects ${say.event(corrects)},`} came on ${say.date(received)} (${format}): ${say.count(players.length, 'player', 'players')}, ${say.count(games.length / 4, 'game', 'games')}${questions.length === 0 ? '' : `, ${say.count(questions.length, 'question', 'questions')}`}${entered.length === 0 ? '' : `, ${say.count(entered.length, 'new person', 'new persons')}`}.`,
  'questions.asked': ({ event, questions }, say) =>
    `${say.count(questions.length, 'further question', 'further questions')} about players of ${say.event(event)}.`,
  'question.answered': ({ event, question, person, entered, newcomer, brought, other, value: answer }, say) =>
    `Question ${question} about ${say.event(event)} was answered: ${entered === undefined ? (newcomer === true ? 'somebody new' : person === undefined ? (ratingAnswer(brought, other) ?? (answer === null ? 'none (a newcomer)' : JSON.stringify(answer))) : say.player(person)) : `${say.player(entered.person)}, who is new`}.`,
  'event.accepted': ({ event, edition, list, waivers, entered = [] }, say) =>
    `${say.event(event)} was accepted by ${edition}${list === undefined ? '' : `, for the list of ${say.month(list)}`}${entered.length === 0 ? '' : `; ${say.count(entered.length, 'new person', 'new persons')}`}${waivers.length === 0 ? '' : `; set aside: ${say.list(waivers.map(({ clause, by }) => `${clause} (${authority(by)})`))}`}.`,
  'event.refused': ({ event, clauses }, say) =>
    `${say.event(event)} was refused${clauses.length === 0 ? '' : ` under ${say.list(clauses)}`}.`,
  'event.withdrawn': ({ event }, say) => `${say.event(event)} was withdrawn.`,
  'events.rated': ({ pool, events }, say) =>
    events.length > 5
      ? `${say.count(events.length, 'event was', 'events were')} rated in the pool ${pool}.`
      : `Rated in the pool ${pool}: ${say.list(events.map(({ event }) => say.event(event)))}.`,
  'key.announced': ({ key, from, replaces }) =>
    `The key ${key} was announced: from ${from.slice(0, 10)} on it signs the lists${replaces === undefined ? '' : `, after ${replaces}`}.`,
  'key.retired': ({ key, disclosed }) =>
    `The key ${key} was retired${disclosed === true ? ': others may have it' : ''}.`,
  'list.recomputed': ({ pool, date, reversal, changed }, say) =>
    `The list of ${say.date(date)} of the pool ${pool} was computed again and published beside the first one, for entry ${reversal}: ${say.count(changed, 'rating is another', 'ratings are others')}.`,
  'list.stated': ({ pool, date, players, root }, say) =>
    `The office stated what the list of ${say.date(date)} of the pool ${pool} comes to: ${say.count(players, 'player', 'players')}; root: ${root.slice(0, 12)}….`,
  'list.published': ({ pool, date, events, players, digest }, say) =>
    `The list of ${say.date(date)} of the pool ${pool} was sealed: ${say.count(events.length, 'event', 'events')}, ${say.count(players, 'player', 'players')}; seal ${digest.slice(0, 12)}….`,
};

const CHANGES: ChangePhrases = {
  rating: ({ player, pool, before, after, games }, say) =>
    `${say.player(player)}, ${pool}: ${rated(before)} → ${rated(after)}${games === null ? '' : ` (${say.count(games, 'game', 'games')})`}`,
  field: ({ field: name, before, after }) => `${field(name)}: ${value(before)} → ${value(after)}`,
  list: ({ changed, adjusted, fresh, delisted, inactive }, say) =>
    `${say.count(changed, 'rating changed', 'ratings changed')}${adjusted === true ? ' apart from the adjustment' : ''}, ${say.number(fresh)} new, ${say.number(delisted)} off the list, ${say.number(inactive)} newly inactive`,
  adjustment: ({ told }, say) => POOL_CHANGE_WORDS.line(told, say),
  adjusted: ({ player, pool, told }, say) =>
    `${say.player(player)}, ${pool}: ${told.before} → ${told.after} (${POOL_CHANGE_WORDS.title(told, say)}, ${POOL_CHANGE_WORDS.entry(told.entry)})`,
  ratings: ({ event, players, changed }, say) =>
    `${event}: ${say.number(changed)} of ${say.count(players, 'player', 'players')} changed`,
  'rated-again': ({ event, by }) => `${event}: rated again by entry ${by}`,
};

export const AUDIT_WORDS = {
  entries: ENTRIES,
  changes: CHANGES,
  ground: (ground: string) => `Ground: ${ground}`,
  count: (entries: number, say: Say) => `${say.count(entries, 'entry', 'entries')}.`,
  none: 'There are no such entries.',
  /** What was written, a line a file. */
  files: (
    { games, players }: { readonly games: string; readonly players: string },
    written: { readonly lists: number; readonly games: number; readonly players: number },
    say: Say,
  ) => [
    `${games}: ${say.count(written.games, 'row', 'rows')}, one a game and side, of ${say.count(written.lists, 'list', 'lists')}.`,
    `${players}: ${say.count(written.players, 'row', 'rows')}, one a player and list.`,
  ],
};

export type AuditWords = Worded<typeof AUDIT_WORDS>;
