/** A table whose first column names the rows, and all others have numbers. */
import type { ComponentChildren, VNode } from 'preact';

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
  <table class="numbers">
    <caption class="hidden">{caption}</caption>
    <thead>
      <tr>
        {columns.map((column, place) => (
          <th key={column} scope="col" class={place === 0 ? undefined : 'number'}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, head, cells }) => (
        <tr key={key}>
          <th scope="row">{head}</th>
          {cells.map((cell, place) => (
            <td key={columns[place + 1]} class="number">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
