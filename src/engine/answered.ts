/** Findings that ask for something, after facts and a rating list were added to the report: what these have answered is not asked again. */
import type { Finding } from '../core/finding.ts';
import type { EventFacts, Report } from '../core/report.ts';
import type { GivenFacts } from '../intake/facts.ts';

type Given = Partial<EventFacts>;

/** Findings that one fact of the event answers. */
const ANSWERS: Readonly<Record<string, keyof EventFacts>> = {
  'trf.system-guessed': 'system',
  'trf.control-open': 'controls',
  'trf.control-words': 'controls',
  'trf.control-uneven': 'controls',
  'h9.handicap-open': 'handicap',
  'opengotha.handicap-open': 'handicap',
};

/** Findings that list what is missing, with the fact for each item that has another name. */
const LISTS: Readonly<Record<string, string>> = {
  'trf.missing-records': 'codes',
  'h9.not-in-file': 'fields',
  'opengotha.not-in-file': 'fields',
};
const FACT_OF: Readonly<Record<string, keyof EventFacts>> = {
  '012': 'name',
  '022': 'place',
  '032': 'federation',
  '042': 'start',
  '052': 'end',
  '102': 'arbiters',
};

const isGiven = (event: Given, fact: string): boolean => event[fact as keyof EventFacts] !== undefined;

/** The findings of a reader that facts and ratings leave open. */
export function findingsLeftOpen(
  findings: readonly Finding[],
  { players }: Report,
  facts: GivenFacts | undefined,
): readonly Finding[] {
  const event: Given = facts?.event ?? {};
  const areRated = players.every(({ rating }) => rating !== undefined);
  const isAnswered = (item: string): boolean => (item === 'rating' ? areRated : isGiven(event, FACT_OF[item] ?? item));
  return findings.flatMap((finding) => {
    const answer = ANSWERS[finding.code];
    if (answer !== undefined) return isGiven(event, answer) ? [] : [finding];
    const list = LISTS[finding.code];
    if (list === undefined) return [finding];
    const items = (finding.facts[list] as readonly string[]).filter((item) => !isAnswered(item));
    return items.length === 0 ? [] : [{ ...finding, facts: { ...finding.facts, [list]: items } }];
  });
}
