import { Fragment, type VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { htmlInSlices } from './rendering.ts';

function rendered(node: VNode): { readonly html: string; readonly slices: number } {
  const work = htmlInSlices(node);
  for (let slices = 0; ; slices += 1) {
    const step = work.next();
    if (step.done === true) return { html: step.value, slices };
  }
}

function Row({ name, at }: { name: string; at: number }): VNode {
  return (
    <tr class={at % 2 === 0 ? 'even' : undefined} data-at={at}>
      <th scope="row">{name}</th>
      <td>
        {at}, {name}
      </td>
    </tr>
  );
}

const Nothing = (): null => null;

const table = (rows: number): VNode => (
  <table id="t" aria-label={'"quoted" & <marked>'}>
    <caption>Rows &amp; more</caption>
    <tbody>
      {Array.from({ length: rows }, (_, at) => (
        <Row key={at} name={`<${at}> & "é"`} at={at} />
      ))}
    </tbody>
  </table>
);

test('a page in slices has the bytes that it has in one piece', () => {
  const page = (
    <main id="content" class="a b" style={{ color: 'red' }} hidden>
      {'text < text'} {0} {false} {null} {undefined} {1.5}
      <Nothing />
      <>
        <p>one</p>
        {['two', <b key="b">three</b>, [<i key="i">four</i>]]}
      </>
      {table(3)}
      <div dangerouslySetInnerHTML={{ __html: '<p>as it is</p>' }} />
      <div />
      <svg viewBox="0 0 1 1">
        <g stroke-width="2">
          <path d="M0 0" fill="none" />
        </g>
      </svg>
      <select>
        <option value="a" selected>
          a
        </option>
      </select>
      <input value="<" disabled />
      <ul>
        {[1, 2].map((each) => (
          <Fragment key={each}>
            <li>{each}</li>
          </Fragment>
        ))}
      </ul>
    </main>
  );
  expect(rendered(page).html).toBe(renderToString(page));
});

test('every row of a table is a slice of its own', () => {
  expect(rendered(table(400)).slices - rendered(table(0)).slices).toBe(400);
});
