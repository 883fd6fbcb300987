/** `elobook endorse --command "…" --edition fide-2024`: how another program rates random events, beside the rulebook. */
import { endorse, type EditionReport, passes } from '../../endorsement/run.ts';
import { type EditionId, isEditionId, listEditions } from '../../engine/index.ts';
import { VERSION } from '../../http/version.ts';
import { measuredLines, measuredPage } from '../endorsement-report.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { neededText, optionText, optionTexts } from '../given.ts';
import { contentOf, isOptionOn } from '../options.ts';
import { NotStarted, OtherProgram } from '../other-program.ts';
import { Output } from '../output.ts';
import { printAside, printJson, printLines } from '../print.ts';
import { ProgressBar } from '../progress.ts';

const COUNT = 50_000;
const EXAMPLE = '--command "node adapter.mjs"';
const MOST_DOCUMENTS = 10_000_000;
const LARGEST_SEED = 4_294_967_295;
/** Seconds. */
const PATIENCE = 60;
const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

export async function endorseCommand(options: object): Promise<ExitCode> {
  const command = neededText(options, 'command');
  const editions = editionsOf(options);
  const count = wholeOf(options, 'count', [1, MOST_DOCUMENTS]) ?? COUNT;
  const seed = wholeOf(options, 'seed', [0, LARGEST_SEED]) ?? 1;
  const patience = wholeOf(options, 'timeout', [1, 3600]) ?? PATIENCE;
  const kind = isOptionOn(options, 'eventsOnly') ? 'events' : 'all';
  const asFound = isOptionOn(options, 'asFound');
  const content = await contentOf(options);
  const to = optionText(options, 'docs');
  const page = to === undefined ? undefined : await Output.open(to, options);
  const program = new OtherProgram({ command, patience });
  const bar = new ProgressBar();
  const leaves = Object.entries(SIGNALS).map(([signal, number]) => {
    const leave = (): never => {
      program.end();
      bar.end();
      process.exit(128 + number);
    };
    process.once(signal, leave);
    return () => process.off(signal, leave);
  });
  try {
    const reports: EditionReport[] = [];
    for (const [place, edition] of editions.entries()) {
      const onProgress = (done: number): void => bar.show(place * count + done, editions.length * count);
      onProgress(0);
      reports.push(await endorse(program, { edition, count, seed, kind, asFound, onProgress }));
    }
    bar.end();
    const { surplus, remark } = program;
    const measured = { name: command, version: VERSION, reports, surplus, remark };
    if (isOptionOn(options, 'json')) {
      await printJson({ command, version: VERSION, passes: reports.every(passes), surplus, remark, reports }, 2);
    } else await printLines(measuredLines(measured, content));
    if (page !== undefined) {
      await page.write(new TextEncoder().encode(measuredPage(measured, content)));
      await page.keep();
    }
    return reports.every(passes) ? 0 : 1;
  } catch (error) {
    bar.end();
    await page?.drop();
    if (!(error instanceof NotStarted)) throw error;
    const said = error.message.trim().split('\n').at(-1) as string;
    printAside([`elobook: ${content.commands.endorsement.notStarted(command, said, EXAMPLE)}`]);
    return 2;
  } finally {
    program.end();
    for (const stay of leaves) stay();
  }
}

/** Several, in commas or one by one; `all` for every one. */
function editionsOf(options: object): readonly EditionId[] {
  const known = listEditions().map(({ id }) => id);
  const asked = optionTexts(options, 'edition').flatMap((text) => text.split(','));
  if (asked.includes('all')) return known;
  const unknown = asked.find((each) => !isEditionId(each));
  if (asked.length > 0 && unknown === undefined) return [...new Set(asked)] as EditionId[];
  throw new UsageError(({ endorse }) =>
    unknown === undefined ? endorse.needed(known.join(', ')) : endorse.unknown(unknown, known.join(', ')),
  );
}

function wholeOf(options: object, name: string, [from, to]: readonly [number, number]): number | undefined {
  const text = optionText(options, name);
  if (text === undefined) return undefined;
  const number = Number(text);
  if (Number.isInteger(number) && number >= from && number <= to) return number;
  throw new UsageError((words) => words.wholeFrom(`--${name}`, from, to));
}
