/** `elobook office init`: opens an office at an address where there is none, and makes its first key. */
import { rm } from 'node:fs/promises';
import type { ChangeOptions } from '../../desk/change.ts';
import type { Office, Outcome } from '../../desk/office.ts';
import type { HeldKeys, KeyHolder } from '../../desk/keys/holder.ts';
import type { NewKey } from '../../desk/keys/new-key.ts';
import type { OfficeFacts } from '../../desk/registry/open.ts';
import type { ExitCode } from '../exit.ts';
import { fillOffice, newOfficeFile, reportOutcome } from '../keeping.ts';
import { keyHolderOf } from '../key-place.ts';
import { changeOptionsOf } from '../change-options.ts';

import { optionText } from '../given.ts';
import { namesGiven } from '../names-given.ts';
import { contentOf } from '../options.ts';
import { newKeyLines } from './keys.ts';

type OpenedOffice = OfficeFacts & { readonly key?: NewKey };

/** A database that was not there comes about with the office in it, or not at all. */
export async function officeInitCommand(options: object): Promise<ExitCode> {
  const language = await contentOf(options);
  const [words, keyWords] = [language.commands.registry, language.commands.keys];
  const name = optionText(options, 'name') ?? '';
  const timeZone = optionText(options, 'timeZone') ?? 'UTC';
  const { holder, takeBack } = revocable(await keyHolderOf(options));
  return reportOutcome(
    options,
    () =>
      fillOffice(options, async (store): Promise<Outcome<OpenedOffice>> => {
        const { officeOver } = await import('../../desk/wire.ts');
        const { openOfficeBooks } = await import('../../desk/registry/open.ts');
        const office = officeOver(store);
        const change = changeOptionsOf(options);
        const opened = await openOfficeBooks(office, { name, timeZone, names: namesGiven(options) }, change);
        if (opened.value === undefined || change.dryRun === true) return opened;
        const { value: key, findings } = await firstKey(office, holder, change);
        const value = { ...opened.value, ...(key === undefined ? {} : { key }) };
        return { value, findings: [...opened.findings, ...findings] };
      }).catch(async (error: unknown) => {
        await takeBack();
        throw error;
      }),
    ({ name: called, timeZone: zone, key }) => [
      words.opened(called, zone),
      ...(key === undefined ? [] : newKeyLines(key, keyWords)),
    ],
    newOfficeFile(options),
  );
}

const namesOf = ({ keys }: Pick<HeldKeys, 'keys'>): string => keys.map(({ key }) => key).join();

/** A key that is made for an office that then does not come about is known to nobody: it is taken back. */
function revocable(holder: KeyHolder | undefined): {
  readonly holder: KeyHolder | undefined;
  readonly takeBack: () => Promise<void>;
} {
  if (holder?.write === undefined) return { holder, takeBack: async () => undefined };
  const { write } = holder;
  let made = '';
  return {
    holder: {
      ...holder,
      write: async (keys) => {
        const before = namesOf(await holder.read());
        const fault = await write(keys);
        if (before === '' && fault === undefined) made = namesOf({ keys });
        return fault;
      },
    },
    takeBack: async () => {
      if (made !== '' && namesOf(await holder.read()) === made) await rm(holder.place);
    },
  };
}

/** The office is open by now, whatever becomes of the key: it can be made at any time. */
async function firstKey(
  office: Office,
  holder: KeyHolder | undefined,
  options: ChangeOptions,
): Promise<Outcome<NewKey>> {
  const { newKey } = await import('../../desk/keys/new-key.ts');
  const { keyFinding } = await import('../../desk/findings/keys.ts');
  if (holder === undefined) return { findings: [keyFinding('keys.no-place', {}, 'warn')] };
  const { value, findings } = await newKey(office, holder, options);
  const warnings = findings.map((each) => ({ ...each, weight: 'warn' as const }));
  return value === undefined ? { findings: warnings } : { value, findings };
}
