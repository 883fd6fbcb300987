/** The differences between a corrected file and the one before it: in players and results, and line by line. */
import type { VNode } from 'preact';
import type { CheckWords } from '../../content/en/pages/check.ts';
import type { ShownChange, ShownDifference } from '../../engine/line-difference.ts';
import type { TableDifference } from '../../engine/table-difference.ts';
import type { Say } from '../../explain/language.ts';

const NONE = '–';

export function DifferentTable({ difference, words }: { difference: TableDifference; words: CheckWords }): VNode {
  const { gone, came, players, games, byes } = difference;
  const of = words.otherwise;
  const count = gone.length + came.length + players.length + games.length + byes.length;
  if (count === 0) return <p>{of.same}</p>;
  const bye = (kind: (typeof byes)[number]['was']): string => (kind === undefined ? NONE : words.byeNames[kind]);
  return (
    <ul class="otherwise">
      {gone.map((name, place) => (
        <li key={`gone ${place}`}>
          {of.gone}: <bdi>{name}</bdi>
        </li>
      ))}
      {came.map((name, place) => (
        <li key={`came ${place}`}>
          {of.came}: <bdi>{name}</bdi>
        </li>
      ))}
      {players.map(({ player, field, was = NONE, now = NONE }, place) => (
        <li key={`player ${place}`}>
          <bdi>{player}</bdi>, {of.fields[field]}: <del>{was}</del> → <ins>{now}</ins>
        </li>
      ))}
      {games.map(({ round, white, black, was = NONE, now = NONE }, place) => (
        <li key={`game ${place}`}>
          {words.round(round)}, <bdi>{white}</bdi> – <bdi>{black}</bdi>: <del>{was}</del> → <ins>{now}</ins>
        </li>
      ))}
      {byes.map(({ round, player, was, now }, place) => (
        <li key={`bye ${place}`}>
          {words.round(round)}, <bdi>{player}</bdi>: <del>{bye(was)}</del> → <ins>{bye(now)}</ins>
        </li>
      ))}
    </ul>
  );
}

interface DifferentLinesProps {
  readonly difference: ShownDifference;
  readonly words: CheckWords;
  readonly say: Say;
}

export function DifferentLines({ difference: { isRough, parts }, words, say }: DifferentLinesProps): VNode {
  return (
    <>
      {isRough ? <p class="quiet small">{words.rough}</p> : null}
      {parts.length === 0 ? <p>{words.sameText}</p> : null}
      <div class="whole-text difference">
        {parts.map(({ skipped, lines, more }, place) => (
          <div key={place}>
            {skipped === 0 ? null : (
              <div class="line folded quiet small">
                <span class="line-number" aria-hidden="true">
                  ⋮
                </span>
                {words.linesFolded(skipped, say)}
              </div>
            )}
            {lines.map((line, at) => (
              <Line key={at} line={line} words={words} />
            ))}
            {more === 0 ? null : <div class="line folded quiet">… {words.linesFolded(more, say)}</div>}
          </div>
        ))}
      </div>
    </>
  );
}

const SIGNS = { same: ' ', gone: '−', new: '+' } as const;

function Line({ line, words }: { line: ShownChange; words: CheckWords }): VNode {
  const { kind, number, before, changed, after } = line;
  return (
    <div class={`line ${kind}`}>
      <span class="line-number">{number}</span>
      <span class="sign" aria-hidden="true">
        {SIGNS[kind]}
      </span>
      {kind === 'same' ? null : <span class="hidden">{kind === 'gone' ? words.gone : words.added} </span>}
      <code dir="ltr">
        {before}
        {changed === '' ? null : <mark>{changed}</mark>}
        {after}
      </code>
    </div>
  );
}
