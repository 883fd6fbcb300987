/** MGSZ 2012 in English. */
import { APPROVAL_FINDINGS } from './approvals.ts';
import type { MgszFindings, MgszRules } from '../../../rulebooks/mgsz/reasons.ts';
import type { EntryGrade } from '../../../rulebooks/mgsz/tables.ts';
import type { FindingPhrases, Say, StepPhrases } from '../../../explain/language.ts';

const KINDS: Readonly<Record<string, string>> = { k: 'kyu', d: 'dan', p: 'dan professional' };

/** `2d` as people write it. */
const grade = (text: EntryGrade): string => `${text.slice(0, -1)} ${KINDS[text.slice(-1)]}`;

/** Points or a grade, as an adjustment names them. */
const indicator = (value: number | string, say: Say): string =>
  typeof value === 'number' ? say.number(value) : grade(value as EntryGrade);

const CAUSES = {
  'no-base-time': 'the base time is not given',
  overtime: 'the regulations do not provide for this kind of overtime',
  'too-fast': 'the time is shorter than the last category of the table',
} as const;

const ROWS = {
  'invitational-or-national': 'An international invitational tournament or a Hungarian Championship',
  'european-or-world': 'A European or World Championship',
  'no-handicap': 'A 19 × 19 tournament without handicap',
} as const;

const outcome = (score: number): string => (score === 1 ? 'won' : score === 0 ? 'lost' : 'drawn');

const stonesOf = (stones: number, colour: 'white' | 'black', say: Say): string =>
  stones === 0
    ? ''
    : `, ${say.count(stones, 'handicap stone', 'handicap stones')} ${colour === 'black' ? 'received' : 'given'}`;

