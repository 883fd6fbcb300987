/** How long games last: each kind has ratings and lists of its own. Go, and rulebooks with one list, have `standard` only. */
export const CONTROLS = ['standard', 'rapid', 'blitz'] as const;
export type Control = (typeof CONTROLS)[number];
