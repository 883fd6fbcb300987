/** The schemas of answers about one player among others: what lies ahead, the player's place, two players compared. */
import Type, { type Static } from 'typebox';
import { API_WORDS } from '../../content/en/pages/api.ts';
import { DaySchema, FamilySchema, Id, LangSchema, optional, PoolId, ShownStepSchema, StepData } from './schemas.ts';

const { meanings: MEANINGS } = API_WORDS;
const Text = Type.String();
const Whole = Type.Integer();
const Score = Type.Number({ description: 'In points.' });

export const NextQuerySchema = Type.Object(
  {
    pool: optional(PoolId),
    opponents: optional(
      Type.String({ maxLength: 2000, description: MEANINGS.opponents, examples: ['2012,1890,1733'] }),
    ),
    goal: optional(Type.String({ maxLength: 10, description: MEANINGS.goal, examples: ['2000'] })),
    score: optional(Type.String({ maxLength: 10, description: MEANINGS.score, examples: ['2.5'] })),
    c: optional(Type.String({ maxLength: 10, description: MEANINGS.c })),
    event: optional(Type.String({ maxLength: 40, description: MEANINGS.entrantsOf, examples: ['e12'] })),
    lang: optional(LangSchema),
  },
  { additionalProperties: false },
);

const ResultAhead = {
  score: Score,
  rating: optional(Type.Integer({ description: 'Absent: no rating by it.' })),
  change: optional(Whole),
  unsettled: optional(Type.Boolean()),
  grade: optional(Text),
};

export const NextSchema = Type.Object({
  id: Id,
  name: Text,
  pool: PoolId,
  family: FamilySchema,
  calendar: Type.Enum(['monthly', 'at-once']),
  edition: Text,
  list: optional(DaySchema),
  rating: optional(Whole),
  unsettled: optional(Type.Boolean()),
  missing: optional(Type.Object({ games: Whole, events: Whole }, { description: 'Until the rating is settled.' })),
  towards: optional(Type.Object({ games: Whole, score: Score }, { description: 'Results towards a first rating.' })),
  grade: optional(Text),
  k: optional(
    Type.Object({
      k: Whole,
      clause: Text,
      games: optional(
        Type.Object({ left: Whole, k: Whole }, { description: 'After how many more games it is another.' }),
      ),
      ratings: Type.Array(Type.Object({ at: Whole, k: Whole })),
      year: optional(Type.Object({ year: Whole, k: Whole })),
    }),
  ),
  kRange: optional(
    Type.Object({ gain: Type.Number(), loss: Type.Number(), from: Whole, to: optional(Whole), clause: Text }),
  ),
  titles: Type.Array(
    Type.Object({
      title: Text,
      rating: Whole,
      lacking: Whole,
      games: Whole,
      norms: Type.Boolean({ description: 'Norms are asked for too.' }),
      clause: Text,
    }),
  ),
  grades: Type.Array(
    Type.Object({ grade: Text, points: Whole, lacking: Whole, reached: Whole, needed: Whole, clause: Text }),
  ),
  open: optional(Type.Boolean({ description: 'Only the whole event tells a first rating.' })),
  c: optional(Whole),
  opponents: Type.Array(
    Type.Object({
      id: optional(Id),
      name: optional(Text),
      title: optional(Text),
      rating: Whole,
      stones: optional(Whole),
    }),
  ),
  results: Type.Array(Type.Object(ResultAhead), { description: 'Every possible score, the lowest first.' }),
  goal: optional(
    Type.Object({
      rating: Whole,
      score: optional(Type.Number({ description: 'The lowest that is enough; absent where none is.' })),
    }),
  ),
  explained: optional(
    Type.Object({ ...ResultAhead, lang: LangSchema, text: Type.Array(ShownStepSchema), steps: Type.Array(StepData) }),
  ),
  event: optional(
    Type.Object({
      id: Id,
      name: Text,
      entrants: Type.Array(Type.Object({ id: Id, name: Text, title: optional(Text), rating: Whole })),
    }),
  ),
  events: Type.Array(
    Type.Object({ id: Id, name: Text, start: optional(DaySchema), kind: Type.Enum(['announced', 'played']) }),
    { description: 'Those whose players can be taken: who is entered for them, or who played.' },
  ),
});

export const StandingQuerySchema = Type.Object({ pool: optional(PoolId) }, { additionalProperties: false });

const Streak = Type.Object({
  games: Whole,
  from: optional(DaySchema),
  to: optional(DaySchema),
  goesOn: optional(Type.Boolean()),
});
const Record = { wins: Whole, draws: Whole, losses: Whole };

export const StandingSchema = Type.Object({
  id: Id,
  name: optional(Text),
  pool: PoolId,
  list: optional(DaySchema),
  rating: optional(Whole),
  places: Type.Array(
    Type.Object({
      kind: Type.Enum(['all', 'federation', 'club', 'age', 'sex']),
      of: optional(Text),
      place: Whole,
      players: Whole,
      below: Type.Integer({ description: 'How many of the others have less, in whole percent, rounded down.' }),
    }),
    { description: 'Among the active players of the newest list.' },
  ),
  spread: optional(
    Type.Object(
      { from: Whole, width: Whole, counts: Type.Array(Whole) },
      { description: 'How many have each rating, from `from` on in bands of `width`.' },
    ),
  ),
  games: Whole,
  wins: Type.Array(
    Type.Object({
      event: Id,
      name: Text,
      day: optional(DaySchema),
      round: Whole,
      colour: Type.Enum(['white', 'black']),
      opponent: Id,
      opponentName: optional(Text),
      rating: Type.Integer({ description: 'Of the opponent.' }),
    }),
    { description: 'Over the strongest, the strongest first.' },
  ),
  performances: Type.Array(
    Type.Object({ event: Id, name: Text, day: optional(DaySchema), performance: Whole, games: Whole, score: Score }),
  ),
  won: optional(Streak),
  unbeaten: optional(Streak),
  milestones: Type.Array(
    Type.Object({ kind: Type.Enum(['first', 'hundred', 'highest']), rating: Whole, date: DaySchema }),
  ),
  rivals: Type.Array(Type.Object({ id: Id, name: optional(Text), ...Record })),
});

const Side = Type.Object({ id: Id, name: optional(Text), title: optional(Text), federation: optional(Text) });
const Ratings = Type.Array(Type.Object({ date: DaySchema, rating: optional(Whole) }));

export const AgainstSchema = Type.Object({
  one: Side,
  other: Side,
  ...Record,
  games: Type.Array(
    Type.Object({
      event: Id,
      name: Text,
      pool: PoolId,
      day: optional(DaySchema),
      round: Whole,
      colour: Type.Enum(['white', 'black']),
      score: Score,
      rating: optional(Type.Integer({ description: 'Of the other then.' })),
    }),
    { description: 'As `one` played them, the newest first; at most 200.' },
  ),
  pools: Type.Array(Type.Object({ pool: PoolId, one: Ratings, other: Ratings })),
});

export type NextAnswer = Static<typeof NextSchema>;
export type WhatNextQuery = Static<typeof NextQuerySchema>;
export type StandingAnswer = Static<typeof StandingSchema>;
export type AgainstAnswer = Static<typeof AgainstSchema>;
