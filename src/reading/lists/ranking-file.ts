/** The ranking list of a text with grades: everybody with a place, which equal points share, in the order of its clause. */
import { inSlices, type Pause } from '../../core/slices.ts';
import { reachedText } from '../../formats/csv/headings.ts';
import { personId } from '../../ledger/ids.ts';
import type { Desk, ListRow } from '../../ledger/store.ts';
import { rulebookMemoryIn } from '../../rating/states.ts';
import type { GradeRules, RankedLine, RankedPlayer } from '../../rulebooks/edition.ts';
import { csvHeadings, csvRow } from '../csv-cell.ts';
import { highestFirst } from '../sorting.ts';
import { type LineWriter, listedLines } from './file-lines.ts';

const COLUMNS = ['place', 'id', 'name', 'points', 'grade', 'entryGrade', 'reached'] as const;

const TEXT = new TextEncoder();
const LINE_END = '\r\n';
/** As in the other files of lists. */
const SEPARATOR = ';';

type RankingFileLine = RankedLine & { readonly initials?: true };

export const rankingWriter = (): LineWriter<RankingFileLine> => ({
  begin: () => TEXT.encode(`${csvHeadings(COLUMNS, 'csv', SEPARATOR)}${LINE_END}`),
  line: ({ place, id, name, points, grade, entryGrade, reached }) =>
    TEXT.encode(
      `${csvRow([place, id, name, points, grade, entryGrade, reachedText(reached as Record<string, number>)], 'csv', SEPARATOR)}${LINE_END}`,
    ),
  end: () => new Uint8Array(),
  findings: () => [],
});

type ListedPlayer = RankedPlayer & { readonly initials?: true };

/** Those of equal points are put in order by the text itself, and a long list is gone through in slices. */
export async function* rankedLines(
  desk: Desk,
  list: ListRow,
  grades: GradeRules,
  pause: Pause,
): AsyncGenerator<readonly RankingFileLine[], void, undefined> {
  const players: ListedPlayer[] = [];
  for await (const lines of listedLines(desk, list, pause)) {
    for (const { row, name, initials } of lines) {
      const points = row.rating as number;
      const { rank = grades.entry(points), reached = {} } = rulebookMemoryIn(row.rest);
      players.push({ id: personId(row.person), name, points, rank, reached, ...(initials ? { initials } : {}) });
    }
  }
  const order = await inSlices(highestFirst(players.map(({ points }) => points)), pause);
  for (let from = 0; from < order.length; ) {
    const first = players[order[from] as number] as ListedPlayer;
    const alike = [first];
    for (let at = from + 1; at < order.length; at += 1) {
      const next = players[order[at] as number] as ListedPlayer;
      if (next.points !== first.points) break;
      alike.push(next);
    }
    const reduced = new Set(alike.flatMap(({ id, initials }) => (initials === true ? [id] : [])));
    const above = from;
    yield grades.ranking(alike).map((line) => ({
      ...line,
      place: above + line.place,
      ...(reduced.has(line.id) ? { initials: true as const } : {}),
    }));
    from += alike.length;
  }
}
