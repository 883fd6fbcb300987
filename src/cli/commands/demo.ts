/** `elobook demo`: fills an empty office, and shows how it stands. */
import { type DemoFilled, EARLIEST_DEMO, fillDemo, monthOfDay } from '../../office/demo/index.ts';
import { speak } from '../../explain/language.ts';
import type { Outcome } from '../../office/change.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { givenText, printOutcome, withOffice } from '../office.ts';
import { isOn } from '../options.ts';
import { printLines } from '../print.ts';

export async function demoCommand(options: object): Promise<ExitCode> {
  const until = monthOf(options);
  const filled = await withOffice(
    options,
    async (office, { book, progress }) => {
      const outcome: Outcome<DemoFilled> = await fillDemo(office.store, { until, progress });
      const isThere = outcome.findings.some(({ code }) => code === 'demo.not-empty');
      if (isThere && isOn(options, 'ifEmpty')) return 0;
      const say = speak(book.language);
      return printOutcome(outcome, options, book, (value) => [book.desk.demo(value, say)]);
    },
    'new',
  );
  if (filled !== 0 || isOn(options, 'json')) return filled;
  await printLines(['']);
  return (await import('./office-status.ts')).officeStatusCommand(options);
}

/** Of the day that was given, or of today. */
function monthOf(options: object): number {
  const day = givenText(options, 'day') ?? new Date().toISOString().slice(0, 10);
  const until = monthOfDay(day);
  if (until === undefined) throw new UsageError(`--day takes a day such as 2026-11-16, not "${day}"`);
  if (until < EARLIEST_DEMO.month) throw new UsageError(`--day takes a day from ${EARLIEST_DEMO.day} on`);
  return until;
}
