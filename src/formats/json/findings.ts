/** What can be wrong with a document, and where. */
import { Notes } from '../../core/notes.ts';

export interface DocumentFindings {
  'json.truncated': { expected: string };
  'json.unreadable': { expected: string; seen: string };
  'json.too-deep': { limit: number };
  'json.too-many-values': { limit: number };
  'json.too-many-keys': { limit: number };
  'json.repeated-key': { key: string };
  'document.wrong-type': { expected: string; seen: string };
  'document.missing': { field: string };
  'document.unknown-field': { field: string };
  'document.unknown-value': { expected: readonly string[]; seen: string };
  'document.impossible-date': { seen: string; expected: string };
  'document.not-whole': { seen: number };
  'document.out-of-range': { seen: number; min: number; max: number };
  'document.more-findings': { count: number };
  'json.too-large': { bytes: number; limit: number };
  'json.too-many-players': { players: number; limit: number };
  'json.too-many-rounds': { rounds: number; limit: number };
  'json.not-carried': { what: 'decimals'; count: number };
}

export type DocumentCode = keyof DocumentFindings;

/** A document's places are paths. */
export class DocumentNotes extends Notes<DocumentFindings> {
  constructor() {
    super('document.more-findings');
  }

  refuse<C extends DocumentCode>(code: C, path: string, facts: DocumentFindings[C]): undefined {
    this.say(code, 'refuse', { path }, facts);
    return undefined;
  }

  note<C extends DocumentCode>(code: C, path: string, facts: DocumentFindings[C]): void {
    this.say(code, 'note', { path }, facts);
  }
}
