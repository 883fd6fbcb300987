/** A program measured by one edition: documents, answers, what differs, and what was tested. */
import { createHash } from 'node:crypto';
import { clausesOf } from '../engine/rulebooks.ts';
import { rate } from '../engine/rate.ts';
import type { EditionId } from '../rulebooks/rulebook.ts';
import { compare, type Comparison, type ResultDifference, isResult } from './compare.ts';
import { type ClauseCount, Coverage, type ReasonedResult } from './coverage.ts';
import { documentAt, GENERATOR, type Kind } from './documents.ts';
import type { AnyDocument } from './random-document.ts';
import { smallestDocument } from './shrink.ts';

/** Why there is no answer to a document. */
export const FAILURES = ['crashed', 'late', 'missing', 'unreadable'] as const;
export type Failure = (typeof FAILURES)[number];

/** An answer, or why there is none. */
export type ProgramOutcome = { readonly answer: unknown } | { readonly failure: Failure };

/** Takes documents, a line of JSON each, and gives an outcome for each of them, in their order. */
export interface RatingProgram {
  readonly answers: (lines: readonly string[]) => Promise<readonly ProgramOutcome[]>;
}

export interface Request {
  readonly edition: EditionId;
  readonly count: number;
  readonly seed: number;
  /** All documents, or single events alone. */
  readonly kind?: Kind;
  /** After each group of documents. */
  readonly onProgress?: (done: number) => void;
  /** The first difference stays as it was found: making it small asks the program some hundred times more. */
  readonly asFound?: boolean;
  /** After so many documents without an answer the run ends. */
  readonly mostFailures?: number;
}

/** The first document with a wrong new rating, else with any other difference, and the smallest that was made of it. */
export interface FirstDifference {
  readonly number: number;
  readonly document: AnyDocument;
  readonly smallest: AnyDocument;
  /** Of the smallest. */
  readonly differences: readonly ResultDifference[];
}

export interface EditionReport {
  readonly edition: EditionId;
  readonly generator: number;
  readonly seed: number;
  readonly kind: Kind;
  /** Asked for, and asked of the program: fewer where the run ended early. */
  readonly count: number;
  readonly asked: number;
  /** SHA-256 of all documents that were asked, each with a line feed. */
  readonly digest: string;
  readonly agreed: number;
  readonly differed: number;
  readonly failures: Readonly<Record<Failure, number>>;
  readonly ratings: { readonly compared: number; readonly wrong: number };
  /** Values of each name that were compared, and that differ. */
  readonly values: readonly { readonly key: string; readonly compared: number; readonly wrong: number }[];
  readonly clauses: readonly ClauseCount[];
  /** Clauses that calculate or check something, and that no document came to. */
  readonly unreached: readonly string[];
  readonly first?: FirstDifference;
}

/** Whether it passes: every answer was there, and none differed. */
export const passes = ({ agreed, asked, count }: EditionReport): boolean => agreed === asked && asked === count;

const GROUP = 500;
const MOST_FAILURES = 100;

