/** Findings about events, with the facts of each code; and findings in the form of entries. */
import { type Fact, type Finding, findingMaker } from '../../core/finding.ts';
import type { EventDeskFindings } from '../../explain/desk-findings/events.ts';
import type { StoredFinding } from '../../ledger/entries.ts';
import { personId } from '../../ledger/ids.ts';

export const eventFinding = findingMaker<EventDeskFindings>();

/** Without its place in the file, which is meaningless later. */
export const keptFinding = ({ code, weight, clause, facts }: Finding): StoredFinding => ({
  code,
  weight,
  ...(clause === undefined ? {} : { clause }),
  facts,
});

/** Each finding once, even if both the check and the rating made it. */
export function withoutRepeats(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Set<string>();
  return findings.filter((finding) => {
    const text = JSON.stringify(finding);
    return !seen.has(text) && seen.add(text);
  });
}

/** Identification uses person numbers; elsewhere persons have ids. */
export const withPersonIds = <F extends Finding>(finding: F): F => ({
  ...finding,
  facts: Object.fromEntries(
    Object.entries(finding.facts).map(([name, fact]) => [
      name,
      name === 'person' || name === 'persons' ? idsOf(fact) : fact,
    ]),
  ),
});

const idsOf = (fact: Fact): Fact => (Array.isArray(fact) ? fact.map(idsOf) : personId(fact as number));

/** The facts of intake with a report's own names of players. */
const PLAYER_FACTS: ReadonlySet<string> = new Set(['player', 'white', 'black']);

/** A report's keys of players may be their names: an entry uses the office's keys. */
export function withPlayerKeys(finding: Finding, keyOf: (id: string) => string): Finding {
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
