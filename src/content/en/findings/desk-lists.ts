/** Ratings, lists and their proof, in English. */
import type { DeskListFindings } from '../../../explain/desk-findings/lists.ts';
import type { FindingPhrases } from '../../../explain/language.ts';
import { AUTHORITY_NAMES } from './desk-events.ts';

const shown = (value: unknown): string => (value === null ? 'none' : String(value));
const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');

/** What can be decided on, and how it is written. */
const VALUES: Readonly<Record<string, string>> = {
  rating: 'a whole number such as 1850, or “none”',
  grade: 'a grade such as 5k or 2d',
  games: 'a whole number such as 12',
  unsettled: '“true” or “false”',
};

export const DESK_LIST_FINDINGS: FindingPhrases<DeskListFindings> = {
  'lists.unknown-event': ({ event }) => `There is no event “${event}”.`,
  'lists.not-there': ({ player, where }, say) => `${say.player(player)} has nothing to do with “${where}”.`,
  'lists.brought-in': ({ pool, date }, say) =>
    `The list of ${pool} of ${say.date(date)} was brought in from elsewhere: there is no report on its publication.`,
  'lists.unknown-list': ({ pool, date, count, first, last }, say) =>
    `The pool “${pool}” has no list “${date}”; ${count === 0 ? 'it has none yet' : count === 1 ? `its only one is ${first}` : `it has ${say.number(count)}, from ${first} to ${last} (“lists ${pool}” shows them)`}.`,
  'lists.which-pool': ({ date, pools }) =>
    `The player is on a list “${date}” of several pools (${quoted(pools)}); say which with --pool.`,
  'lists.no-tables': ({ month, first, last }, say) =>
    first === null || last === null
      ? 'There are no lists yet, so there is nothing to write.'
      : `There is no list of ${say.month(month)}. The first is of ${say.date(first)}, the last of ${say.date(last)}: give another month between them with --month, or leave it out for all lists.`,
  'lists.no-list': ({ pool }) => `The pool “${pool}” has no list yet.`,
  'lists.bad-date': ({ seen, periodic }) =>
    periodic
      ? `“${seen}” is not a month of a list; write it as 2024-06.`
      : `“${seen}” is not a day; write it as 2024-06-01.`,
  'lists.import-open': ({ pool, date, players }, say) =>
    `The import of the list of ${say.date(date)} into the pool “${pool}” was broken off after ${say.count(players, 'player', 'players')}. Run it again; until it is complete no list can follow.`,
  'lists.not-after': ({ date, last }, say) =>
    date === last
      ? `The list of ${say.date(date)} is there already, and a list that is out never changes; nothing was sealed again.`
      : `A list of ${say.date(date)} cannot follow the one of ${say.date(last)}: lists come one after another.`,
  'lists.before-pool': ({ date, from }, say) =>
    `The pool publishes lists from ${say.month(from)} on, so there is none of ${say.date(date)}.`,
  'lists.several-due': ({ pool, dates, count }, say) =>
    `${say.count(count, 'list is', 'lists are')} due: ${say.list([...dates.map((date) => say.date(date)), ...(count > dates.length ? [`${say.number(count - dates.length)} more`] : [])])}. Say which one you mean; the next is “publish ${pool} --date ${dates[0]?.slice(0, 7)}”.`,
  'lists.due-without-events': ({ pool, date, events, count }, say) =>
    `The list of ${say.date(date)} is due and would have no event, while ${say.count(count, 'event waits', 'events wait')}: ${events.join(', ')}${count > events.length ? ', …' : ''}. Accept what belongs on it; if it is meant as it is, say so: “publish ${pool} --date ${date.slice(0, 7)}”.`,
  'lists.not-next': ({ date, next }, say) =>
    `The next list is that of ${say.date(next)}; the one of ${say.date(date)} comes after it. Publish that one first; if the lists between would say nothing new, --skip leaves them out.`,
  'lists.early-not-next': ({ date, next }, say) =>
    `Before its closing day only the next list can be published, that of ${say.date(next)}, and not the one of ${say.date(date)}.`,
  'lists.not-empty-between': ({ date, next, events, players }, say) =>
    `Lists before ${say.date(date)} cannot be left out, for something waits for them: ${say.list([
      ...(events.length === 0 ? [] : [`${events.length === 1 ? 'event' : 'events'} ${events.join(', ')}`]),
      ...(players === 0
        ? []
        : [`what was decided, merged or brought in for ${say.count(players, 'player', 'players')}`]),
    ])}. Publish the list of ${say.date(next)} first.`,
  'lists.months-skipped': ({ next, date, count }, say) =>
    count === 1
      ? `The list of ${say.date(next)} is left out; the one of ${say.date(date)} follows.`
      : `${say.count(count, 'list', 'lists')} from ${say.date(next)} on are left out; the one of ${say.date(date)} follows.`,
  'lists.looks-ahead': ({ date, next }, say) =>
    `This looks ahead: the next list is that of ${say.date(next)}, and until it is out the one of ${say.date(date)} cannot be published.`,
  'lists.too-early': ({ date, before, today }, say) =>
    `The list of ${say.date(date)} cannot be published yet, not even early: the one before it takes events up to ${say.date(before)}, and today is ${say.date(today)}.`,
  'lists.not-closed': ({ date, closing, today }, say) =>
    `The list of ${say.date(date)} takes events up to ${say.date(closing)}, and today is ${say.date(today)}. Sealing it earlier takes --early and a ground (--ground).`,
  'lists.early-ground': ({ date }, say) =>
    `To seal the list of ${say.date(date)} before its closing day a ground is needed.`,
  'lists.future': ({ date, today }, say) => `${say.date(date)} is still to come: today is ${say.date(today)}.`,
  'lists.later-event': ({ date, event, end }, say) =>
    `Event ${event} is rated already and ended on ${say.date(end)}, after ${say.date(date)}; choose a later day.`,
  'lists.no-edition': ({ family, date }, say) =>
    `Elobook has no text of the family “${family}” that was in force for the list of ${say.date(date)}.`,
  'lists.event-not-rated': ({ event, clauses }) =>
    `Event ${event} was accepted, but with the ratings of its first day it is not rated (${clauses.join(', ')}); with this list it is refused.`,
  'lists.rated-again': ({ pool, events, players }, say) =>
    `In the pool “${pool}” ${say.count(events, 'event is', 'events are')} rated again; ${say.count(players, 'rating becomes another', 'ratings become others')}.`,
  'lists.before-first-list': ({ event, start, list }, say) =>
    `Event ${event} began on ${say.date(start)}, before the first list; the ratings of ${say.date(list)} count.`,
  'lists.open-questions': ({ events, questions }, say) =>
    `${say.count(questions, 'question is', 'questions are')} still open, so these events are left for later: ${events.join(', ')}.`,
  'lists.unknown-indicator': ({ indicator, expected }) =>
    `A decision cannot be about “${indicator}”; it is about one of ${quoted(expected)}.`,
  'lists.bad-value': ({ indicator, value }) =>
    `“${shown(value)}” is not a value of “${indicator}”; expected: ${VALUES[indicator] ?? 'a whole number'}.`,
  'lists.out-of-range': ({ indicator, value, from, to }) =>
    `“${indicator}” can be ${from} to ${to} here, and not ${value}.${indicator === 'rating' && value < from ? ' Who is to have no rating has “none”.' : ''}`,
  'lists.day-outside': ({ on, from, today }, say) =>
    `A decision counts from a day between the last list (${say.date(from)}) and today (${say.date(today)}), and not from ${say.date(on)}.`,
  'lists.say-twice': ({ player, indicator, old, value, doubts, most, highest }, say) =>
    `The “${indicator}” of ${say.player(player)} would change, ${shown(old)} → ${shown(value)}: ${say.list(
      doubts.map(
        (doubt) =>
          ({
            'taken-away': 'no rating any more',
            far: `a change of more than ${most} points`,
            highest: `above everybody else in the pool (${shown(highest)})`,
          })[doubt],
      ),
    )}. If it is right, say it twice: --although ${value === null ? 'none' : shown(value)}.`,
  'lists.said-otherwise': ({ indicator, value, although }) =>
    `The decision has ${shown(value)} for “${indicator}”, but --although says ${shown(although)}: one of the two is a slip of the pen.`,
  'lists.peak-below-rating': ({ player, peak, rating }, say) =>
    `The highest rating of ${say.player(player)} cannot be ${peak}, because the present one is ${rating}. If that is wrong, decide on it first.`,
  'lists.peak-stays': ({ player, peak }, say) =>
    `The highest rating of ${say.player(player)} is still ${peak}, and K hangs on it. If it was never reached, put it right as well: --indicator peak.`,
  'lists.nothing-to-revoke': ({ player, pool, indicator }, say) =>
    `In the pool “${pool}” there is no decision on the “${indicator}” of ${say.player(player)}.`,
  'lists.decision-published': ({ entry, player, date }, say) =>
    `The decision of entry ${entry} on ${say.player(player)} is on the list of ${say.date(date)} and can no longer be revoked. Another decision puts it right on the next list.`,
  'lists.changed-since': ({ entry, player, since }, say) =>
    `The decision of entry ${entry} on ${say.player(player)} cannot be taken back by itself: entry ${since} has made another standing of it. Take a new decision instead.`,
  'lists.no-ground': () => 'A decision needs its ground.',
  'lists.no-authority': () => 'A decision needs the name of whoever has taken it.',
  'lists.wrong-authority': ({ by, pool, expected }, say) =>
    `In the pool “${pool}” it is not for “${by}” to decide on a player’s rating. Whose decision can stand: ${say.list(expected.map((each) => AUTHORITY_NAMES[each]))}.`,
  'lists.other-value': ({ player, indicator, named, present }, say) =>
    `The decision takes ${shown(named)} for the present “${indicator}” of ${say.player(player)}, but it is ${shown(present)}.`,
  'lists.nothing-decided': ({ player, indicator, value }, say) =>
    `The “${indicator}” of ${say.player(player)} is ${shown(value)} already.`,
  'lists.unknown-format': ({ format, expected }) =>
    `There is no list format “${format}”; there are ${quoted(expected)}.`,
  'lists.wrong-format': ({ format, rulebook, expected }) =>
    `Lists by “${rulebook}” have no file of the format “${format}”; they have ${quoted(expected)}.`,
  'lists.without-number': ({ players }, say) =>
    `${say.count(players, 'player has', 'players have')} no FIDE number and cannot stand in a file of this format; CSV and JSON have everybody.`,
  'lists.not-in-combined': ({ pool, date }, say) =>
    `The pool ${pool} has no list of ${say.date(date)}: the file has no ratings of it.`,
  'lists.corrected-report': ({ event, corrects, list, enters }, say) =>
    `Event ${event} is the corrected report of ${corrects}: this is what the list of ${say.date(list)} would have said. That list stays; the difference ${enters === null ? 'enters a list when the report is accepted' : `enters the list of ${say.date(enters)}`}.`,
  'lists.explained-otherwise': ({ player, published, explained }, say) =>
    `The published rating of ${say.player(player)} is ${shown(published)}; from what is known today the steps lead to ${shown(explained)}.`,
  'lists.two-ratings': ({ pool, other, date, count, players }, say) =>
    `The rating of the federation is that of FIDE, but on the lists of ${say.date(date)} the pools “${pool}” and “${other}” differ for ${say.count(count, 'player', 'players')}: ${say.list(players.map(({ player, here, there }) => `${say.player(player)} ${say.number(here)} and ${say.number(there)}`))}${count > players.length ? ', …' : ''}.`,
  'lists.raised-results': ({ entries, results }, say) =>
    `Opponents of results from before the change of all ratings (${entries.length === 1 ? 'entry' : 'entries'} ${say.list(entries.map(say.number))}) count with the ratings that it gives, because the pool has chosen it (pool.raiseOld: yes): ${say.list(results.map(({ event, games, points }) => `${event} ${say.signed(points)} points in ${say.count(games, 'game', 'games')}`))}.`,
  'lists.readings': ({ pool, date, readings }, say) =>
    `The list of ${say.date(date)} was made by readings of open clauses that the pool ${pool} had chosen: ${say.list([...readings])}.`,
  'lists.unofficial': ({ pool, date }, say) =>
    date === null
      ? 'This is not official: it stands on no published list yet.'
      : `This is not official: the last list of the pool “${pool}” is that of ${say.date(date)}.`,
  'lists.change-waits': ({ date, list, entry }, say) =>
    `The list of ${say.date(date)} would leave out a change of all ratings that was decided for ${say.month(list)} (entry ${entry}). Publish that list first, or take the change back: “pools adjust POOL --revoke ${entry}”.`,
  'adjust.continuous': ({ pool, family }) =>
    `In the pool “${pool}” (${family}) every event counts at once: there is no list on which all ratings could be changed. Ratings of single players are decided on by “decide”.`,
  'adjust.decided-day': ({ seen, today }, say) =>
    `“${seen}” is not a day on which it can have been decided: a day up to today, ${say.date(today)} (--decided 2024-01-31).`,
  'adjust.rule': ({ seen }) =>
    `“${seen}” is not a rule. Rules are towards:2000:2/5 (two fifths of what is lacking to 2000, to the nearest whole number), towards:2000:3/5:down (cut off), at-least:standard:100 (no more than 100 below the rating in the pool “standard”).`,
  'adjust.fraction': ({ seen }) =>
    `In “${seen}” the fraction must be more than 0 and at most 1: a part of what is lacking to the limit.`,
  'adjust.order': ({ seen, expected }, say) =>
    `“${seen}” is not an order of the change and the events of its list. There are ${say.list(expected)} (--order).`,
  'adjust.sealed': ({ list, last, next }, say) =>
    last === null
      ? `The pool has no list of ${say.month(list)}: its first one is that of ${say.month(next)} (--list ${next}).`
      : `The list of ${say.month(list)} cannot be changed any more: the last one that is out is of ${say.date(last)}. The next is that of ${say.month(next)} (--list ${next}).`,
  'adjust.nobody': ({ pool, list, rule }, say) =>
    `On the list of ${say.month(list)} of the pool “${pool}” the rule ${rule} changes nobody’s rating, so nothing is recorded.`,
  'adjust.twice': ({ pool, rule, list, entry }, say) =>
    `The list of ${say.month(list)} of the pool “${pool}” has the change ${rule} already, by entry ${entry}. To take it back: “pools adjust ${pool} --revoke ${entry}”.`,
  'adjust.again': ({ pool, rule, list, entry }, say) =>
    `The ratings of the pool “${pool}” were changed by ${rule} before, on the list of ${say.month(list)} (entry ${entry}). If it is to be done once more: --although again.`,
  'adjust.own-pool': ({ pool }) => `The pool “${pool}” cannot be measured by itself: at-least names another pool.`,
  'adjust.other-list': ({ pool, of, date }, say) =>
    `The list of ${say.date(date)} of the pool “${of}” is not out yet, and the ratings of “${pool}” are measured by it. Publish it first: “publish ${of} --date ${date.slice(0, 7)}”.`,
  'adjust.way': ({ seen, expected }, say) =>
    `“${seen}” is not a way to take a change back. There are ${say.list(expected)} (--way).`,
  'adjust.unknown': ({ pool, entry, known }, say) =>
    `Entry ${entry} is not a change of all ratings of the pool “${pool}”. ${known.length === 0 ? 'There is none.' : `Such entries: ${say.list(known.map(String))}.`}`,
  'adjust.taken-back': ({ entry, by, list }, say) =>
    `The change of entry ${entry} has been taken back already, by entry ${by} for the list of ${say.month(list)}.`,
  'verify.change': ({ entry, pool, date }, say) =>
    `The list of ${say.date(date)} of the pool ${pool} does not agree with what entry ${entry} says of the change of all ratings: its paper, its sums and what its rule gives are not the same.`,
  'verify.recomputed': ({ entry, pool, date }, say) =>
    `Entry ${entry} has the list of ${say.date(date)} of the pool ${pool} as it would have been without a change of all ratings; from the entries follows another one, or its paper has other rows.`,
  'lists.recomputed': ({ date, published, recomputed, adjusts, reversal, list }, say) =>
    `The list of ${say.date(date)} was computed again without the adjustment of entry ${adjusts}, which entry ${reversal} took back: ${published === null ? 'not on the list that was published' : `published ${published}`}, ${recomputed === null ? 'without it not on the list' : `without it ${recomputed}`}. The published list stays; the difference stands on the list of ${say.month(list)}.`,
  'verify.list': ({ entry, pool, date, seen, expected }, say) =>
    `Entry ${entry} seals the list of ${say.date(date)} in the pool “${pool}” as ${seen}; from the entries follows ${expected}.`,
  'verify.root': ({ entry, pool, date, seen, expected }, say) =>
    `Entry ${entry} has ${seen} as the Merkle root of the list of ${say.date(date)} in the pool “${pool}”; from the entries follows ${expected}.`,
  'verify.event': ({ entry, event, seen, expected }) =>
    `Entry ${entry} has ${seen} for the results of event ${event}; from the entries follows ${expected}.`,
  'verify.report-players': ({ entry, event, seen, expected }, say) =>
    `Entry ${entry} has ${say.count(seen, 'player', 'players')} in event ${event}; the stored report has ${say.number(expected)}.`,
  'verify.report-game': ({ entry, event, round, seen, expected }) =>
    `Event ${event}, round ${round}: entry ${entry} has ${seen ?? 'no such game'}; the stored report has ${expected ?? 'no such game'}. The numbers are the places of the players in the report.`,
  'verify.report-person': ({ entry, event, player, person }) =>
    `In event ${event} entry ${entry} takes player ${player} of the report for ${person}, whom the stored report does not mean there: no name and no number of that person was ever like it.`,
  'verify.reports-unread': ({ reports, entry }, say) =>
    `${say.count(reports, 'stored report', 'stored reports')} cannot be read by this version, so that the games in the entries were not compared with them; the first is that of entry ${entry}.`,
  'verify.reports-told': ({ reports, entry }, say) =>
    `${say.count(reports, 'entry has', 'entries have')} other facts of the event than the stored report, because somebody gave them beside it; the first is entry ${entry}.`,
  'verify.paper': ({ paper, kind, of }) =>
    `The paper ${paper} (${kind}, number ${of}) is not the one that the entries name.`,
  'verify.paper-missing': ({ entry, paper, kind, of }) =>
    `The paper ${paper} (${kind}, number ${of}), which entry ${entry} names, is not there, and no entry says that it was erased.`,
  'verify.paper-back': ({ entry, paper, kind, of }) =>
    `The paper ${paper} (${kind}, number ${of}) is there, although entry ${entry} has erased it.`,
  'verify.store': ({ said }) => `The file of the database is damaged: “${said}”.`,
  'verify.schema': ({ name, wrong, seen, expected }) =>
    `The database is not built as this program builds it: ${
      {
        missing: `“${name}” is missing`,
        foreign: `“${name}” does not belong there`,
        changed: `“${name}” is “${seen}” and should be “${expected}”`,
      }[wrong]
    }.`,
  'verify.entry': ({ entry, field }) => `What is kept beside entry ${entry} (${field}) is not what the entry says.`,
  'verify.row': ({ projection, row, key, column }) =>
    column === null
      ? `Row ${row} of the table “${projection}” (${key}) is missing, or is one too many.`
      : `Row ${row} of the table “${projection}” (${key}) does not follow from the entries: column ${column} differs.`,
};
