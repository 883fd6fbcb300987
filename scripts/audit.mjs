/** `npm run audit`: asks the registry for known weaknesses of what we use. It needs a network, so no test does it; where nobody answers, it says so. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { stdout } = spawnSync('npm', ['audit', '--json', ...process.argv.slice(2)], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 1 << 28,
});
const told = (() => {
  try {
    return JSON.parse(stdout);
  } catch {
    return {};
  }
})();
if (told.vulnerabilities === undefined) {
  process.stderr.write(
    `The registry did not answer${told.message === undefined ? '' : ` (${told.message})`}: nothing is known, good or bad. Ask again where there is a network.\n`,
  );
  process.exit(2);
}
const found = Object.values(told.vulnerabilities);
for (const { name, severity, via, isDirect } of found) {
  const titles = via.filter((each) => typeof each === 'object').map(({ title, url }) => `${title} (${url})`);
  process.stdout.write(
    `${severity}: ${name}${isDirect ? '' : ' (of another)'}${titles.length > 0 ? `: ${titles.join('; ')}` : ''}\n`,
  );
}
process.stdout.write(
  `${found.length} known weaknesses; ${Object.keys(told.metadata?.dependencies ?? {}).length > 0 ? `${told.metadata.dependencies.total} packages asked for` : ''}\n`,
);
process.exit(found.some(({ severity }) => severity === 'high' || severity === 'critical') ? 1 : 0);
