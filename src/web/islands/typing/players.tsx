/** The players of an event: found in the registry while their names are typed, or new. */
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTyping } from './kit.ts';
import { type TypedPlayer, withoutPlayer } from './typed-event.ts';

const LEAST = 2;
/** Milliseconds after the last key. */
const WAIT = 120;

interface Suggested {
  readonly players: readonly TypedPlayer[];
  /** Whether they belong to what is typed now. */
  readonly isAnswered: boolean;
}

/** Answers that come late are of no use to anybody. */
function useSuggestions(text: string): Suggested {
  const { suggestAt, event } = useTyping();
  const [found, setFound] = useState<{ readonly of: string; readonly players: readonly TypedPlayer[] }>();
  useEffect(() => {
    const q = text.trim();
    if (q.length < LEAST) return;
    const asking = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const query = new URLSearchParams({ q, pool: event.pool });
        const answer = await fetch(`${suggestAt}?${query.toString()}`, { signal: asking.signal });
        const isAnswer = answer.ok && !answer.redirected;
        const { players } = isAnswer
          ? ((await answer.json()) as { readonly players: readonly TypedPlayer[] })
          : { players: [] };
        setFound({ of: q, players });
      } catch {
        // the name can be typed in full
        if (!asking.signal.aborted) setFound({ of: q, players: [] });
      }
    };
    const timer = setTimeout(() => void ask(), WAIT);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [text, event.pool, suggestAt]);
  const q = text.trim();
  const { of = '', players = [] } = found ?? {};
  // suggestions stay while the name is continued and the next answer is awaited; those for another name are removed
  const isNear = q.length >= LEAST && of !== '' && (q.startsWith(of) || of.startsWith(q));
  return { players: isNear ? players : [], isAnswered: q.length < LEAST || of === q };
}

/** The facts that distinguish namesakes. */
const tellingOf = ({ birthYear, federation, club, numbers = {}, rating, rank }: TypedPlayer): string =>
  [birthYear, federation, club, ...Object.values(numbers), rating ?? rank]
    .filter((each) => each !== undefined && each !== '')
    .join(' · ');

export function TypedPlayers(): VNode {
  const { words, event } = useTyping();
  return (
    <section>
      <h2>
        {words.players} ({event.players.length})
      </h2>
      <AddPlayer />
      {event.players.length === 0 ? <p class="quiet">{words.noPlayers}</p> : null}
      <ol class="typed-players">
        {event.players.map((player, place) => (
          <PlayerRow key={`${place} ${player.name}`} player={player} number={place + 1} />
        ))}
      </ol>
    </section>
  );
}

