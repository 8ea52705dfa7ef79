/** The last cycle of a made-up school begins in this year. */
export const CURRENT_YEAR = 2026
/** Its last day, on which nothing is cut yet. */
export const LAST_DAY = '2026-11-20'
