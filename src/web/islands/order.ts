/** The strength order of a club by dragging, or with two buttons at each row; the numbers follow. Without it the numbers are typed. */
for (const list of document.querySelectorAll<HTMLOListElement>('ol.order')) begin(list);

function begin(list: HTMLOListElement): void {
  const rows = (): HTMLLIElement[] => [...list.querySelectorAll<HTMLLIElement>('li')];
  const numberOf = (row: HTMLLIElement): HTMLInputElement => row.querySelector('input') as HTMLInputElement;
  let dragged: HTMLLIElement | undefined;

  /** Every player who had a number, or was moved, gets the number of the place. */
  const renumber = (moved: HTMLLIElement): void => {
    let place = 0;
    let isReached = false;
    for (const row of rows().toReversed()) {
      isReached ||= row === moved || numberOf(row).value !== '';
      row.dataset['in'] = String(isReached);
    }
    for (const row of rows()) {
      place += 1;
      numberOf(row).value = row.dataset['in'] === 'true' ? String(place) : '';
    }
  };

  const move = (row: HTMLLIElement, before: Element | null): void => {
    list.insertBefore(row, before);
    renumber(row);
    // numbers are kept as if they had been typed
    numberOf(row).dispatchEvent(new Event('input', { bubbles: true }));
  };

  // numbers that come back to the page bring their order with them
  const placeOf = (row: HTMLLIElement): number => Number(numberOf(row).value || Number.MAX_SAFE_INTEGER);
  list.append(...rows().toSorted((one, other) => placeOf(one) - placeOf(other)));

  for (const row of rows()) {
    row.draggable = true;
    row.addEventListener('dragstart', (event) => {
      dragged = row;
      row.classList.add('dragged');
      event.dataTransfer?.setData('text/plain', numberOf(row).name);
    });
    row.addEventListener('dragend', () => {
      dragged?.classList.remove('dragged');
      dragged = undefined;
    });
    row.addEventListener('dragover', (event) => {
      if (dragged === undefined || dragged === row) return;
      event.preventDefault();
    });
    row.addEventListener('drop', (event) => {
      if (dragged === undefined || dragged === row) return;
      event.preventDefault();
      const { top, height } = row.getBoundingClientRect();
      move(dragged, event.clientY < top + height / 2 ? row : row.nextElementSibling);
    });
    row.append(
      button(
        list.dataset['up'] ?? '',
        '↑',
        row,
        () => row.previousElementSibling !== null && move(row, row.previousElementSibling),
      ),
      button(list.dataset['down'] ?? '', '↓', row, () => {
        const next = row.nextElementSibling;
        if (next !== null) move(row, next.nextElementSibling);
      }),
    );
  }
}

function button(name: string, sign: string, row: HTMLElement, act: () => unknown): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'plain small';
  made.textContent = sign;
  made.setAttribute('aria-label', `${name}: ${row.querySelector('.who')?.textContent ?? ''}`);
  made.addEventListener('click', () => {
    act();
    made.focus();
  });
  return made;
}

export {};
