/** The demonstration, for the front ends. */
import { monthText } from '../core/dates.ts';
import { EARLIEST } from './plan.ts';

export { type DemoFilled, fillDemo } from './fill.ts';
export { type DemoAccount, demoAccounts } from './accounts.ts';
export { monthOfDay } from './plan.ts';

/** The first month of which there is enough to show. */
export const EARLIEST_DEMO = { month: EARLIEST, day: `${monthText(EARLIEST)}-01` } as const;
