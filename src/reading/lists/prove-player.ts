/** The proof of a player's rating on a list, requested as people name them. */
import { personId } from '../../ledger/ids.ts';
import type { NumberProof } from '../../ledger/log/proof.ts';
import type { Desk, ListRow } from '../../ledger/store.ts';
import { findAsWritten } from '../../desk/registry/find.ts';
import { registryFinding } from '../../desk/findings/registry.ts';
import { readOffice, type Office, type Outcome, refused } from '../../desk/office.ts';
import { parseListMonth } from '../../rating/period.ts';
import { listsOf } from '../../rating/states.ts';
import { noSuchList } from './no-such-list.ts';
import { proofFileName, proveNumber } from './prove.ts';

export interface ProvePlayerInput {
  /** Id of the office, or a number with its kind. */
  readonly player: string;
  /** `fide:2024-06`, or `2024-06` with a pool. */
  readonly list: string;
  readonly pool?: string;
}

export interface ProvedPlayer {
  readonly proof: NumberProof;
  /** The name of its file. */
  readonly file: string;
}

export const provePlayer = (office: Office, input: ProvePlayerInput): Promise<Outcome<ProvedPlayer>> =>
  readOffice(office, async (desk) => {
    const { person, findings } = await findAsWritten(desk, input.player);
    if (person === undefined) return { findings };
    const asked = await listAsked(desk, input);
    if (asked.value === undefined) return { findings: [...findings, ...asked.findings] };
    const player = personId(person.person);
    const proved = await proveNumber(desk, { player, person: person.person, list: asked.value });
    const { value: proof } = proved;
    const told = [...findings, ...proved.findings];
    if (proof === undefined) return { findings: told };
    return { value: { proof, file: proofFileName(asked.value, person.person) }, findings: told };
  });

/** The list, by pool and month or day; the only pool need not be named. */
async function listAsked(desk: Desk, { list: asked, pool: named }: ProvePlayerInput): Promise<Outcome<ListRow>> {
  const [, own, date = ''] = /^(?:([^:/]+)[:/])?(.+)$/.exec(asked) ?? [];
  const pools = (await desk.pools()).map(({ pool }) => pool);
  const pool = own ?? named ?? (pools.length === 1 ? pools[0] : undefined);
  if (pool === undefined || !pools.includes(pool))
    return refused(registryFinding('pool.unknown', { pool: pool ?? asked }));
  const month = parseListMonth(date);
  const lists = await listsOf(desk, pool);
  const found =
    lists.find((each) => each.date === date) ??
    (month === undefined
      ? undefined
      : lists.find((each) => each.date.startsWith(date.slice(0, 7)) && date.length <= 7));
  return found === undefined ? refused(await noSuchList(desk, pool, date)) : { value: found, findings: [] };
}
