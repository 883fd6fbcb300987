/** What the folder of a language holds, joined in its `index.ts`. Large parts that few ask for are loaded on their own. */
import type { ClauseText } from '../explain/clause-text.ts';
import type { DeskPhrases } from '../explain/desk-findings.ts';
import type { FilePhrases } from '../explain/file-findings.ts';
import type { Grammar } from '../explain/language.ts';
import type { PersonNames } from '../explain/person-name.ts';
import type { ClauseReading } from '../explain/reading.ts';
import type { PhraseBook } from '../explain/tell.ts';
import type { EditionId } from '../rulebooks/rulebook.ts';
import type { Changes } from './en/clauses/changes.ts';
import type { Commands } from './en/commands/index.ts';
import type { Pages } from './en/pages/index.ts';
import type { Readings } from './reading-texts.ts';

/** Steps and findings of every kind, those of files and of the desk too. */
export interface WholeBook extends PhraseBook {
  readonly findings: PhraseBook['findings'] & FilePhrases & DeskPhrases;
}

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
  readonly loadClauses: () => Promise<Clauses>;
  readonly loadChanges: () => Promise<Changes>;
  /** Where rulebooks are open or misprinted, and how they are read; `readingsOf` has those of one edition. */
  readonly loadReadings: () => Promise<Readings>;
}

/** The same with what pages say. */
export interface PageContent extends Content {
  readonly pages: Pages;
}

export const readingsOf = async (
  edition: EditionId,
  { loadReadings }: Content,
): Promise<readonly ClauseReading<string>[]> => (await loadReadings())[edition];
