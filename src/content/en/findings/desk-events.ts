/** Events, their reports and the questions about them, in English. */
import type { Assumed } from '../../../ledger/entries.ts';
import type { Contradiction } from '../../../intake/identify.ts';
import type { EventState } from '../../../ledger/store.ts';
import type {
  Authority,
  Differing,
  EventDeskFindings,
  EventVerb,
  RatedUnlisted,
} from '../../../explain/desk-findings/events.ts';
import { doubtsIn, isNever } from './doubts.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';

const STATES: Readonly<Record<EventState, string>> = {
  registered: 'is registered, without a report',
  submitted: 'waits for a decision',
  questions: 'has open questions',
  accepted: 'is accepted',
  refused: 'is refused',
  rated: 'is rated',
  published: 'is published',
  corrected: 'has been corrected',
  withdrawn: 'is withdrawn',
};

const TEXTS = { name: 'The name of the event', place: 'The place of the event' } as const;

const POOL_LACKS = { controls: 'how long its games last', start: 'on which day it began' } as const;

const VERBS: Readonly<Record<EventVerb, string>> = {
  change: 'cannot be changed now (once it counts, “events correct” puts it right)',
  submit: 'takes no report now',
  answer: 'takes no answer now',
  accept: 'cannot be accepted now',
  refuse: 'cannot be refused now',
  withdraw: 'cannot be withdrawn now',
  correct: 'cannot be corrected now',
};

export const AUTHORITY_NAMES: Readonly<Record<Authority, string>> = {
  president: 'the President (president)',
  'qc-chairman': 'the chairman of the Qualification Commission (qc-chairman)',
  qc: 'the Qualification Commission (qc)',
  council: 'the FIDE Council (council)',
  committee: 'the Qualification Committee (committee)',
  presidency: 'the presidency (presidency)',
};

const oneOf = (authorities: readonly Authority[]): string =>
  authorities.map((each) => AUTHORITY_NAMES[each]).join(' or ');

const differing = (players: readonly Differing[], more: number, say: Say): string => {
  const named = players.map(({ player, report, office }) => {
    const ours = office === null ? 'none' : String(office);
    return `${say.player(player)} ${report} (list: ${ours})`;
  });
  return more === 0 ? say.list(named) : `${named.join(', ')} and ${say.count(more, 'more player', 'more players')}`;
};

const unlisted = (players: readonly RatedUnlisted[], more: number, say: Say): string => {
  const named = players.map(({ player, rating }) => `${say.player(player)} ${rating}`);
  return more === 0 ? say.list(named) : `${named.join(', ')} and ${say.count(more, 'more player', 'more players')}`;
};

const ASSUMED: Readonly<Record<Assumed, string>> = {
  games: '30 rated games or more (0 where the report gives K = 40)',
  peak: 'a highest rating equal to this one',
  settled: 'a settled rating',
  grade: 'the grade of the points',
};

const asOf = (as: string, say: Say): string => (as.length === 7 ? `the list of ${say.month(as)}` : say.date(as));

const GAME = { chess: 'chess', go: 'Go' } as const;

/** What a correction is said with, by what was asked. */
const CORRECTED_BY: Readonly<Record<EventDeskFindings['event.answer-counts']['about'], string>> = {
  identity: '--who OLD=NEW',
  rating: '--rating PLAYER=taken',
  fact: 'FILE --facts FILE',
};

type Contradicted = EventDeskFindings['event.answer-contradicts'];

const AGAINST: Readonly<
  Record<Contradiction, (births: Contradicted['births'], federations: Contradicted['federations']) => string>
> = {
  name: () => 'another name',
  birth: (births) =>
    births?.[0] === births?.[1]
      ? 'another day of birth'
      : `born in another year (${births?.[0] ?? '–'}, not ${births?.[1] ?? '–'})`,
  federation: (_births, federations) => `federation ${federations?.[0] ?? '–'}, not ${federations?.[1] ?? '–'}`,
};

