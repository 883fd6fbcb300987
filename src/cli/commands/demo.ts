/** `elobook demo`: fills an empty office, and shows how it stands. */
import { type DemoFilled, EARLIEST_DEMO, fillDemo, monthOfDay } from '../../demo/index.ts';
import type { Office, Outcome } from '../../desk/office.ts';
import { keepDemoKey } from '../../desk/keys/demo-key.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { keyHolderOf } from '../key-place.ts';
import { fillOffice, newOfficeFile, reportOutcome } from '../keeping.ts';
import { withOffice } from '../office.ts';
import { optionText } from '../given.ts';
import { isOptionOn } from '../options.ts';
import { printLines } from '../print.ts';
import { watched } from '../watched.ts';

/** `--if-empty`, before something else. */
export const fillIfEmpty = (options: object): Promise<ExitCode> => filledDemo({ ...options, ifEmpty: true });

function filledDemo(options: object): Promise<ExitCode> {
  const until = monthOf(options);
  return reportOutcome(
    options,
    ({ progress }) =>
      fillOffice(options, async (store): Promise<Outcome<DemoFilled>> => {
        const { withScratchStore } = await import('../../desk/wire.ts');
        const outcome = await withScratchStore((scratch) =>
          fillDemo(store, { until, progress, scratch: watched(scratch) }),
        );
        const isThere = outcome.findings.some(({ code }) => code === 'demo.not-empty');
        if (isThere && isOptionOn(options, 'ifEmpty')) return { findings: [] };
        const key = outcome.value === undefined ? [] : await keepDemoKey(await keyHolderOf(options));
        return { ...outcome, findings: [...outcome.findings, ...key] };
      }),
    (value, { book, say }) => [book.desk.demo(value, say)],
    newOfficeFile(options),
  );
}

export async function demoCommand(options: object): Promise<ExitCode> {
  const filled = await filledDemo(options);
  if (filled !== 0 || isOptionOn(options, 'json')) return filled;
  await printLines(['']);
  const shown = await (await import('./office-status.ts')).officeStatusCommand(options);
  return shown === 0 ? withOffice(options, showNewest) : shown;
}

/** A player on a list, of what its file says. */
interface Row {
  readonly id: string;
  readonly name: string;
  readonly rating: number;
  readonly title?: string;
  readonly rank?: string;
  readonly federation?: string;
  readonly unsettled?: boolean;
}

const TOP = 10;

/** The top of each pool's newest list. */
async function showNewest(office: Office): Promise<ExitCode> {
  const { showPools } = await import('../../desk/registry/pools.ts');
  const { writeListFile } = await import('../../reading/lists/files.ts');
  for (const { pool, name } of await showPools(office)) {
    let text = '';
    const { value } = await writeListFile(office, { pool, format: 'json' }, (bytes) => {
      text += new TextDecoder().decode(bytes);
    });
    if (value === undefined) continue;
    const { players } = JSON.parse(text) as { readonly players: readonly Row[] };
    await printLines(['', `${name}, ${value.date}`, ...players.slice(0, TOP).map(rowLine)]);
  }
  return 0;
}

const rowLine = ({ id, name, rating, title, rank, federation, unsettled }: Row, index: number): string => {
  const number = `${rating}${unsettled === true ? '*' : ''}`;
  const more = [title ?? rank, federation].filter((each) => each !== undefined).join(' ');
  return `${String(index + 1).padStart(4)}  ${number.padEnd(5)}  ${id}  ${name}  ${more}`.trimEnd();
};

/** Of the day that was given, or of today. */
function monthOf(options: object): number {
  const day = optionText(options, 'day') ?? new Date().toISOString().slice(0, 10);
  const until = monthOfDay(day);
  if (until === undefined) throw new UsageError((words) => words.demo.day(String(day)));
  if (until < EARLIEST_DEMO.month) throw new UsageError((words) => words.demo.from(EARLIEST_DEMO.day));
  return until;
}
