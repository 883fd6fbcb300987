/** Makes the digests by which an erased person is recognised later, and the key if there is none yet. */
import { type Finding, isRefused } from '../../core/finding.ts';
import type { RememberedDigests } from '../../ledger/entries.ts';
import { foldedName, MEMORY_KEY_LENGTH, memoryKeyId, nameDigest, numberDigest } from '../../ledger/remembered.ts';
import { NUMBERS, type NumberKind, type PersonRow } from '../../ledger/store.ts';
import type { ChangingDesk } from '../change.ts';
import { type Outcome, refused } from '../office.ts';
import { birthOf, type Identity } from '../../ledger/rows/identity.ts';
import { rememberedKeys } from './remembered.ts';
import { memoryFinding } from '../findings/memory.ts';

/** Identifying data of a person, present and earlier, on all merged cards. */
export interface Traits {
  readonly numbers: readonly (readonly [NumberKind, string])[];
  readonly names: readonly (readonly [name: string, birthYear: number])[];
}

const each = <T>(all: readonly T[]): readonly T[] => [...new Set(all)];

/** Every name with every birth year: it must not matter which belonged together. */
export function traitsOf(identities: readonly Identity[], rows: readonly PersonRow[]): Traits {
  const names = each(identities.flatMap(({ name }) => name ?? [])).filter((name) => foldedName(name) !== '');
  const years = each([
    ...identities.flatMap(({ birth }) => birthOf(birth)?.year ?? []),
    ...rows.flatMap(({ birthYear }) => birthYear ?? []),
  ]);
  return {
    numbers: NUMBERS.flatMap((kind) =>
      each([...identities, ...rows].flatMap((known) => known[kind] ?? [])).map((number) => [kind, number] as const),
    ),
    names: names.flatMap((name) => years.map((year) => [name, year] as const)),
  };
}

export interface RememberOptions {
  /** `given-up`: earlier digests, whose key is lost, can no longer be used. */
  readonly lostKey?: 'given-up';
  /** A preview, for which no key is made. */
  readonly dryRun?: boolean;
}

export async function remember(
  changing: ChangingDesk,
  traits: Traits,
  options: RememberOptions,
): Promise<Outcome<RememberedDigests>> {
  const { numbers, names } = traits;
  if (numbers.length + names.length === 0) return refused(memoryFinding('memory.nothing', {}));
  const { value: key, findings } = await keyFor(changing, options);
  if (key === undefined) return { findings };
  const digests = [
    ...numbers.map(([kind, number]) => numberDigest(key, kind, number)),
    ...names.map(([name, year]) => nameDigest(key, name, year)),
  ];
  return { value: { key: memoryKeyId(key), digests: [...each(digests)].sort() }, findings };
}

/** The last key of the place; otherwise a new one, which is flushed to disk before an entry has its digests. */
async function keyFor({ desk, memory, random }: ChangingDesk, options: RememberOptions): Promise<Outcome<Uint8Array>> {
  if (memory === undefined) return refused(memoryFinding('memory.no-place', {}));
  const { keys, findings } = await memory.read();
  const seen = new Set(keys.map(memoryKeyId));
  const lost = (await rememberedKeys(desk)).filter((key) => !seen.has(key)).length;
  const against: Finding[] = [...findings];
  if (lost > 0 && options.lostKey === undefined) against.push(memoryFinding('memory.lost', { persons: lost }));
  const key = keys.at(-1);
  if (isRefused(against)) return refused(...against);
  if (key !== undefined) return { value: key, findings: against };
  const made = random(MEMORY_KEY_LENGTH);
  const fault = options.dryRun === true ? undefined : await memory.create(made);
  if (fault !== undefined) return refused(...against, fault);
  return { value: made, findings: [...against, memoryFinding('memory.made', { place: memory.place }, 'note')] };
}
