/** Who meets whom: a Swiss round by score groups, and the Berger tables. For invented events; no approved pairing system. */

/** A player as the pairing knows him; `number` is the place in the starting list, from 0, strongest first. */
export interface Contender {
  readonly number: number;
  halfPoints: number;
  /** Games with white less games with black. */
  balance: number;
  lastColour: 'white' | 'black' | undefined;
  /** Had a point without playing. */
  hasFreePoint: boolean;
  readonly met: Set<Contender>;
}

export const contender = (number: number): Contender => ({
  number,
  halfPoints: 0,
  balance: 0,
  lastColour: undefined,
  hasFreePoint: false,
  met: new Set(),
});

export type BoardPair = readonly [white: Contender, black: Contender];

export interface Round {
  /** In the order of boards. */
  readonly pairs: readonly BoardPair[];
  /** The odd one out. */
  readonly bye?: Contender;
  /** For whom nobody is left to meet: late rounds of a small field. */
  readonly left: readonly Contender[];
}

const MOST_OF_ONE_COLOUR = 2;

const mayMeet = (a: Contender, b: Contender): boolean =>
  !a.met.has(b) && !(a.balance === b.balance && Math.abs(a.balance) === MOST_OF_ONE_COLOUR);

type Partners = Map<Contender, Contender>;

const join = (partners: Partners, a: Contender, b: Contender): void => {
  partners.set(a, b);
  partners.set(b, a);
};

/**
 * A round among those who are present: by points and then by the starting list, the upper half of a score group against the
 * lower one, nobody twice against the same, no colour more than twice too often. Who finds nobody in his group goes down
 * to the next; who finds nobody there either has pairs above opened for him.
 */
export function swissRound(present: readonly Contender[], firstColour: 'white' | 'black'): Round {
  const order = present.toSorted((a, b) => b.halfPoints - a.halfPoints || a.number - b.number);
  const bye = order.length % 2 === 0 ? undefined : (order.findLast((each) => !each.hasFreePoint) ?? order.at(-1));
  const playing = order.filter((each) => each !== bye);
  const partners: Partners = new Map();
  let unpaired: readonly Contender[] = [];
  for (const group of scoreGroups(playing)) unpaired = pairGroup(unpaired, group, partners);
  for (const each of unpaired) if (!partners.has(each)) findPartner(each, playing, partners);
  const pairs: BoardPair[] = [];
  for (const each of playing) {
    const partner = partners.get(each);
    if (partner !== undefined && playsLower(each, partner)) {
      pairs.push(coloured(each, partner, pairs.length % 2 === 0 ? firstColour : other(firstColour)));
    }
  }
  return { pairs, ...(bye === undefined ? {} : { bye }), left: playing.filter((each) => !partners.has(each)) };
}

const playsLower = (a: Contender, b: Contender): boolean =>
  a.halfPoints > b.halfPoints || (a.halfPoints === b.halfPoints && a.number < b.number);

const other = (colour: 'white' | 'black'): 'white' | 'black' => (colour === 'white' ? 'black' : 'white');

function scoreGroups(order: readonly Contender[]): readonly (readonly Contender[])[] {
  const groups = new Map<number, Contender[]>();
  for (const each of order) {
    const group = groups.get(each.halfPoints);
    if (group === undefined) groups.set(each.halfPoints, [each]);
    else group.push(each);
  }
  return [...groups.values()];
}

/** Those from above against the first of the group, then the upper half of the rest against the lower. Who remains goes down. */
function pairGroup(
  fromAbove: readonly Contender[],
  group: readonly Contender[],
  partners: Partners,
): readonly Contender[] {
  joinInOrder(fromAbove, group, partners);
  const rest = group.filter((each) => !partners.has(each));
  const half = Math.floor(rest.length / 2);
  joinInOrder(rest.slice(0, half), rest.slice(half), partners);
  return [...fromAbove, ...rest].filter((each) => !partners.has(each));
}

/** Each with the first of the others whom he may meet. */
function joinInOrder(these: readonly Contender[], others: readonly Contender[], partners: Partners): void {
  let first = 0;
  for (const each of these) {
    while (first < others.length && partners.has(others[first] as Contender)) first += 1;
    for (let at = first; at < others.length; at += 1) {
      const opponent = others[at] as Contender;
      if (partners.has(opponent) || !mayMeet(each, opponent)) continue;
      join(partners, each, opponent);
      break;
    }
  }
}

/**
 * Gives a player a partner by the shortest chain of exchanges: he takes somebody's partner, who takes another's, until
 * one who is free is reached. From below, so that the top boards stay.
 */
function findPartner(start: Contender, playing: readonly Contender[], partners: Partners): void {
  const takenBy = new Map<Contender, Contender>();
  const seen = new Set([start]);
  const waiting = [start];
  // grows while it is gone through
  for (const each of waiting) {
    for (let at = playing.length - 1; at >= 0; at -= 1) {
      const opponent = playing[at] as Contender;
      if (seen.has(opponent) || !mayMeet(each, opponent)) continue;
      seen.add(opponent);
      takenBy.set(opponent, each);
      const partner = partners.get(opponent);
      if (partner === undefined) return exchange(opponent, takenBy, partners);
      seen.add(partner);
      waiting.push(partner);
    }
  }
}

/** Back along the chain: everybody gets the one whom he takes. */
function exchange(end: Contender, takenBy: ReadonlyMap<Contender, Contender>, partners: Partners): void {
  for (let taken: Contender | undefined = end; taken !== undefined; ) {
    const taker = takenBy.get(taken) as Contender;
    const before = partners.get(taker);
    join(partners, taker, taken);
    taken = before;
  }
}

/** White for the one who had it less often; then for the one who had black last; then the higher placed one changes. */
function coloured(higher: Contender, lower: Contender, ofHigher: 'white' | 'black'): BoardPair {
  if (higher.balance !== lower.balance) return higher.balance < lower.balance ? [higher, lower] : [lower, higher];
  if (higher.lastColour === lower.lastColour) {
    const colour = higher.lastColour === undefined ? ofHigher : other(higher.lastColour);
    return colour === 'white' ? [higher, lower] : [lower, higher];
  }
  return higher.lastColour === 'black' || lower.lastColour === 'white' ? [higher, lower] : [lower, higher];
}

/** Writes down that two have met. */
export function seat([white, black]: BoardPair): void {
  white.met.add(black);
  black.met.add(white);
  white.balance += 1;
  black.balance -= 1;
  white.lastColour = 'white';
  black.lastColour = 'black';
}

/** Rounds in which everybody meets everybody. */
export const roundsOfAll = (players: number): number => players - 1 + (players % 2);

/**
 * A round of the Berger table: starting numbers from 1, white first. With an odd number of players the one who would meet
 * the number after the last has no game.
 */
export function bergerRound(players: number, round: number): readonly (readonly [white: number, black: number])[] {
  const last = players + (players % 2);
  const circle = last - 1;
  const pivot = ((round - 1) * (last / 2)) % circle;
  const numberAt = (place: number): number => ((place + circle) % circle) + 1;
  const first: readonly [number, number] = round % 2 === 1 ? [numberAt(pivot), last] : [last, numberAt(pivot)];
  const others = Array.from(
    { length: last / 2 - 1 },
    (_, index) => [numberAt(pivot + index + 1), numberAt(pivot - index - 1)] as const,
  );
  return [first, ...others].filter(([white, black]) => white <= players && black <= players);
}
