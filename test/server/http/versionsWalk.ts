import pg from 'pg'

export interface Given {
  status: number
  text: string
  etag: string
}

/** Asks a process of the server for a list, as somebody who knows the version `etag`. */
export type Ask = (list: string, etag?: string) => Promise<Given>

const LISTS = ['/plantilla/all/departamentos', '/conceptos', '/ciclo/all', '/escuela', '/auth/roles']

/** The same numbers each time, so that a failure can be looked at again. */
const dice = (seed: number) => {
  let state = seed
  return (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

/** Writes of rows that the lists show, by anybody: also what changes nothing, and what is taken back. */
const WRITES = [
  `INSERT INTO departments (nombre) VALUES ('D' || gen_random_uuid())`,
  `UPDATE departments SET nombre = 'D' || gen_random_uuid() WHERE id = (SELECT max(id) FROM departments)`,
  `DELETE FROM departments WHERE id IN (SELECT id FROM departments ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)`,
  `UPDATE departments SET nombre = nombre WHERE false`,
  `INSERT INTO concepts (nombre, monto_centavos, tipo) VALUES ('C' || gen_random_uuid(), 100, 'OTRO')`,
  `SAVEPOINT s; INSERT INTO concepts (nombre, monto_centavos, tipo) VALUES ('C' || gen_random_uuid(), 100, 'OTRO'); ROLLBACK TO s`,
  `INSERT INTO roles (name) VALUES ('R' || gen_random_uuid())`,
  `SELECT compact_tag_changes()`,
]

/** Three that write at once. */
export const connectWriters = (owner: pg.ClientConfig): Promise<pg.Client[]> =>
  Promise.all(
    Array.from({ length: 3 }, async () => {
      const client = new pg.Client(owner)
      await client.connect()
      return client
    }),
  )

/**
 * Lists are asked for while others write them. Of a list that is called unchanged the whole is asked for too: both must be equal.
 * @returns how often a list was called unchanged
 */
export const walkVersions = async (
  processes: readonly [Ask, Ask],
  writers: readonly pg.Client[],
  rounds: number,
): Promise<number> => {
  const roll = dice(20_261_128)
  const known = new Map<string, Given>()
  const open = new Set<pg.Client>()
  let unchanged = 0

  const step = async (): Promise<void> => {
    const writer = writers[roll(writers.length)]!
    if (open.has(writer) && roll(3) === 0) {
      open.delete(writer)
      return void (await writer.query(roll(4) === 0 ? 'ROLLBACK' : 'COMMIT'))
    }
    if (!open.has(writer)) await writer.query('BEGIN')
    open.add(writer)
    // Two that wait for each other's row would wait for good: each step is one of several of one program.
    await writer.query(`SET LOCAL lock_timeout = '20ms'; SAVEPOINT step`)
    await writer.query(WRITES[roll(WRITES.length)]!).catch(() => writer.query('ROLLBACK TO step'))
  }

  for (let round = 0; round < rounds; round++) {
    const list = LISTS[roll(LISTS.length)]!
    const [one, another] = roll(2) === 0 ? processes : [processes[1], processes[0]]
    // Read while something is written and committed.
    const [answer] = await Promise.all([one(list, known.get(list)?.etag), step().then(step)])
    if (answer.status === 200) known.set(list, answer)
    const { etag, text } = known.get(list)!
    const again = await another(list, etag)
    const truth = await one(list)
    if (again.status === 200) expect(again.text).toBe(truth.text)
    else {
      unchanged += 1
      expect([round, again.status, truth.text]).toEqual([round, 304, text])
    }
    known.set(list, truth)
  }
  for (const writer of open) await writer.query('COMMIT')
  return unchanged
}
