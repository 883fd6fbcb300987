/**
 * Rates a document: reads it, admits it, applies the rulebook. The only place that connects formats, intake and rulebooks; it uses
 * no file, no clock and no network, so it also runs in a page. The caller gives it the editions, so that a page that rates under
 * one family only carries that one.
 */
import type { AssumedK, Event } from '../core/event.ts';
import { type Finding, placeInside, findingMaker, type AnyFindings } from '../core/finding.ts';
import type { ReasonsFor } from '../core/reasons.ts';
import type { PeriodReport, Report } from '../core/report.ts';
import { atOnce, inSlices, type Pause, type Sliced } from '../core/slices.ts';
import { isPeriodDocument, isPeriodReport, parseJson, readDocument, withLines } from '../formats/json/read.ts';
import { pathOf, upwards } from '../formats/json/scan.ts';
import { admitInSlices, checkBase, NO_NEEDS } from '../intake/admit.ts';
import type { Edition } from '../rulebooks/edition.ts';
import { inForceForList } from '../rulebooks/in-force.ts';
import type { EventResult, PeriodResult, PlayerResult } from '../rulebooks/rulebook.ts';
import { chooseEdition } from './rules.ts';
import type { Control } from '../core/control.ts';

export interface RateOptions {
  /**
   * An edition (`fide-2024`) or a family (`fide`); without it the document's own `rulebook` counts. An engine of one
   * family needs neither.
   */
  readonly rules?: string;
  /** Which ratings of a family are meant; by default the standard ones. */
  readonly control?: Control;
  /** FIDE, MSSZ: the K of players whose K is not known, or `established`: 30 games or more, and never rated higher. */
  readonly assumeK?: AssumedK;
  /** Whose steps of the calculation are wanted. */
  readonly explain?: 'all' | readonly string[];
}

/** A document that cannot be rated because it cannot be read; `error` is the first finding that refuses it. */
export interface Unreadable {
  readonly error: { readonly code: string; readonly message: string; readonly path: string };
  readonly findings: readonly Finding[];
}

/** No edition applies: no rating can be given. */
export interface Unrated {
  readonly rulebook: null;
  readonly rated: false;
  readonly reasons: readonly string[];
  readonly findings: readonly Finding[];
  readonly players: Readonly<Record<string, never>>;
}

export type Answer<P extends PlayerResult = PlayerResult> = EventResult<P> | PeriodResult<P> | Unrated | Unreadable;

export const isUnreadable = (answer: Answer): answer is Unreadable => 'error' in answer;

/** What can be asked of an engine for some editions; `P` is the result for a player. */
export interface Engine<P extends PlayerResult = PlayerResult> {
  readonly editions: readonly Edition[];
  /** Rates an event document or a period document that is already a value. */
  readonly rate: (document: unknown, options?: RateOptions) => Answer<P>;
  /** Rates a period document; for anything else the finding is that the period is missing. */
  readonly ratePeriod: (document: unknown, options?: RateOptions) => PeriodResult<P> | Unrated | Unreadable;
  /** Rates a document given as JSON text; findings carry line and column. */
  readonly rateText: (text: string, options?: RateOptions) => Answer<P>;
  /** Rates a report of any format, or several as one period; `before` is what its reader found. */
  readonly rateReport: (report: Report | PeriodReport, options?: RateOptions, before?: readonly Finding[]) => Answer<P>;
  /** The same where others wait: they have their turn between two checks, and between two parts of the calculation. */
  readonly rateReportInTurns: (report: Report, options: RateOptions, pause: Pause) => Promise<Answer<P>>;
  /** The findings about a document, without rating it. */
  readonly check: (document: unknown, options?: RateOptions) => readonly Finding[];
  /** The same for a JSON text; findings carry line and column. */
  readonly checkText: (text: string, options?: RateOptions) => readonly Finding[];
  /** The findings of reader and checks about a report, without rating it. */
  readonly checkReport: (
    report: Report | PeriodReport,
    options?: RateOptions,
    before?: readonly Finding[],
  ) => readonly Finding[];
}

