/** The best players of a group on the newest list of a pool: by federation, age and sex, each with an address of its own. */
import { SEXES } from '../../../core/people.ts';
import { AGE_GROUPS, type AgeGroup, type ListBlock, type ListFilter } from '../list-block.ts';
import { type PublicLine, publicLine } from '../list.ts';
import type { PublicOffice } from '../public-office.ts';
import { activeRows } from '../standing/places.ts';
import { type GroupsPool, poolsWithLists } from './clubs.ts';

export interface TopQuery {
  readonly pool: string;
  readonly federation?: string | undefined;
  readonly age?: string | undefined;
  readonly sex?: string | undefined;
}

export interface PublicTop {
  readonly pools: readonly GroupsPool[];
  readonly pool: GroupsPool;
  readonly federation?: string;
  readonly age?: AgeGroup;
  readonly sex?: (typeof SEXES)[number];
  readonly found: number;
  /** Players with equal ratings share the place. */
  readonly lines: readonly (PublicLine & { readonly among: number })[];
  /** Federations of the list, those with most players first. */
  readonly federations: readonly string[];
  /** Whether anybody has a year of birth, or a sex. */
  readonly births: boolean;
}

const SHOWN = 100;
const FEDERATIONS = 60;

/** Undefined: there is no such pool, or no such group. */
export async function publicTop(publicOffice: PublicOffice, query: TopQuery): Promise<PublicTop | undefined> {
  const pools = await poolsWithLists(publicOffice);
  const pool = pools.find((each) => each.pool === query.pool);
  const block = pool === undefined ? undefined : await publicOffice.blocks.list(pool.pool, pool.date);
  if (pool === undefined || block === undefined) return undefined;
  const filter = filterOf(block, query);
  if (filter === undefined) return undefined;
  const rows = await activeRows(publicOffice, block, filter);
  let [place, last] = [0, Number.NaN];
  const lines = Array.from(rows.subarray(0, SHOWN), (row, at) => {
    const line = publicLine(block.line(row));
    if (line.rating !== last) [place, last] = [at + 1, line.rating];
    return { ...line, among: place };
  });
  const { federation, age, sex } = filter;
  const present = await publicOffice.remember(
    `top federations ${pool.pool} ${pool.date} ${block.version}`,
    async () => {
      const tally: { name: string; players: number }[] = [];
      for (const step = block.tally('federation'); ; ) {
        const { done, value } = step.next();
        if (done === true) {
          tally.push(...value);
          break;
        }
        await publicOffice.pause();
      }
      return tally
        .sort((a, b) => b.players - a.players)
        .slice(0, FEDERATIONS)
        .map(({ name }) => name);
    },
  );
  return {
    pools,
    pool,
    ...(federation === undefined ? {} : { federation }),
    ...(age === undefined ? {} : { age }),
    ...(sex === undefined ? {} : { sex }),
    found: rows.length,
    lines,
    federations: present,
    births: lines.some(({ birthYear }) => birthYear !== undefined),
  };
}

/** `all` means any. Undefined: one of them is not valid. */
function filterOf(block: ListBlock, { federation, age, sex }: TopQuery): ListFilter | undefined {
  const isAll = (text: string | undefined): boolean => text === undefined || text === 'all';
  const [inFederation, inAge, ofSex] = [
    isAll(federation) ? undefined : block.groupNamed('federation', federation as string),
    AGE_GROUPS.find((each) => each === age),
    SEXES.find((each) => each === sex),
  ];
  if (!isAll(federation) && inFederation === undefined) return undefined;
  if (!isAll(age) && inAge === undefined) return undefined;
  if (!isAll(sex) && ofSex === undefined) return undefined;
  return {
    ...(inFederation === undefined ? {} : { federation: inFederation }),
    ...(inAge === undefined ? {} : { age: inAge }),
    ...(ofSex === undefined ? {} : { sex: ofSex }),
  };
}
