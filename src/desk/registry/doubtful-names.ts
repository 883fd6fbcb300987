/** Names and clubs on their way onto a card: what is doubtful in them is asked about before it becomes public. */
import type { Finding } from '../../core/finding.ts';
import { type Doubt, nameDoubtsIn, doubtsInName, isNeverAdmitted } from '../../intake/doubtful.ts';
import type { CardFields } from './fields.ts';
import { registryFinding } from '../findings/registry.ts';

/** `names`: somebody has looked at them, and they are right as they stand. */
export const ALTHOUGH_NAMES = 'names';
export type AlthoughNames = typeof ALTHOUGH_NAMES;

/** The texts of a card that everybody sees. */
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

/** What stands against the texts that somebody writes on a card. */
export const checkTexts = (fields: CardFields, although: AlthoughNames | undefined): readonly Finding[] =>
  textsOf(fields).flatMap(({ field, text }) => {
    const doubts = field === 'name' ? doubtsInName(text) : nameDoubtsIn(text);
    return isKeptOut(doubts, although) ? [registryFinding('player.text-doubtful', { field, doubts })] : [];
  });

/** The fields without the texts that do not come in; the same object where all of them do, as nearly always. */
export function withoutDoubtful<F extends CardFields>(fields: F, although: AlthoughNames | undefined): F {
  const doubtful = TEXTS.filter((field) => {
    const text = fields[field];
    return typeof text === 'string' && isKeptOut(nameDoubtsIn(text), although);
  });
  if (doubtful.length === 0) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !(doubtful as string[]).includes(field))) as F;
}

/** This many players of a list are named by their place. */
const TOLD = 10;

/** The players of a list with doubtful texts, told together: those that never come in, and those that somebody may let in. */
export class DoubtfulRows {
  readonly #although: AlthoughNames | undefined;
  readonly #kinds = new Map<boolean, { rows: number[]; last: number; count: number; doubts: Set<Doubt> }>();

  constructor(although: AlthoughNames | undefined) {
    this.#although = although;
  }

  /** Whether something of it is kept out. */
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