const although = (against: readonly Contradiction[]): string => against.map((each) => `--although ${each}`).join(' ');

export const EVENT_FINDINGS: FindingPhrases<EventDeskFindings> = {
  'event.unknown': ({ event }) => `The office has no event “${event}”; “events list” shows all events.`,
  'event.other-pool': ({ event, pool, asked }) => `Event ${event} belongs to the pool ${pool}, not to ${asked}.`,
  'event.wrong-state': ({ event, state, verb }) => `Event ${event} ${VERBS[verb]}: it ${STATES[state]}.`,
  'event.bad-day': ({ field, seen }) => `“${seen}” is not a day (${field}); write it as in 2024-05-30.`,
  'event.same-report': ({ event, mayAgain }) =>
    `This report is already recorded: event ${event}. Nothing was changed.${mayAgain === true ? ' To read it and ask its questions again, add --although sent-before.' : ''}`,
  'event.older-report': ({ event, since, state }, say) =>
    `Event ${event} had this report before another one replaced it, which came on ${say.date(since)}. Submitting it again would replace the later one by the older one${state === 'accepted' ? ', and the event would no longer be accepted' : ''}. If you want that, add --although sent-before.`,
  'event.twice-in-batch': ({ file }) => `This file has the same content as ${file}, which was given before it.`,
  'event.other-game': ({ pool, seen, expected }) =>
    `This is a report of ${GAME[seen]}, and the pool “${pool}” is for ${GAME[expected]}: it is not accepted.`,
  'event.other-control': ({ pool, expected, seen, right, family, group, event }) =>
    `The games are ${seen} games, and the pool “${pool}” is for ${expected} games. ${right === null ? `The group “${group}” has no pool for them yet: “pools open ${group}-${seen} --family ${family} --control ${seen} --group ${group} …”.` : `Send the report to the pool “${right}”: “events submit … --pool ${right}”.`} ${event === undefined ? '' : `Withdraw event ${event} first (“events withdraw ${event}”), then the same file is taken there. `}An event with several time controls is several events, a report each.`,
  'event.several-controls': ({ times }, say) =>
    `The report has time controls of different kinds: ${say.list(times.map(({ time, control, pool }) => `${time} (${control === null ? 'too short for any rating list' : `${control}, ${pool === null ? `for which there is no pool yet: “pools open … --control ${control} --group …”` : `for the pool “${pool}”`}`})`))}. Each kind is an event of its own: send a report of each (“events submit … --pool …”). If all games had one time, give it and send the report again (--facts, event.controls); of several periods of one game, all but the last have a number of moves.`,
  'event.pool-asked': ({ pools, seen, lacks }, say) =>
    `${seen !== null ? `These are ${seen} games, and several pools may take them` : lacks.length === 0 ? 'Several pools may take this report' : `The report does not say ${lacks.map((each) => POOL_LACKS[each]).join(', or ')}, so it may be for any of these pools`}: ${say.list(pools)}. Name the one that is meant, such as --pool ${pools[0]}${seen !== null || lacks.length === 0 ? '' : `; or give what is missing (--facts, ${say.list(lacks.map((each) => `event.${each}`))})`}.`,
  'event.pool-none': ({ pools, seen, rulebook }, say) =>
    pools.length === 0
      ? 'The office has no pool yet; open one with “pools open”.'
      : seen.length > 1
        ? `The file has events of several kinds (${say.list(seen)}), which belong to several pools: send each in a file of its own.`
        : `No pool of the office is for ${seen.length === 0 ? 'such games' : `${seen[0]} games`}${rulebook === null ? '' : ` by the rulebook “${rulebook}”, which the report names`} (its pools: ${say.list(pools)}). ${seen.length === 0 ? 'If one of them is to judge the report all the same, name it' : `Open one (“pools open … --control ${seen[0]} --group …”), or name the pool that is meant`}: “events submit … --pool ${pools[0]}”.`,
  'event.standard-unknown': ({ event, question, group, start, players, more }, say) =>
    `Players without a rating in this pool play with their standard rating of ${say.date(start)}, but there is no standard list of that day here, so it is not known who is a newcomer: ${say.list(players.map(say.player))}${more === 0 ? '' : ` and ${say.number(more)} more`}. For each: “events answer ${event} ${question} 1850 --ground …” gives the standard rating of that day, “none” says that the player has none and is a newcomer; “events answer ${event} --all none --ground …” answers for all at once. ${group === null ? 'The pool belongs to no group with a standard pool.' : `Or bring the standard list in (“players import … --pool POOL --as-of ${start.slice(0, 7)}”, a pool of the group “${group}”) and accept the event: “events accept ${event}”.`}`,
  'event.standard-asked': ({ player, start }, say) =>
    `${say.player(player)} has no rating in this pool, and there is no standard list of ${say.date(start)} here: which standard rating did the player have on that day? Answer with the number, or with “none” for a newcomer, and with --ground.`,
  'event.standard-ground': ({ question }) =>
    `Question ${question}: a standard rating that is on no list here needs a ground (where it was seen); give it with --ground.`,
  'event.standards-given': ({ players, more }, say) =>
    `Standard ratings given by the officer: ${say.list(players.map(({ player, rating, ground }) => `${say.player(player)} ${rating === null ? 'none (a newcomer)' : rating}${ground === null ? '' : ` (${ground})`}`))}${more === 0 ? '' : ` and ${say.number(more)} more`}.`,
  'event.ends-in-future': ({ end, today }, say) =>
    `The event has results and ends on ${say.date(end)}, but today is ${say.date(today)}. Correct its days (with --facts, say), or wait until it is over.`,
  'event.without-licence': ({ year, players }, say) =>
    `Without a licence for ${year}: ${say.list(players.map(say.player))}. If a player has one, enter it with “players change … --licence ${year}=CLUB”.`,
  'event.before-pool': ({ pool, end, from }, say) =>
    `The event ended on ${say.date(end)}, before the pool “${pool}” began (${from.length === 7 ? `first list ${say.month(from)}` : say.date(from)}): the pool’s first ratings may already include it. If it should count, check it and confirm: “events accept … --although before-pool”.`,
  'event.time-asked': ({ event, seen }) =>
    `The words of the time control “${seen}” are not understood, so it was not checked. Give it and send the report again (“events submit … --event ${event} --facts …”, event.controls), or accept the event as it is: “events accept ${event}”.`,
  'event.control-asked': ({ event, question, pool, seen }) =>
    `The words of the time control “${seen}” are not understood, and they decide to which pool of the group the event belongs. Give it: “events answer ${event} ${question} 15+10” (or “40/90+30, 30+30”); “events answer ${event} ${question} as-is” lets the event count in the pool “${pool}”, with its time unchecked.`,
  'event.control-missing': ({ event, question, pool, pools }, say) =>
    `The report has no time control, which decides to which pool of the group the event belongs (${say.list(pools)}). Give the time: “events answer ${event} ${question} 15+10” (or “40/90+30, 30+30”); “events answer ${event} ${question} as-is” lets the event count in the pool “${pool}”, with its time unchecked.`,
  'event.answer-time': ({ question, seen }) =>
    `Question ${question}: “${seen}” is not a time control such as 15+10, 120 min or 40/90+30, 30+30. If nobody knows it, answer “as-is”.`,
  'event.without-games': ({ event }) =>
    `Event ${event} has no games, so nobody’s rating changes by it. If games were played, send the report again with them, and accept it then.`,
  'event.alike': ({ event, shared, players }, say) =>
    `This seems to be event ${event} once more: the same days, and ${shared} of ${say.count(players, 'player', 'players')} in both.`,
  'event.several-reports': ({ reports }, say) => `One event has one report; there are ${say.number(reports)}.`,
  'event.no-report': ({ event }) => `There is no report of event ${event} yet.`,
  'event.approvals-set-aside': ({ clauses }, say) =>
    `The report claims approvals (${say.list(clauses)}); they only count if they are recorded with a ground when the event is accepted.`,
  'event.persons-entered': ({ persons }, say) =>
    `Entered in the registry: ${say.count(persons, 'new person', 'new persons')}.`,
  'event.newcomers': ({ players }, say) =>
    `New to the registry: ${say.count(players, 'player', 'players')}; entered when the event is accepted.`,
  'event.newcomer-twice': ({ player }) =>
    `Player ${player} of the same report has a similar name. If they are two persons, answer “new”; if they are one, the report has to be corrected.`,
  'event.recognised': ({ players }, say) =>
    `Entered since the report came, and recognised: ${say.list(players.map(({ person }) => say.player(person)))}.`,
  'event.asked-first': ({ event, questions }, say) =>
    `Event ${event} is not accepted yet: since its report came, somebody was entered who may be one of its new players. ${say.count(questions, 'question is', 'questions are')} open, and must be answered first (“events questions ${event}”).`,
  'event.person-twice': ({ person }, say) => `${say.player(person)} is among the players of the event already.`,
  'event.ratings-differ': ({ field, players, more }, say) =>
    `Other ${field === 'k' ? 'K' : 'ratings'} in the report than on the list in force, which counts: ${differing(players, more, say)}.`,
  'event.whose-ratings': ({ pool, players }, say) =>
    `The table gives ${say.count(players, 'player a rating', 'players ratings')}, and does not say whose they are: FIDE’s, which become ratings of the system (ORR, section 2), or its own. Say it once for the pool, “pools set ${pool} --report-ratings fide” or “own”, or for this report, “--report-ratings fide” or “own”, and submit again.`,
  'event.rating-unlisted': ({ player, rating }, say) =>
    `The report gives ${say.player(player)} the rating ${rating}, and this pool has none. Answer “taken” to accept it, “unrated” to rate the player as unrated, or “other” if it is somebody else.`,
  'event.ratings-unlisted': ({ event, question, players, more }, say) =>
    `The report gives ratings to players who have none in this pool: ${unlisted(players, more, say)}. Without them, these players and their opponents are rated differently. For each: “events answer ${event} ${question} taken” accepts the rating, “unrated” ignores it, “other” says that it is somebody else; “events answer ${event} --all taken” answers for all at once. If a list is missing, withdraw the event, bring the list in (players import) and submit again.`,
  'event.ratings-unasked': ({ event, players, more }, say) =>
    `The report gives ratings to players who have none in this pool, and nobody was asked about them: ${unlisted(players, more, say)}. Submit the report again, with --event ${event} --although sent-before, and answer.`,
  'event.ratings-brought': ({ players, more, as, assumed }, say) =>
    `Taken from the report, as of ${asOf(as, say)}: ${unlisted(players, more, say)}.${assumed.length === 0 ? '' : ` Not known, so assumed: ${say.list(assumed.map((each) => ASSUMED[each]))}; “decide” corrects it.`}`,
  'event.ratings-set-aside': ({ players, more }, say) =>
    `Rated as unrated, although the report gives them ratings: ${unlisted(players, more, say)}.`,
  'event.ratings-lost': ({ event, later, players, more }, say) =>
    `Later events (${later.join(', ')}) depend on ratings that event ${event} brought in: ${unlisted(players, more, say)}. Without it these players are newcomers there. If so: --although ratings; then “events correct ${later[0]} --rating PLAYER=taken --ground TEXT” can take the rating from that report.`,
  'event.ratings-as-before': ({ event, players, more }, say) =>
    `Taken from the report, as answered for event ${event}: ${unlisted(players, more, say)}.`,
  'event.somebody-else': ({ person }, say) =>
    `Not ${say.player(person)}: answer with the person’s id, or with “new” for somebody who is not in the registry.`,
  'event.answer-rating': ({ question, seen }) =>
    `Question ${question} is about a rating: answer “taken”, “unrated” or “other”, not “${seen}”; for all at once “taken” or “unrated”.`,
  'event.no-ratings-asked': ({ event }) => `There is no open question about a rating of event ${event}.`,
  'event.first-list': ({ list, start }, say) =>
    `The event began on ${say.date(start)}, before the first list of the pool; the ratings of ${say.date(list)} are used.`,
  'event.questions-open': ({ event, questions }, say) =>
    `Event ${event} has ${say.count(questions, 'open question', 'open questions')}; answer first.`,
  'event.question-unknown': ({ event, question }) => `Event ${event} has no question ${question}.`,
  'event.question-answered': ({ event, question }) =>
    `Question ${question} about event ${event} already has this answer; another one would replace it.`,
  'event.answer-counts': ({ event, question, about }) =>
    `Event ${event} already counts, and question ${question} is answered: another answer is a correction, which shows its effect first: events correct ${event} ${CORRECTED_BY[about]} --ground TEXT.`,
  'event.answer-contradicts': ({ person, against, births, federations }, say) =>
    `The report contradicts ${say.player(person)}: ${against.map((each) => AGAINST[each](births, federations)).join('; ')}. If it is the same person all the same: ${although(against)}.`,
  'event.reopened': ({ event, by }) =>
    `Event ${event} is no longer accepted: “events accept ${event}” accepts it with the new ${by}.`,
  'event.person-left': ({ person }, say) =>
    `${say.player(person)} is in no event any more; if the player was entered only for this, “players tidy ${person}” removes the card.`,
  'event.not-in-event': ({ event, asked }) =>
    `Nobody of event ${event} is “${asked}”: name one of its players by id or number, or by place (?3); “events show ${event}” has them.`,
  'event.file-needed': ({ event }) =>
    `Name the file of the corrected report, or with --result a result; of event ${event}, which does not count yet, --who and --rating need the report as well.`,
  'event.no-such-game': ({ event, round, white, black }) =>
    `Event ${event} has no game of “${white}” and “${black}” in round ${round}; “events show ${event}” has all of them.`,
  'event.answer-grade': ({ question, seen }) =>
    `Question ${question} asks for a grade, and “${seen}” is none: 35k to 1k, 1d to 9d, 1p to 9p.`,
  'event.told-rating': ({ asked, seen }) =>
    `For the rating of ${asked} give “taken” or “unrated”, not “${seen}”; if it is somebody else: --who ${asked}=NEW.`,
  'event.no-rating-asked': ({ event, asked }) =>
    `The rating of ${asked} in the report of event ${event} was not in question: the report gives none, or the pool already had one. “decide” corrects the pool’s rating.`,
  'event.answer-person': ({ question }) =>
    `Question ${question} asks who the player is: answer with a person’s id, or with “new”.`,
  'event.answer-value': ({ question, field }) => `Question ${question} asks for a fact: give a value for “${field}”.`,
  'event.report-erased': ({ event }) => `The report of event ${event} was erased, so nobody can be entered from it.`,
  'event.nobody-reported': ({ question }) =>
    `The report has no name for the player of question ${question}, so nobody can be entered.`,
  'event.name-doubtful': ({ doubts }, say) =>
    `The name has ${doubtsIn(doubts, say)}. ${isNever(doubts) ? 'Such a name is never entered: answer with the right name.' : 'Answer with the right name, or with “as-is” if it is correct.'}`,
  'event.text-doubtful': ({ field, doubts, seen }, say) =>
    `${TEXTS[field]}, “${seen}”, has ${doubtsIn(doubts, say)}. ${isNever(doubts) ? 'Such a text is never entered: answer with the right one.' : 'Answer with the right one, or with “as-is” if it is correct.'}`,
  'event.facts-doubtful': ({ field, doubts, seen }, say) =>
    `${TEXTS[field]}, “${seen}”, has ${doubtsIn(doubts, say)}. ${isNever(doubts) ? 'Such a text is never entered.' : 'If it is correct, add --although names.'}`,
  'event.club-left-out': ({ player, doubts }, say) =>
    `The club of ${say.player(player)} was left out; it has ${doubtsIn(doubts, say)}. “players change” enters the right one.`,
  'event.waiver-idle': ({ clause }) =>
    `There is no objection to the event under ${clause}, so there is nothing to waive.`,
  'event.waiver-impossible': ({ clause }) => `For ${clause} the rules name nobody who could waive it.`,
  'event.wrong-authority': ({ clause, by, authorities }) =>
    `Only ${oneOf(authorities)} can waive ${clause}, not “${by}”.`,
  'event.waiver-without-ground': ({ clause }) => `Waiving ${clause} needs a ground.`,
  'event.ground-missing': ({ event, verb }) =>
    verb === 'correct'
      ? `A correction of event ${event} needs its ground: --ground "what was wrong".`
      : `No clause prevents event ${event} from being rated; to refuse it, give a ground (--ground).`,
  'event.part-unknown': ({ part }) => `The pool has no event “${part}” that this could be a part of.`,
  'event.change-fixed': ({ event, field }) =>
    `“${field}” of event ${event} is not changed here: ${field === 'arbiters' ? `“events arbiters ${event} --arbiter …” names them` : field === 'approvals' ? `what is approved is recorded with the acceptance (“events accept ${event} --waive …”)` : 'the office records it itself'}.`,
  'event.change-reported': ({ event, field }) =>
    `The report of event ${event} says “${field}”: it can be changed, but not removed.`,
  'event.change-asked': ({ event, field, question }) =>
    `Question ${question} asks for “${field}”: answer it (“events answer ${event} ${question} VALUE”).`,
  'event.arbiter-nameless': ({ event, place }) => `Arbiter ${place} of event ${event} has no name.`,
  'event.arbiter-number': ({ event, seen }) =>
    `“${seen}” is not a FIDE number of an arbiter (event ${event}): it has five to eleven digits.`,
  'event.arbiters-chief': ({ event, chiefs }) => `An event has one chief arbiter, and ${event} would have ${chiefs}.`,
  'event.arbiters-ground': ({ event }) =>
    `The names of the arbiters of event ${event} are not erased without a ground: give it with --ground.`,
  'event.arbiters-waiting': ({ event }) =>
    `The report of event ${event} names its arbiters, and is still needed: accept, refuse or withdraw the event first.`,
  'event.arbiters-erased': ({ event, reports }, say) =>
    `The names of the arbiters of event ${event} were deleted for good${reports === 0 ? '' : `, with ${say.count(reports, 'copy of a report', 'copies of reports')} that had them`}. Earlier backups and exports still contain them.`,
  'event.unchanged': ({ event }) => `Event ${event} already has these facts; nothing was changed.`,
  'event.change-void': ({ event }) =>
    `Event ${event} was accepted with other facts and waits again: “events accept ${event}” decides on it as it is now.`,
  'event.edition-moved': ({ event, was, now }) =>
    `With this change event ${event} is rated by ${now ?? 'no edition in force'}, not by ${was ?? 'none'}.`,
  'event.list-moved': ({ event, was, now }, say) =>
    now === null
      ? `With this change it is not known for which list event ${event} is.`
      : `With this change event ${event} is for the list of ${say.month(now)}${was === null ? '' : `, not for that of ${say.month(was)}`}.`,
  'event.no-days': ({ event }) =>
    `Event ${event} has no first day from which it could be postponed; give its days with --start and --end.`,
  'event.registered-before': ({ event, start, end }, say) =>
    `There is already an event of this name: ${event}${start === null ? '' : `, ${say.date(start)}${end === null || end === start ? '' : ` to ${say.date(end)}`}`}. If it is the same one, withdraw one of the two (“events withdraw”), or change the first (“events change ${event}”).`,
  'event.registration-waits': ({ event, registered }) =>
    `An event of this name is registered as ${registered}, and event ${event} was added to it. If it is the same one, withdraw ${event} and send the report again with --event ${registered}.`,
};
