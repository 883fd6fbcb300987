/** Puts steps and findings into words. The calculation builds no sentences; this file calculates nothing. */
import type { Finding } from '../core/finding.ts';
import type { RuleShape, Step } from '../core/reasons.ts';
import type { DocumentFindings } from '../formats/json/findings.ts';
import type { IntakeFindings } from '../intake/admit.ts';
import type { FideFindings, FideRules } from '../rulebooks/fide/reasons.ts';
import type { MgszFindings, MgszRules } from '../rulebooks/mgsz/reasons.ts';
import type { MsszFindings, MsszRules } from '../rulebooks/mssz/reasons.ts';
import type { OrrFindings, OrrRules } from '../rulebooks/orr/reasons.ts';
import type { Family } from '../rulebooks/rulebook.ts';
import { citation } from './citation.ts';
import { type FindingPhrases, type Language, type Say, type StepPhrases, speak } from './language.ts';
import type { OfficeFindings } from './office-findings.ts';
import { headed } from './phrases/letters.ts';
import type { Words } from './words.ts';

export type AllFindings = DocumentFindings &
  IntakeFindings &
  OfficeFindings &
  FideFindings &
  MsszFindings &
  OrrFindings &
  MgszFindings;

/** Everything that Elobook says in one language. A missing phrase does not compile. */
export interface PhraseBook {
  readonly language: Language;
  readonly words: Words;
  readonly steps: {
    readonly fide: StepPhrases<FideRules>;
    readonly mssz: StepPhrases<FideRules & MsszRules>;
    readonly orr: StepPhrases<OrrRules>;
    readonly mgsz: StepPhrases<MgszRules>;
  };
  readonly findings: FindingPhrases<AllFindings>;
}

export type NameOf = (id: string) => string | undefined;

type AnyPhrase = (given: RuleShape['given'], gives: RuleShape['gives'], say: Say) => string;
type AnyFindingPhrase = (facts: Finding['facts'], say: Say) => string;

/** One step as a sentence, without its clause. */
export function sayStep(step: Step, family: Family, book: PhraseBook, nameOf?: NameOf): string {
  const phrase = (book.steps[family] as unknown as Record<string, AnyPhrase>)[step.rule] as AnyPhrase;
  return phrase(step.given, step.gives, speak(book.language, nameOf));
}

/** One step as a sentence, with its clause. */
export const tellStep = (step: Step, family: Family, book: PhraseBook, nameOf?: NameOf): string =>
  withClause(sayStep(step, family, book, nameOf), [step.clause], book.language);

export interface ToldStep {
  readonly text: string;
  readonly depth: number;
}

/** A tree of steps as lines, each under the one it supports. */
export function tellSteps(steps: readonly Step[], family: Family, book: PhraseBook, nameOf?: NameOf): ToldStep[] {
  const told: ToldStep[] = [];
  const tell = (step: Step, depth: number): void => {
    told.push({ text: tellStep(step, family, book, nameOf), depth });
    for (const each of step.from) tell(each, depth + 1);
  };
  for (const step of steps) tell(step, 0);
  return told;
}

/** A finding as a sentence, with its clause, and with who approved what it is about. */
export function tellFinding(finding: Finding, book: PhraseBook, nameOf?: NameOf): string {
  const phrase = (book.findings as unknown as Record<string, AnyFindingPhrase>)[finding.code] as AnyFindingPhrase;
  const sentence = phrase(finding.facts, speak(book.language, nameOf));
  const { approvedBy } = finding.facts;
  const said = headedByEvent(finding, withClause(sentence, clausesOf(finding), book.language));
  return typeof approvedBy === 'string' ? `${said} ${book.words.approvedBy(approvedBy)}` : said;
}

/** A finding that stands for several clauses cites them all. */
const clausesOf = ({ clause, facts: { clauses } }: Finding): readonly string[] =>
  Array.isArray(clauses) ? (clauses as readonly string[]) : clause === undefined ? [] : [clause];

/** In a period, what a rulebook says of one event begins with that event. */
const headedByEvent = ({ code, facts: { event } }: Finding, sentence: string): string =>
  code.startsWith('fide.') && typeof event === 'string' ? headed(event, sentence) : sentence;

/** "… +24." becomes "… +24 (8.3.4)."; a clause with brackets of its own stands in square ones. */
function withClause(sentence: string, clauses: readonly string[], language: Language): string {
  if (clauses.length === 0) return sentence;
  const cited = clauses.map((clause) => citation(clause, language)).join(', ');
  const bracketed = cited.includes('(') ? `[${cited}]` : `(${cited})`;
  return sentence.endsWith('.') ? `${sentence.slice(0, -1)} ${bracketed}.` : `${sentence} ${bracketed}`;
}
