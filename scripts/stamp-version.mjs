/**
 * Part of `npm version`: what stands below "Unreleased" in the changelog becomes the section of the new version, and an empty
 * "Unreleased" follows it. `node scripts/stamp-version.mjs [FILE VERSION DAY]`
 */
import { readFileSync, writeFileSync } from 'node:fs';

const [file = 'CHANGELOG.md', version = process.env['npm_package_version'], day = today()] = process.argv.slice(2);
const [before, entries = '', ...more] = readFileSync(file, 'utf8').split(/^## Unreleased$/m);

const fault = faultOf();
if (fault === undefined) {
  writeFileSync(file, `${before}## ${version} (${day})${entries.trimEnd()}\n\n## Unreleased\n`);
} else {
  process.stderr.write(`${file}: ${fault}\n`);
  process.exitCode = 1;
}

function faultOf() {
  const isThere = before.split('\n').some((line) => line === `## ${version}` || line.startsWith(`## ${version} `));
  if (more.length > 0 || /^## /m.test(entries))
    return 'there must be one section "Unreleased", and it must be the last';
  if (!/^- /m.test(entries)) return 'nothing stands below "Unreleased"';
  return isThere ? `there is a section ${version} already` : undefined;
}

function today() {
  return new Date().toISOString().slice(0, 10);
}
