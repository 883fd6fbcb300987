/** The rounds of an event, a line a game: two numbers and a result, and Enter. */
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useTyping } from './kit.ts';
import { idleIn, lineOfGame, type LineFault, readLine, type TypedBye, type TypedGame } from './typed-event.ts';

const RESULT_SIGNS = {
  '1-0': '1–0',
  '0-1': '0–1',
  '1/2-1/2': '½–½',
  '+/-': '+ −',
  '-/+': '− +',
  '-/-': '− −',
} as const;

export function Rounds(): VNode {
  const { words, event, change, game } = useTyping();
  const [round, setRound] = useState(1);
  const [line, setLine] = useState('');
  const [fault, setFault] = useState<LineFault>();
  const games = event.games.filter((each) => each.round === round);
  const byes = event.byes.filter((each) => each.round === round);
  const idle = idleIn(event, round);
  const nameOf = (player: number): string => event.players[player - 1]?.name ?? String(player);
  const goTo = (next: number): void => {
    if (next < 1) return;
    if (next > event.rounds) change({ rounds: next });
    setRound(next);
    setFault(undefined);
  };
  const enter = (): void => {
    if (line.trim() === '') return goTo(round + 1);
    const read = readLine(line, round, event);
    if ('fault' in read) return setFault(read);
    setFault(undefined);
    setLine('');
    if ('game' in read) change({ games: [...event.games, read.game] });
    else change({ byes: [...event.byes, read.bye] });
  };
  const takeBack = (): void => {
    const last = games.at(-1);
    if (last !== undefined) edit(last);
  };
  const edit = (of: TypedGame): void => {
    change({ games: event.games.filter((each) => each !== of) });
    setLine(lineOfGame(of));
    document.querySelector<HTMLInputElement>('#typed-line')?.focus();
  };
  const drop = (of: TypedBye): void => change({ byes: event.byes.filter((each) => each !== of) });
  const onKeyDown = (key: KeyboardEvent): void => {
    if (key.key === 'Enter' && !key.ctrlKey && !key.metaKey) enter();
    else if (key.key === 'ArrowUp' && line === '') takeBack();
    else if (key.key === 'PageDown') goTo(round + 1);
    else if (key.key === 'PageUp') goTo(round - 1);
    else return;
    key.preventDefault();
  };
  const told =
    fault === undefined
      ? undefined
      : fault.fault === 'busy'
        ? words.faults.busy(nameOf(fault.player), round)
        : fault.fault === 'unknown' || fault.fault === 'several'
          ? words.faults[fault.fault](fault.text)
          : words.faults[fault.fault];
  return (
    <section>
      <h2>{words.rounds}</h2>
      <div class="buttons round-tabs">
        {Array.from({ length: event.rounds }, (_, at) => at + 1).map((each) => (
          <button
            key={each}
            type="button"
            class={each === round ? '' : 'plain'}
            aria-pressed={each === round}
            onClick={() => goTo(each)}
          >
            {each}
          </button>
        ))}
        <button type="button" class="plain" aria-label={words.nextRound} onClick={() => goTo(event.rounds + 1)}>
          +
        </button>
      </div>
      <label class="desk-field">
        <span>{words.round(round)}</span>
        <input
          id="typed-line"
          autocomplete="off"
          spellcheck={false}
          aria-invalid={fault !== undefined}
          aria-describedby="typed-line-hint"
          value={line}
          onInput={({ currentTarget }) => setLine(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <small class="quiet" id="typed-line-hint">
          {game === 'go' ? words.lineHintGo : words.lineHint}
        </small>
      </label>
      <p role="status" class={told === undefined ? 'quiet' : 'loss'}>
        {told ?? (idle.length === 0 ? words.roundFull : words.idle(idle.map((each) => `${each} ${nameOf(each)}`)))}
      </p>
      <ul class="typed-games">
        {games.map((each, place) => (
          <li key={`game ${place}`}>
            <button type="button" class="plain" title={words.edit} onClick={() => edit(each)}>
              <bdi>
                {each.white} {nameOf(each.white)}
              </bdi>{' '}
              –{' '}
              <bdi>
                {each.black} {nameOf(each.black)}
              </bdi>{' '}
              <b>{RESULT_SIGNS[each.result]}</b>
              {each.handicap === undefined ? '' : ` (${words.stones(each.handicap)})`}
            </button>
          </li>
        ))}
        {byes.map((each, place) => (
          <li key={`bye ${place}`}>
            <button type="button" class="plain" title={words.remove(nameOf(each.player))} onClick={() => drop(each)}>
              {each.player} <bdi>{nameOf(each.player)}</bdi>: {words.byes[each.kind]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
