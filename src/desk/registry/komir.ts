/** 2. § KOMIR numbers are given in order, and none is used twice: not even one whose holder was erased. */
import type { Desk, PersonRow } from '../../ledger/store.ts';
import { ERASURES_SUBJECT } from '../../ledger/rows/subjects.ts';
import { entryData } from '../../ledger/rows/entries.ts';

const LAST_KOMIR = 99_999;
const LOOKED_AT_ONCE = 5000;

/** 0 where nobody has one. */
async function highestGiven(desk: Desk): Promise<number> {
  for (let to = LAST_KOMIR; to > 0; to -= LOOKED_AT_ONCE) {
    const from = Math.max(1, to - LOOKED_AT_ONCE + 1);
    const numbers = Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
    const given = (await desk.personsWith('komir', numbers)).map(({ komir }) => Number(komir));
    if (given.length > 0) return Math.max(...given);
  }
  return 0;
}

/** What erasures say about numbers that can no longer be seen. */
async function leastAfterErasures(desk: Desk): Promise<number> {
  const erasures = (await desk.entriesAbout(ERASURES_SUBJECT)).map((entry) => entryData<'person.erased'>(entry));
  return Math.max(1, ...erasures.map(({ komirFrom = 1 }) => komirFrom));
}

/** The number after the highest that was ever given; undefined where there is none of five digits. */
export async function nextKomir(desk: Desk): Promise<string | undefined> {
  const next = Math.max((await highestGiven(desk)) + 1, await leastAfterErasures(desk));
  return next > LAST_KOMIR ? undefined : String(next);
}

/** Numbers are passed over up to the next hundred, so that the entry does not tell whose number it was. */
const STEP = 100;

/** Where numbers go on when these persons are erased; undefined where others still show it. */
export async function komirAfterErasure(desk: Desk, rows: readonly PersonRow[]): Promise<number | undefined> {
  const highest = await highestGiven(desk);
  if (highest === 0 || rows.every(({ komir }) => Number(komir) !== highest)) return undefined;
  return Math.ceil(highest / STEP) * STEP + 1;
}
