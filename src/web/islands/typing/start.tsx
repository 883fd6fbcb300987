/** The page on which a small event is typed in: facts, players, rounds, and the cross table next to them. */
import { render, type VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { EntryWords } from '../../../content/en/pages/entry.ts';
import { crossTableOf } from '../../../engine/cross-table.ts';
import { SYSTEMS } from '../../../core/report.ts';
import { speak } from '../../../explain/language.ts';
import { ReportTable } from '../check/cross-table.tsx';
import { type CheckKit, type CheckLanguage, KitContext } from '../check/kit.ts';
import { TypingContext } from './kit.ts';
import { TypedPlayers } from './players.tsx';
import { Rounds } from './rounds.tsx';
import { type KeptDraft, newerDraft, Saving, type SavingState } from './saving.ts';
import { documentOf, reportOfTyped, type TypedEvent, typedEventOf, type TypedFacts } from './typed-event.ts';

interface Pool {
  readonly pool: string;
  readonly name: string;
  readonly game: 'chess' | 'go';
}

interface PageData {
  readonly pools: readonly Pool[];
  readonly first: TypedEvent;
  readonly suggestAt: string;
  readonly signInAt: string;
  readonly saving: (tell: (state: SavingState) => void) => Saving;
}

export function startTyping(language: CheckLanguage, words: EntryWords['typing']): void {
  const place = document.querySelector<HTMLElement>('#typing');
  if (place === null) return;
  const { name = '', draft = '{}', pools = '[]', suggest = '', save = '', signIn = '' } = place.dataset;
  const key = `typed ${document.body.dataset['account'] ?? ''} ${name}`;
  const offered = JSON.parse(pools) as readonly Pool[];
  const kept = typedEventOf(newerDraft(JSON.parse(draft) as KeptDraft, key).typed);
  const data: PageData = {
    pools: offered,
    first: kept.pool === '' ? { ...kept, pool: offered[0]?.pool ?? '' } : kept,
    suggestAt: suggest,
    signInAt: signIn,
    saving: (tell) => new Saving(save, key, tell),
  };
  // the cross table is that of the page that checks reports
  const kit = { ...language, say: speak(language.book) } as unknown as CheckKit;
  render(
    <KitContext.Provider value={kit}>
      <Typing data={data} words={words} />
    </KitContext.Provider>,
    place,
  );
}

function Typing({ data, words }: { data: PageData; words: EntryWords['typing'] }): VNode {
  const { pools, first, suggestAt, signInAt } = data;
  const [event, setEvent] = useState(first);
  const [state, setState] = useState<SavingState>('saved');
  const saving = useMemo(() => data.saving(setState), [data]);
  const game = pools.find(({ pool }) => pool === event.pool)?.game ?? 'chess';
  const change = (changed: Partial<TypedEvent>): void => {
    const next = { ...event, ...changed };
    setEvent(next);
    saving.keep(next);
  };
  const isEmpty = event.players.length === 0 || event.games.length === 0;
  useEffect(() => {
    const onKey = (key: KeyboardEvent): void => {
      if (key.key === 'Enter' && (key.ctrlKey || key.metaKey) && !isEmpty) send(event, game, 'preview');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [event, game, isEmpty]);
  return (
    <TypingContext.Provider value={{ words, event, game, change, suggestAt }}>
      <div class="typing">
        <div>
          <FactFields pools={pools} event={event} change={change} words={words} isGo={game === 'go'} />
          <TypedPlayers />
          {event.players.length < 2 ? null : <Rounds />}
        </div>
        <aside aria-label={words.table}>
          <h2>{words.table}</h2>
          {event.players.length === 0 ? (
            <p class="quiet">{words.tableEmpty}</p>
          ) : (
            <ReportTable table={crossTableOf(reportOfTyped(event))} game={game} />
          )}
        </aside>
      </div>
      <div class="send-bar no-print">
        <button type="button" disabled={isEmpty} onClick={() => send(event, game, 'preview')}>
          {words.look}
        </button>
        <button type="button" class="plain" disabled={isEmpty} onClick={() => send(event, game, 'send')}>
          {words.send}
        </button>
        <span role="status" class={state === 'saved' || state === 'saving' ? 'quiet' : 'loss'}>
          {words.saving[state]}
          {state === 'signed-out' ? (
            <>
              {' '}
              <a href={signInAt} target="_blank" rel="noreferrer">
                {words.signIn}
              </a>
            </>
          ) : null}
        </span>
      </div>
    </TypingContext.Provider>
  );
}

/** Sent like a pasted file: the same act, the same answer. */
function send(event: TypedEvent, game: 'chess' | 'go', how: 'preview' | 'send'): void {
  const form = document.querySelector<HTMLFormElement>('#typed');
  if (form === null) return;
  const fill = (name: string, value: string): void => {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  };
  fill('text', JSON.stringify(documentOf(event, game), undefined, 1));
  fill('pool', event.facts.event === undefined || event.facts.event === '' ? event.pool : '');
  fill('event', event.facts.event ?? '');
  const button = document.createElement('input');
  Object.assign(button, { type: 'hidden', name: 'do', value: how });
  form.append(button);
  form.submit();
}

interface FactFieldsProps {
  readonly pools: readonly Pool[];
  readonly event: TypedEvent;
  readonly change: (changed: Partial<TypedEvent>) => void;
  readonly words: EntryWords['typing'];
  readonly isGo: boolean;
}

const TEXTS = ['name', 'place', 'federation'] as const;
const DAYS = ['start', 'end'] as const;

function FactFields({ pools, event, change, words, isGo }: FactFieldsProps): VNode {
  const { facts } = event;
  const set = (name: keyof TypedFacts, value: string): void => change({ facts: { ...facts, [name]: value } });
  const field = (name: keyof TypedFacts, more: object = {}): VNode => (
    <label key={name} class="desk-field">
      <span>{words.facts[name]}</span>
      <input
        name={name}
        value={facts[name] ?? ''}
        onInput={({ currentTarget }) => set(name, currentTarget.value)}
        {...more}
      />
    </label>
  );
  return (
    <section class="typed-facts-of">
      <label class="desk-field">
        <span>{words.pool}</span>
        <select value={event.pool} onChange={({ currentTarget }) => change({ pool: currentTarget.value })}>
          {pools.map(({ pool, name }) => (
            <option key={pool} value={pool}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {TEXTS.map((name) => field(name))}
      {DAYS.map((name) => field(name, { type: 'date' }))}
      {isGo ? null : (
        <label class="desk-field">
          <span>{words.facts.system}</span>
          <select value={facts.system ?? ''} onChange={({ currentTarget }) => set('system', currentTarget.value)}>
            <option value="">–</option>
            {SYSTEMS.map((system) => (
              <option key={system} value={system}>
                {words.systems[system]}
              </option>
            ))}
          </select>
        </label>
      )}
      {field('minutes', { inputMode: 'numeric' })}
      {isGo ? null : field('increment', { inputMode: 'numeric' })}
      {field('event')}
    </section>
  );
}
