/** `elobook rerate --from DAY`: what the lists would have been. Without `--apply` it writes nothing into the office. */
import { actAs } from '../acting.ts';
import { type Say, speak } from '../../explain/language.ts';
import type { RerateWords } from '../../content/en/commands/rerate.ts';
import type { RatedList, ReratedPlayer, RerateInput, Rerated } from '../../reading/analysis/rerate.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { readingOffice, withOffice } from '../office.ts';
import { givenAmong, neededText, optionText } from '../given.ts';
import { isOptionOn, contentOf, tableFormatOf, textOf } from '../options.ts';
import { Output } from '../output.ts';
import { readingsGiven } from '../readings-given.ts';
import { tableLines } from '../table.ts';
import { effectLines } from './pools-adjust.ts';

export async function rerateCommand(options: object): Promise<ExitCode> {
  if (isOptionOn(options, 'apply')) return applyCommand(options);
  const from = textOf(options, 'from');
  const [pool, edition, to] = [optionText(options, 'pool'), optionText(options, 'rules'), optionText(options, 'to')];
  const format = tableFormatOf(options);
  const settings = await settingsOf(options);
  const readings = readingsGiven(options);
  const language = await contentOf(options);
  const words = language.commands.rerate;
  const say = speak(language);
  return readingOffice(options, 'office.show', async (office, { print, progress }) => {
    const { rerateLists } = await import('../../reading/analysis/rerate.ts');
    const { csvHeadings, csvRow } = await import('../../reading/csv-cell.ts');
    const file = to === undefined ? undefined : await Output.open(to, options);
    let rows = 0;
    let isDone = false;
    try {
      await file?.write(ENCODER.encode(`${csvHeadings(COLUMNS, format)}\n`));
      const outcome = await rerateLists(office, {
        from,
        ...(pool === undefined ? {} : { pool }),
        ...(edition === undefined ? {} : { edition }),
        ...(settings === undefined ? {} : { settings }),
        ...(readings === undefined ? {} : { readings }),
        onProgress: progress,
        onList: async (of, list) => {
          rows += list.changes.length;
          const lines = list.changes.map((each) => `${csvRow(cells(of, list, each), format)}\n`);
          await file?.write(ENCODER.encode(lines.join('')));
        },
      });
      if (outcome.value !== undefined && file !== undefined) {
        await file.keep();
        isDone = true;
      }
      return await print(outcome, (all) => [
        ...all.flatMap((each) =>
          reratedLines(each, { from, settings, readings, isAll: isOptionOn(options, 'all') }, words, say),
        ),
        ...(to === undefined ? [] : [words.written(to, rows, say)]),
        words.untouched,
      ]);
    } finally {
      if (!isDone) await file?.drop();
    }
  });
}

/** Another rule for lists that are out: the difference stands on the next one. */
async function applyCommand(options: object): Promise<ExitCode> {
  if (optionText(options, 'to') !== undefined) throw new UsageError((words) => words.rerate.applyTo);
  const [pool, by, edition] = [neededText(options, 'pool'), neededText(options, 'by'), optionText(options, 'rules')];
  const [from, settings, readings] = [textOf(options, 'from'), await settingsOf(options), readingsGiven(options)];
  const language = await contentOf(options);
  const [words, say] = [language.commands.poolChanges, speak(language)];
  const input = {
    pool,
    by,
    from,
    ...givenAmong(options, ['decided', 'reference']),
    ...(edition === undefined ? {} : { edition }),
    ...(settings === undefined ? {} : { settings }),
    ...(readings === undefined ? {} : { readings }),
  };
  return withOffice(options, async (office, { print }) => {
    const { applyRerating } = await import('../../desk/lists/apply-rerating.ts');
    const { settings: _settings, ...kept } = input;
    const asked = { act: 'pools.rerate' as const, input: { ...kept, ...givenAmong(options, ['k', 'maxGap']) } };
    const outcome = await actAs(office, options, asked, (change, within) => applyRerating(within, input, change));
    return print(outcome, (applied) => [
      `${pool}: ${words.onList(applied.list, 'after-events', say)}`,
      words.entry(applied.entry),
      ...effectLines(applied, words, say),
    ]);
  });
}