export async function endorse(program: RatingProgram, request: Request): Promise<EditionReport> {
  const { edition, count, seed, kind = 'all', asFound = false, onProgress, mostFailures = MOST_FAILURES } = request;
  const hash = createHash('sha256');
  const coverage = new Coverage();
  const failures: Record<Failure, number> = { crashed: 0, late: 0, missing: 0, unreadable: 0 };
  const values = new Map<string, { compared: number; wrong: number }>();
  let [asked, agreed, differed, wrongRatings] = [0, 0, 0, 0];
  let first: { readonly number: number; readonly document: AnyDocument; readonly key: string } | undefined;
  const failed = (): number => FAILURES.reduce((sum, each) => sum + failures[each], 0);
  while (asked < count && failed() < mostFailures) {
    const from = asked;
    const documents = Array.from({ length: Math.min(GROUP, count - from) }, (_, at) =>
      documentAt(edition, seed, from + at, kind),
    );
    const lines = documents.map((document) => JSON.stringify(document));
    const outcomes = await program.answers(lines);
    for (const [at, line] of lines.entries()) {
      hash.update(`${line}\n`);
      asked += 1;
      const expected = expectedAnswer(line);
      const comparison = compared(expected, outcomes[at] as ProgramOutcome);
      if ('failure' in comparison) {
        failures[comparison.failure] += 1;
        coverage.add(expected, new Set());
        continue;
      }
      coverage.add(expected, comparison.wrong);
      wrongRatings += comparison.wrong.size;
      countValues(values, comparison);
      if (comparison.differences.length === 0) agreed += 1;
      else {
        differed += 1;
        const key = gravestOf(comparison);
        if (first === undefined || (first.key !== RATING && key === RATING)) {
          first = { number: from + at, document: JSON.parse(line) as AnyDocument, key };
        }
      }
    }
    onProgress?.(asked);
  }
  const contents = clausesOf(edition);
  const clauses = coverage.inOrder(contents.map(({ clause }) => clause));
  const reached = new Set(clauses.map(({ clause }) => clause));
  return {
    edition,
    generator: GENERATOR,
    seed,
    kind,
    count,
    asked,
    digest: hash.digest('hex'),
    agreed,
    differed,
    failures,
    ratings: { compared: values.get('after')?.compared ?? 0, wrong: wrongRatings },
    values: [...values].map(([key, { compared: all, wrong }]) => ({ key, compared: all, wrong })),
    clauses,
    unreached: contents
      .filter(({ clause, homes }) => homes.length > 0 && !reached.has(clause))
      .map(({ clause }) => clause),
    ...(first === undefined ? {} : { first: await shrunk(program, first, asFound) }),
  };
}

/** The name of new ratings. */
const RATING = 'after';

/** A wrong new rating is shown before anything else. */
const gravestOf = ({ differences }: Comparison): string =>
  (differences.find(({ key }) => key === RATING) ?? (differences[0] as ResultDifference)).key;

/** What the engine says, as a program would read it. */
function expectedAnswer(line: string): ReasonedResult {
  const answer = rate(JSON.parse(line), { explain: 'all' });
  if (!isResult(answer) || answer['rulebook'] === null) throw new Error(`a document that cannot be rated: ${line}`);
  return answer as unknown as ReasonedResult;
}

const compared = (expected: ReasonedResult, outcome: ProgramOutcome): Comparison | { readonly failure: Failure } => {
  if ('failure' in outcome) return outcome;
  return isResult(outcome.answer) ? compare(expected, outcome.answer) : { failure: 'unreadable' };
};

function countValues(values: Map<string, { compared: number; wrong: number }>, comparison: Comparison): void {
  const of = (key: string): { compared: number; wrong: number } => {
    const known = values.get(key) ?? { compared: 0, wrong: 0 };
    values.set(key, known);
    return known;
  };
  for (const [key, count] of comparison.compared) of(key).compared += count;
  for (const { key } of comparison.differences) of(key).wrong += 1;
}

/** The smallest document on which the same value differs. */
async function shrunk(
  program: RatingProgram,
  { number, document, key }: { readonly number: number; readonly document: AnyDocument; readonly key: string },
  asFound: boolean,
): Promise<FirstDifference> {
  const { rated } = expectedAnswer(JSON.stringify(document));
  const differencesOf = async (
    documents: readonly AnyDocument[],
  ): Promise<readonly (readonly ResultDifference[])[]> => {
    const lines = documents.map((each) => JSON.stringify(each));
    const answers = lines.map((line) => rate(JSON.parse(line)));
    // what nobody can rate is not asked, nor what is refused only since it is smaller, or only then is not
    const ratable = answers.map(
      (answer) => isResult(answer) && answer['rulebook'] !== null && answer['rated'] === rated,
    );
    const outcomes = await program.answers(lines.filter((_, at) => ratable[at]));
    let next = 0;
    return answers.map((answer, at) => {
      if (ratable[at] !== true) return [];
      const outcome = outcomes[next++] as ProgramOutcome;
      return 'answer' in outcome && isResult(outcome.answer) ? compare(answer, outcome.answer).differences : [];
    });
  };
  const smallest = asFound
    ? document
    : await smallestDocument(document, async (documents) =>
        (await differencesOf(documents)).map((differences) => differences.some((each) => each.key === key)),
      );
  const [differences = []] = await differencesOf([smallest]);
  return { number, document, smallest, differences };
}