/**
 * The engine of these editions. `P` is for the caller to know: an edition of FIDE gives what FIDE's text has.
 * @__NO_SIDE_EFFECTS__
 */
export function engineOf<P extends PlayerResult = PlayerResult>(editions: readonly Edition[]): Engine<P> {
  const answered = (accepted: Accepted, options: RateOptions): Answer<P> => answerOf(accepted, options) as Answer<P>;
  const rate: Engine<P>['rate'] = (document, options = {}) => answered(accept(document, editions, options), options);
  return {
    editions,
    rate,
    ratePeriod: (document, options) =>
      isPeriodDocument(document)
        ? (rate(document, options) as PeriodResult<P> | Unrated | Unreadable)
        : unreadableAnswer([finding('document.missing', { field: 'period' }, 'refuse', { path: '$.period' })]),
    rateText: (text, options = {}) => {
      const parsed = parseJson(text);
      if (!('value' in parsed)) return unreadableAnswer(parsed.findings);
      const answer = answered(accept(parsed.value, editions, options, parsed.findings), options);
      return { ...answer, findings: withLines(answer.findings, text) };
    },
    rateReport: (report, options = {}, before = []) => answered(acceptAny(report, editions, options, before), options),
    rateReportInTurns: async (report, options, pause) => {
      const accepted = await inSlices(acceptEvent(report, editions, options, []), pause);
      return (await inSlices(answerInSlices(accepted, options), pause)) as Answer<P>;
    },
    check: (document, options = {}) => checked(accept(document, editions, options)),
    checkText: (text, options = {}) => {
      const parsed = parseJson(text);
      if (!('value' in parsed)) return parsed.findings;
      return withLines(checked(accept(parsed.value, editions, options, parsed.findings)), text);
    },
    checkReport: (report, options = {}, before = []) => checked(acceptAny(report, editions, options, before)),
  };
}

/** A document ready for the rulebook, or the findings that prevent it from being rated. */
type Accepted =
  | { readonly kind: 'event'; readonly edition: Edition; readonly event: Event; readonly findings: readonly Finding[] }
  | {
      readonly kind: 'period';
      readonly editions: readonly Edition[];
      /** All that the engine has. */
      readonly known: readonly Edition[];
      readonly events: readonly Event[];
      readonly report: PeriodReport;
      readonly findings: readonly Finding[];
    }
  | { readonly kind: 'unrated'; readonly findings: readonly Finding[] }
  | { readonly kind: 'unreadable'; readonly findings: readonly Finding[] };

function checked(accepted: Accepted): readonly Finding[] {
  if (accepted.kind === 'event') return [...accepted.findings, ...accepted.edition.check(accepted.event)];
  return accepted.kind === 'period' ? answerOf(accepted, {}).findings : accepted.findings;
}

function accept(
  value: unknown,
  editions: readonly Edition[],
  options: RateOptions,
  before: readonly Finding[] = [],
): Accepted {
  const { document, findings: read } = readDocument(value);
  const findings = [...before, ...read];
  if (document === undefined) return { kind: 'unreadable', findings };
  return acceptAny(document, editions, options, findings);
}

const acceptAny = (
  report: Report | PeriodReport,
  editions: readonly Edition[],
  options: RateOptions,
  findings: readonly Finding[],
): Accepted =>
  isPeriodReport(report)
    ? acceptPeriod(report, editions, options, findings)
    : atOnce(acceptEvent(report, editions, options, findings));

interface AcceptedReport {
  readonly edition?: Edition;
  readonly event?: Event;
  readonly findings: readonly Finding[];
}

