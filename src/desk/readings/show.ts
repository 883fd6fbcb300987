/** Shows who was given birth dates or the whole registry; and removes what the law no longer allows to be kept. */
import { parseDay, timeText } from '../../core/dates.ts';
import { type Finding, isRefused } from '../../core/finding.ts';
import type { ReadingRow, WritingDesk } from '../../ledger/store.ts';
import type { ChangeOptions } from '../change.ts';
import { readOffice, type Office, type Outcome, refused } from '../office.ts';
import { readingFinding } from '../findings/readings.ts';

const badDay = (day: string): readonly Finding[] =>
  parseDay(day) === undefined ? [readingFinding('readings.bad-day', { seen: day })] : [];

/** From a day on, in UTC as in the ledger; oldest first. */
export async function showReadings(office: Office, since?: string): Promise<Outcome<readonly ReadingRow[]>> {
  const findings = since === undefined ? [] : badDay(since);
  if (isRefused(findings)) return refused(...findings);
  return { value: await readOffice(office, (desk) => desk.readings(since)), findings };
}

export interface RemovedReadings {
  readonly before: string;
  readonly readings: number;
}

const NO_AUTHOR: Finding = { code: 'office.no-author', weight: 'refuse', facts: {} };

/** The removal itself is recorded, and stays until a later one removes it. It changes nothing in the ledger. */
export async function removeReadings(
  office: Office,
  before: string,
  { author = '', ground = '', dryRun = false }: ChangeOptions,
): Promise<Outcome<RemovedReadings>> {
  const now = timeText(office.clock());
  const today = now.slice(0, 10);
  const findings = [
    ...(author.trim() === '' ? [NO_AUTHOR] : []),
    ...(ground.trim() === '' ? [readingFinding('readings.no-ground', {})] : []),
    ...badDay(before),
  ];
  if (findings.length === 0 && before > today) findings.push(readingFinding('readings.later', { day: before, today }));
  if (findings.length > 0) return refused(...findings);
  const removal = { time: now, reader: author.trim(), what: 'removal', about: before, ground } as const;
  const readings = dryRun
    ? await readOffice(office, async (desk) => (await desk.readings()).filter(({ time }) => time < before).length)
    : await office.store.write((desk) => removed(desk, removal));
  return { value: { before, readings }, findings: [] };
}

/** Rows can be removed only after the removal is recorded: the database itself enforces that. */
async function removed(desk: WritingDesk, removal: Omit<ReadingRow, 'no' | 'persons'>): Promise<number> {
  const before = removal.about as string;
  const persons = (await desk.readings()).filter(({ time }) => time < before).length;
  await desk.addReading({ ...removal, no: (await desk.lastReading()) + 1, persons });
  return desk.dropReadings(before);
}
