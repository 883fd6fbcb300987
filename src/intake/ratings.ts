/** Adds the ratings of a list to a report: who is on the list, who is not, and where the two differ. */
import { type Finding, findingMaker } from '../core/finding.ts';
import type { Sex } from '../core/people.ts';
import type { Report, ReportedPlayer } from '../core/report.ts';
import { plainName } from './names.ts';

/** A player as a rating list has him, as far as rating an event needs it. */
export interface KnownRating {
  readonly fideId: string;
  readonly name: string;
  readonly federation?: string;
  readonly sex?: Sex;
  readonly title?: string;
  readonly rating?: number;
  readonly k?: number;
  readonly birthYear?: number;
}

export interface RatingsFindings {
  'ratings.unmatched': { players: readonly string[] };
  'ratings.unrated': { players: readonly string[] };
  'ratings.doubtful': { player: string; candidates: readonly string[] };
  'ratings.by-name': { players: readonly string[] };
  'ratings.differs': { player: string; field: string; report: string | number; list: string | number };
}

const ratingsFinding = findingMaker<RatingsFindings>();

/** Which entries of a list a report may need: by number, and by name for players without one. Keep these while the list is streamed. */
export function neededEntries(reports: readonly Report[]): (entry: Pick<KnownRating, 'fideId' | 'name'>) => boolean {
  const players = reports.flatMap((report) => report.players);
  const numbers = new Set(players.flatMap(({ fideId }) => (fideId === undefined ? [] : [fideId])));
  const names = new Set(players.filter(({ fideId }) => fideId === undefined).map(({ name }) => plainName(name ?? '')));
  return ({ fideId, name }) => numbers.has(fideId) || names.has(plainName(name));
}

type Match =
  | { readonly entry: KnownRating; readonly by: 'number' | 'name' }
  | { readonly among: readonly KnownRating[] };

export function applyRatings(
  report: Report,
  list: Iterable<KnownRating>,
): { report: Report; findings: readonly Finding[] } {
  const byNumber = new Map<string, KnownRating>();
  const byName = new Map<string, KnownRating[]>();
  for (const entry of list) {
    byNumber.set(entry.fideId, entry);
    const key = plainName(entry.name);
    byName.set(key, [...(byName.get(key) ?? []), entry]);
  }
  const findings: Finding[] = [];
  const [unmatched, unrated, named]: [string[], string[], string[]] = [[], [], []];
  const players = report.players.map((player): ReportedPlayer => {
    const match = matchOf(player, byNumber, byName);
    if ('among' in match) {
      if (match.among.length === 0) unmatched.push(player.id);
      else {
        const candidates = match.among.map(({ fideId }) => fideId);
        findings.push(ratingsFinding('ratings.doubtful', { player: player.id, candidates }, 'warn', player.at));
      }
      return { ...player, rating: undefined };
    }
    const { entry, by } = match;
    if (by === 'name') named.push(player.id);
    if (entry.rating === undefined) unrated.push(player.id);
    findings.push(...differences(player, entry));
    return { ...player, ...ratedBy(player, entry) };
  });
  if (named.length > 0) findings.push(ratingsFinding('ratings.by-name', { players: named }, 'note'));
  if (unmatched.length > 0) findings.push(ratingsFinding('ratings.unmatched', { players: unmatched }, 'warn'));
  if (unrated.length > 0) findings.push(ratingsFinding('ratings.unrated', { players: unrated }, 'note'));
  return { report: { ...report, players }, findings };
}

/** By FIDE number; a player without one by name and year of birth, if exactly one entry fits. */
function matchOf(
  { fideId, name = '', birth }: ReportedPlayer,
  byNumber: ReadonlyMap<string, KnownRating>,
  byName: ReadonlyMap<string, readonly KnownRating[]>,
): Match {
  const entry = fideId === undefined ? undefined : byNumber.get(fideId);
  if (entry !== undefined) return { entry, by: 'number' };
  if (fideId !== undefined) return { among: [] };
  const among = (byName.get(plainName(name)) ?? []).filter(
    ({ birthYear }) => birth === undefined || birthYear === undefined || birthYear === birth.year,
  );
  return among.length === 1 ? { entry: among[0] as KnownRating, by: 'name' } : { among };
}

/** Rating and K are the list's; what the report leaves out is filled in. */
const ratedBy = (player: ReportedPlayer, { rating, k, ...entry }: KnownRating): Partial<ReportedPlayer> => ({
  fideId: entry.fideId,
  rating,
  ...(k === undefined ? {} : { k, kFrom: 'list' }),
  sex: player.sex ?? entry.sex,
  title: player.title ?? entry.title,
  federation: player.federation ?? entry.federation,
  birth: player.birth ?? (entry.birthYear === undefined ? undefined : { year: entry.birthYear }),
});

/** Differences between report and list. */
function differences(player: ReportedPlayer, entry: KnownRating): readonly Finding[] {
  const compared: readonly (readonly [string, string | number | undefined, string | number | undefined])[] = [
    ['rating', player.rating, entry.rating],
    ['k', player.k, entry.k],
    ['name', player.name === undefined ? undefined : plainName(player.name), plainName(entry.name)],
    ['sex', player.sex, entry.sex],
    ['title', player.title, entry.title],
    ['federation', player.federation, entry.federation],
    ['birth', player.birth?.year, entry.birthYear],
  ];
  return compared.flatMap(([field, report, list]) => {
    // a rating that the list does not know is a difference; other facts may simply be left out
    if (report === undefined || report === list || (list === undefined && field !== 'rating')) return [];
    const [ofReport, ofList] = field === 'name' ? [player.name as string, entry.name] : [report, list ?? '–'];
    return [
      ratingsFinding(
        'ratings.differs',
        { player: player.id, field, report: ofReport, list: ofList },
        'warn',
        player.at,
      ),
    ];
  });
}
