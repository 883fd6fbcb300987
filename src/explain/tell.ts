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
import { type CitationWords, cite } from './cite.ts';
import { type FindingPhrases, type Grammar, type Say, type StepPhrases, speak } from './language.ts';
import type { OfficeFindings } from './office-findings.ts';
import { underHeading } from './letters.ts';
import type { Words } from './words.ts';

/** Sentences for findings that are made before a rulebook is applied. */
type CommonFindings = FindingPhrases<DocumentFindings & IntakeFindings & OfficeFindings>;

/** Sentences for the findings of the rulebooks of a family. MSSZ computes by FIDE's book, and has its findings. */
interface FindingsOfFamily {
  readonly fide: FindingPhrases<FideFindings>;
  readonly mssz: FindingPhrases<FideFindings & MsszFindings>;
  readonly orr: FindingPhrases<OrrFindings>;
  readonly mgsz: FindingPhrases<MgszFindings>;
}

interface StepsOfFamily {
  readonly fide: StepPhrases<FideRules>;
  readonly mssz: StepPhrases<FideRules & MsszRules>;
  readonly orr: StepPhrases<OrrRules>;
  readonly mgsz: StepPhrases<MgszRules>;
}

/** All sentences of one language about ratings of one family. A missing phrase does not compile. */
export interface FamilyBook<F extends Family> {
  /** As `lang` of HTML has it. */
  readonly language: string;
  readonly grammar: Grammar;
  readonly words: Words;
  readonly citations: CitationWords;
  readonly steps: Pick<StepsOfFamily, F>;
  readonly findings: CommonFindings & FindingsOfFamily[F];
}

/** The same about ratings of every family. */
export interface PhraseBook extends FamilyBook<Family> {
  readonly findings: CommonFindings & FindingsOfFamily['mssz'] & FindingsOfFamily['orr'] & FindingsOfFamily['mgsz'];
}

/** What is needed to put a finding into words: the book of any family, for a finding of that family. */
export type FindingBook = Omit<FamilyBook<Family>, 'steps'>;

export type NameOf = (id: string) => string | undefined;

type AnyPhrase = (given: RuleShape['given'], gives: RuleShape['gives'], say: Say) => string;
type AnyFindingPhrase = (facts: Finding['facts'], say: Say) => string;

/** One step as a sentence, without its clause. */
export function sayStep<F extends Family>(step: Step, family: F, book: FamilyBook<F>, nameOf?: NameOf): string {
  const phrase = (book.steps[family] as unknown as Record<string, AnyPhrase>)[step.rule] as AnyPhrase;
  return phrase(step.given, step.gives, speak(book, nameOf));
}

/** One step as a sentence, with its clause. */
export const tellStep = <F extends Family>(step: Step, family: F, book: FamilyBook<F>, nameOf?: NameOf): string =>
  withClause(sayStep(step, family, book, nameOf), [step.clause], book.citations);

export interface ToldStep {
  readonly text: string;
  readonly depth: number;
}

/** A tree of steps as lines, each under the one it supports. */
export function tellSteps<F extends Family>(
  steps: readonly Step[],
  family: F,
  book: FamilyBook<F>,
  nameOf?: NameOf,
): ToldStep[] {
  const told: ToldStep[] = [];
  const tell = (step: Step, depth: number): void => {
    told.push({ text: tellStep(step, family, book, nameOf), depth });
    for (const each of step.from) tell(each, depth + 1);
  };
  for (const step of steps) tell(step, 0);
  return told;
}

/** A finding as a sentence, with its clause, and with whoever approved its subject. */
export function tellFinding(finding: Finding, book: FindingBook, nameOf?: NameOf): string {
  const phrase = (book.findings as unknown as Record<string, AnyFindingPhrase>)[finding.code] as AnyFindingPhrase;
  const sentence = phrase(finding.facts, speak(book, nameOf));
  const { approvedBy } = finding.facts;
  const said = headedByEvent(finding, withClause(sentence, clausesOf(finding), book.citations));
  return typeof approvedBy === 'string' ? `${said} ${book.words.approvedBy(approvedBy)}` : said;
}

/** A finding about several clauses cites all of them. */
const clausesOf = ({ clause, facts: { clauses } }: Finding): readonly string[] =>
  Array.isArray(clauses) ? (clauses as readonly string[]) : clause === undefined ? [] : [clause];

/** In a period, what a rulebook says about one event begins with the name of that event. */
const headedByEvent = ({ code, facts: { event } }: Finding, sentence: string): string =>
  code.startsWith('fide.') && typeof event === 'string' ? underHeading(event, sentence) : sentence;

/** "… +24." becomes "… +24 (8.3.4)."; a clause that contains brackets itself is put into square ones. */
function withClause(sentence: string, clauses: readonly string[], citations: CitationWords): string {
  if (clauses.length === 0) return sentence;
  const cited = clauses.map((clause) => cite(clause, citations)).join(', ');
  const bracketed = cited.includes('(') ? `[${cited}]` : `(${cited})`;
  return sentence.endsWith('.') ? `${sentence.slice(0, -1)} ${bracketed}.` : `${sentence} ${bracketed}`;
}
