/** Canonical JSON of entries as the ledger has them, against the engine's own writer, which neither sorts nor refuses. */
import { Chance } from '../src/core/chance.ts';
import { canonicalBytes, canonicalJson, type Json, readCanonical } from '../src/ledger/canonical.ts';
import { hashOf } from '../src/ledger/chain.ts';

const ENTRIES = 200;
const ROUNDS = 15;

/** About 60 KB: an event with many rows of whole numbers. */
function entry(chance: Chance): Json {
  const rows = Array.from({ length: 2200 }, () =>
    Array.from({ length: 6 }, () => chance.between(0, chance.percent(50) ? 3000 : 300_000)),
  );
  return {
    author: 'bench',
    data: { event: 'e1', games: rows, players: Array.from({ length: 200 }, (_, place) => ({ person: `p${place}` })) },
    kind: 'event.submitted',
    no: 1,
    prev: '0'.repeat(64),
    time: '2024-06-01T08:30:00.000Z',
  };
}

/** The same value with its members the wrong way round. */
function reversed(value: Json): Json {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, member]) => [name, reversed(member as Json)] as const)
      .reverse(),
  );
}

export function run(): void {
  const chance = new Chance(4);
  const entries = Array.from({ length: ENTRIES }, () => entry(chance));
  const outOfOrder = entries.map(reversed);
  const texts = entries.map(canonicalJson);
  const megabytes = texts.reduce((sum, text) => sum + text.length, 0) / 1e6;

  const measured: readonly (readonly [string, () => unknown])[] = [
    ['JSON.stringify (control)', () => entries.map((each) => JSON.stringify(each))],
    ['canonicalJson, in order', () => entries.map(canonicalJson)],
    ['canonicalJson, out of order', () => outOfOrder.map(canonicalJson)],
    ['canonicalBytes, in order', () => entries.map(canonicalBytes)],
    ['JSON.parse (control)', () => texts.map((text) => JSON.parse(text) as unknown)],
    ['readCanonical', () => texts.map(readCanonical)],
    ['hashOf', () => texts.map(hashOf)],
  ];
  const best = measured.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, [, work]] of measured.entries()) {
      const start = performance.now();
      work();
      best[index] = Math.min(best[index] as number, performance.now() - start);
    }
  }
  for (const [index, [name]] of measured.entries()) {
    const time = best[index] as number;
    const speed = `${Math.round((megabytes / time) * 1000)} MB/s`;
    process.stdout.write(`  ${name.padEnd(28)} ${time.toFixed(1).padStart(7)} ms  ${speed.padStart(9)}\n`);
  }
}
