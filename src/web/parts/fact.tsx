import type { ComponentChildren, VNode } from 'preact';

/** One of a list of facts; nothing if there is no value. */
export const FactLine = ({ name, children }: { name: ComponentChildren; children: ComponentChildren }): VNode | null =>
  children === null || children === undefined ? null : (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
