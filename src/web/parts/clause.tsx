/** A clause that opens in place: its rule in our words, and the way to the rulebook. No script is needed. */
import type { VNode } from 'preact';
import type { ClauseText } from '../../explain/clause-text.ts';
import type { Site } from '../site.ts';
import { unbroken } from './unbroken.ts';

/** Clauses in the language of the page, by edition. */
export type ClauseTextsOf = Readonly<Record<string, Readonly<Record<string, ClauseText>>>>;

export function ClauseNote({
  edition,
  clause,
  texts,
  site,
  name,
  sureness,
}: {
  edition: string;
  clause: string;
  texts: ClauseTextsOf;
  site: Site;
  /** The text before the clause's number. */
  name?: string | undefined;
  /** How certain the rule is, if its text is not at hand. */
  sureness?: VNode | undefined;
}): VNode {
  const cited = site.cite(clause);
  const text = texts[edition]?.[clause];
  const before = name === undefined ? '' : `${name}: `;
  if (text === undefined) {
    return (
      <span class="clause">
        {before}
        {cited} {sureness}
      </span>
    );
  }
  return (
    <details class="clause">
      <summary>
        {before}
        {cited} {sureness}
      </summary>
      <p>
        <strong>{text.title}.</strong> {unbroken(text.rule)}
      </p>
      <p>
        <a href={site.to.rulebook(edition, clause)}>{site.words.clauseInRulebook(cited, site.say)}</a>
      </p>
    </details>
  );
}
