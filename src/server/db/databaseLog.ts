/** Receives events of the database, each a Spanish sentence without secrets. */
export type DatabaseLog = (line: string) => void
