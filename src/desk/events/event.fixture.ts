/** Offices with pools and players, and reports for them. */
import { parseDay } from '../../core/dates.ts';
import type { EventFacts } from '../../core/report.ts';
import type { Result } from '../../core/game.ts';
import type { PoolRow } from '../../ledger/store.ts';
import type { TestStore } from '../../stores/harness.fixture.ts';
import type { Outcome } from '../office.ts';
import {
  AS,
  bring,
  enterPersons,
  openPool,
  type Standings,
  type TestOffice,
  type TestPerson,
  testOffice,
} from '../lists/office.fixture.ts';
import type { ReportFile } from './read.ts';
import type { SubmitInput } from './submit-input.ts';
import { type SubmitSummary, type SubmittedFile, submitReports } from './submit.ts';

export { AS, type TestOffice };

export const PERSONS: readonly TestPerson[] = [
  { name: 'Kovács, Anna', birth: '1990-03-01', fide: '700001', federation: 'HUN', sex: 'f' },
  { name: 'Nagy, Béla', birth: '1985-07-12', fide: '700002', federation: 'HUN', sex: 'm' },
  { name: 'Tóth, Csaba', birth: '1979-11-30', fide: '700003', federation: 'HUN', sex: 'm' },
  { name: 'Szabó, Dóra', birth: '2001-01-15', fide: '700004', federation: 'HUN', sex: 'f' },
];

const STANDINGS: Standings = { 1: 2000, 2: 1900, 3: 1800, 4: 1700 };

const FIRST: Readonly<Record<PoolRow['family'], string>> = {
  fide: '2024-06',
  mssz: '2024-06',
  orr: '2024-05-01',
  mgsz: '2024-05-01',
};

/** Four players with ratings of May 2024 in one pool, which has the name of its family. */
export async function officeWith(store: TestStore, family: PoolRow['family'], day?: string): Promise<TestOffice> {
  const office = await testOffice(store, day);
  await openPool(office, family, family, FIRST[family]);
  await enterPersons(office, 1, PERSONS);
  await bring(office, family, family === 'fide' || family === 'mssz' ? '2024-05' : '2024-05-01', STANDINGS);
  return office;
}

export type Player = Readonly<Record<string, unknown>> & { readonly id: string };

/** The first persons of the registry as a report has them. */
export const players = (count = PERSONS.length): readonly Player[] =>
  PERSONS.slice(0, count).map(({ name, birth, fide, federation, sex }, place) => ({
    id: String(place + 1),
    name,
    birth,
    fideId: fide,
    federation,
    sex,
  }));

export type Game = readonly [round: number, white: string, black: string, result: Result];

export const GAMES: readonly Game[] = [
  [1, '1', '2', '1-0'],
  [1, '3', '4', '1/2-1/2'],
  [2, '1', '3', '0-1'],
  [2, '2', '4', '1-0'],
];

export interface TestReport {
  readonly event?: Readonly<Record<string, unknown>>;
  readonly players?: readonly Player[];
  readonly games?: readonly Game[];
}

export const EVENT = {
  id: 'open',
  name: 'Spring Open',
  start: '2024-06-05',
  end: '2024-06-09',
  system: 'swiss',
} as const;

export const documentOf = ({ event, players: of = players(), games = GAMES }: TestReport): object => ({
  event: { ...EVENT, ...event },
  players: of,
  games: games.map(([round, white, black, result]) => ({ round, white, black, result })),
});

export const fileOf = (report: TestReport = {}, name = 'report.json'): ReportFile => ({
  name,
  bytes: new TextEncoder().encode(JSON.stringify(documentOf(report))),
});

export const submit = (
  office: TestOffice,
  pool: string,
  files: readonly ReportFile[],
  more: Partial<SubmitInput> = {},
): Promise<Outcome<SubmitSummary>> => submitReports(office, { pool, files, ...more }, AS);

/** One report that must come in; what became of it. */
export async function submitOne(
  office: TestOffice,
  pool: string,
  report: TestReport = {},
  more: Partial<SubmitInput> = {},
): Promise<SubmittedFile> {
  const { value, findings } = await submit(office, pool, [fileOf(report)], more);
  if (value === undefined) throw new Error(JSON.stringify(findings));
  return value.outcomes[0] as SubmittedFile;
}

export const facts = (given: Readonly<Record<string, unknown>>): Partial<EventFacts> =>
  Object.fromEntries(
    Object.entries(given).map(([field, value]) => [
      field,
      typeof value === 'string' ? (parseDay(value) ?? value) : value,
    ]),
  );

export const codesOf = ({ findings }: { readonly findings: readonly { readonly code: string }[] }): readonly string[] =>
  findings.map(({ code }) => code);
