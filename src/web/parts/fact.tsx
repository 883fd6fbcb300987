import type { ComponentChildren, VNode } from 'preact';

/** One of a list of facts; nothing where there is none. */
export const FactLine = ({ name, children }: { name: ComponentChildren; children: ComponentChildren }): VNode | null =>
  children === null || children === undefined ? null : (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
