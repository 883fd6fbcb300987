/**
 * Suggests names while the visitor types: a combobox over the search form. Arrows move in the list, Enter opens the card, Escape
 * closes the list; without an answer the form works as it does without a script.
 */
import { elobookClient, type SearchAnswer, UnexpectedAnswer } from '../../client/index.ts';
import type { lookUp } from './parts/name-lookup.ts';

type Player = SearchAnswer['players'][number];
type Club = NonNullable<SearchAnswer['clubs']>[number];

const LEAST = 2;
const SHOWN = 8;
/** Milliseconds after the last key. */
const WAIT = 120;

for (const form of document.querySelectorAll<HTMLFormElement>('form.search')) complete(form);

/**
 * If the site is a copy as files, without a server, another script does what a server would do. A server's page contains the
 * request that it answers; a page without it belongs to a copy.
 */
const answered = document.querySelector('[data-printed="address"]')?.textContent ?? '?';
if (location.search !== '' && !answered.includes('?')) {
  void copyHere(document.querySelector<HTMLFormElement>('form.search')?.dataset['base'] ?? '');
}

/** `copy.ts`. */
interface CopyScript {
  readonly lookUp: typeof lookUp;
}

/** The script of a copy, named by its own file; undefined with a server. */
async function copyHere(base: string): Promise<CopyScript | undefined> {
  const answer = await fetch(`${base}/elobook-site.json`).catch(() => undefined);
  if (answer?.ok !== true) return undefined;
  const { script } = (await answer.json()) as { readonly script: string };
  return import(/* @vite-ignore */ script) as Promise<CopyScript>;
}

function complete(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[name="q"]');
  if (input === null) return;
  const { language = 'en', base = '', leads, all = '' } = form.dataset;
  const list = document.createElement('ul');
  list.id = `${input.id}-names`;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', input.labels?.[0]?.textContent ?? '');
  list.hidden = true;
  form.append(list);
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', list.id);
  input.setAttribute('aria-expanded', 'false');

  const client = elobookClient({ url: base });
  const poolNames = JSON.parse(form.dataset['pools'] ?? '{}') as PoolNames;
  /** The addresses of the options, in their order. */
  let leading: readonly string[] = [];
  let chosen = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;
  let isCopy = false;

  const addressOf = (player: Player): string =>
    `${base}/${language}/players/${player.id}${leads === undefined ? '' : `/${leads}`}`;

  const clubAddress = ({ name }: Club): string => `${base}/${language}/clubs/${encodeURIComponent(name)}`;

  const choose = (place: number): void => {
    chosen = place;
    for (const [at, option] of [...list.children].entries()) option.setAttribute('aria-selected', String(at === place));
    const option = list.children[place];
    if (option === undefined) input.removeAttribute('aria-activedescendant');
    else {
      input.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    }
  };

  const show = (players: readonly Player[], clubs: readonly Club[] = []): void => {
    leading = [...players.map(addressOf), ...clubs.map(clubAddress)];
    const options = [
      ...players.map((each) => optionOf(each, poolNames)),
      ...clubs.map(({ name }) => plainOption(name)),
    ];
    // the last one sends the form: everybody, and tournaments and clauses too
    if (options.length > 0) options.push(plainOption(all, 'all'));
    for (const [place, option] of options.entries()) option.id = `${list.id}-${place}`;
    list.replaceChildren(...options);
    list.hidden = options.length === 0;
    input.setAttribute('aria-expanded', String(options.length > 0));
    choose(-1);
  };

  /** In a copy without a server, by its index. */
  const searched = async (
    text: string,
    signal: AbortSignal,
  ): Promise<Pick<SearchAnswer, 'clubs'> & { readonly players: readonly Player[] }> => {
    if (!isCopy) {
      try {
        return await client.search(text, SHOWN, { signal });
      } catch (error) {
        if (!(error instanceof UnexpectedAnswer)) throw error;
        isCopy = true;
      }
    }
    const here = await copyHere(base);
    return here === undefined ? { players: [] } : here.lookUp(base, text, SHOWN);
  };

  const ask = async (text: string): Promise<void> => {
    asking?.abort();
    const own = new AbortController();
    asking = own;
    try {
      const { players, clubs = [] } = await searched(text, own.signal);
      // reasons are those of a player
      if (input.value.trim() === text) show(players, leads === undefined ? clubs : []);
    } catch {
      // there is a newer request, or no answer: the form still works
    }
  };

  input.addEventListener('input', () => {
    clearTimeout(timer);
    const text = input.value.trim();
    if (text.length < LEAST) return show([]);
    timer = setTimeout(() => void ask(text), WAIT);
  });

  input.addEventListener('keydown', (event) => {
    if (list.hidden) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const [step, count] = [event.key === 'ArrowDown' ? 1 : -1, list.children.length + 1];
      choose(((chosen + 1 + step + count) % count) - 1);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      show([]);
    } else if (event.key === 'Enter') {
      const to = leading[chosen];
      if (to === undefined) return;
      event.preventDefault();
      location.assign(to);
    }
  });

  // before the input loses its focus
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    const option = (event.target as HTMLElement).closest('[role="option"]');
    const to = option === null ? undefined : leading[[...list.children].indexOf(option)];
    if (to !== undefined) location.assign(to);
    else if (option !== null) form.requestSubmit();
  });
  input.addEventListener('blur', () => show([]));
}

function plainOption(text: string, className?: string): HTMLElement {
  const option = document.createElement('li');
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  option.append(span(text, className));
  return option;
}

/** Names of pools by their ids, as the page has them. */
type PoolNames = Readonly<Record<string, string>>;

function optionOf({ name, title, federation, birthYear, ratings }: Player, poolNames: PoolNames): HTMLElement {
  const option = document.createElement('li');
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  const said = (words: readonly (string | number | undefined)[], between: string): string =>
    words.filter((each) => each !== undefined).join(between);
  option.append(
    span(said([title, name], ' ')),
    ' ',
    span(said([federation, birthYear], ' · '), 'quiet small'),
    ' ',
    span(
      said(
        ratings.slice(0, 1).flatMap(({ pool }) => poolNames[pool] ?? []),
        '',
      ),
      'quiet small',
    ),
    ' ',
    span(said([ratings[0]?.rating], ''), 'number'),
  );
  return option;
}

function span(text: string, className = ''): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
}
