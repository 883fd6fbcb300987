/** `elobook office init`: opens an office at an address where there is none, and makes its first key. */
import type { ChangeOptions, Office, Outcome } from '../../office/change.ts';
import type { KeyHolder } from '../../office/keys/holder.ts';
import type { NewKey } from '../../office/keys/new-key.ts';
import type { ExitCode } from '../exit.ts';
import { keyHolderOf } from '../key-place.ts';
import { changeOptionsOf, givenText, printOutcome, withOffice } from '../office.ts';
import { languageOf } from '../options.ts';
import { keyWordsIn } from './key-words.ts';
import { newKeyLines } from './keys.ts';
import { registryWordsIn } from './registry-words.ts';

export async function officeInitCommand(options: object): Promise<ExitCode> {
  const language = languageOf(options);
  const [words, keyWords] = [await registryWordsIn(language), await keyWordsIn(language)];
  const name = givenText(options, 'name') ?? '';
  const timeZone = givenText(options, 'timeZone') ?? 'UTC';
  return withOffice(
    options,
    async (office, { book }) => {
      const { openOfficeBooks } = await import('../../office/registry/open.ts');
      const change = changeOptionsOf(options);
      const opened = await openOfficeBooks(office, { name, timeZone }, change);
      if (opened.value === undefined || change.dryRun === true) {
        return printOutcome(opened, options, book, (facts) => [words.opened(facts.name, facts.timeZone)]);
      }
      const { value: key, findings } = await firstKey(office, await keyHolderOf(options), change);
      const value = { ...opened.value, ...(key === undefined ? {} : { key }) };
      return printOutcome({ value, findings: [...opened.findings, ...findings] }, options, book, (facts) => [
        words.opened(facts.name, facts.timeZone),
        ...(key === undefined ? [] : newKeyLines(key, keyWords)),
      ]);
    },
    'new',
  );
}

/** The office is open by now, whatever becomes of the key: it can be made at any time. */
async function firstKey(
  office: Office,
  holder: KeyHolder | undefined,
  options: ChangeOptions,
): Promise<Outcome<NewKey>> {
  const { newKey } = await import('../../office/keys/new-key.ts');
  const { say } = await import('../../office/keys/say.ts');
  if (holder === undefined) return { findings: [say('keys.no-place', {}, 'warn')] };
  const { value, findings } = await newKey(office, holder, options);
  const warnings = findings.map((each) => ({ ...each, weight: 'warn' as const }));
  return value === undefined ? { findings: warnings } : { value, findings };
}
