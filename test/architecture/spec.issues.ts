/** The issues that bring the product, in their order. */
export type Issue = 2 | 3 | 4 | 5

/** Issues whose calls and screens have to be there: finishing one adds its number. */
export const DONE_ISSUES: readonly Issue[] = [2, 3, 4, 5]
