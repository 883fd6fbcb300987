/** Appendix I, 8.21, in this book's own words. The rest of section 8.2 is FIDE's. */

const LEAST_HALF_POINTS = 1;

/**
 * 8.21 An unrated player's first event is registered with half a point or more; after it every game of every further event
 * counts. FIDE's book of 2014 is read the same way, so the rest of its calculation serves here.
 */
export const firstEventRegistered = (halfPoints: number): boolean => halfPoints >= LEAST_HALF_POINTS;
