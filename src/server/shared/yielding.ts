import { setImmediate } from 'node:timers/promises'

/** Rows per statement: serialising more would keep other requests waiting. */
const AT_ONCE = 250
/** Rows of work without a statement, half a millisecond, after which other requests get a turn: a payment needs one for each of its statements. */
const ROWS_A_TURN = 50

/** Works on some rows, then lets other requests in. `done` counts the rows finished with these. */
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

/** Maps rows one by one, with turns for other requests between. */
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
