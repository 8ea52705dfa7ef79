/** ms after which other code may load without delaying the first page's rows. */
const LATER_MS = 2000

export const afterFirstPage = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LATER_MS))
