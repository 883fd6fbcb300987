/** A change of all ratings of a pool, for display: the decision, the authority, the ground, and the effect. */
import type { DecidedListChange } from '../../explain/pool-change-words.ts';
import type { DecidedChange } from '../../rating/changes-on.ts';

export function toldChange(change: DecidedChange): DecidedListChange {
  const { entry, data } = change;
  const { by, on, reference, ground } = data.decision;
  const common = {
    entry,
    by,
    on,
    ...(reference === undefined ? {} : { reference }),
    ground,
    affected: data.affected,
    points: data.points,
  };
  if (change.kind === 'pool.adjusted') return { ...common, kind: 'adjusted', rule: change.data.rule };
  if (change.kind === 'pool.rerated') return { ...common, kind: 'rerated', from: change.data.from };
  return { ...common, kind: 'reversed', way: change.data.way, adjusts: change.data.adjusts };
}
