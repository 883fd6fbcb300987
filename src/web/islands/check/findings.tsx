/** The findings, the gravest first; each in the file's own text, those of one kind together. */
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Finding } from '../../../core/finding.ts';
import type { FindingGroup } from '../../../explain/kinds.ts';
import { tellFinding } from '../../../explain/tell.ts';
import { Excerpt, type TextLines } from './excerpts.tsx';
import { useKit } from './kit.ts';
import { countsOf, groupsOf } from './state.ts';

type NameOf = (id: string) => string | undefined;

interface FindingsShown {
  readonly of: TextLines;
  readonly nameOf: NameOf;
}

/** Kinds that are shown at first, and more with each press of the button. */
const KINDS = 100;
const ALIKE = 20;

export function Findings({ findings, ...shown }: FindingsShown & { findings: readonly Finding[] }): VNode {
  const { words } = useKit();
  const [most, setMost] = useState(KINDS);
  const groups = groupsOf(findings);
  return (
    <section class="findings" id="findings">
      <h3>{words.findings}</h3>
      <Verdict findings={findings} />
      <ol>
        {groups.slice(0, most).map((group, place) => (
          <Kind key={place} group={group} {...shown} />
        ))}
      </ol>
      <More count={groups.length - most} more={() => setMost(most + KINDS)} />
    </section>
  );
}

function Verdict({ findings }: { findings: readonly Finding[] }): VNode {
  const { words, say } = useKit();
  const { refuse, warn } = countsOf(findings);
  if (refuse > 0) return <p class="verdict refuse">{words.refused(refuse, say)}</p>;
  return warn > 0 ? <p class="verdict warn">{words.warned(warn, say)}</p> : <p class="verdict note">{words.clean}</p>;
}

/** Offers more rows, where there are any. */
export function More({ count, more }: { count: number; more: () => void }): VNode | null {
  const { words, say } = useKit();
  return count <= 0 ? null : (
    <p>
      <button type="button" class="plain small" onClick={more}>
        {words.more(count, say)}
      </button>
    </p>
  );
}

function Kind({ group: { first, others }, of, nameOf }: FindingsShown & { group: FindingGroup }): VNode {
  const { book } = useKit();
  return (
    <li class={first.weight}>
      <p>
        <strong>{book.words.weights[first.weight]}</strong> <Told finding={first} nameOf={nameOf} />
      </p>
      <Excerpt finding={first} of={of} />
      {others.length === 0 ? null : <Others others={others} of={of} nameOf={nameOf} />}
    </li>
  );
}

/** The place and the sentence. */
function Told({ finding, nameOf }: { finding: Finding; nameOf: NameOf }): VNode {
  const { book, words } = useKit();
  const { line, column, path } = finding.at ?? {};
  return (
    <>
      {line === undefined ? null : <span class="place">{words.line(line, column)}: </span>}
      <span>{tellFinding(finding, book, nameOf)}</span>
      {path === undefined || path === '$' ? null : <code class="quiet"> {path}</code>}
    </>
  );
}

/** There may be many, so they are only made when the visitor opens them. */
function Others({ others, of, nameOf }: FindingsShown & { others: readonly Finding[] }): VNode {
  const { words, say } = useKit();
  const [isOpen, setOpen] = useState(false);
  const [most, setMost] = useState(ALIKE);
  return (
    <details class="others" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.others(others.length, say)}</summary>
      {isOpen ? (
        <ul>
          {others.slice(0, most).map((finding, place) => (
            <li key={place}>
              <Told finding={finding} nameOf={nameOf} />
              <Excerpt finding={finding} of={of} />
            </li>
          ))}
        </ul>
      ) : null}
      {isOpen ? <More count={others.length - most} more={() => setMost(most + 5 * ALIKE)} /> : null}
    </details>
  );
}
