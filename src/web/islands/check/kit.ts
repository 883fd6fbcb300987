/** What every part of the page needs: words, number formats, and the worker. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { CheckWords } from '../../../content/en/pages/check.ts';
import type { SiteWords } from '../../../content/en/pages/site.ts';
import type { FilePhrases } from '../../../explain/file-findings.ts';
import type { Say } from '../../../explain/language.ts';
import type { PhraseBook } from '../../../explain/tell.ts';
import type { AskWorker } from './protocol.ts';

/** Sentences for what rulebooks and readers of files find; the office's own findings are not met here. */
export interface CheckBook extends PhraseBook {
  readonly findings: PhraseBook['findings'] & FilePhrases;
}

/** What is said in one language. */
export interface CheckLanguage {
  readonly book: CheckBook;
  readonly words: CheckWords;
  readonly site: SiteWords;
}

export interface CheckKit extends CheckLanguage {
  readonly say: Say;
  readonly ask: AskWorker;
  readonly rulesName: (edition: string) => string;
  readonly editions: readonly string[];
  /** The address of a clause, or of a rulebook if no clause is named; absent in a page that works without the site. */
  readonly clauseAt?: (edition: string, clause: string) => string;
}

export const KitContext = createContext<CheckKit | undefined>(undefined);

export const useKit = (): CheckKit => useContext(KitContext) as CheckKit;
