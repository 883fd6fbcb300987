/** A person's card in the registry, for verbs that change it. */
import { canonicalJson, type Json } from '../../ledger/canonical.ts';
import { type Desk, NUMBERS, type PersonRow } from '../../ledger/store.ts';
import { factsNow } from '../../ledger/rows/persons.ts';
import type { Card } from './fields.ts';
import { type Identity, identityOf } from '../../ledger/rows/identity.ts';

/** Numbers may have come with a merge, or gone with a split, since the paper was written: the row is right. */
function withNumbers(identity: Identity, row: PersonRow): Identity {
  const { fide: _fide, komir: _komir, orr: _orr, pin: _pin, ...others } = identity;
  const numbers = NUMBERS.flatMap((kind) => (row[kind] === null ? [] : [[kind, row[kind]] as const]));
  return { ...others, ...Object.fromEntries(numbers) };
}

/** Undefined where the identity was erased. */
export async function cardOf(desk: Desk, row: PersonRow): Promise<Card | undefined> {
  return (await cardsOf(desk, [row]))[0];
}

export async function cardsOf(desk: Desk, rows: readonly PersonRow[]): Promise<readonly (Card | undefined)[]> {
  const papers = await desk.identityPapers(rows.map(({ person }) => person));
  const byDigest = new Map(papers.map((paper) => [paper.digest, paper]));
  return rows.map((row) => {
    const paper = byDigest.get(row.identity as string);
    return paper === undefined ? undefined : { identity: withNumbers(identityOf(paper), row), facts: factsNow(row) };
  });
}

export const sameValue = (one: object, other: object): boolean =>
  canonicalJson(one as unknown as Json) === canonicalJson(other as unknown as Json);
