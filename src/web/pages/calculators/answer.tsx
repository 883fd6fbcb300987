/** An answer with its steps: the same in the page and from the server. */
import type { VNode } from 'preact';
import { speak, type Say } from '../../../explain/language.ts';
import { type PhraseBook, sayStep } from '../../../explain/tell.ts';
import type { Calculated, GameOfChange } from '../../../rulebooks/calculators.ts';
import { type Columns, ColumnTable } from '../../parts/columns.tsx';
import { fixed, placesOf } from '../../parts/decimals.ts';
import { StepList } from '../../parts/step-list.tsx';
import type { CalculatorsWords } from '../../../content/en/pages/calculators.ts';

/** All that is wrong with the question, as sentences; or the answer. */
export type CalculatorOutcome = { readonly wrong: readonly string[] } | { readonly calculated: Calculated };

interface AnswerShown {
  readonly name: string;
  readonly answered: CalculatorOutcome | undefined;
  readonly book: PhraseBook;
  readonly words: CalculatorsWords;
  readonly rulesName: (rules: string) => string;
  /** The address of a clause. */
  readonly clauseAt: (rules: string, clause: string) => string;
}

export function CalculatorAnswer({ name, answered, book, words, rulesName, clauseAt }: AnswerShown): VNode | null {
  if (answered === undefined) return <p class="quiet nothing-yet">{words.nothingYet}</p>;
  if ('wrong' in answered) {
    return (
      <>
        {answered.wrong.map((text) => (
          <p key={text} class="notice">
            {text}
          </p>
        ))}
      </>
    );
  }
  const { answer, steps, rules, games = [] } = answered.calculated;
  const say = speak(book);
  return (
    <>
      <h2>{words.answer}</h2>
      <p class="quiet small">
        <a href={clauseAt(rules, '')}>{rulesName(rules)}</a>
      </p>
      {name === 'needed' ? <p>{wish(answer, book, say)}</p> : null}
      <dl class="facts answer">
        {factsOf(answer).map(([each, value]) => (
          <div key={each} class={(MAIN[name] ?? USUAL_MAIN).has(each) ? 'main' : undefined}>
            <dt class={SYMBOLS[each] === undefined ? 'word' : undefined}>
              {SYMBOLS[each] ?? book.words.calculators.labels[each] ?? each}
            </dt>
            <dd>{shown(each, value, book, say)}</dd>
          </div>
        ))}
      </dl>
      {games.length === 0 ? null : <Games games={games} words={words} say={say} />}
      <h3>{words.how}</h3>
      <StepList
        steps={steps}
        rules={rules}
        say={(step) => sayStep(step, answered.calculated.family, book)}
        book={book}
        clauseAt={clauseAt}
      />
    </>
  );
}

/** The main result. */
const USUAL_MAIN: ReadonlySet<string> = new Set(['after', 'rounded', 'rating', 'performance', 'c']);
const MAIN: Readonly<Record<string, ReadonlySet<string>>> = {
  expected: new Set(['expected']),
  average: new Set(['expected', 'change']),
  k: new Set(['k']),
  needed: new Set(['w', 'score', 'wins']),
  'go-game': new Set(['points']),
  'go-promotion': new Set(['titles']),
};

/** Letters of formulas, as the rulebooks write them. */
const SYMBOLS: Readonly<Record<string, string>> = {
  sr: 'SR',
  c: 'C',
  p: 'p',
  dp: 'dp',
  rs: 'Rs',
  rp: 'Rp',
  rsr: 'Rsr',
  rmax: 'Rmax',
  rmin: 'Rmin',
  rpmax: 'Rpmax',
};

/** The steps say these in words. */
const TOLD = new Set(['parts', 'additions', 'rows', 'status', 'isCut', 'open']);

const factsOf = (answer: object): readonly (readonly [string, unknown])[] => {
  const { computed, after, start, primary, rs, rp } = answer as Readonly<Record<string, unknown>>;
  return Object.entries(answer).filter(
    ([name, value]) =>
      value !== null &&
      value !== undefined &&
      !TOLD.has(name) &&
      // games one by one have their table
      !(name === 'games' && Array.isArray(value)) &&
      !(name === 'computed' && computed === after) &&
      !(name === 'rs' && rs === start) &&
      !(name === 'rp' && rp === primary),
  );
};

