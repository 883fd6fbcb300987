/** What a report leaves out. */
import type { VNode } from 'preact';
import type { LackingFacts } from '../../../engine/lacking.ts';
import { useKit } from './kit.ts';

export function Lacking({ lacking: { event, players, of } }: { lacking: LackingFacts }): VNode {
  const { words, say } = useKit();
  if (event.length === 0 && players.length === 0) return <p>{words.lackingNothing}</p>;
  return (
    <ul class="prose">
      {event.length === 0 ? null : <li>{event.map((fact) => words.lackingEvent[fact]).join(', ')}</li>}
      {players.map(({ fact, count }) => (
        <li key={fact}>{words.lackingOf(words.lackingPlayers[fact], say.number(count), say.number(of))}</li>
      ))}
    </ul>
  );
}
