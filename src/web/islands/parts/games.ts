/** Games one by one instead of one long line: opponent and result, for Go the stones too. The field keeps the text. */
import type { CalculatorsWords } from '../../pages/calculators/words.ts';

const SCORES = ['1', '0.5', '0'] as const;

interface Game {
  readonly opponent: string;
  readonly stones: string;
  readonly score: string;
}

function gamesIn(text: string): readonly Game[] {
  const games = text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => {
      const [side = '', score = '1'] = each.split(':');
      const [opponent = '', stones = ''] = side.split('/');
      return { opponent, stones, score: score.replace('½', '0.5') };
    });
  return games.length === 0 ? [{ opponent: '', stones: '', score: '1' }] : games;
}

const textOf = (games: readonly Game[], isGo: boolean): string =>
  games
    .filter(({ opponent }) => opponent.trim() !== '')
    .map(({ opponent, stones, score }) => `${opponent}${isGo && stones.trim() !== '' ? `/${stones}` : ''}:${score}`)
    .join(',');

/** `isGo`: whether stones are asked for, by the rules chosen. */
export function editGames(field: HTMLInputElement, words: CalculatorsWords, isGo: () => boolean): void {
  const rows = document.createElement('div');
  rows.className = 'games';
  rows.role = 'group';
  rows.ariaLabel = field.labels?.[0]?.textContent ?? 'games';
  field.type = 'hidden';
  field.required = false;
  field.parentElement?.after(rows);
  field.parentElement?.classList.add('games-field');

  const write = (): void => {
    field.value = textOf(
      [...rows.querySelectorAll<HTMLElement>('.game')].map((row) => ({
        opponent: valueIn(row, 'opponent'),
        stones: valueIn(row, 'stones'),
        score: valueIn(row, 'score'),
      })),
      isGo(),
    );
  };

  const draw = (games: readonly Game[]): void => {
    rows.replaceChildren(...games.map((game) => rowOf(game)), adder());
  };

  const rowOf = (game: Game): HTMLElement => {
    const row = document.createElement('div');
    row.className = 'game';
    const opponent = input('opponent', words.opponent, game.opponent);
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
      row.remove();
      write();
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    row.append(opponent, stones, score, remove);
    return row;
  };

  const adder = (): HTMLElement => {
    const add = document.createElement('button');
    add.type = 'button';
    add.className = 'plain';
    add.textContent = words.addGame;
    add.addEventListener('click', () => {
      const row = rowOf({ opponent: '', stones: '', score: '1' });
      add.before(row);
      row.querySelector('input')?.focus();
    });
    return add;
  };

  draw(gamesIn(field.value));
  // before the form hears of it
  rows.addEventListener('input', write);
  rows.addEventListener('change', write);
  field.form?.querySelector('select[name=rules]')?.addEventListener('change', () => {
    for (const stones of rows.querySelectorAll<HTMLElement>('[data-of=stones]')) stones.hidden = !isGo();
    write();
  });
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
