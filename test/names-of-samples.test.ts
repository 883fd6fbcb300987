/** No real name is asked about: those of every sample in the repository that is not broken on purpose, and those that the demonstration invents. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { nameDoubtsIn, withVisibleCharacters } from '../src/intake/doubtful.ts';
import { openReport } from '../src/engine/files.ts';
import { Chance } from '../src/core/chance.ts';
import { Names, SOUNDS, TONGUES } from '../src/demo/invented-names.ts';
import { PlayersReader } from '../src/engine/player-lists.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const FOLDERS = ['src/formats', 'samples', 'test', 'bench'];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:ts|snap|md|png|sh)$|^broken\./.test(entry.name))
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    // what the bench is measured beside is not ours
    .filter((path) => !path.includes('/node_modules/')),
);

function textsIn(bytes: Uint8Array): readonly string[] {
  const { report } = openReport(bytes);
  if (report !== undefined) {
    return ('period' in report ? report.period : [report]).flatMap(({ event: { name, place }, players }) =>
      [name, place, ...players.flatMap((player) => [player.name, player.club])].filter((text) => text !== undefined),
    );
  }
  const reader = new PlayersReader();
  reader.push(bytes);
  reader.end();
  const { listed, rows } = reader.take();
  return [...listed, ...rows.flatMap(({ name, club }) => [{ name }, { name: club }])].flatMap(({ name }) => name ?? []);
}

test('of every sample file', () => {
  const doubtful = new Map<string, string>();
  let texts = 0;
  for (const file of files) {
    for (const text of textsIn(new Uint8Array(readFileSync(file)))) {
      texts += 1;
      const doubts = nameDoubtsIn(text);
      if (doubts.length > 0) doubtful.set(withVisibleCharacters(text), `${file.slice(ROOT.length)}: ${doubts.join()}`);
    }
  }
  expect(texts).toBeGreaterThan(300);
  expect(Object.fromEntries(doubtful)).toEqual({});
});

test('of the demonstration', () => {
  const names = new Names(new Chance(1));
  for (const tongue of TONGUES) {
    const { places, event } = SOUNDS[tongue];
    const invented = Array.from({ length: 500 }, (_, at) => names.next(tongue, at % 2 === 0 ? 'f' : 'm'));
    expect([...invented, ...places, ...places.map(event)].filter((text) => nameDoubtsIn(text).length > 0)).toEqual([]);
  }
});
