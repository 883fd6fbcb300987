/** Facts in a line, with dots between them: a line breaks after a dot, and within a fact only where it is longer than the line. */
import type { ComponentChildren, VNode } from 'preact';

export function Dotted({ facts }: { facts: readonly ComponentChildren[] }): VNode {
  const told = facts.filter((fact) => fact !== undefined && fact !== null && fact !== '');
  return (
    <>
      {told.map((fact, place) => (
        <>
          {place === 0 ? null : ' '}
          <span class="unit">
            {fact}
            {place === told.length - 1 ? null : ' ·'}
          </span>
        </>
      ))}
    </>
  );
}
