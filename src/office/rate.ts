/**
 * Rates a document: reads it, admits it, asks the rulebook. The only place that wires formats, intake and rulebooks; it
 * touches no file, no clock and no network, so that it also runs in a page.
 */
import type { Event } from '../core/event.ts';
import type { Fact, Finding } from '../core/finding.ts';
import type { Asked } from '../core/reasons.ts';
import type { PeriodReport, Report } from '../core/report.ts';
import { isObject } from '../formats/json/fields.ts';
import { isPeriodReport, parseJson, readDocument, withLines } from '../formats/json/read.ts';
import { admit } from '../intake/admit.ts';
import type { Edition, EventResult, PeriodResult } from '../rulebooks/rulebook.ts';
import { chooseEdition } from './rules.ts';

export interface RateOptions {
  /** An edition (`fide-2024`) or a family (`fide`); without it the document's own `rulebook` counts. */
  readonly rules?: string;
  /** For whom the steps of the calculation are wanted. */
  readonly explain?: 'all' | readonly string[];
}

/** A document that cannot be rated because it cannot be read; `error` is the first finding that refuses it. */
export interface Unreadable {
  readonly error: { readonly code: string; readonly message: string; readonly path: string };
  readonly findings: readonly Finding[];
}

/** No edition applies: nobody's rating can be told. */
export interface Unrated {
  readonly rulebook: null;
  readonly rated: false;
  readonly reasons: readonly string[];
  readonly findings: readonly Finding[];
  readonly players: Readonly<Record<string, never>>;
}

export type Answer = EventResult | PeriodResult | Unrated | Unreadable;

export const isUnreadable = (answer: Answer): answer is Unreadable => 'error' in answer;

/** Rates an event document or a period document that is already a value. */
export function rate(document: unknown, options: RateOptions = {}): Answer {
  return answerOf(accept(document, options), options);
}

/** Rates a period document; anything else is told that the period is missing. */
export function ratePeriod(document: unknown, options: RateOptions = {}): PeriodResult | Unrated | Unreadable {
  if (isObject(document) && 'period' in document) return rate(document, options) as PeriodResult | Unrated | Unreadable;
  return unreadable([finding('document.missing', '$.period', { field: 'period' })]);
}

/** Rates a document given as JSON text; findings carry line and column. */
export function rateText(text: string, options: RateOptions = {}): Answer {
  const parsed = parseJson(text);
  if (!('value' in parsed)) return unreadable(parsed.findings);
  const accepted = accept(parsed.value, options, parsed.findings);
  return placed(answerOf(accepted, options), text);
}

export const placed = (answer: Answer, text: string): Answer => ({
  ...answer,
  findings: withLines(answer.findings, text),
});

/** A document ready for the rulebook, or the findings that stand against it. */
type Accepted =
  | { readonly kind: 'event'; readonly edition: Edition; readonly event: Event; readonly findings: readonly Finding[] }
  | {
      readonly kind: 'period';
      readonly editions: readonly Edition[];
      readonly events: readonly Event[];
      readonly report: PeriodReport;
      readonly findings: readonly Finding[];
    }
  | { readonly kind: 'unrated'; readonly findings: readonly Finding[] }
  | { readonly kind: 'unreadable'; readonly findings: readonly Finding[] };

/** What the checks say of a document, without rating it. */
export function check(document: unknown, options: RateOptions = {}): readonly Finding[] {
  const accepted = accept(document, options);
  if (accepted.kind === 'event') return [...accepted.findings, ...accepted.edition.check(accepted.event)];
  return accepted.kind === 'period' ? answerOf(accepted, {}).findings : accepted.findings;
}

/** The same for a JSON text; findings carry line and column. */
export function checkText(text: string, options: RateOptions = {}): readonly Finding[] {
  const parsed = parseJson(text);
  if (!('value' in parsed)) return parsed.findings;
  return withLines([...parsed.findings, ...check(parsed.value, options)], text);
}

function accept(value: unknown, options: RateOptions, before: readonly Finding[] = []): Accepted {
  const { document, findings: read } = readDocument(value);
  const findings = [...before, ...read];
  if (document === undefined) return { kind: 'unreadable', findings };
  return isPeriodReport(document)
    ? acceptPeriod(document, options, findings)
    : acceptEvent(document, options, findings);
}

interface AcceptedReport {
  readonly edition?: Edition;
  readonly event?: Event;
  readonly findings: readonly Finding[];
}

