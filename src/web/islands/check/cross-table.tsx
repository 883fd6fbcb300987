/** The cross table of a report, in the numbers and the order of the file. */
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { ReportedBye, ReportedCell, ReportedRow, ReportedTable } from '../../../engine/cross-table.ts';
import { threeLetterCode } from '../../../core/three-letter-code.ts';
import { type Columns, ColumnTable } from '../../parts/columns.tsx';
import { chessCell, goCell } from '../../parts/cross-cells.ts';
import { More } from './findings.tsx';
import { useKit } from './kit.ts';

/** Rows at first, and more with each press of the button. */
const ROWS = 100;

export function ReportTable({ table, game }: { table: ReportedTable; game: 'chess' | 'go' }): VNode | null {
  const { words, say } = useKit();
  const [most, setMost] = useState(ROWS);
  if (table.rows.length === 0) return null;
  const names = new Map(table.rows.map(({ number, name, id }) => [number, name ?? id]));
  const rounds = Array.from({ length: table.rounds }, (_, at) => at + 1);
  const hasRatings = table.rows.some(({ rating, rank }) => rating !== undefined || rank !== undefined);
  const columns: Columns<ReportedRow> = [
    { title: words.number, kind: 'number', cell: ({ number }) => number },
    {
      title: words.name,
      is: 'name',
      cell: (row) => (
        <>
          <Person row={row} />
          <span class="under">
            {row.rating ?? row.rank}
            {row.rating === undefined && row.rank === undefined ? null : ' · '}
            <b>{say.score(row.halfPoints / 2)}</b>
          </span>
        </>
      ),
    },
    hasRatings && { title: words.rating, kind: 'number medium', cell: ({ rating, rank }) => rating ?? rank ?? '' },
    ...rounds.map((round) => ({
      title: round,
      kind: 'round',
      label: words.round(round),
      is: 'whole' as const,
      cell: ({ cells }: ReportedRow) => (
        <Round cells={cells.filter((cell) => cell.round === round)} game={game} names={names} />
      ),
    })),
    { title: words.points, kind: 'number medium', cell: ({ halfPoints }) => <b>{say.score(halfPoints / 2)}</b> },
  ];
  return (
    <>
      <div class="scroll" role="region" aria-label={words.table} tabIndex={0}>
        <ColumnTable kind="cross" columns={columns} rows={table.rows.slice(0, most)} keyOf={(_, place) => place} />
      </div>
      <More count={table.rows.length - most} more={() => setMost(most + 5 * ROWS)} />
    </>
  );
}

/** A name of the file is only ever text, whatever it holds. */
export function Person({ row: { title, name, id, federation } }: { row: ReportedRow }): VNode {
  return (
    <>
      {title === undefined ? null : <abbr class="title">{title} </abbr>}
      <bdi>{name ?? id}</bdi>
      {federation === undefined ? null : <small class="quiet"> {threeLetterCode(federation)}</small>}
    </>
  );
}

function Round({
  cells,
  game,
  names,
}: {
  cells: readonly (ReportedCell | ReportedBye)[];
  game: 'chess' | 'go';
  names: ReadonlyMap<number, string>;
}): VNode {
  const { words } = useKit();
  const shown = cells.map((cell) =>
    'bye' in cell ? words.byes[cell.bye] : game === 'go' ? goCell(cell) : chessCell(cell),
  );
  const titles = cells.map((cell) => ('bye' in cell ? words.byeNames[cell.bye] : names.get(cell.opponent ?? -1)));
  const isQuiet = cells.some((cell) => 'bye' in cell || cell.unrated === true || cell.unplayed === true);
  return (
    <td title={titles.length === 0 ? undefined : titles.join(', ')} class={isQuiet ? 'quiet' : undefined}>
      {shown.join(' ')}
    </td>
  );
}
