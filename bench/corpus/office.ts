/** The office of the measurement: opened with the players of the list, then a month taken in. */
import { createReadStream } from 'node:fs';
import { readList } from '../../src/formats/fide-list/read.ts';
import type { ListedPlayer } from '../../src/formats/fide-list/records.ts';
import type { BroughtStanding, EnteredPerson } from '../../src/ledger/entries.ts';
import { personId } from '../../src/ledger/ids.ts';
import type { Paper } from '../../src/ledger/store.ts';
import { change } from '../../src/office/change.ts';
import { openOfficeBooks } from '../../src/office/registry/open.ts';
import { openPool } from '../../src/office/registry/pools.ts';
import { identityPaper } from '../../src/office/registry/identity.ts';
import { openOffice } from '../../src/office/wire.ts';
import { FEDERATIONS, LIST, NEXT_LIST } from './world.ts';

const AUTHOR = { author: 'bench' };
const POOL = 'fide';

/** An office with the players of the list, as its clerks had it on the first of the month. */
export async function openedOffice(address: string, list: string, tell: (progress: string) => void): Promise<void> {
  const office = await openOffice(address, { clock: () => Date.UTC(2026, 8, 1, 8) });
  try {
    await openOfficeBooks(office, { name: 'World', timeZone: 'UTC' }, AUTHOR);
    await openPool(office, { pool: POOL, family: 'fide', name: 'World', from: NEXT_LIST }, AUTHOR);
    await change(office, AUTHOR, async ({ post }) => {
      await post(
        ...FEDERATIONS.map((federation) => ({ kind: 'federation.set', data: { federation, status: 'member' } }) as const),
      );
      return { findings: [] };
    });
    let last = 0;
    let part = 0;
    let held: ListedPlayer[] = [];
    const flush = async (isLast: boolean) => {
      const some = held;
      held = [];
      part += 1;
      await change(office, AUTHOR, async ({ post, random }) => {
        const persons: EnteredPerson[] = [];
        const papers: Paper[] = [];
        const standings: BroughtStanding[] = [];
        for (const { fideId, name, federation, sex, title, birthYear, standard, inactive } of some) {
          last += 1;
          const person = personId(last);
          const paper = identityPaper(last, { birth: String(birthYear), fide: fideId, name }, random);
          papers.push(paper);
          persons.push({ person, identity: paper.digest, facts: { birthYear, federation, sex, title } });
          if (standard?.rating !== undefined) {
            const { rating, games, k } = standard;
            standings.push({
              person, rating, k, period: games,
              games: k === 40 ? 0 : 30,
              peak: k === 10 ? Math.max(2400, rating) : rating,
              ...(inactive ? { inactive: true } : {}),
            });
          }
        }
        const source = { sha256: 'x', part };
        await post(
          { kind: 'persons.entered', data: { persons, source }, papers },
          { kind: 'standings.brought', data: { pool: POOL, as: LIST, standings, source: isLast ? { ...source, last: true } : source } },
        );
        return { findings: [] };
      });
      tell(`entering players: ${last}`);
    };
    for await (const { players } of readList(createReadStream(list))) {
      held.push(...players);
      if (held.length >= 5000) await flush(false);
    }
    await flush(true);
  } finally {
    await office.store.close();
  }
}

export async function takenIn(address: string, files: readonly string[], tell: (progress: string) => void): Promise<{ phases: Record<string, number>; made: string }> {
  return { phases: {}, made: '' };
}
