/** Players for a field that takes one: while a name or number is typed the browser offers who it may be, and takes the id. */
/** Milliseconds after the last key. */
const WAIT = 150;
const LEAST = 2;

interface Suggested {
  readonly player: string;
  readonly name: string;
  readonly birthYear?: number;
  readonly federation?: string;
  readonly club?: string;
}

export function suggestPlayers(suggestAt: string): void {
  for (const [place, input] of document.querySelectorAll<HTMLInputElement>('input[data-players]').entries())
    begin(input, `players-${place}`, suggestAt);
}

function begin(input: HTMLInputElement, id: string, suggestAt: string): void {
  const list = document.createElement('datalist');
  list.id = id;
  input.after(list);
  input.setAttribute('list', id);
  input.autocomplete = 'off';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;

  const ask = async (): Promise<void> => {
    asking?.abort();
    const own = new AbortController();
    asking = own;
    const text = input.value.trim();
    if (text.length < LEAST) return;
    try {
      const answer = await fetch(`${suggestAt}?q=${encodeURIComponent(text)}`, { signal: own.signal });
      if (!answer.ok) return;
      const { players } = (await answer.json()) as { readonly players: readonly Suggested[] };
      if (!own.signal.aborted) list.replaceChildren(...players.map(option));
    } catch {
      // without an answer the field takes an id or a number, as it does without a script
    }
  };

  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), WAIT);
  });
}

function option({ player, name, birthYear, federation, club }: Suggested): HTMLOptionElement {
  const made = document.createElement('option');
  made.value = player;
  made.label = [name, birthYear, federation, club].filter((each) => each !== undefined).join(' · ');
  return made;
}
