/** Characters, as long as the contract lets each be. */
export const MAX_TITLE = 200
export const MAX_DESCRIPTION = 4000
