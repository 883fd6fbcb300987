/** Findings about events, with the facts that their codes promise; and findings as entries keep them. */
import type { Fact, Finding, Weight } from '../../core/finding.ts';
import type { EventDeskFindings } from '../../explain/desk-findings/events.ts';
import type { KeptFinding } from '../../ledger/entries.ts';
import { personId } from '../../ledger/ids.ts';

export const say = <C extends keyof EventDeskFindings & string>(
  code: C,
  weight: Weight,
  facts: EventDeskFindings[C],
): Finding<C> => ({ code, weight, facts: facts as unknown as Finding['facts'] });

export const refuse = <C extends keyof EventDeskFindings & string>(code: C, facts: EventDeskFindings[C]): Finding<C> =>
  say(code, 'refuse', facts);

/** Without its place in the file, which is nothing for ever. */
export const keptFinding = ({ code, weight, clause, facts }: Finding): KeptFinding => ({
  code,
  weight,
  ...(clause === undefined ? {} : { clause }),
  facts,
});

/** Each finding once, though both the check and the rating told it. */
export function once(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Set<string>();
  return findings.filter((finding) => {
    const text = JSON.stringify(finding);
    return !seen.has(text) && seen.add(text);
  });
}

/** Identification speaks of persons by number; outside they go by their ids. */
export const withIds = <F extends Finding>(finding: F): F => ({
  ...finding,
  facts: Object.fromEntries(
    Object.entries(finding.facts).map(([name, fact]) => [
      name,
      name === 'person' || name === 'persons' ? idsOf(fact) : fact,
    ]),
  ),
});

const idsOf = (fact: Fact): Fact => (Array.isArray(fact) ? fact.map(idsOf) : personId(fact as number));

/** The facts of intake in which a report's own name of a player stands. */
const PLAYER_FACTS: ReadonlySet<string> = new Set(['player', 'white', 'black']);

/** What a report calls its players may be their names: an entry calls them as the office does. */
export function renamed(finding: Finding, keyOf: (id: string) => string): Finding {
  return {
    ...finding,
    facts: Object.fromEntries(
      Object.entries(finding.facts).map(([name, fact]) => [
        name,
        PLAYER_FACTS.has(name) ? keyOf(fact as string) : fact,
      ]),
    ),
  };
}
