/** Files of an event: up to 6, of which at most 1 video (SPEC §5, §9). */
export const MAX_FILES = 6
export const MAX_VIDEOS = 1

/** Characters, as long as the contract lets each be. */
export const MAX_TITLE = 200
export const MAX_DESCRIPTION = 4000