function acceptReport(report: Report, rules: string | undefined, path: string): AcceptedReport {
  const chosen = chooseEdition(report, rules, path);
  if (chosen.edition === undefined) return { findings: chosen.findings };
  const admitted = admit(report, chosen.edition.needs);
  return { edition: chosen.edition, event: admitted.event, findings: [...chosen.findings, ...admitted.findings] };
}

function acceptEvent(report: Report, { rules }: RateOptions, before: readonly Finding[]): Accepted {
  const { edition, event, findings: own } = acceptReport(report, rules, '$');
  const findings = [...before, ...own];
  if (isUnusable(findings)) return { kind: 'unreadable', findings };
  return edition === undefined || event === undefined
    ? { kind: 'unrated', findings }
    : { kind: 'event', edition, event, findings };
}

function acceptPeriod(report: PeriodReport, { rules }: RateOptions, before: readonly Finding[]): Accepted {
  const accepted = report.period.map((each, index) =>
    acceptReport(each, rules ?? each.rulebook ?? report.rulebook, `$.period[${index}]`),
  );
  const findings = [...before, ...accepted.flatMap((each) => each.findings), ...repeatedEvents(report)];
  const editions = accepted.flatMap(({ edition }) => (edition === undefined ? [] : [edition]));
  const mixed = mixedEditions(editions);
  findings.push(...mixed);
  if (isUnusable(findings)) return { kind: 'unreadable', findings };
  const events = accepted.flatMap(({ event }) => (event === undefined ? [] : [event]));
  return events.length < accepted.length
    ? { kind: 'unrated', findings }
    : { kind: 'period', editions, events, report, findings };
}

function repeatedEvents({ period }: PeriodReport): readonly Finding[] {
  const ids = period.map(({ event }) => event.id);
  return ids.flatMap((id, index) =>
    ids.indexOf(id) === index ? [] : [finding('period.repeated-event', `$.period[${index}].event.id`, { event: id })],
  );
}

/** The events of a period must be of editions that share periods, and of a rulebook that knows periods at all. */
function mixedEditions(editions: readonly Edition[]): readonly Finding[] {
  const without = editions.find(({ ratePeriod }) => ratePeriod === undefined);
  if (without !== undefined) return [finding('rulebook.no-period', '$.period', { edition: without.id })];
  const [first] = editions;
  return first === undefined || editions.every(({ id }) => first.periodWith?.includes(id))
    ? []
    : [finding('period.mixed-editions', '$.period', { editions: [...new Set(editions.map(({ id }) => id))] })];
}

const finding = (code: string, path: string, facts: Record<string, Fact>): Finding => ({
  code,
  weight: 'refuse',
  at: { path },
  facts,
});

/** That no edition applies is no fault of the document: such an event is unrated, not unreadable. */
const UNRATED_CODES: ReadonlySet<string> = new Set(['rulebook.missing', 'rulebook.no-edition', 'rulebook.no-date']);

const isUnusable = (findings: readonly Finding[]): boolean =>
  findings.some(({ code, weight }) => weight === 'refuse' && !UNRATED_CODES.has(code));

function answerOf(accepted: Accepted, { explain }: RateOptions): Answer {
  const { findings } = accepted;
  if (accepted.kind === 'unreadable') return unreadable(findings);
  if (accepted.kind === 'unrated') return { rulebook: null, rated: false, reasons: [], findings, players: {} };
  const asked: Asked | undefined = explain === undefined || explain === 'all' ? explain : new Set(explain);
  const result =
    accepted.kind === 'event' ? accepted.edition.rate(accepted.event, asked) : ratedPeriod(accepted, asked);
  return { ...result, findings: [...findings, ...result.findings] };
}

function ratedPeriod(
  { editions, events, report }: Accepted & { kind: 'period' },
  asked: Asked | undefined,
): PeriodResult {
  const [first] = editions as readonly [Edition, ...Edition[]];
  const period = { events, list: report.list, base: report.base };
  return (first.ratePeriod as NonNullable<Edition['ratePeriod']>)(
    period,
    editions.map(({ id }) => id),
    asked,
  );
}

/** The facts in a line, for programs; people get a sentence from `explain/`. */
const briefly = (facts: Finding['facts']): string =>
  Object.entries(facts)
    .map(([name, fact]) => `${name} ${typeof fact === 'string' ? fact : JSON.stringify(fact)}`)
    .join(', ');

/** The answer to a document with a finding that refuses it. */
export function unreadable(findings: readonly Finding[]): Unreadable {
  const { code, at, facts } = findings.find(({ weight }) => weight === 'refuse') as Finding;
  return { error: { code, message: briefly(facts), path: at?.path ?? '$' }, findings };
}
