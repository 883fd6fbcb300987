/** The office's rules of ORR. */
import type { EarlierEventFacts } from '../../core/report.ts';
import type { HalfPoints } from '../../core/game.ts';
import type { AtOnceRules } from '../edition.ts';
import { performanceIn } from '../fide/calculators.ts';
import { BOOK_2024 } from '../fide/editions.ts';
import { countedAge, expectedScore, kRow } from './clauses.ts';
import { ORR_COLUMNS } from './columns.ts';
import { ORR } from './editions.ts';
import { displayed } from './lists.ts';
import { lacking } from './newcomers.ts';
import type { OrrPlayerResult, StoredEvent } from './rate.ts';
import type { OrrRules } from './reasons.ts';
import { K_TABLE } from './tables.ts';

type OrrRule = keyof OrrRules;

/** The games of an event behind an unsettled rating, as the next event needs them. */
const earlierEvent = ({ event, results }: StoredEvent): EarlierEventFacts => ({
  ...(event === undefined ? {} : { event }),
  games: results.length,
  average: { parts: results.reduce((total, { opponent }) => total + opponent, 0), of: results.length },
  halfPoints: results.reduce((total, { score }) => total + 2 * score, 0),
  results: results.map(({ opponent, score }) => ({ opponent, halfPoints: (2 * score) as HalfPoints })),
});

const resultOf: AtOnceRules['resultOf'] = ({ players }, _event, player) => {
  const { after, settled, history = [], n, w, we, k } = players[player] as OrrPlayerResult;
  const isStarred = settled !== true;
  const kept = isStarred ? history.map(earlierEvent) : [];
  return {
    n,
    halfPoints: 2 * w,
    ...(we === null ? {} : { expected: we }),
    ...(k === null ? {} : { k }),
    ...(after === null
      ? {}
      : {
          standing: {
            rating: after,
            games: n,
            ...(isStarred ? { unsettled: true } : {}),
            ...(kept.length === 0 ? {} : { history: kept }),
          },
        }),
  };
};

export const ORR_OFFICE: AtOnceRules = {
  edition: ORR,
  calendar: 'at-once',
  explanation: {
    // the text does not limit differences, and a game has no change of its own
    columns: ['gap', 'expected', 'score', 'difference'],
    gameRules: ['game', 'stored-game', 'game-not-counted'] satisfies readonly OrrRule[],
    eventRules: [],
    kRules: [],
    foldedRules: ['player-coefficient'] satisfies readonly OrrRule[],
    comparedWith: 'fide-2024',
  },
  // far below zero and above everybody: the text knows neither a floor nor a ceiling
  ratings: [-1000, 5000],
  indicators: ['rating', 'unsettled'],
  // reading: the text names nobody, so it is the committee's as elsewhere
  decides: ['committee'],
  waivable: [],
  // ORR refuses no event
  checked: [],
  tables: [
    { name: 'k-by-rating', clause: '1 K', rows: K_TABLE.map(({ from, to, gain, loss }) => [from, to, gain, loss]) },
  ],
  // the text names no performance; its players know FIDE's
  performance: (opponents, score) => performanceIn(BOOK_2024, { opponents, score })?.performance,
  asksForRegistry: false,
  columns: ['id', 'name', 'rating', 'games', 'birth', 'sex', 'federation', 'unsettled'],
  unsettled: { displayed, missing: lacking },
  expected: (own, opponent) => 10 * expectedScore(own, opponent),
  // 2: a player with a FIDE rating and none of ORR enters with it
  takesFideRatings: true,
  ageOn: countedAge,
  kRange: (rating) => ({ ...kRow(rating), clause: '1 K' }),
  resultOf,
  inColumns: ORR_COLUMNS,
};
