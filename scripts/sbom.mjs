/**
 * `npm run sbom`: what the package consists of, as CycloneDX, on standard output: what npm installs beside it, by npm's own command, and what
 * is built into our files, which npm takes for tools of development.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const all = JSON.parse(
  execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
);

/** By the lock file: npm's own `--omit=dev` leaves out what a tool of development needs as well. */
const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const installed = new Set(
  Object.entries(packages)
    .filter(([path, { dev, devOptional, link }]) => path.startsWith('node_modules/') && !dev && !devOptional && !link)
    .map(
      ([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`,
    ),
);

/** The build has written whose words go along with it: their names stand above them. */
const bundled = readFileSync(new URL('../dist/LICENCES.txt', import.meta.url), 'utf8')
  .split('\n---\n\n')
  .map((part) => part.split('\n', 1)[0]);

const BUNDLED = { name: 'elobook:bundled', value: 'true' };
const components = all.components
  .filter((each) => installed.has(each['bom-ref']) || bundled.includes(each.name))
  .map((each) => (bundled.includes(each.name) ? { ...each, properties: [...(each.properties ?? []), BUNDLED] } : each))
  .toSorted((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1));
const refs = new Set([all.metadata.component['bom-ref'], ...components.map((each) => each['bom-ref'])]);
const dependencies = all.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) }));
// npm takes the name of the folder
const component = { ...all.metadata.component, name: 'elobook' };
const told = { ...all, metadata: { ...all.metadata, component }, components, dependencies };
process.stdout.write(`${JSON.stringify(told, undefined, 2)}\n`);
