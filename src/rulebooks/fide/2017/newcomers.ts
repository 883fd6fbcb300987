/** §8.23 of the text of 2017; everything else about newcomers is as in 2014. */

/** §8.23 Points for each half point above 50 %, in a Swiss as in a round robin. */
export const HALF_POINT_BONUS = 20;