export const MGSZ_STEPS: StepPhrases<MgszRules> = {
  multiplier: ({ time, importance }, c, say) =>
    importance === 0
      ? `The multiplier C is ${say.number(c)}, all of it for the thinking time; the importance adds nothing.`
      : `The multiplier C is ${say.number(c)}: ${say.number(time)} for the thinking time and ` +
        `${say.number(importance)} for the importance.`,
  'multiplier-13': ({ board }, c) => `On a ${board} × ${board} board the multiplier C is always ${c}.`,
  'multiplier-committee': (_, c, say) => `The Qualification Committee set the multiplier C to ${say.number(c)}.`,
  'multiplier-undetermined': ({ cause }) =>
    `The multiplier C cannot be determined, because ${CAUSES[cause]}. The Qualification Committee sets it.`,
  'extended-japanese': ({ base, seconds, moves, added }, minutes, say) =>
    `The extended time is ${say.number(base)} minutes and ${moves} moves of ` +
    `${say.count(seconds, 'second', 'seconds')} (${say.number(added)} minutes), together ${say.number(minutes)} ` +
    `minutes.`,
  'extended-canadian': ({ base, minutes, moves, counted, added }, extended, say) =>
    `The extended time is ${say.number(base)} minutes and ${counted} moves at ` +
    `${say.count(moves, 'move', 'moves')} in ${say.count(minutes, 'minute', 'minutes')} (${say.number(added)} ` +
    `minutes), together ${say.number(extended)} minutes.`,
  'extended-sudden-death': ({ base }, _, say) =>
    `Without overtime the extended time is the base time, ${say.count(base, 'minute', 'minutes')}.`,
  'time-category': ({ category, minBase, minExtended }, value) =>
    `The thinking time is of category ${category}, at least ${minBase} minutes of base time and ${minExtended} ` +
    `of extended time, which gives ${value}.`,
  'better-category-missed': ({ category, base, extended, minBase, minExtended }, _, say) =>
    `Category ${category} needs at least ${minBase} minutes of base time and ${minExtended} of extended time; ` +
    `here there are ${say.number(base)} and ${say.number(extended)}.`,
  importance: ({ row }, addition) => `${ROWS[row]} adds ${addition}.`,
  'importance-large': ({ participants, above }, addition, say) =>
    participants === null
      ? `The tournament is reported to have more than ${above} participants, without a number; that adds ${addition}.`
      : `${say.number(participants)} participants are more than ${above}, which adds ${addition}.`,
  'event-cut': ({ c, rounds, product, limit }, lengths, say) =>
    `C times the rounds is ${say.number(c)} × ${rounds} = ${say.number(product)} and reaches ${limit}, so the ` +
    `tournament is rated in parts of ${say.list(lengths.map(String))} rounds, one after the other.`,
  'entering-points': (_, points, say) => `The handler of the system set the starting rating: ${say.number(points)}.`,
  'entering-points-proposed': (given, points, say) =>
    `The starting rating has not been set yet; the limit of the entry grade ${grade(given.grade)} is proposed: ` +
    `${say.number(points)}.`,
  'outside-points': (given, points, say) =>
    `A player who is not registered counts with the limit of the entry grade ${grade(given.grade)}: ` +
    `${say.number(points)}.`,
  'initial-grade-set': (_, gives) => `The initial grade was set to ${grade(gives)}.`,
  'initial-grade': (given, gives) =>
    given.grade === gives
      ? `The initial grade is ${grade(gives)}.`
      : `The initial grade is at most ${grade(given.cap)}, so it is ${grade(gives)} instead of ${grade(given.grade)}.`,
  'corrected-points': ({ points, stones, widths }, corrected, say) =>
    `For ${say.count(stones, 'handicap stone', 'handicap stones')} black counts with ` +
    `${[points, ...widths].map(say.number).join(' + ')} = ${say.number(corrected)}, one band a stone.`,
  'roles-changed': ({ white, black }, _, say) =>
    `With the stones black counts as the stronger side, ${say.number(black)} against ${say.number(white)}, and ` +
    `the roles change.`,
  chance: ({ difference }, chance, say) =>
    `A difference of ${say.number(difference)} gives the weaker side a chance of ${say.number(chance)}.`,
  'game-points': ({ round, opponent, colour, opponentPoints, stones, difference, score, expected }, gives, say) =>
    `Round ${round} against ${say.player(opponent)} ` +
    `(${say.number(opponentPoints)})${stonesOf(stones, colour, say)}: difference ${say.signed(difference)}, ` +
    `${outcome(score)} where ${say.number(expected)} was expected, ${say.signed(gives)} game points.`,
  'game-not-played': ({ round, opponent, result }, _, say) =>
    `Round ${round} against ${say.player(opponent)}: the game was not played (${result}) and gives no game points.`,
  'game-excluded': ({ round, opponent }, _, say) =>
    `Round ${round} against ${say.player(opponent)}: the game is excluded from rating.`,
  change: ({ part, parts, from, to, c, sum, exact, before }, gives, say) => {
    const where =
      parts === 1
        ? 'The game points'
        : `Part ${part}, rounds ${from} to ${to}, starts from ${say.number(before)}. The game points`;
    const rounded = exact === gives ? '' : `, rounded to ${say.signed(gives)}`;
    return `${where} add up to ${say.signed(sum)}; times C = ${say.number(c)} this is ${say.signed(exact)}${rounded}.`;
  },
  'new-points': ({ before, change, games }, after, say) =>
    games === 0
      ? `No game was rated, so the rating stays ${say.number(after)}.`
      : `The rating was ${say.number(before)}, the change is ${say.signed(change)}, the new rating is ` +
        `${say.number(after)}.`,
  'outside-not-rated': ({ games, sum }, _, say) =>
    `A player who is not registered is not rated; ${say.count(games, 'game', 'games')} came to ` +
    `${say.signed(sum)} game points.`,
  'grade-reached-once': ({ points, limit, from }, gives, say) =>
    `The rating of ${say.number(points)} reaches the limit of ${say.number(limit)}, and once is enough: the ` +
    `grade rises from ${grade(from)} to ${grade(gives)}.`,
  'grade-reached-again': ({ points, limit, from }, gives, say) =>
    `With ${say.number(points)} the limit of ${say.number(limit)} is reached or held for the second time: the ` +
    `grade rises from ${grade(from)} to ${grade(gives)}.`,
  'grade-reached-first': (given, _, say) =>
    `${grade(given.grade)} (${say.number(given.limit)}) reached for the first time; it has to be reached once more.`,
  'grade-kept': (given, gives) =>
    given.ofPoints === gives
      ? `The grade stays ${grade(gives)}.`
      : `The grade stays ${grade(gives)}, though the rating lies in the band of ${grade(given.ofPoints)}.`,
  'grade-not-touched': (given, gives) =>
    given.games === 0
      ? `Without a rated game the tournament says nothing about the grade; it stays ${grade(gives)}.`
      : `A tournament with C = ${given.c} says nothing about the grade; it stays ${grade(gives)}.`,
  'entry-grade': ({ points }, gives, say) =>
    `With a rating of ${say.number(points)} a player enters a 19 × 19 tournament at home as ${grade(gives)}.`,
  'entry-grade-egf': (_, gives) =>
    `The tournament asks for the grade of the EGF list, so the player enters as ${grade(gives)}.`,
  'entry-grade-free': ({ board }) => `On a ${board} × ${board} board a player may enter with any grade.`,
  'event-not-rated': (_, points, say) =>
    points === null
      ? 'The tournament is not rated.'
      : `The tournament is not rated; the rating stays ${say.number(points)}.`,
  'expected-score': ({ games }, expected, say) =>
    `Over ${say.count(games, 'game', 'games')} a score of ${say.number(expected)} is expected.`,
  'wished-sum': ({ points, wished, c }, sum, say) =>
    sum === null
      ? `With C = ${say.number(c)} no result changes the rating.`
      : `To come from ${say.number(points)} to ${say.number(wished)} with C = ${say.number(c)}, the game points ` +
        `have to add up to at least ${say.signed(sum)}.`,
  'wished-wins': ({ expected, games }, wins, say) =>
    wins === null
      ? `Even winning all ${say.count(games, 'game', 'games')} would not be enough.`
      : `With an expected score of ${say.number(expected)} this takes ${say.count(wins, 'win', 'wins')} in ` +
        `${say.count(games, 'game', 'games')}.`,
};

