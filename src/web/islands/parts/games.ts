/** Games one by one instead of one long line: opponent and result, for Go the stones, for ORR's newcomers the age. */
import type { CalculatorsWords } from '../../../content/en/pages/calculators.ts';

const SCORES = ['1', '0.5', '0'] as const;

interface Game {
  readonly opponent: string;
  readonly stones: string;
  readonly age: string;
  readonly score: string;
}

const NO_GAME: Game = { opponent: '', stones: '', age: '', score: '1' };

const itemsIn = (text: string): readonly string[] =>
  text
    .replaceAll(/\s*([:/])\s*/g, '$1')
    .split(/[\s,;]+/)
    .filter((each) => each !== '');

function gamesIn(text: string, agesText: string): readonly Game[] {
  const ages = itemsIn(agesText);
  const games = itemsIn(text).map((each, at): Game => {
    const [side = '', score = '1'] = each.split(':');
    const [opponent = '', stones = ''] = side.split('/');
    return { opponent, stones, age: ages[at] ?? '', score: score.replace('½', '0.5') };
  });
  return games.length === 0 ? [NO_GAME] : games;
}

const textOf = (games: readonly Game[], isGo: boolean): string =>
  games
    .map(({ opponent, stones, score }) => `${opponent}${isGo && stones.trim() !== '' ? `/${stones}` : ''}:${score}`)
    .join(',');

export interface GameEditorOptions {
  /** Whether the chosen rules use handicap stones. */
  readonly isGo: () => boolean;
  /** The field of the opponents' ages, if there is one. */
  readonly ages: HTMLInputElement | undefined;
}

/** The fields keep the texts, so that address and question stay as they are. */
export function editGames(
  field: HTMLInputElement,
  words: CalculatorsWords,
  { isGo, ages }: GameEditorOptions,
): HTMLElement {
  const rows = document.createElement('div');
  rows.className = 'games';
  rows.role = 'group';
  rows.ariaLabel = field.labels?.[0]?.querySelector('span')?.textContent ?? 'games';
  for (const each of [field, ages]) {
    if (each === undefined) continue;
    each.type = 'hidden';
    each.required = false;
  }
  field.parentElement?.after(rows);
  field.parentElement?.classList.add('games-field');
  if (ages?.parentElement != null) ages.parentElement.hidden = true;

  const write = (): void => {
    const games = [...rows.querySelectorAll<HTMLElement>('.game')]
      .map((row) => ({
        opponent: valueIn(row, 'opponent').trim(),
        stones: valueIn(row, 'stones'),
        age: valueIn(row, 'age').trim(),
        score: valueIn(row, 'score'),
      }))
      .filter(({ opponent }) => opponent !== '');
    field.value = textOf(games, isGo());
    if (ages !== undefined) {
      ages.value = games
        .map(({ age }) => age)
        .filter((age) => age !== '')
        .join(',');
    }
  };

  const rowOf = (game: Game): HTMLElement => {
    const row = document.createElement('div');
    row.className = 'game';
    const stones = input('stones', words.stones, game.stones);
    stones.hidden = !isGo();
    const score = document.createElement('select');
    score.dataset['of'] = 'score';
    score.ariaLabel = words.score;
    const labels = [words.win, words.draw, words.loss];
    score.append(...SCORES.map((value, at) => new Option(labels[at], value, false, value === game.score)));
    const remove = document.createElement('button');
    remove.type = 'button';
    remove.className = 'plain';
    remove.textContent = '×';
    remove.ariaLabel = words.removeGame;
    remove.addEventListener('click', () => {
      const next = row.nextElementSibling as HTMLElement | null;
      row.remove();
      write();
      field.dispatchEvent(new Event('input', { bubbles: true }));
      (next?.querySelector<HTMLElement>('input') ?? next)?.focus();
    });
    row.append(
      input('opponent', words.opponent, game.opponent),
      stones,
      ...(ages === undefined ? [] : [input('age', words.age, game.age)]),
      score,
      remove,
    );
    return row;
  };

  const add = document.createElement('button');
  add.type = 'button';
  add.className = 'plain';
  add.textContent = words.addGame;
  add.addEventListener('click', () => {
    const row = rowOf(NO_GAME);
    add.before(row);
    row.querySelector('input')?.focus();
  });

  rows.replaceChildren(...gamesIn(field.value, ages?.value ?? '').map(rowOf), add);
  // before the form hears of it
  rows.addEventListener('input', write);
  rows.addEventListener('change', write);
  // Enter in a row moves on to the next game
  rows.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const next = event.target.closest('.game')?.nextElementSibling?.querySelector('input');
    if (next == null) add.click();
    else next.focus();
  });
  field.form?.querySelector('select[name=rules]')?.addEventListener('change', () => {
    for (const stones of rows.querySelectorAll<HTMLElement>('[data-of=stones]')) stones.hidden = !isGo();
    write();
  });
  return rows;
}

const valueIn = (row: HTMLElement, of: string): string =>
  row.querySelector<HTMLInputElement | HTMLSelectElement>(`[data-of=${of}]`)?.value ?? '';

function input(of: string, label: string, value: string): HTMLInputElement {
  const made = document.createElement('input');
  made.dataset['of'] = of;
  made.value = value;
  made.ariaLabel = label;
  made.placeholder = label;
  made.inputMode = 'numeric';
  made.size = 8;
  return made;
}
