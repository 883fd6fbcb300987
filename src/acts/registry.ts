/** Every act of the office. The desk in the browser, the API and the command line all do the same acts. */
import type { Static } from 'typebox';
import type { Act } from './act.ts';
import { EVENT_ACTS } from './events.ts';
import { LIST_ACTS } from './lists.ts';
import { OFFICE_ACTS } from './office.ts';
import { PLAYER_ACTS } from './players.ts';
import { USER_ACTS } from './users.ts';
import { WEBHOOK_ACTS } from './webhooks.ts';

const ALL = [...EVENT_ACTS, ...LIST_ACTS, ...PLAYER_ACTS, ...OFFICE_ACTS, ...USER_ACTS, ...WEBHOOK_ACTS] as const;

export const ACTS: readonly Act[] = ALL;

type AnyAct = (typeof ALL)[number];
export type ActId = AnyAct['id'];

/** The input of each act. */
export type ActInputs = { readonly [A in AnyAct as A['id']]: Static<A['input']> };

const BY_ID = new Map(ACTS.map((act) => [act.id, act]));

export const findAct = (id: string): Act | undefined => BY_ID.get(id);

/** Of an id that the program itself has named. */
export function actOf(id: string): Act {
  const act = BY_ID.get(id);
  if (act === undefined) throw new Error(`there is no act ${id}`);
  return act;
}