export const MGSZ_FINDINGS: FindingPhrases<MgszFindings> = {
  ...APPROVAL_FINDINGS,
  'mgsz.board': ({ board }) =>
    `The board has ${board} × ${board} lines; only 19 × 19 and 13 × 13 are rated, and the committee cannot ` +
    `change that.`,
  'mgsz.pair-go': () => 'Pair go is not rated, because the result is common to two players.',
  'mgsz.consultation': () => 'Games that a team plays together are not rated, because the result is common.',
  'mgsz.no-base-time': () =>
    'The base time is not given, so the multiplier C cannot be determined. Give the time, or the C that the ' +
    'committee has set.',
  'mgsz.overtime': ({ kind }) =>
    `The regulations provide for Japanese and Canadian overtime, not for “${kind}”. The committee has to set the ` +
    `multiplier C.`,
  'mgsz.too-fast': ({ base, extended, minBase, minExtended }, say) =>
    `With ${say.number(base)} minutes of base time and ${say.number(extended)} of extended time the tournament ` +
    `is faster than every category (at least ${minBase} and ${minExtended}). The committee has to set the ` +
    `multiplier C.`,
  'mgsz.points-missing': ({ player }, say) =>
    `${say.player(player)} is taken as registered, but the report has no rating; without it the tournament cannot be ` +
    `rated.`,
  'mgsz.entry-grade-missing': ({ player }, say) =>
    `${say.player(player)} is not registered and has no entry grade, so the starting rating cannot be determined.`,
  'mgsz.grade-missing': (facts, say) =>
    `The report has no grade for ${say.player(facts.player)}; the grade of the rating ` +
    `${say.number(facts.points)}, ${grade(facts.grade)}, is taken.`,
  'mgsz.already-registered': ({ player }, say) =>
    `${say.player(player)} is said to be entered, but is registered already.`,
  'mgsz.marks-set-aside': ({ player, grades }, say) =>
    `Marks of ${say.player(player)} that cannot count were set aside: ` +
    `${say.list(grades.map((text) => grade(text as EntryGrade)))}.`,
  'mgsz.initial-points-proposed': (facts, say) =>
    `${say.player(facts.player)} is entered without a starting rating. The limit of ` +
    `${grade(facts.grade)}, ${say.number(facts.points)}, is used until the handler sets one; the score was ` +
    `${say.score(facts.score)} in ${say.count(facts.games, 'game', 'games')}.`,
  'mgsz.initial-grade-from-points': (facts, say) =>
    `${say.player(facts.player)} has neither an entry grade nor an initial grade; from the rating ` +
    `${say.number(facts.points)} it is ${grade(facts.grade)}.`,
  'mgsz.initial-grade-committee': (facts, say) =>
    `The initial grade of ${say.player(facts.player)}, ${grade(facts.grade)}, is above ${grade(facts.cap)}; that ` +
    `is for the committee to decide.`,
  'mgsz.entry-grade-above-table': (facts, say) =>
    `The table of grades ends at 7 dan; ${say.player(facts.player)} (${grade(facts.grade)}) counts with ` +
    `${say.number(facts.points)}.`,
  'mgsz.entry-grade-differs': (facts, say) =>
    `${say.player(facts.player)} entered as ${grade(facts.entered)}; the rating ${say.number(facts.points)} ` +
    `belongs to ${grade(facts.grade)}. The rating counts.`,
  'mgsz.nobody-covered': () => 'Nobody in this tournament is registered or entered by it, so no rating changes.',
  'mgsz.stones-to-stronger': ({ round, white, black, whitePoints, blackPoints, stones }, say) =>
    `Round ${round}: ${say.player(black)} (${say.number(blackPoints)}) received ` +
    `${say.count(stones, 'stone', 'stones')} from ${say.player(white)} (${say.number(whitePoints)}), who has the ` +
    `lower rating. The receiver is corrected.`,
  'mgsz.stones-without-handicap': ({ games }, say) =>
    `The tournament was announced without handicap, but ${say.count(games, 'game has', 'games have')} handicap ` +
    `stones. The correction is made all the same.`,
  'mgsz.two-statuses': ({ additions }) =>
    `The tournament is claimed to be both an invitational one and a European or World Championship; both are ` +
    `added, together ${additions}.`,
  'mgsz.large-claimed': ({ participants, above }, say) =>
    `The tournament is claimed to be large, but has ${say.count(participants, 'participant', 'participants')}; ` +
    `more than ${above} are needed.`,
  'mgsz.participants-too-few': ({ participants, players }, say) =>
    `The report has ${say.count(players, 'player', 'players')}, but gives the number of ` +
    `participants as ${say.number(participants)}.`,
  'mgsz.committee-c': ({ c, tables }, say) =>
    tables === null
      ? `The committee has set the multiplier C to ${say.number(c)}.`
      : `The committee has set the multiplier C to ${say.number(c)}; by the tables it would be ${say.number(tables)}.`,
  'mgsz.board-unknown': ({ board }) => `The board is not given; ${board} × ${board} is assumed.`,
  'mgsz.overtime-unknown': ({ base }, say) =>
    `Overtime is not given; ${say.count(base, 'minute', 'minutes')} without overtime are assumed.`,
  'mgsz.handicap-unknown': ({ addition }) =>
    `The report does not say whether the tournament was announced with handicap; without is assumed, which adds ` +
    `${addition}.`,
  'mgsz.participants-unknown': ({ players, claimed }, say) =>
    claimed
      ? 'The number of participants is not given; the claim that the tournament is large counts.'
      : `The number of participants is not given; the number of players in the report counts: ${say.number(players)}.`,
  'mgsz.jigo': ({ round, white, black }, say) =>
    `Round ${round}, ${say.player(white)} against ${say.player(black)}: the regulations do not provide for jigo; it ` +
    `counts as half a win each.`,
  'mgsz.game-not-played': ({ round, white, black, result }, say) =>
    `Round ${round}, ${say.player(white)} against ${say.player(black)}: not played (${result}), not rated.`,
  'mgsz.game-excluded': ({ round, white, black }, say) =>
    `Round ${round}, ${say.player(white)} against ${say.player(black)}: excluded by the report, not rated.`,
  'mgsz.adjustment-mismatch': ({ player, recorded, present }, say) =>
    `The adjustment for ${say.player(player)} starts from ${indicator(recorded, say)}, but the registry has ` +
    `${indicator(present, say)}; nothing ` +
    `was changed.`,
};
