/** A player's opponents, with the scores against them. */
import { personId } from '../../../ledger/ids.ts';
import type { Desk } from '../../../ledger/store.ts';
import type { PublicPlayer } from './card.ts';
import { OPPONENTS_ON_PAGE, pageOf } from '../../../engine/card-pages.ts';
import { gamesPlayed, latestReports, type PlayerEvents, type PlayedReport } from './played.ts';

export async function opponentsOf(
  desk: Desk,
  person: number,
  { rows, reports }: PlayerEvents,
  page: number | 'all',
): Promise<PublicPlayer['opponents']> {
  const met = new Map<number, { wins: number; draws: number; losses: number; last: number }>();
  let count = 0;
  for (const { event } of latestReports(rows)) {
    const { games, persons } = reports.get(event) as PlayedReport;
    count += 1;
    for (const { opponent, halfPoints } of gamesPlayed(games, persons, person)) {
      const score = met.get(opponent) ?? { wins: 0, draws: 0, losses: 0, last: 0 };
      met.set(opponent, score);
      score[halfPoints === 2 ? 'wins' : halfPoints === 1 ? 'draws' : 'losses'] += 1;
      score.last = count;
    }
  }
  const all = [...met].map(([of, score]) => ({ of, games: score.wins + score.draws + score.losses, ...score }));
  all.sort((a, b) => b.games - a.games || b.last - a.last || a.of - b.of);
  const { shown, pages } = pageOf(all, OPPONENTS_ON_PAGE, page);
  const names = new Map((await desk.persons(shown.map(({ of }) => of))).map((row) => [row.person, row.name]));
  return {
    all: all.length,
    pages,
    shown: shown.map(({ of, wins, draws, losses }) => ({
      player: personId(of),
      name: names.get(of) ?? null,
      wins,
      draws,
      losses,
    })),
  };
}
