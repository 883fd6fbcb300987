/** A table whose first column names the rows; all others contain numbers. */
import type { ComponentChildren, VNode } from 'preact';
import { type Column, ColumnTable } from './columns.tsx';

export interface NumberTableOf {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly head: ComponentChildren;
    readonly cells: readonly ComponentChildren[];
  }[];
}

export const NumberTable = ({ caption, columns, rows }: NumberTableOf): VNode => (
  <ColumnTable
    kind="numbers"
    columns={columns.map(
      (title, place): Column<NumberTableOf['rows'][number]> =>
        place === 0
          ? { title, is: 'name', cell: ({ head }) => head }
          : { title, kind: 'number', cell: ({ cells }) => cells[place - 1] },
    )}
    rows={rows}
    keyOf={({ key }) => key}
  >
    <caption class="hidden">{caption}</caption>
  </ColumnTable>
);
