// Raw SQL: the clock is the database's own, since several processes on several machines write and read these rows.
import { sql } from 'kysely'
import type { Db } from './database'
import type { WorkTables } from './accessTables'

type Kind = WorkTables['work_under_way']['kind']

/** Found by user and by a code of the user's client, so nobody reads a colleague's progress. */
interface Followed {
  /** The pool, because rows of the work's own transaction are seen by nobody before it ends. */
  db: Db
  userId: number
  code: string | undefined
}

/** Milliseconds between signs that the process is still working. */
const SIGN_EVERY_MS = 10_000
const isLost = sql<boolean>`seen_at < clock_timestamp() - interval '1 minute'`

/** Writes only the latest progress, one write at a time. The work never waits for a write, and a failed one does not fail it. */
const createRow = <Progress>({ db, userId, code }: Followed & { code: string }, kind: Kind) => {
  let last: Progress | null = null
  let isWritten = true
  let writing: Promise<void> | null = null
  const write = async (): Promise<void> => {
    while (!isWritten) {
      isWritten = true
      const key = { user_id: userId, kind, code }
      const progress = last === null ? null : JSON.stringify(last)
      await (
        progress === null
          ? db
              .deleteFrom('work_under_way')
              .where('user_id', '=', userId)
              .where('kind', '=', kind)
              .where('code', '=', code)
          : db
              .insertInto('work_under_way')
              .values({ ...key, progress })
              .onConflict((on) =>
                on
                  .columns(['user_id', 'kind', 'code'])
                  .doUpdateSet({ progress, seen_at: sql`clock_timestamp()` }),
              )
      )
        .execute()
        .catch(() => undefined)
    }
    writing = null
  }
  return (progress: Progress | null): void => {
    last = progress
    isWritten = false
    writing ??= write()
  }
}

/** Progress as rows, so that any process can tell how far another's work is (decisions/0108). */
export const createUnderWay = <Progress extends object>(kind: Kind) => ({
  /** Null when there is none, it ended, or its process was killed. */
  find: async (db: Db, userId: number, code: string): Promise<Progress | null> => {
    const row = await db
      .selectFrom('work_under_way')
      .select('progress')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('code', '=', code)
      .where(sql<boolean>`NOT (${isLost})`)
      .executeTakeFirst()
    return (row?.progress ?? null) as Progress | null
  },

  follow: async <Done>(
    followed: Followed,
    first: Progress,
    work: (tell: (progress: Progress) => void) => Promise<Done>,
  ): Promise<Done> => {
    const { code } = followed
    if (!code) return work(() => undefined)
    const write = createRow<Progress>({ ...followed, code }, kind)
    let last = first
    const tell = (progress: Progress): void => write((last = progress))
    const timer = setInterval(() => write(last), SIGN_EVERY_MS)
    tell(first)
    return work(tell).finally(() => {
      clearInterval(timer)
      write(null)
    })
  },
})

/** Deletes the rows of killed processes. */
export const forgetLost = (db: Db): Promise<unknown> =>
  db.deleteFrom('work_under_way').where(isLost).execute()
