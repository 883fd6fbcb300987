/**
 * Erased persons who must not be entered again without a question. Persons about to be entered are compared with them
 * by keyed digests. If nobody is remembered, no key is read and nothing is hashed.
 */
import { type Finding, isRefused } from '../../core/finding.ts';
import type { RememberedBy } from '../../explain/desk-findings/memory.ts';
import type { RememberedDigests } from '../../ledger/entries.ts';
import { memoryKeyId, nameDigest, numberDigest } from '../../ledger/remembered.ts';
import { type Desk, NUMBERS, type NumberKind } from '../../ledger/store.ts';
import { ERASURES_SUBJECT } from '../../ledger/rows/subjects.ts';
import type { MemoryHolder } from '../memory-holder.ts';
import { memoryFinding } from '../findings/memory.ts';
import { entryData } from '../../ledger/rows/entries.ts';

/** Identifying data of a person, as far as digests use it. */
export interface IdentifyingTraits {
  readonly name?: string | undefined;
  readonly birthYear?: number | undefined;
  /** In the form of the registry. */
  readonly numbers: Readonly<Partial<Record<NumberKind, string | undefined>>>;
}

/** An erased person has the same of these. */
export interface Recognised {
  readonly by: readonly RememberedBy[];
  /** Of the erasure. */
  readonly day: string;
}

interface Erased extends RememberedDigests {
  readonly day: string;
}

/** The digests left by erasures, oldest first. */
async function erasedPersons(desk: Desk): Promise<readonly Erased[]> {
  return (await desk.entriesAbout(ERASURES_SUBJECT)).flatMap((entry) => {
    const { remembered } = entryData<'person.erased'>(entry);
    return remembered === undefined ? [] : [{ ...remembered, day: entry.time.slice(0, 10) }];
  });
}

/** The id of the key, for everybody who is remembered. */
export const rememberedKeys = async (desk: Desk): Promise<readonly string[]> =>
  (await erasedPersons(desk)).map(({ key }) => key);

export class RememberedPersons {
  /** What prevents the office from recognising some of them, and what is wrong with the key file. */
  readonly findings: readonly Finding[];
  readonly #keys: readonly Uint8Array[];
  /** Digests, with the day of the erasure. */
  readonly #days: ReadonlyMap<string, string>;

  private constructor(findings: readonly Finding[], keys: readonly Uint8Array[], days: ReadonlyMap<string, string>) {
    this.findings = findings;
    this.#keys = keys;
    this.#days = days;
  }

  static async of(desk: Desk, memory: MemoryHolder | undefined): Promise<RememberedPersons> {
    const erased = await erasedPersons(desk);
    if (erased.length === 0) return new RememberedPersons([], [], new Map());
    const { keys, findings } = (await memory?.read()) ?? { keys: [], findings: [] };
    const used = new Set(erased.map(({ key }) => key));
    const seen = keys.map(memoryKeyId);
    const lost = erased.filter(({ key }) => !seen.includes(key)).length;
    return new RememberedPersons(
      [...findings.map(asWarning), ...(lost === 0 ? [] : [lostKey(lost, seen, memory?.place)])],
      keys.filter((_, place) => used.has(seen[place] as string)),
      new Map(erased.flatMap(({ digests, day }) => digests.map((digest) => [digest, day] as const))),
    );
  }

  /** Nobody can be recognised. */
  get isNobody(): boolean {
    return this.#keys.length === 0;
  }

  /** Undefined for persons who are not remembered. */
  recognise({ name, birthYear, numbers }: IdentifyingTraits): Recognised | undefined {
    const by = new Set<RememberedBy>();
    let day: string | undefined;
    const compare = (trait: RememberedBy, digest: string): void => {
      const found = this.#days.get(digest);
      if (found === undefined) return;
      by.add(trait);
      if (day === undefined || found > day) day = found;
    };
    for (const key of this.#keys) {
      for (const kind of NUMBERS) {
        const number = numbers[kind];
        if (number !== undefined) compare(kind, numberDigest(key, kind, number));
      }
      if (name !== undefined && birthYear !== undefined) compare('name', nameDigest(key, name, birthYear));
    }
    return day === undefined ? undefined : { by: [...by], day };
  }
}

/** A key that cannot be read does not stop the work. */
const asWarning = (finding: Finding): Finding => ({ ...finding, weight: 'warn' });

const lostKey = (persons: number, seen: readonly string[], place: string | undefined): Finding =>
  place === undefined || seen.length === 0
    ? memoryFinding('memory.missing', { persons, place: place ?? null }, 'warn')
    : memoryFinding('memory.other-key', { persons, place }, 'warn');

/** Whether an erased person may be entered again. */
export interface Readmission {
  /** `entered`: a recognised person is entered again, on the given ground. Without it the office asks. */
  readonly remembered?: 'entered';
}

export const missingGround = (ground: string | undefined): readonly Finding[] =>
  (ground ?? '').trim() === '' ? [memoryFinding('memory.no-ground', {})] : [];

/** The findings about a person to be entered, and whether the entry has to record the return. */
export interface ReturnCheck {
  readonly findings: readonly Finding[];
  readonly isBack: boolean;
}

/** For verbs that enter a single person. */
export async function checkReturn(
  desk: Desk,
  memory: MemoryHolder | undefined,
  known: IdentifyingTraits,
  { remembered: how, ground }: Readmission & { readonly ground?: string },
): Promise<ReturnCheck> {
  const remembered = await RememberedPersons.of(desk, memory);
  const found = remembered.recognise(known);
  if (found === undefined) return { findings: remembered.findings, isBack: false };
  const told = memoryFinding(
    'player.remembered',
    {
      by: found.by,
      day: found.day,
    },
    how === 'entered' ? 'note' : 'refuse',
  );
  const findings = [...remembered.findings, told, ...(how === 'entered' ? missingGround(ground) : [])];
  return { findings, isBack: !isRefused(findings) };
}
