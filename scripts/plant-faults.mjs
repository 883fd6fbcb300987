/**
 * Plants twelve faults in each of the files of test/programs and tells how many were found, a line for each program and fault:
 * `npm run plant-faults`, or at more places with `npm run plant-faults -- --count 50`; `--seed` begins elsewhere.
 */
import { parseArgs } from 'node:util';
import { withBundle } from './bundle.mjs';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '1' }, seed: { type: 'string', default: '13' } },
});

await withBundle('test/plant.ts', ({ programFiles, foundIn, runsOf }) => {
  const table = new Map();
  const missed = [];
  const refused = [];
  let files = 0;
  for (const file of programFiles('test/programs')) {
    files += 1;
    if (foundIn(file.bytes).some(({ weight }) => weight === 'refuse'))
      refused.push(`refused: ${file.program}/${file.name}`);
    for (const { fault, isFound, told } of runsOf(file, Number(values.seed), Number(values.count))) {
      const key = `${file.program.padEnd(15)} ${fault.padEnd(24)}`;
      const row = table.get(key) ?? { planted: 0, found: 0 };
      table.set(key, { planted: row.planted + 1, found: row.found + (isFound ? 1 : 0) });
      if (!isFound) missed.push(`missed: ${file.program}/${file.name}, ${fault}: ${told.join('; ')}`);
    }
  }
  const all = [...table.values()].reduce((sum, { planted }) => sum + planted, 0);
  const rows = [...table].map(([key, { planted, found }]) => `${key} ${pair(planted, found)}`);
  const lines = [
    `${'program'.padEnd(15)} ${'fault'.padEnd(24)} ${pair('planted', 'found')}`,
    ...rows,
    ...missed,
    ...refused,
  ];
  const sums = `${files} files as they are, ${refused.length} refused; ${all} faults planted, ${all - missed.length} found`;
  process.stdout.write(`${lines.join('\n')}\n${sums}\n`);
  process.exitCode = missed.length + refused.length > 0 ? 1 : 0;
});

function pair(planted, found) {
  return `${String(planted).padStart(8)} ${String(found).padStart(8)}`;
}
