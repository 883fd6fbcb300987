/** `elobook pools open|set|change|close|reopen|adjust|show` and `elobook federations set|show`. */
import { changeAs } from '../working-account.ts';
import type { RegistryWords } from '../../content/en/commands/registry.ts';
import { speak, type Say } from '../../explain/language.ts';
import type { ShownFederation } from '../../desk/registry/federations.ts';
import type { ShownPool } from '../../desk/registry/pools.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { readingOffice, withOffice } from '../office.ts';
import { optionText } from '../given.ts';
import { namesGiven } from '../names-given.ts';
import { contentOf } from '../options.ts';
import { readingsGiven } from '../readings-given.ts';

const poolLine = (
  { pool, family, name, from, calendar, control, group, readings = {}, closed }: ShownPool,
  { calendars, controls, inGroup, poolClosed }: RegistryWords,
  say: Say,
): string =>
  [
    `${pool}  ${family}  ${name}, ${from}, ${calendars[calendar]}`,
    ...(control === undefined ? [] : [controls[control]]),
    ...(group === undefined ? [] : [inGroup(group)]),
    ...Object.entries(readings).map(([reading, value]) => `${reading}: ${value}`),
    ...(closed === undefined ? [] : [poolClosed(closed, say)]),
  ].join(', ');

export async function poolsCommand(
  action: string | undefined,
  args: readonly string[],
  options: object,
): Promise<ExitCode> {
  const content = await contentOf(options);
  const [words, say] = [content.commands.registry, speak(content)];
  if (action === undefined || action === 'show') {
    if (args.length > 0) throw new UsageError((words) => words.nothingMore('pools show'));
    return readingOffice(options, 'anybody', async (office, { print }) => {
      const { showPools } = await import('../../desk/registry/pools.ts');
      const value = await showPools(office);
      return print({ value, findings: [] }, (pools) =>
        pools.length === 0 ? [words.noPools] : pools.map((pool) => poolLine(pool, words, say)),
      );
    });
  }
  const [pool, ...more] = args;
  if (action === 'set') return setPoolCommand(pool, more, options);
  if (isChange(action)) return changePoolCommand(action, pool, more, options);
  if (action === 'adjust') {
    if (pool === undefined || more.length > 0) throw new UsageError((words) => words.onePool('pools adjust'));
    return (await import('./pools-adjust.ts')).adjustCommand(pool, options);
  }
  if (action !== 'open' || pool === undefined || more.length > 0) {
    throw new UsageError((usage) => usage.pools.takes);
  }
  return withOffice(options, async (office, { print }) => {
    const { openRatingPool } = await import('../../desk/registry/pools.ts');
    const calendar = optionText(options, 'calendar');
    const control = optionText(options, 'control');
    const group = optionText(options, 'group');
    const readings = readingsGiven(options);
    const facts = {
      pool,
      family: optionText(options, 'family') ?? '',
      name: optionText(options, 'name') ?? '',
      names: namesGiven(options),
      from: optionText(options, 'from') ?? '',
      ...(calendar === undefined ? {} : { calendar }),
      ...(control === undefined ? {} : { control }),
      ...(group === undefined ? {} : { group }),
      ...(readings === undefined ? {} : { readings }),
    };
    const outcome = await openRatingPool(office, facts, await changeAs(office, options, 'pools.open'));
    return print(outcome, ({ from }) => [words.poolOpened(pool, from)]);
  });
}

const CHANGES = ['change', 'close', 'reopen'] as const;
type Change = (typeof CHANGES)[number];

const isChange = (action: string): action is Change => (CHANGES as readonly string[]).includes(action);

/** What a pool is called, and whether it goes on. */
async function changePoolCommand(
  action: Change,
  pool: string | undefined,
  more: readonly string[],
  options: object,
): Promise<ExitCode> {
  if (pool === undefined || more.length > 0) throw new UsageError((words) => words.onePool(`pools ${action}`));
  const [name, names, after] = [optionText(options, 'name'), namesGiven(options), optionText(options, 'after')];
  const isNamed = name !== undefined || Object.keys(names).length > 0;
  if (action === 'change' && !isNamed) throw new UsageError((words) => words.pools.change);
  const content = await contentOf(options);
  return withOffice(options, async (office, { print }) => {
    const { renameRatingPool, closeRatingPool, reopenRatingPool } = await import('../../desk/registry/change-pool.ts');
    const asked = await changeAs(office, options, action === 'change' ? 'pools.change' : 'pools.close', { pool });
    const outcome =
      action === 'change'
        ? await renameRatingPool(
            office,
            { pool, ...(name === undefined ? {} : { name }), names: emptied(names) },
            asked,
          )
        : action === 'close'
          ? await closeRatingPool(office, { pool, ...(after === undefined ? {} : { after }) }, asked)
          : await reopenRatingPool(office, { pool }, asked);
    return print(outcome, (shown) => [poolLine(shown, content.commands.registry, speak(content))]);
  });
}

/** `-` takes a name away. */
const emptied = <N extends Readonly<Record<string, string | undefined>>>(names: N): N =>
  Object.fromEntries(Object.entries(names).map(([language, name]) => [language, name === '-' ? '' : name])) as N;

async function setPoolCommand(pool: string | undefined, more: readonly string[], options: object): Promise<ExitCode> {
  const reportRatings = optionText(options, 'reportRatings');
  const readings = readingsGiven(options);
  if (pool === undefined || more.length > 0 || (reportRatings === undefined && readings === undefined)) {
    throw new UsageError((words) => words.pools.set);
  }
  const choice = {
    pool,
    ...(reportRatings === undefined ? {} : { reportRatings }),
    ...(readings === undefined ? {} : { readings }),
  };
  const content = await contentOf(options);
  const words = content.commands.registry;
  return withOffice(options, async (office, { print }) => {
    const { setPool } = await import('../../desk/registry/pools.ts');
    const outcome = await setPool(office, choice, await changeAs(office, options, 'pools.set', { pool }));
    return print(outcome, (set) => [
      poolLine(set, words, speak(content)),
      ...(set.reportRatings === undefined ? [] : [words.reportRatings[set.reportRatings]]),
    ]);
  });
}

const federationLine = ({ federation, status, officer }: ShownFederation, { statuses }: RegistryWords): string =>
  [federation, statuses[status], ...(officer === undefined ? [] : [officer])].join('  ');

export async function federationsCommand(
  action: string | undefined,
  args: readonly string[],
  options: object,
): Promise<ExitCode> {
  const words = (await contentOf(options)).commands.registry;
  const [federation, ...more] = args;
  if (more.length > 0) throw new UsageError((usage) => usage.federations.one);
  if (action === undefined || action === 'show') {
    return readingOffice(options, 'anybody', async (office, { print }) => {
      const { showFederations } = await import('../../desk/registry/federations.ts');
      const value = await showFederations(office, federation);
      return print({ value, findings: [] }, (all) =>
        all.length === 0 ? [words.noFederations] : all.map((each) => federationLine(each, words)),
      );
    });
  }
  if (action !== 'set' || federation === undefined) {
    throw new UsageError((usage) => usage.federations.takes);
  }
  return withOffice(options, async (office, { print }) => {
    const { setFederation } = await import('../../desk/registry/federations.ts');
    const officer = optionText(options, 'officer');
    const facts = {
      federation,
      status: optionText(options, 'status') ?? 'member',
      ...(officer === undefined ? {} : { officer: officer === '-' ? null : officer }),
    };
    const outcome = await setFederation(office, facts, await changeAs(office, options, 'federations.set'));
    return print(outcome, (each) => [federationLine(each, words)]);
  });
}
