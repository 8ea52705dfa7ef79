/** Hears of the database's life, one Spanish sentence at a time and no secret in it. */
export type DatabaseLog = (line: string) => void
