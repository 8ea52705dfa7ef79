/** After this long, ms, the first page has its rows and other code may load without delaying it. */
const LATER_MS = 2000

export const afterFirstPage = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LATER_MS))
