/** OpenGotha's own XML: the elements and attributes that a report is made of. All other elements are passed over. */
import type { Result } from '../../core/game.ts';

/** Elements by their path, without the root; each with the attributes that are read. */
export const TOURNAMENT_ELEMENTS = {
  'Players/Player': [
    'name',
    'firstName',
    'country',
    'club',
    'grade',
    'rank',
    'egfPin',
    'participating',
    'registeringStatus',
  ],
  'Games/Game': ['roundNumber', 'whitePlayer', 'blackPlayer', 'handicap', 'knownColor', 'result'],
  'ByePlayers/ByePlayer': ['roundNumber', 'player'],
  'Teams/Team': ['teamName'],
  'Teams/Team/Board': ['roundNumber', 'boardNumber', 'player'],
  'TournamentParameterSet/GeneralParameterSet': [
    'name',
    'shortName',
    'location',
    'beginDate',
    'endDate',
    'numberOfRounds',
    'size',
    'basicTime',
    'complementaryTimeSystem',
    'stdByoYomiTime',
    'canByoYomiTime',
    'nbMovesCanTime',
    'fischerTime',
    'genNBW2ValueAbsent',
    'genNBW2ValueBye',
  ],
  'TournamentParameterSet/HandicapParameterSet': ['hdCeiling', 'hdCorrection', 'hdNoHdRankThreshold'],
} as const satisfies Record<string, readonly string[]>;
export type ElementPath = keyof typeof TOURNAMENT_ELEMENTS;

export const TOURNAMENT_ROOT = 'Tournament';

/** The meaning of a result in the file; a game with an unknown result, or that both won, is not rated. */
export const OPENGOTHA_RESULTS: Readonly<Record<string, Result | 'unknown' | 'both-win' | 'jigo-by-default'>> = {
  RESULT_UNKNOWN: 'unknown',
  RESULT_WHITEWINS: '1-0',
  RESULT_BLACKWINS: '0-1',
  RESULT_EQUAL: '1/2-1/2',
  RESULT_BOTHLOSE: '-/-',
  RESULT_BOTHWIN: 'both-win',
  RESULT_WHITEWINS_BYDEF: '+/-',
  RESULT_BLACKWINS_BYDEF: '-/+',
  RESULT_EQUAL_BYDEF: 'jigo-by-default',
  RESULT_BOTHLOSE_BYDEF: '-/-',
  RESULT_BOTHWIN_BYDEF: 'both-win',
};

export const TIME_SYSTEMS = ['SUDDENDEATH', 'STDBYOYOMI', 'CANBYOYOMI', 'FISCHER'] as const;

/** Deeper, or with more attributes, is no tournament of that program. */
export const DEEPEST = 16;
export const MOST_ATTRIBUTES = 200;