const ENCODER = new TextEncoder();

const COLUMNS = ['pool', 'list', 'player', 'name', 'was', 'now', 'difference'] as const;

const cells = (pool: string, { list }: RatedList, { player, name, was, now }: ReratedPlayer) => [
  pool,
  list,
  player,
  name,
  was,
  now,
  was === null || now === null ? null : now - was,
];

type Settings = NonNullable<RerateInput['settings']>;

/** `--k 40=30,20=15` and `--max-gap 400`, or `none`. */
async function settingsOf(options: object): Promise<RerateInput['settings']> {
  const [k, maxGap] = [optionText(options, 'k'), optionText(options, 'maxGap')];
  const { OTHER_K, LARGEST_GAP, settingsIn } = await import('../../desk/lists/apply-rerating.ts');
  if (k !== undefined && !new RegExp(OTHER_K).test(k)) throw new UsageError((words) => words.rerate.k);
  if (maxGap !== undefined && !new RegExp(LARGEST_GAP).test(maxGap)) {
    throw new UsageError((words) => words.wholeOrNone('--max-gap'));
  }
  return settingsIn({ k, maxGap }).settings;
}

const SHOWN = 20;

interface Shown {
  readonly from: string;
  readonly settings: Settings | undefined;
  readonly readings: RerateInput['readings'];
  readonly isAll: boolean;
}

function reratedLines(
  { pool, edition, lists }: Rerated,
  { from, settings, readings, isAll }: Shown,
  words: RerateWords,
  say: Say,
): readonly string[] {
  const { columns } = words;
  const last = lists.at(-1) as RatedList;
  const told = isAll ? lists : [last];
  return [
    words.title(pool, from, edition, settingWords(settings, readings, words), say),
    '',
    ...tableLines(
      [
        columns.list,
        columns.events,
        columns.players,
        columns.differ,
        columns.mean,
        columns.largest,
        columns.came,
        columns.gone,
      ],
      lists.map((list) => listCells(list, say)),
    ),
    '',
    ...lists.flatMap(({ list, notRated }) => (notRated.length === 0 ? [] : [words.notRated(list, notRated, say)])),
    ...told.flatMap(({ list, changes }) => [
      words.most(list, say),
      ...(changes.length === 0 ? [`  ${words.none}`] : []),
      ...(isAll ? changes : changes.slice(0, SHOWN)).map((each) => `  ${playerLine(each, words, say)}`),
      ...(isAll || changes.length <= SHOWN ? [] : [`  ${words.more(changes.length - SHOWN, say)}`]),
    ]),
    '',
  ];
}

function settingWords(
  settings: Settings | undefined,
  readings: RerateInput['readings'],
  words: RerateWords,
): readonly string[] {
  const { k, maxGap } = settings ?? {};
  return [
    ...(k === undefined ? [] : [words.k([...k].map(([was, now]) => `${was} → ${now}`).join(', '))]),
    ...(maxGap === undefined
      ? []
      : [words.gap(maxGap === Number.POSITIVE_INFINITY ? words.unlimited : String(maxGap))]),
    ...Object.entries(readings ?? {}).map(([reading, value]) => `${reading}: ${value}`),
  ];
}

function listCells(
  { list, events, players, differ, mean, came, gone, changes }: RatedList,
  say: Say,
): readonly string[] {
  const largest = changes.find(({ was, now }) => was !== null && now !== null);
  return [
    list,
    say.number(events),
    say.number(players),
    say.number(differ),
    say.signed(mean),
    largest === undefined ? '–' : say.signed((largest.now as number) - (largest.was as number)),
    say.number(came),
    say.number(gone),
  ];
}

function playerLine({ player, name, was, now }: ReratedPlayer, words: RerateWords, say: Say): string {
  const difference = was === null || now === null ? '' : `  ${say.signed(now - was)}`;
  return `${player}  ${name ?? '–'}: ${was ?? words.unrated} → ${now ?? words.unrated}${difference}`;
}
