/**
 * Names in a report that would become public: of players who are entered with it, and of the event. Doubtful ones
 * become questions, which are answered with the correct text, or with `as-is` where it is correct.
 */
import type { Finding } from '../../core/finding.ts';
import type { EventFacts, ReportedPlayer } from '../../core/report.ts';
import {
  type Doubt,
  nameDoubtsIn,
  doubtsInName,
  isNeverAdmitted,
  withVisibleCharacters,
} from '../../intake/doubtful.ts';
import type { QuestionRecord } from '../../ledger/entries.ts';
import { keptFinding, eventFinding } from '../findings/events.ts';

/** Public texts of an event. */
export const EVENT_TEXTS = ['name', 'place'] as const satisfies readonly (keyof EventFacts)[];
export type EventText = (typeof EVENT_TEXTS)[number];

export const isEventText = (field: string): field is EventText => (EVENT_TEXTS as readonly string[]).includes(field);

/** The answer that a text is correct. */
export const AS_IS = 'as-is';

/** The question about a player with a doubtful name; never the name itself, which no entry may contain. */
export function nameDoubt({ name = '' }: Pick<ReportedPlayer, 'name'>): Finding | undefined {
  const doubts = doubtsInName(name);
  return doubts.length === 0 ? undefined : eventFinding('event.name-doubtful', { doubts }, 'warn');
}

export interface WithoutClub<P> {
  readonly player: P;
  readonly doubts: readonly Doubt[];
}

/** A doubtful club is not entered with the player: it can be added to the card later. */
export function withoutDoubtfulClub<P extends ReportedPlayer>(player: P): WithoutClub<P> {
  const doubts = nameDoubtsIn(player.club ?? '');
  return { player: doubts.length === 0 ? player : { ...player, club: undefined }, doubts };
}

export const textDoubt = (field: EventText, text: string): Finding | undefined => {
  const doubts = nameDoubtsIn(text);
  return doubts.length === 0
    ? undefined
    : eventFinding('event.text-doubtful', { field, doubts, seen: withVisibleCharacters(text) }, 'warn');
};

export interface CheckedTexts {
  /** Without texts that are never accepted. */
  readonly facts: EventFacts;
  /** Numbered from 1. */
  readonly questions: readonly QuestionRecord[];
}

/** The facts of an event; `known`: texts that were confirmed before. */
export function checkTextsOfEvent(facts: EventFacts, known: Partial<EventFacts>): CheckedTexts {
  const asked = EVENT_TEXTS.flatMap((field) => {
    const text = facts[field];
    const finding = text === undefined || text === known[field] ? undefined : textDoubt(field, text);
    return finding === undefined ? [] : [{ field, text: text as string, finding }];
  });
  if (asked.length === 0) return { facts, questions: [] };
  const never = new Set<string>(
    asked.filter(({ text }) => isNeverAdmitted(nameDoubtsIn(text))).map(({ field }) => field),
  );
  return {
    facts: Object.fromEntries(Object.entries(facts).filter(([field]) => !never.has(field))) as unknown as EventFacts,
    questions: asked.map(({ field, finding }, place) => ({
      question: place + 1,
      kind: 'fact',
      field,
      finding: keptFinding(finding),
    })),
  };
}

/** Objections to the texts of an event that is registered. */
export const checkEventTexts = (facts: Partial<EventFacts>, although: 'names' | undefined): readonly Finding[] =>
  EVENT_TEXTS.flatMap((field) => {
    const text = facts[field] ?? '';
    const doubts = nameDoubtsIn(text);
    return doubts.length === 0 || (although === 'names' && !isNeverAdmitted(doubts))
      ? []
      : [eventFinding('event.facts-doubtful', { field, doubts, seen: withVisibleCharacters(text) })];
  });
