/** The files of the demonstration, as they would come from outside: lists to begin with, and reports. */
import { dayText } from '../core/dates.ts';
import type { Finding } from '../core/finding.ts';
import type { EventFacts, PlayerFacts, Report } from '../core/report.ts';
import { writeCsv } from '../formats/csv/write.ts';
import type { FideListPlayer } from '../formats/fide-list/records.ts';
import { writeList } from '../formats/fide-list/write.ts';
import type { ReportFormatId } from '../formats/format.ts';
import { joined } from '../formats/stream.ts';
import type { GivenFacts } from '../intake/facts.ts';
import { convertReport } from '../engine/convert.ts';
import type { Member } from './people.ts';

const WOMENS = /^W/;

/** A list as FIDE publishes it. */
export function fideListFile(members: readonly Member[]): Uint8Array {
  const listed = members.flatMap(({ facts, opening }): FideListPlayer[] => {
    if (opening === undefined) return [];
    const { fideId, name, federation, sex, title, birth } = facts;
    const isWomens = title !== undefined && WOMENS.test(title);
    return [
      {
        fideId: fideId as string,
        name,
        federation,
        sex,
        ...(title === undefined ? {} : isWomens ? { title, womensTitle: title } : { title }),
        standard: { rating: opening.rating, games: 0, k: opening.k },
        birthYear: birth?.year,
        inactive: false,
      },
    ];
  });
  return whole(writeList(listed, { form: 'xml', layout: 'combined' }));
}

/** The columns in which a federation keeps what it knows of its players. */
const COLUMNS = [
  'name',
  'title',
  'rating',
  'k',
  'games',
  'club',
  'birth',
  'sex',
  'federation',
  'fideId',
  'pin',
  'rank',
];

/** K 20 says that 30 games are played. */
const SETTLED_GAMES = 120;

export function csvFile(members: readonly Member[]): Uint8Array {
  const rows = members.flatMap(({ facts, opening }) =>
    opening === undefined
      ? []
      : [
          {
            id: facts.fideId ?? (facts.pin as string),
            ...facts,
            // Go knows countries by two letters, the registry federations by three
            ...(facts.pin === undefined ? {} : { federation: undefined }),
            rating: opening.rating,
            ...(opening.k === undefined ? {} : { k: opening.k, games: opening.k === 40 ? 0 : SETTLED_GAMES }),
            ...(opening.rank === undefined ? {} : { rank: opening.rank }),
          },
        ],
  );
  const used = COLUMNS.filter((column) => rows.some((row) => (row as Record<string, unknown>)[column] !== undefined));
  return whole(writeCsv(rows, { columns: used }));
}

function whole(pieces: Generator<Uint8Array, readonly Finding[], undefined>): Uint8Array {
  return [...pieces].reduce(joined);
}

export interface SentReport {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What the format cannot carry. */
  readonly facts?: GivenFacts;
}

const ENDINGS: Partial<Record<ReportFormatId, string>> = { trf16: 'trf', trf26: 'trfx', json: 'json', h9: 'h9' };

export function reportFile(report: Report, pool: string, number: number, format: ReportFormatId): SentReport {
  const name = `${pool}-${String(number).padStart(3, '0')}-${dayText(report.event.start as number)}.${ENDINGS[format]}`;
  const bytes = convertReport(report, format).bytes as Uint8Array;
  return format === 'json' ? { name, bytes } : { name, bytes, facts: laidOver(report) };
}

/** The event's facts beside its id; in Go also how newcomers enter the registry. */
function laidOver({ event, players }: Report): GivenFacts {
  const { id: _id, ...facts } = event as EventFacts;
  const newcomers = players.flatMap(({ pin, registered, entering, initialElo, initialRank }) =>
    entering === true && pin !== undefined
      ? [[pin, { registered, entering, initialElo, initialRank } as Partial<PlayerFacts>] as const]
      : [],
  );
  return { event: facts, players: new Map(newcomers) };
}