/** The faults of a report are reported also where no edition applies. */
function* acceptReport(
  report: Report,
  editions: readonly Edition[],
  { rules, control, assumeK }: RateOptions,
): Sliced<AcceptedReport> {
  const { edition, findings } = chooseEdition(report, editions, { rules, control });
  yield;
  const { event, findings: admitted } = yield* admitInSlices(report, edition?.needs ?? NO_NEEDS);
  const accepted = { edition, event, findings: [...findings, ...admitted] };
  if (assumeK === undefined || edition === undefined || event === undefined) return accepted;
  if (edition.assumesK === true) return { ...accepted, event: { ...event, assumedK: assumeK } };
  return { ...accepted, findings: [...accepted.findings, unusedK(report, edition)] };
}

/** A note is needed if K follows from the rating alone, or if there is no rating. */
const unusedK = (report: Report, { id }: Edition): Finding =>
  finding('rulebook.k-not-assumed', { edition: id }, 'note', placeInside(report.at, '.rulebook'));

function* acceptEvent(
  report: Report,
  editions: readonly Edition[],
  options: RateOptions,
  before: readonly Finding[],
): Sliced<Accepted> {
  const { edition, event, findings: own } = yield* acceptReport(report, editions, options);
  const findings = joined(before, own);
  if (isUnusable(findings)) return { kind: 'unreadable', findings };
  return edition === undefined
    ? { kind: 'unrated', findings }
    : { kind: 'event', edition, event: event as Event, findings };
}

function acceptPeriod(
  report: PeriodReport,
  known: readonly Edition[],
  options: RateOptions,
  before: readonly Finding[],
): Accepted {
  const accepted = report.period.map((each) =>
    atOnce(acceptReport(each, known, { ...options, rules: options.rules ?? each.rulebook ?? report.rulebook })),
  );
  const editions = accepted.flatMap(({ edition }) => (edition === undefined ? [] : [edition]));
  const findings = joined(before, [
    ...accepted.flatMap((each) => each.findings),
    ...repeatedEvents(report),
    ...mixedEditions(editions),
    ...unknownBase(report),
    ...editions.slice(0, 1).flatMap(({ needs }) => checkBase(report.base, needs, (id) => pathOf('$.base', id))),
  ]);
  if (isUnusable(findings)) return { kind: 'unreadable', findings };
  return editions.length < accepted.length
    ? { kind: 'unrated', findings }
    : { kind: 'period', editions, known, events: accepted.map(({ event }) => event as Event), report, findings };
}

function repeatedEvents({ period }: PeriodReport): readonly Finding[] {
  const seen = new Set<string>();
  return period.flatMap((report) => {
    const { id } = report.event;
    const isRepeated = seen.has(id);
    seen.add(id);
    return isRepeated
      ? [finding('period.repeated-event', { event: id }, 'refuse', placeInside(report.at, '.event.id'))]
      : [];
  });
}

/** A rating of the previous list for somebody who plays in no event of the period. */
function unknownBase({ base, period }: PeriodReport): readonly Finding[] {
  const entered = new Set(period.flatMap(({ players }) => players.map(({ id }) => id)));
  return [...base.keys()]
    .filter((id) => !entered.has(id))
    .map((id) => finding('period.unknown-base', { player: id }, 'warn', { path: pathOf('$.base', id) }));
}

/** The events of a period must be of one family, and of a rulebook that knows periods at all. */
function mixedEditions(editions: readonly Edition[]): readonly Finding[] {
  const without = editions.find(({ ratePeriod }) => ratePeriod === undefined);
  if (without !== undefined)
    return [finding('rulebook.no-period', { edition: without.id }, 'refuse', { path: '$.period' })];
  const [first] = editions;
  return editions.every(({ family }) => family === first?.family)
    ? []
    : [
        finding('period.mixed-editions', { editions: [...new Set(editions.map(({ id }) => id))] }, 'refuse', {
          path: '$.period',
        }),
      ];
}

const finding = findingMaker<AnyFindings>();

