/** Tables are sorted in place by their headings, without asking for the page again. Without it the headings lead to the page in that order. */
const collator = new Intl.Collator(document.documentElement.lang, { numeric: true });

for (const table of document.querySelectorAll<HTMLTableElement>('table.sortable')) {
  const [body] = table.tBodies;
  const headings = [...table.querySelectorAll<HTMLTableCellElement>('thead th')];
  if (body === undefined) continue;
  for (const [column, heading] of headings.entries()) {
    const pressed = heading.querySelector('a') ?? button(heading);
    pressed.addEventListener('click', (event) => {
      event.preventDefault();
      const way = heading.getAttribute('aria-sort') === 'ascending' ? -1 : 1;
      for (const each of headings) each.removeAttribute('aria-sort');
      heading.setAttribute('aria-sort', way === 1 ? 'ascending' : 'descending');
      const rows = [...body.rows].map((row) => [row.cells[column]?.textContent?.trim() ?? '', row] as const);
      // empty cells come last, in both directions
      rows.sort(([a], [b]) => (a === '' || b === '' ? Number(a === '') - Number(b === '') : way * compared(a, b)));
      body.append(...rows.map(([, row]) => row));
    });
  }
}

function button(heading: HTMLTableCellElement): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'plain heading';
  made.append(...heading.childNodes);
  heading.append(made);
  return made;
}

function compared(a: string, b: string): number {
  const [one, two] = [a, b].map((text) => Number(text.replaceAll('\u2212', '-').replaceAll(/[\s,]/g, '')));
  return Number.isFinite(one) && Number.isFinite(two) ? (one as number) - (two as number) : collator.compare(a, b);
}

export {};
