/** A thread that is none, for `verify`: it checks over the same store, and what it answers is copied as it would be on the way. */
import type { Office, Outcome } from '../desk/office.ts';
import { checkedApart } from '../desk/events/checked-apart.ts';
import { openStore } from '../stores/store.ts';
import { type Verified, verifyOffice } from './verify.ts';

/** The thread may be lost, or have looked at another moment than `verify` itself. */
export function checkedBeside<O extends Office>(office: O, how?: 'lost' | 'later'): O {
  const start = () => ({
    ask: async () => {
      if (how === 'lost') throw new Error('lost');
      const answer = structuredClone(await office.store.read(checkedApart));
      return how === 'later' ? { ...answer, head: { no: 10_000, hash: '', time: '' } } : answer;
    },
    turn: async () => undefined,
    close: async () => undefined,
  });
  return { ...office, helpers: { start, worthFrom: { reports: 0, players: 0, entries: 0 } } };
}

/** The short way, by one thread or by two, and how often it was begun: twice is the ordinary way after all. */
export async function verifiedShortly(
  office: Office,
  by: 'one' | 'two',
): Promise<Outcome<Verified> & { readonly begun: number }> {
  const scratch = await openStore(':memory:', { users: 'one' });
  let begun = 0;
  const counted: typeof scratch = {
    ...scratch,
    write: (work) => {
      begun += 1;
      return scratch.write(work);
    },
  };
  try {
    const verified = await verifyOffice(by === 'two' ? checkedBeside(office) : office, {
      scratch: counted,
      shortFrom: 0,
    });
    return { ...verified, begun };
  } finally {
    await scratch.close();
  }
}
