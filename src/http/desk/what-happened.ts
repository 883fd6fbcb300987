/** The history of an event in the language of the page, with the names of those who acted. */
import { contentIn } from '../../content/languages.ts';
import type { EventDetails } from '../../desk/events/show.ts';
import { type Office, readOffice } from '../../desk/office.ts';
import { accountsIn } from '../../ledger/rows/accounts.ts';
import { audit, type AuditedEntry } from '../../reading/analysis/audit.ts';
import type { Site } from '../../web/site.ts';

export interface WhatHappened {
  readonly entries: readonly AuditedEntry[];
  readonly nameOfAccount: (author: string) => string;
}

export async function whatHappened(
  office: Office,
  { event, entries: own }: EventDetails,
  { language }: Site,
): Promise<WhatHappened> {
  const content = await contentIn(language);
  const { value: entries = [] } = await audit(office, { event, language: content, words: content.commands.audit });
  const names = new Map(
    (await readOffice(office, accountsIn)).map(({ account, name }) => [account, name ?? account] as const),
  );
  const numbers = new Set(own.map(({ no }) => no));
  return {
    entries: entries.filter(({ no }) => numbers.has(no)),
    nameOfAccount: (author) => names.get(author) ?? author,
  };
}
