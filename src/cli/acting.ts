/** Acts that may need a second officer, done by the account at the command line. */
import { perform } from '../acts/perform.ts';
import { actOf, type ActId } from '../acts/registry.ts';
import type { ChangeOptions } from '../desk/change.ts';
import type { ReportFile } from '../desk/events/read.ts';
import { type Office, type Outcome, readOffice } from '../desk/office.ts';
import { needsFourEyes } from '../desk/registry/four-eyes.ts';
import { changeOptionsOf } from './change-options.ts';
import { UsageError } from './exit.ts';
import { optionText, typedOption } from './given.ts';
import { mayAct, workingAccount } from './working-account.ts';

export interface AskedAct {
  readonly act: ActId;
  /** In the form that a request for the second officer stores. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly files?: readonly ReportFile[];
  /** Options of the command that a request cannot store. */
  readonly beyond?: readonly string[];
}

/** Does an act. If it needs a second officer, it waits and nothing is changed yet. */
export async function actAs<V>(
  office: Office,
  options: object,
  { act: id, input, files = [], beyond = [] }: AskedAct,
  verb: (change: ChangeOptions, office: Office) => Promise<Outcome<V>>,
): Promise<Outcome<V>> {
  const working = await workingAccount(office, options);
  if (working === undefined) return verb(changeOptionsOf(options), office);
  const act = actOf(id);
  await mayAct(office, working, act.name, act.scope?.(input as never) ?? {});
  const { ground, dryRun, clockIsRight } = changeOptionsOf(options);
  const given = beyond.filter((name) => optionText(options, name) !== undefined);
  if (given.length > 0 && dryRun !== true && (await readOffice(office, needsFourEyes))) {
    const named = given.map(typedOption);
    throw new UsageError((words) => words.secondOfficer(named.join(', ')));
  }
  const { state, value, findings } = await perform(
    office,
    working.account,
    { ...act, run: (within, _call, change) => verb(change, within) },
    { input, files },
    {
      ...(ground === undefined ? {} : { ground }),
      ...(dryRun === undefined ? {} : { dryRun }),
      ...(clockIsRight === undefined ? {} : { clockIsRight }),
    },
  );
  return state === 'waits' || value === undefined ? { findings } : { value: value as V, findings };
}
