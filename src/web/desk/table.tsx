/** Tables of the desk: on a narrow screen each cell is on a line of its own, with the heading before it. */
import type { ComponentChildren, VNode } from 'preact';

export interface DeskColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ComponentChildren;
  /** Numbers are aligned right; `name`: the cells name their rows. */
  readonly kind?: 'number' | 'date' | 'name';
}

export interface DeskTableOf<Row> {
  readonly columns: readonly DeskColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
}

const headKind = (kind: DeskColumn<never>['kind']): string | undefined => (kind === 'number' ? 'number' : undefined);

export const DeskTable = <Row,>({ columns, rows, keyOf }: DeskTableOf<Row>): VNode => (
  <table class="labelled">
    <thead>
      <tr>
        {columns.map(({ title, kind }) =>
          title === '' ? (
            <td key={title} />
          ) : (
            <th key={title} scope="col" class={headKind(kind)}>
              {title}
            </th>
          ),
        )}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={keyOf(row)}>
          {columns.map(({ title, kind, cell }) =>
            kind === 'name' ? (
              <th key={title} scope="row">
                {cell(row)}
              </th>
            ) : (
              <td key={title} class={kind} data-label={title === '' ? undefined : title}>
                {cell(row)}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