/** They say that something is missing, which is not true if the reader refused it. */
const ABSENCE_CODES: ReadonlySet<string> = new Set([
  'report.no-players',
  'report.no-games',
  'report.missing-date',
  'report.missing-system',
  'report.history-missing',
  'rulebook.missing',
  'rulebook.no-date',
  'period.repeated-event',
]);

/** The findings of the reader and of the checks, each once. */
function joined(read: readonly Finding[], checks: readonly Finding[]): readonly Finding[] {
  const refused = new Set(read.filter(({ weight }) => weight === 'refuse').map(pathIn));
  const around = new Set([...refused].flatMap(upwards));
  const isTold = (finding: Finding): boolean =>
    ABSENCE_CODES.has(finding.code) &&
    (around.has(pathIn(finding)) || upwards(pathIn(finding)).some((path) => refused.has(path)));
  return [...read, ...checks.filter((each) => !isTold(each))];
}

const pathIn = ({ at }: Finding): string => at?.path ?? '$';

/** That no edition applies is no fault of the document: such an event is unrated, not unreadableAnswer. */
const UNRATED_CODES: ReadonlySet<string> = new Set([
  'rulebook.missing',
  'rulebook.no-edition',
  'rulebook.no-control',
  'rulebook.other-control',
  'rulebook.several-controls',
  'rulebook.no-date',
]);

const isUnusable = (findings: readonly Finding[]): boolean =>
  findings.some(({ code, weight }) => weight === 'refuse' && !UNRATED_CODES.has(code));

const answerOf = (accepted: Accepted, options: RateOptions): Answer => atOnce(answerInSlices(accepted, options));

function* answerInSlices(accepted: Accepted, { explain }: RateOptions): Sliced<Answer> {
  const { findings } = accepted;
  if (accepted.kind === 'unreadable') return unreadableAnswer(findings);
  if (accepted.kind === 'unrated') return { rulebook: null, rated: false, reasons: [], findings, players: {} };
  const reasonsFor: ReasonsFor | undefined = explain === undefined || explain === 'all' ? explain : new Set(explain);
  const result =
    accepted.kind === 'event' ? yield* ratedEvent(accepted, reasonsFor) : ratedPeriod(accepted, reasonsFor);
  return { ...result, findings: [...findings, ...result.findings] };
}

function* ratedEvent(
  { edition, event }: Accepted & { kind: 'event' },
  reasonsFor: ReasonsFor | undefined,
): Sliced<EventResult> {
  return edition.rateInSlices === undefined
    ? edition.rate(event, reasonsFor)
    : yield* edition.rateInSlices(event, reasonsFor);
}

function ratedPeriod(
  { editions, known, events, report }: Accepted & { kind: 'period' },
  reasonsFor: ReasonsFor | undefined,
): PeriodResult {
  const [first] = editions as readonly [Edition, ...Edition[]];
  // for two events on the same days the order of the document does not matter
  const entered = events
    .map((event, place) => ({ event, edition: editions[place] as Edition }))
    .sort((a, b) => (a.event.id < b.event.id ? -1 : 1));
  const period = { events: entered.map(({ event }) => event), list: report.list, base: report.base };
  return (first.ratePeriod as NonNullable<Edition['ratePeriod']>)(
    period,
    entered.map(({ edition }) => edition),
    reasonsFor,
    (list) =>
      inForceForList(
        known,
        entered.map(({ event: { start }, edition }) => ({ edition, start })),
        list,
      ),
  );
}

/** The facts in a line, for programs; people get a sentence from `explain/`. */
const briefly = (facts: Finding['facts']): string =>
  Object.entries(facts)
    .map(([name, fact]) => `${name} ${typeof fact === 'string' ? fact : JSON.stringify(fact)}`)
    .join(', ');

/** The answer to a document with a finding that refuses it. */
export function unreadableAnswer(findings: readonly Finding[]): Unreadable {
  const first = findings.find(({ weight }) => weight === 'refuse') as Finding;
  return { error: { code: first.code, message: briefly(first.facts), path: pathIn(first) }, findings };
}
