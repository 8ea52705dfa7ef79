import { setImmediate } from 'node:timers/promises'

/** Rows of a file by the statement, or of work without one: more at once would keep other requests waiting. */
const AT_ONCE = 250

/** Works on some rows, then other requests get a turn. `done` counts the rows that are over with these. */
export const inPieces = async <Row>(
  rows: readonly Row[],
  work: (some: readonly Row[], done: number) => unknown,
): Promise<void> => {
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE)
    await work(some, at + some.length)
    await setImmediate()
  }
}
