/**
 * How long `npm run dev` takes from a change to the changed byte in a browser: a copy of the sources is served, files of every kind
 * are changed in it, and the page is asked for when it is told to load itself again, until it shows the change. Between two changes
 * there is a moment, as there is for somebody who looks at the page. No source file of the project is touched.
 *
 *     npm run dev:measure                           each kind of change by itself
 *     npm run dev:measure -- --together --db FILE   all kinds in one build, over an office that is there already
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root } from '../assets.mjs';

const FIVE_MINUTES = 5 * 60 * 1000;
const A_LOOK = 1500;

/** Each makes a place of a file say `mark`. */
const CHANGES = {
  'server code': ['src/http/guard.ts', /(?<='x-frame-options': ')DENY/],
  component: ['src/web/page.tsx', /(?<=content=")light dark/],
  words: ['src/content/en/pages/home.ts', /(?<=lead: ')Ratings by the rulebook/],
  style: ['src/web/assets/style.css', /^(?=\/\*)|^/, (mark) => `/* ${mark} */\n`],
  script: ['src/web/islands/search.ts', /$/, (mark) => `\nconsole.log('${mark}');\n`],
};

const { values } = parseArgs({ options: { together: { type: 'boolean' }, db: { type: 'string' } } });
const folder = mkdtempSync(join(tmpdir(), 'elobook-dev-measure-'));
process.exitCode = 1;
try {
  copyProject();
  await measure();
  const left = readdirSync(join(folder, 'node_modules', '.cache')).filter((name) => name !== 'elobook-dev-office');
  if (left.length > 0) throw new Error(`left behind: ${left.join(', ')}`);
  process.exitCode = 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** With the packages of this one, and a cache of its own. */
function copyProject() {
  for (const name of ['src', 'scripts', 'package.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => !each.startsWith('.'))) {
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
  }
}

async function measure() {
  const options = ['--port', '0', '--quiet', ...(values.db === undefined ? [] : ['--db', values.db])];
  const dev = spawn(process.execPath, [join(folder, 'scripts/dev.mjs'), ...options], { stdio: ['ignore', 'pipe', 2] });
  const ended = once(dev, 'exit');
  try {
    const url = await firstBuild(dev.stdout);
    const announced = announcements(url);
    await shown(url, ['new EventSource'], announced);
    const steps = values.together ? [Object.keys(CHANGES)] : Object.keys(CHANGES).map((kind) => [kind]);
    for (const kinds of steps) {
      const marks = kinds.map((kind) => `changed-${kind.replace(' ', '-')}`);
      await pause(A_LOOK);
      const began = performance.now();
      kinds.forEach((kind, index) => change(kind, marks[index]));
      await shown(url, marks, announced);
      process.stdout.write(`${kinds.join(', ')}: ${((performance.now() - began) / 1000).toFixed(2)} s\n`);
    }
  } finally {
    dev.kill('SIGINT');
    const [code] = await ended;
    process.stdout.write(`ended with ${code}\n`);
  }
}

async function firstBuild(output) {
  let said = '';
  for await (const piece of output.iterator({ destroyOnReturn: false })) {
    said += piece;
    const [, url] = /(http:\S+) shows build 1/.exec(said) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error(`npm run dev ended: ${said}`);
}

function change(kind, mark) {
  const [name, place, worded = (text) => text] = CHANGES[kind];
  const file = join(folder, name);
  const before = readFileSync(file, 'utf8');
  if (!place.test(before)) throw new Error(`${name} has no ${place}: change CHANGES in scripts/dev/measure.mjs`);
  writeFileSync(file, before.replace(place, worded(mark)));
}

/** Each time that open pages are told to load themselves again, beginning with the build that is there. */
async function* announcements(url) {
  const { body } = await fetch(new URL('/.dev/changes', url), { signal: AbortSignal.timeout(FIVE_MINUTES) });
  for await (const piece of body) if (new TextDecoder().decode(piece).includes('data:')) yield;
}

/** Until what a browser is given for the home page has all of these. */
async function shown(url, marks, announced) {
  let missing = marks;
  while (missing.length > 0) {
    const { done } = await announced.next();
    const seen = await everythingAt(url);
    missing = marks.filter((mark) => !seen.includes(mark));
    if (done && missing.length > 0) throw new Error(`not shown: ${missing.join(', ')}`);
  }
}

async function everythingAt(url) {
  const page = await fetch(new URL('/en/', url));
  const html = await page.text();
  const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:css|js))"/g)].map(async ([, path]) => {
    const answer = await fetch(new URL(path, url));
    return answer.text();
  });
  return [JSON.stringify([...page.headers]), html, ...(await Promise.all(assets))].join('\n');
}
