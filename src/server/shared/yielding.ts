import { setImmediate } from 'node:timers/promises'

/** Rows by the statement: serialising more at once would keep other requests waiting. */
const AT_ONCE = 250
/** Rows of work without a statement, half a millisecond or so: a payment takes a turn for each of its own statements. */
const ROWS_A_TURN = 50

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

/** What `work` makes of each row, with turns for other requests between. */
export const rowByRow = async <Row, Made>(
  rows: readonly Row[],
  work: (row: Row) => Made,
  tell?: (done: number) => void,
): Promise<Made[]> => {
  const made: Made[] = []
  await inPieces(
    rows,
    (some, done) => {
      for (const row of some) made.push(work(row))
      tell?.(done)
    },
    ROWS_A_TURN,
  )
  return made
}
