/** `elobook pools adjust`: all ratings of a pool are changed at once, and `--revoke` takes such a change back. */
import { actAs } from '../acting.ts';
import { type Say, speak } from '../../explain/language.ts';
import type { PoolChangeWords } from '../../content/en/commands/pool-changes.ts';
import type { AdjustInput, PoolAdjusted } from '../../desk/lists/adjust.ts';
import type { PoolChangeEffect } from '../../desk/lists/pool-change.ts';
import type { AdjustmentRevoked, RevokeAdjustmentInput } from '../../desk/lists/revoke-adjustment.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { givenAmong, neededText, optionText } from '../given.ts';
import { withOffice } from '../office.ts';
import { contentOf } from '../options.ts';

export async function adjustCommand(pool: string, options: object): Promise<ExitCode> {
  const decision = { pool, by: neededText(options, 'by'), ...givenAmong(options, ['decided', 'reference']) };
  const revoked = optionText(options, 'revoke');
  if (revoked === undefined) {
    const again = optionText(options, 'although');
    if (again !== undefined && again !== 'again')
      throw new UsageError((words) => words.options('pools adjust', ['--although again']));
    return adjust(
      {
        ...decision,
        rule: neededText(options, 'rule'),
        list: neededText(options, 'list'),
        ...givenAmong(options, ['order']),
        ...(again === undefined ? {} : { again: true }),
      },
      options,
    );
  }
  for (const name of ['rule', 'list', 'order', 'although']) {
    if (optionText(options, name) !== undefined)
      throw new UsageError((words) => words.takesNo('--revoke', `--${name}`));
  }
  if (!/^\d{1,9}$/.test(revoked)) throw new UsageError((words) => words.pools.revoke);
  return revoke({ ...decision, adjusts: Number(revoked), ...givenAmong(options, ['way']) }, options);
}

async function adjust(input: AdjustInput, options: object): Promise<ExitCode> {
  const language = await contentOf(options);
  const [words, say] = [language.commands.poolChanges, speak(language)];
  return withOffice(options, async (office, { print }) => {
    const { adjustPool } = await import('../../desk/lists/adjust.ts');
    const asked = { act: 'pools.adjust' as const, input: { ...input } };
    const outcome = await actAs(office, options, asked, (change, within) => adjustPool(within, input, change));
    return print(outcome, (adjusted) => adjustedLines(adjusted, words, say));
  });
}

async function revoke(input: RevokeAdjustmentInput, options: object): Promise<ExitCode> {
  const language = await contentOf(options);
  const [words, say] = [language.commands.poolChanges, speak(language)];
  return withOffice(options, async (office, { print }) => {
    const { revokeAdjustment } = await import('../../desk/lists/revoke-adjustment.ts');
    const asked = { act: 'pools.revoke-adjustment' as const, input: { ...input } };
    const outcome = await actAs(office, options, asked, (change, within) => revokeAdjustment(within, input, change));
    return print(outcome, (revoked) => revokedLines(revoked, words, say));
  });
}

const adjustedLines = (adjusted: PoolAdjusted, words: PoolChangeWords, say: Say): readonly string[] => [
  `${adjusted.pool}, ${adjusted.rule}`,
  words.onList(adjusted.list, adjusted.order, say),
  words.entry(adjusted.entry),
  ...effectLines(adjusted, words, say),
];

function revokedLines(revoked: AdjustmentRevoked, words: PoolChangeWords, say: Say): readonly string[] {
  const { pool, adjusts, list, entry, cancelled, ways, way, recomputed } = revoked;
  if (cancelled) return [words.cancelled(adjusts, list, say), words.entry(entry)];
  return [
    `${pool}: ${words.onList(list, 'after-events', say)}`,
    words.entry(entry),
    ...(Object.keys(ways) as (typeof way)[]).flatMap((each) => [
      '',
      `${words.ways[each]}${each === way ? ` (${words.chosen})` : ''}`,
      ...effectLines(ways[each], words, say),
      ...(each === 'replay'
        ? ['', ...recomputed.map(({ date, changed }) => words.recomputed(date, changed, say))]
        : []),
    ]),
  ];
}

const BAR_WIDTH = 40;
const SHOWN = 10;

/** How many, the sum, how far, who most, and which limits are passed. */
export function effectLines(
  { affected, points, histogram, greatest, passes }: PoolChangeEffect,
  words: PoolChangeWords,
  say: Say,
): readonly string[] {
  const most = Math.max(1, ...histogram.map(({ count }) => count));
  return [
    words.affected(affected, points, say),
    ...section(
      words.histogram,
      histogram.map(
        ({ from, count }) =>
          `${say.signed(from).padStart(5)} … ${say.signed(from + 49).padStart(5)}  ${'█'.repeat(Math.max(1, Math.round((BAR_WIDTH * count) / most)))} ${say.number(count)}`,
      ),
    ),
    ...section(
      words.greatest,
      greatest
        .slice(0, SHOWN)
        .map(
          ({ player, name, before, after }) =>
            `${player} ${name ?? '–'}: ${before} → ${after} (${say.signed(after - before)})`,
        ),
    ),
    ...section(
      words.passes,
      passes.map(
        ({ at, isFloor, up, down, players }) =>
          `${words.passed(at, isFloor, up, down, say)}: ${players.map(({ player, name }) => `${player} ${name ?? ''}`.trimEnd()).join('; ')}${up + down > players.length ? '; …' : ''}`,
      ),
    ),
  ];
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
