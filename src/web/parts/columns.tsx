/** A table by its columns: each has its heading, its classes, and the content of a row's cell. */
import type { ComponentChildren, VNode } from 'preact';

interface Heading {
  readonly title: ComponentChildren;
  /** Classes of the heading and of the cells. */
  readonly kind?: string | undefined;
  /** The name of the heading, if it only shows a symbol. */
  readonly label?: string;
}

export interface Column<Row> extends Heading {
  readonly cell: (row: Row) => ComponentChildren;
  /** `name`: the cells say what their rows are about. `whole`: they come with their own `td`. */
  readonly is?: 'name' | 'whole';
}

/** A column that nobody has anything in is `false`. */
export type Columns<Row> = readonly (Column<Row> | false)[];

export const Headings = ({ columns }: { columns: readonly (Heading | false)[] }): VNode => (
  <thead>
    <tr>
      {columns.map((column, place) =>
        column === false ? null : (
          <th key={place} scope="col" class={column.kind} aria-label={column.label}>
            {column.title}
          </th>
        ),
      )}
    </tr>
  </thead>
);

interface ColumnTableOf<Row> {
  readonly kind?: string;
  readonly columns: Columns<Row>;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, place: number) => string | number;
  readonly idOf?: (row: Row) => string;
  /** The caption. */
  readonly children?: ComponentChildren;
}

export const ColumnTable = <Row,>({ kind, columns, rows, keyOf, idOf, children }: ColumnTableOf<Row>): VNode => (
  <table class={kind}>
    {children}
    <Headings columns={columns} />
    <tbody>
      {rows.map((row, nth) => (
        <tr key={keyOf(row, nth)} id={idOf?.(row)}>
          {columns.map((column, place) => (column === false ? null : <Cell key={place} column={column} row={row} />))}
        </tr>
      ))}
    </tbody>
  </table>
);

function Cell<Row>({ column: { is, kind, cell }, row }: { column: Column<Row>; row: Row }): VNode {
  if (is === 'whole') return <>{cell(row)}</>;
  return is === 'name' ? <th scope="row">{cell(row)}</th> : <td class={kind}>{cell(row)}</td>;
}
