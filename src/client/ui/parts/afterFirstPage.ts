/** By then the first page has its rows, ms: what it does not need no longer stands in its way. */
const LATER_MS = 2000

/** Resolves when what no first page needs may be fetched and drawn. */
export const afterFirstPage = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LATER_MS))