function AddPlayer(): VNode {
  const { words, event, change } = useTyping();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const there = new Set(event.players.flatMap(({ player }) => player ?? []));
  const { players, isAnswered } = useSuggestions(text);
  const suggested = players.filter(({ player }) => player === undefined || !there.has(player));
  /** Enter came before the answer: somebody who types fast still means a player of the registry. */
  const [isTaken, setTaken] = useState(false);
  /** What was typed meanwhile: further names, one a line; the last one is not finished yet. */
  const [later, setLater] = useState('');
  const shown = text + later.replaceAll('\n', '');
  const name = text.trim();
  const isName = name.length >= LEAST && !/^\d+$/.test(name);
  const options: readonly TypedPlayer[] = [...suggested, ...(isName ? [{ name }] : [])];
  const at = Math.min(chosen, options.length - 1);
  const add = (player: TypedPlayer | undefined): void => {
    if (player === undefined) return;
    change({ players: [...event.players, player] });
    setText('');
    setChosen(0);
    input.current?.focus();
  };
  useEffect(() => {
    if (!isTaken || !isAnswered) return;
    const taken = options[at];
    const [next = '', ...rest] = later.split('\n');
    add(taken);
    setText(taken === undefined ? shown : next);
    setLater(taken === undefined ? '' : rest.join('\n'));
    setTaken(taken !== undefined && rest.length > 0);
  }, [isTaken, isAnswered, text]);
  const typeAnew = (value: string): void => {
    setText(value);
    setLater('');
    setChosen(0);
    setTaken(false);
  };
  const onKeyDown = (key: KeyboardEvent): void => {
    if (key.key === 'ArrowDown') setChosen(Math.min(at + 1, options.length - 1));
    else if (key.key === 'ArrowUp') setChosen(Math.max(at - 1, 0));
    else if (key.key === 'Enter' && isTaken) setLater(`${later}\n`);
    else if (key.key === 'Enter' && isAnswered) add(options[at]);
    else if (key.key === 'Enter') setTaken(true);
    else if (key.key === 'Escape') typeAnew('');
    else return;
    key.preventDefault();
  };
  return (
    <div class="combobox">
      <label class="desk-field">
        <span>{words.addPlayer}</span>
        <input
          ref={input}
          id="typed-player"
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls="typed-suggestions"
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? `suggestion-${at}` : undefined}
          autocomplete="off"
          spellcheck={false}
          value={shown}
          onInput={({ currentTarget: { value } }) => {
            if (isTaken && value.startsWith(shown)) setLater(later + value.slice(shown.length));
            else typeAnew(value);
          }}
          onKeyDown={onKeyDown}
        />
        <small class="quiet">{words.addPlayerHint}</small>
      </label>
      <ul id="typed-suggestions" role="listbox" aria-label={words.players} hidden={options.length === 0}>
        {options.map((player, place) => (
          <li
            key={player.player ?? 'new'}
            id={`suggestion-${place}`}
            role="option"
            aria-selected={place === at}
            onMouseDown={(event_) => {
              event_.preventDefault();
              add(player);
            }}
          >
            <bdi>{player.name}</bdi>{' '}
            <small class="quiet">{player.player === undefined ? words.newcomer : tellingOf(player)}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PlayerRow({ player, number }: { player: TypedPlayer; number: number }): VNode {
  const { words, event, change, game } = useTyping();
  const isNew = player.player === undefined;
  const set = (changed: Partial<TypedPlayer>): void =>
    change({
      players: event.players.map((each, place) => (place + 1 === number ? { ...each, ...changed } : each)),
    });
  return (
    <li>
      <b class="number">{number}</b> <bdi>{player.name}</bdi>{' '}
      {isNew ? (
        <span class="typed-facts">
          <label>
            <span class="hidden">{words.birthYear}</span>
            <input
              inputmode="numeric"
              size={5}
              placeholder={words.birthYear}
              value={player.birthYear ?? ''}
              onChange={({ currentTarget: { value } }) => {
                const year = /^\d{4}$/.test(value.trim()) ? Number(value) : undefined;
                set({ birthYear: year } as Partial<TypedPlayer>);
              }}
            />
          </label>
          <label>
            <span class="hidden">{words.federation}</span>
            <input
              size={5}
              maxLength={3}
              placeholder={words.federation}
              value={player.federation ?? ''}
              onChange={({ currentTarget: { value } }) => set({ federation: value.trim().toUpperCase() })}
            />
          </label>
          {game === 'go' ? (
            <label>
              <span class="hidden">{words.grade}</span>
              <input
                size={5}
                placeholder={words.grade}
                value={player.entryRank ?? ''}
                onChange={({ currentTarget: { value } }) => set({ entryRank: value.trim().toLowerCase() })}
              />
            </label>
          ) : null}
          <small class="quiet">{words.newcomer}</small>
        </span>
      ) : (
        <small class="quiet">{tellingOf(player)}</small>
      )}{' '}
      <button
        type="button"
        class="plain remove"
        aria-label={words.remove(player.name)}
        onClick={() => change(withoutPlayer(event, number))}
      >
        ×
      </button>
    </li>
  );
}
