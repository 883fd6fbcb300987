/** The player in an address: `nj0hd67`, or a number of another registry, `fide:703303`. */
import { playerWithNumber } from '../../reading/public/numbers.ts';
import type { PublicOffice } from '../../reading/public/public-office.ts';
import { ProblemError } from '../problem.ts';

/** The id of the player. An unknown number means that there is no such player. */
export async function playerIdOf(publicOffice: PublicOffice, ref: string): Promise<string> {
  const [kind, number] = ref.split(':');
  if (number === undefined) return ref;
  const id = await playerWithNumber(publicOffice, kind, number);
  if (id === undefined) throw new ProblemError('unknown-player');
  return id;
}
