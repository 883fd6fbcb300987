/** Names and clubs to be written on a card: doubtful ones have to be confirmed before they become public. */
import type { Finding } from '../../core/finding.ts';
import { type Doubt, nameDoubtsIn, doubtsInName, isNeverAdmitted } from '../../intake/doubtful.ts';
import type { CardFields } from './fields.ts';
import { registryFinding } from '../findings/registry.ts';

/** `names`: they have been checked, and are correct. */
export const ALTHOUGH_NAMES = 'names';
export type AlthoughNames = typeof ALTHOUGH_NAMES;

/** The public texts of a card. */
const TEXTS = ['name', 'club', 'guestClub'] as const satisfies readonly (keyof CardFields)[];

type Text = { readonly field: (typeof TEXTS)[number] | 'strengthOrder' | 'licences'; readonly text: string };

const textsOf = (fields: CardFields): readonly Text[] => [
  ...TEXTS.flatMap((field) => (typeof fields[field] === 'string' ? [{ field, text: fields[field] }] : [])),
  ...(typeof fields.strengthOrder?.club === 'string'
    ? [{ field: 'strengthOrder' as const, text: fields.strengthOrder.club }]
    : []),
  ...Object.values(fields.licences ?? {}).flatMap((club) =>
    club === null ? [] : [{ field: 'licences' as const, text: club }],
  ),
];

const isKeptOut = (doubts: readonly Doubt[], although: AlthoughNames | undefined): boolean =>
  doubts.length > 0 && (although === undefined || isNeverAdmitted(doubts));

/** Objections to texts for a card. */
export const checkTexts = (fields: CardFields, although: AlthoughNames | undefined): readonly Finding[] =>
  textsOf(fields).flatMap(({ field, text }) => {
    const doubts = field === 'name' ? doubtsInName(text) : nameDoubtsIn(text);
    return isKeptOut(doubts, although) ? [registryFinding('player.text-doubtful', { field, doubts })] : [];
  });

/** The fields without rejected texts; nearly always the same object, since all are accepted. */
export function withoutDoubtful<F extends CardFields>(fields: F, although: AlthoughNames | undefined): F {
  const doubtful = TEXTS.filter((field) => {
    const text = fields[field];
    return typeof text === 'string' && isKeptOut(nameDoubtsIn(text), although);
  });
  if (doubtful.length === 0) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !(doubtful as string[]).includes(field))) as F;
}

/** At most this many players of a list are listed by their position. */
const TOLD = 10;

/**
 * The players of a list with doubtful texts, reported together: those that are never accepted, and those that can be
 * confirmed.
 */
export class DoubtfulRows {
  readonly #although: AlthoughNames | undefined;
  readonly #kinds = new Map<boolean, { rows: number[]; last: number; count: number; doubts: Set<Doubt> }>();

  constructor(although: AlthoughNames | undefined) {
    this.#although = although;
  }

  /** Whether anything of it is rejected. */
  look(fields: Pick<CardFields, (typeof TEXTS)[number]>, row: number): boolean {
    let isDoubtful = false;
    for (const field of TEXTS) {
      const text = fields[field];
      const doubts = typeof text === 'string' ? nameDoubtsIn(text) : [];
      if (!isKeptOut(doubts, this.#although)) continue;
      isDoubtful = true;
      this.#keep(doubts, row);
    }
    return isDoubtful;
  }

  #keep(doubts: readonly Doubt[], row: number): void {
    const never = isNeverAdmitted(doubts);
    const kind = this.#kinds.get(never) ?? { rows: [], last: 0, count: 0, doubts: new Set<Doubt>() };
    this.#kinds.set(never, kind);
    // a row whose name and club are both doubtful is one player
    if (kind.last !== row) {
      kind.count += 1;
      if (kind.rows.length < TOLD) kind.rows.push(row);
    }
    kind.last = row;
    for (const doubt of doubts) kind.doubts.add(doubt);
  }

  findings(): readonly Finding[] {
    return [...this.#kinds.values()].map(({ rows, count, doubts }) =>
      registryFinding('import.names-doubtful', { rows, count, doubts: [...doubts] }),
    );
  }
}
