/** What the folder of a language holds, joined in its `index.ts`. Large parts that few ask for are loaded on their own. */
import type { ClauseText } from '../explain/clause-text.ts';
import type { DeskPhrases } from '../explain/desk-findings.ts';
import type { FilePhrases } from '../explain/file-findings.ts';
import type { Grammar } from '../explain/language.ts';
import type { PersonNames } from '../explain/person-name.ts';
import type { ClauseReading } from '../explain/reading.ts';
import type { PhraseBook } from '../explain/tell.ts';
import type { Confidence, EditionId } from '../rulebooks/rulebook.ts';
import type { Source } from '../rulebooks/sources.ts';
import type { Changes } from './en/clauses/changes.ts';
import type { Help } from './en/commands/help.ts';
import type { Commands } from './en/commands/index.ts';
import type { UsageWords } from './en/commands/usage.ts';
import type { Pages } from './en/pages/index.ts';
import type { Readings } from './reading-texts.ts';

/** Steps and findings of every kind, those of files and of the desk too. */
export interface WholeBook extends PhraseBook {
  readonly findings: PhraseBook['findings'] & FilePhrases & DeskPhrases;
}

/** What a reader is told of each source. */
export type SourceNames = Readonly<Record<Source, string>>;

/** The clauses of every edition, by edition and clause. */
export type Clauses = Readonly<Record<EditionId, Readonly<Record<string, ClauseText>>>>;

export interface Content {
  /** For grouping digits, and for months on charts. */
  readonly locale: string;
  readonly grammar: Grammar;
  readonly book: WholeBook;
  readonly commands: Commands;
  readonly personNames: PersonNames;
  readonly loadPages: () => Promise<Pages>;
  /** What is wrong with a command as it was typed. */
  readonly loadUsage: () => Promise<UsageWords>;
  readonly loadHelp: () => Promise<Help>;
  readonly loadClauses: () => Promise<Clauses>;
  readonly loadChanges: () => Promise<Changes>;
  /** Where rulebooks are open or misprinted, and how they are read; `readingsOf` has those of one edition. */
  readonly loadReadings: () => Promise<Readings>;
  /** The same of changes of a whole pool, which no edition speaks of. */
  readonly loadPoolChangeReadings: () => Promise<readonly ClauseReading<string>[]>;
  /** Where rules and readings were found; `surenessTold` has them in words. */
  readonly loadSources: () => Promise<SourceNames>;
}

/** The same with what pages say. */
export interface PageContent extends Content {
  readonly pages: Pages;
}

/** A rule whose text is not at hand, as it is cited. */
interface CitedRule {
  readonly edition: EditionId;
  readonly clause: string;
  readonly confidence: Confidence;
  readonly sources: readonly Source[];
}

/** The same in words, with the readings of its clause that are less than sure. */
export interface ToldRule extends Omit<CitedRule, 'sources'> {
  readonly source?: string;
  readonly readings: readonly { readonly id: string; readonly confidence: Confidence }[];
}

/** Sources in words, one behind the other; undefined where none is named. */
export const sourcesTold = (sources: readonly Source[] = [], names: SourceNames): string | undefined =>
  sources.length === 0 ? undefined : sources.map((source) => names[source]).join('; ');

/** How sure the rules are that a number rests on, in words. */
export async function surenessTold(rules: readonly CitedRule[], content: Content): Promise<readonly ToldRule[]> {
  if (rules.length === 0) return [];
  const [names, readings] = [await content.loadSources(), await content.loadReadings()];
  return rules.map(({ edition, clause, confidence, sources }) => {
    const about: readonly ClauseReading<string>[] = readings[edition];
    const source = sourcesTold(sources, names);
    return {
      edition,
      clause,
      confidence,
      ...(source === undefined ? {} : { source }),
      readings: about.flatMap(({ id, clauses, confidence: sure }) =>
        sure === undefined || sure === 'high' || !clauses.includes(clause) ? [] : [{ id, confidence: sure }],
      ),
    };
  });
}

export const readingsOf = async (
  edition: EditionId,
  { loadReadings }: Content,
): Promise<readonly ClauseReading<string>[]> => (await loadReadings())[edition];
