/** The ratings that would result, each with its reasons, and side by side with another edition. */
import { Fragment, type VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { InspectedPlayer, InspectedRating, InspectedReasons } from '../../../engine/inspection.ts';
import type { ResultFacts, Words } from '../../../explain/words.ts';
import { cite } from '../../../explain/cite.ts';
import type { Say } from '../../../explain/language.ts';
import { sayStep, tellFinding } from '../../../explain/tell.ts';
import type { ResultColumn } from '../../../rulebooks/rulebook.ts';
import { Headings } from '../../parts/columns.tsx';
import { fixed, placesOf } from '../../parts/decimals.ts';
import { ChangeNumber } from '../../parts/numbers.tsx';
import { StepList } from '../../parts/step-list.tsx';
import { More } from './findings.tsx';
import { useKit } from './kit.ts';
import type { InspectionQuery, InspectionReply } from './protocol.ts';
import { groupsOf } from './state.ts';

type NameOf = (id: string) => string | undefined;

interface ChangesOf {
  readonly file: number;
  readonly query: InspectionQuery;
  readonly nameOf: NameOf;
}

type ResultRow = InspectedPlayer & ResultFacts & { readonly kFrom?: string };

const ROWS = 100;
const NOTHING = '–';

export function RatingChanges({ rating, ...of }: ChangesOf & { rating: InspectedRating }): VNode {
  const { words, book, say } = useKit();
  const firsts = rating.players.filter((player) => (player as ResultRow).status === 'listed').length;
  return (
    <>
      <p>
        <RulesLink edition={rating.edition} />
        {firsts === 0 ? null : ` · ${words.firsts(firsts, say)}`}
      </p>
      <p class="quiet small">{words.changesLead}</p>
      {rating.rated ? null : <p class="notice">{words.notRated(clausesText(rating.reasons, book.citations))}</p>}
      <ResultTable rating={rating} {...of} />
      {rating.findings.length === 0 ? null : (
        <>
          <h4>{words.alsoFound}</h4>
          <ul class="prose">
            {groupsOf(rating.findings).map(({ first, others }, place) => (
              <li key={place}>
                {tellFinding(first, book, of.nameOf)}
                {others.length === 0 ? null : ` (${words.others(others.length, say)})`}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The clauses; what a rulebook adds to a number to tell two grounds apart is for programs. */
const clausesText = (reasons: readonly string[], citations: Parameters<typeof cite>[1]): string =>
  [...new Set(reasons.map((reason) => cite(reason.replace(/-(?:too-fast|first-control)$/, ''), citations)))].join(', ');

function RulesLink({ edition }: { edition: string }): VNode {
  const { rulesName, clauseAt } = useKit();
  return clauseAt === undefined ? (
    <span>{rulesName(edition)}</span>
  ) : (
    <a href={clauseAt(edition, '')}>{rulesName(edition)}</a>
  );
}

/** Which columns a narrow screen shows; the others come with its width. */
const KINDS: Readonly<Record<ResultColumn, string>> = {
  kind: 'medium',
  before: 'number medium',
  games: 'number medium',
  score: 'number medium',
  expected: 'number medium',
  'score-difference': 'number medium',
  'game-points': 'number medium',
  k: 'number medium',
  change: 'number',
  after: 'number',
  grade: 'medium',
  status: 'medium',
};

function ResultTable({ rating, file, query, nameOf }: ChangesOf & { rating: InspectedRating }): VNode {
  const { words, book, say, site, rulesName } = useKit();
  const [most, setMost] = useState(ROWS);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [other, setOther] = useState('');
  const compared = useCompared(file, query, other);
  const titles = titlesOf(book.words);
  const changes = rating.players.map(({ change }) => hundredths(change));
  const beside = new Map(compared?.rating?.players.map((player) => [player.id, player]));
  const places = placesOf([...changes, ...[...beside.values()].map(({ change }) => hundredths(change))]);
  const points = (value: number | null): VNode | string =>
    value === null ? (
      NOTHING
    ) : (
      <ChangeNumber value={value / 100} text={fixed(value, places, say.signed)} site={{ say, words: site }} />
    );
  const decimals = decimalsBelow(rating.players as readonly ResultRow[], say);
  const cell = (column: ResultColumn, row: ResultRow): VNode | string =>
    column === 'change'
      ? points(hundredths(row.change))
      : (decimals[column]?.(row) ?? cellText(column, row, book.words, say));
  const hasOther = compared !== undefined;
  const width = rating.columns.length + 2 + (hasOther ? 2 : 0);
  const toggle = (id: string): void => {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  };
  return (
    <>
      <OtherEdition here={rating.edition} other={other} choose={setOther} />
      {compared === undefined || compared.rating?.rated === true ? null : (
        <NotRatedThere reply={compared} nameOf={nameOf} />
      )}
      <div class="scroll" role="region" aria-label={words.changes} tabIndex={0}>
        <table class="changes">
          <Headings
            columns={[
              { title: words.name },
              ...rating.columns.map((column) => ({ title: titles[column], kind: KINDS[column] })),
              hasOther && { title: rulesName(other), kind: 'number' },
              hasOther && { title: words.difference, kind: 'number' },
              { title: <span class="hidden">{words.why}</span> },
            ]}
          />
          <tbody>
            {(rating.players as readonly ResultRow[]).slice(0, most).map((row) => (
              <Fragment key={row.id}>
                <tr>
                  <th scope="row">
                    <bdi>{nameOf(row.id) ?? row.id}</bdi>
                    <span class="under narrow">{underName(row, book.words, say)}</span>
                  </th>
                  {rating.columns.map((column) => (
                    <td key={column} class={KINDS[column]}>
                      {cell(column, row)}
                    </td>
                  ))}
                  {hasOther ? <Beside here={row} there={beside.get(row.id)} points={points} /> : null}
                  <td class="number">
                    <button
                      type="button"
                      class="plain small"
                      aria-expanded={opened.has(row.id)}
                      aria-label={words.whyOf(nameOf(row.id) ?? row.id)}
                      onClick={() => toggle(row.id)}
                    >
                      {words.why}
                    </button>
                  </td>
                </tr>
                {opened.has(row.id) ? (
                  <tr class="reasons">
                    <td colSpan={width}>
                      <Reasons file={file} query={query} player={row.id} nameOf={nameOf} />
                    </td>
                  </tr>
                ) : null}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      {rating.players.some((row) => (row as ResultRow).kFrom === 'nothing') ? (
        <p class="quiet small">? {words.kNothing}</p>
      ) : null}
      <More count={rating.players.length - most} more={() => setMost(most + 5 * ROWS)} />
    </>
  );
}

/** Expected scores and the numbers derived from them, with the same number of decimals in each row, so that they are aligned. */
function decimalsBelow(
  rows: readonly ResultRow[],
  say: Say,
): Partial<Record<ResultColumn, (row: ResultRow) => string | undefined>> {
  const column = (
    of: (row: ResultRow) => number | null | undefined,
    write: Say['number'],
  ): ((row: ResultRow) => string | undefined) => {
    const places = placesOf(rows.map((row) => fine(of(row))));
    return (row) => {
      const value = fine(of(row));
      return value === null ? undefined : fixed(value, places, write);
    };
  };
  return {
    expected: column(({ we }) => we, say.number),
    'score-difference': column(({ sr }) => sr, say.signed),
    'game-points': column(({ gamePoints }) => gamePoints, say.signed),
  };
}

/** In hundredths, which may have a decimal of their own. */
const fine = (value: number | null | undefined): number | null =>
  value == null ? null : Math.round(value * 1000) / 10;

const hundredths = (change: number | null): number | null => (change === null ? null : Math.round(change * 100));

const titlesOf = (words: Words): Readonly<Record<ResultColumn, string>> => ({
  kind: words.kind,
  before: words.before,
  games: words.games,
  score: words.score,
  expected: words.expected,
  'score-difference': words.scoreDifference,
  'game-points': words.gamePoints,
  k: words.k,
  change: words.change,
  after: words.after,
  grade: words.grade,
  status: words.remark,
});

function cellText(column: ResultColumn, row: ResultRow, words: Words, say: Say): string {
  const number = (value: number | null | undefined): string => (value == null ? NOTHING : say.number(value));
  switch (column) {
    case 'kind':
      return row.kind === undefined ? NOTHING : words.kinds[row.kind];
    case 'before':
      return `${number(row.before)}${row.kind === 'unsettled' ? '*' : ''}`;
    case 'games':
      return number(row.n ?? row.games);
    case 'score':
      return row.w === undefined ? NOTHING : say.score(row.w);
    case 'expected':
      return number(row.we);
    case 'score-difference':
      return row.sr == null ? NOTHING : say.signed(row.sr);
    case 'game-points':
      return row.gamePoints === undefined ? NOTHING : say.signed(row.gamePoints);
    case 'k':
      return `${Array.isArray(row.k) ? row.k.join('/') : number(row.k as number | null)}${row.kFrom === 'nothing' && row.k !== null ? '?' : ''}`;
    case 'change':
      return row.change === null ? NOTHING : say.signed(row.change);
    case 'after':
      return row.display ?? number(row.after);
    case 'grade':
      return row.rankBefore === row.rankAfter ? (row.rankAfter ?? NOTHING) : `${row.rankBefore} → ${row.rankAfter}`;
    case 'status':
      return row.status === undefined ? '' : words.statuses[row.status];
  }
}

/** Shown below the name on a narrow screen. */
function underName(row: ResultRow, words: Words, say: Say): string {
  const status = cellText('status', row, words, say);
  return [
    row.before === null ? '' : cellText('before', row, words, say),
    row.k == null ? '' : `${words.k} ${cellText('k', row, words, say)}`,
    status,
  ]
    .filter((text) => text !== '')
    .join(' · ');
}

function OtherEdition({
  here,
  other,
  choose,
}: {
  here: string;
  other: string;
  choose: (edition: string) => void;
}): VNode {
  const { words, editions, rulesName } = useKit();
  return (
    <div class="fields no-print">
      <label>
        {words.compare}
        <select value={other} onChange={({ currentTarget }) => choose(currentTarget.value)} data-do="compare">
          <option value="">{words.compareNone}</option>
          {editions
            .filter((edition) => edition !== here)
            .map((edition) => (
              <option key={edition} value={edition}>
                {rulesName(edition)}
              </option>
            ))}
        </select>
      </label>
    </div>
  );
}

/** The same file under another edition; undefined while none is chosen, or it is not ready. */
function useCompared(file: number, query: InspectionQuery, other: string): InspectionReply | undefined {
  const { ask } = useKit();
  const [reply, setReply] = useState<InspectionReply | undefined>();
  useEffect(() => {
    setReply(undefined);
    if (other === '') return undefined;
    let isMeant = true;
    void ask('inspect', { file, query: { rules: other, ratings: query.ratings } }).then((answer) => {
      if (isMeant) setReply(answer);
    });
    return () => {
      isMeant = false;
    };
  }, [file, JSON.stringify(query.ratings), other]);
  return reply;
}

function Beside({
  here,
  there,
  points,
}: {
  here: ResultRow;
  there: InspectedPlayer | undefined;
  points: (value: number | null) => VNode | string;
}): VNode {
  const { words, say } = useKit();
  const [mine, other] = [hundredths(here.change), hundredths(there?.change ?? null)];
  const first =
    there?.after == null ? (
      <span class="quiet">{words.not}</span>
    ) : (
      `${words.first} ${(there as ResultRow).display ?? say.number(there.after)}`
    );
  return (
    <>
      <td class="number">{other === null ? first : points(other)}</td>
      <td class="number">{mine === null || other === null ? NOTHING : points(other - mine)}</td>
    </>
  );
}

function NotRatedThere({ reply, nameOf }: { reply: InspectionReply; nameOf: NameOf }): VNode {
  const { words, book } = useKit();
  const against = reply.findings.filter(({ weight }) => weight === 'refuse');
  return (
    <div class="notice">
      <p>{words.otherNotRated}</p>
      <ul>
        {groupsOf(against).map(({ first }, place) => (
          <li key={place}>{tellFinding(first, book, nameOf)}</li>
        ))}
      </ul>
    </div>
  );
}

/** Requested when the visitor asks why. */
function Reasons({ file, query, player, nameOf }: ChangesOf & { player: string }): VNode {
  const { ask, words, book, clauseAt } = useKit();
  const [reasons, setReasons] = useState<InspectedReasons | null | undefined>();
  useEffect(() => {
    let isMeant = true;
    void ask('reasons', { file, player, query }).then((answer) => {
      if (isMeant) setReasons(answer);
    });
    return () => {
      isMeant = false;
    };
  }, [file, player, JSON.stringify(query)]);
  if (reasons === undefined) return <p class="quiet">{words.reading}</p>;
  if (reasons === null || reasons.steps.length === 0) return <p class="quiet">{words.noReasons}</p>;
  const { edition, family, steps } = reasons;
  return (
    <StepList
      steps={steps}
      rules={edition}
      say={(step) => sayStep(step, family, book, nameOf)}
      book={book}
      clauseAt={clauseAt}
    />
  );
}