function wish(answer: object, { words }: PhraseBook, say: Say): string {
  const { w, score, wins } = answer as Readonly<Record<string, number | null | undefined>>;
  const needed = w ?? score ?? wins ?? null;
  return needed === null ? words.calculators.unreachable : words.calculators.needed(say.score(needed));
}

const SIGNED = new Set(['change', 'rounded', 'gap', 'counted', 'difference', 'dp', 'sr', 'points', 'gamePoints']);
const SCORES = new Set(['w', 'score', 'wins']);

function shown(name: string, value: unknown, book: PhraseBook, say: Say): string {
  if (typeof value === 'number') {
    if (SCORES.has(name) && Number.isInteger(2 * value)) return say.score(value);
    return SIGNED.has(name) ? say.signed(value) : say.number(value);
  }
  if (typeof value !== 'object' || value === null) return String(value ?? book.words.none);
  if (Array.isArray(value)) return value.map((each) => shown(name, each, book, say)).join('; ') || book.words.none;
  if ('rank' in value) return graded(value as Graded, say);
  if ('grade' in value) return nextGrade(value as NextGrade);
  const parts = Object.entries(value).map(
    ([each, of]) =>
      `${book.words.calculators.labels[each] ?? each} ${shown(SIGNED.has(name) ? name : each, of, book, say)}`,
  );
  return parts.join(', ') || book.words.none;
}

interface Graded {
  readonly rank: string;
  readonly reached?: Readonly<Record<string, number>>;
}

/** `1d (2d: 1)`. */
function graded({ rank, reached = {} }: Graded, say: Say): string {
  const marks = Object.entries(reached).map(([grade, times]) => `${grade}: ${say.number(times)}`);
  return marks.length === 0 ? rank : `${rank} (${marks.join(', ')})`;
}

interface NextGrade {
  readonly grade: string;
  readonly limit: number;
}

/** `3d (2130)`: with its limit. */
const nextGrade = ({ grade, limit }: NextGrade): string => `${grade} (${limit})`;

/** Two decimals of an expected score. */
const TWO = 2;

function Games({ games, words, say }: { games: readonly GameOfChange[]; words: CalculatorsWords; say: Say }): VNode {
  const hasChange = games.some(({ change }) => change !== undefined);
  const isCapped = games.some(({ gap, counted }) => gap !== counted);
  const places = {
    expected: placesOf(
      games.map(({ expected }) => expected),
      TWO,
    ),
    change: placesOf(games.map(({ change }) => change)),
  };
  const columns: Columns<GameOfChange> = [
    { title: words.opponent, is: 'name', cell: ({ opponent }) => opponent },
    // if a capped difference is shown next to it, telephones have room only for that one
    { title: 'D', kind: isCapped ? 'number medium' : 'number', cell: ({ gap }) => say.signed(gap) },
    isCapped && {
      title: words.counted,
      kind: 'number',
      cell: ({ gap, counted }) => (
        <>
          {say.signed(counted)}
          {gap === counted ? null : <abbr title={words.capped}>†</abbr>}
        </>
      ),
    },
    { title: 'PD', kind: 'number', cell: ({ expected }) => fixed(expected, places.expected, say.number) },
    { title: words.score, kind: 'number', cell: ({ score }) => say.score(score / 100) },
    {
      title: words.difference,
      kind: 'number medium',
      cell: ({ difference }) => fixed(difference, places.expected, say.signed),
    },
    hasChange && {
      title: words.change,
      kind: 'number',
      cell: ({ change }) => (change === undefined ? '' : fixed(change, places.change, say.signed)),
    },
  ];
  return (
    <div class="scroll" role="region" aria-label={words.games} tabIndex={0}>
      <ColumnTable kind="answer-games" columns={columns} rows={games} keyOf={(_, place) => place} />
    </div>
  );
}
