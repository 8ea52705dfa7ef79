import { setImmediate } from 'node:timers/promises'

/** Rows by the statement: serialising more at once would keep other requests waiting. */
const AT_ONCE = 250
/** Rows of work without a statement, half a millisecond or so: a payment takes a turn for each of its own statements. */
export const ROWS_A_TURN = 50

/** Works on some rows, then other requests get a turn. `done` counts the rows that are over with these. */
export const inPieces = async <Row>(
  rows: readonly Row[],
  work: (some: readonly Row[], done: number) => unknown,
  atOnce = AT_ONCE,
): Promise<void> => {
  for (let at = 0; at < rows.length; at += atOnce) {
    const some = rows.slice(at, at + atOnce)
    await work(some, at + some.length)
    await setImmediate()
  }
}
