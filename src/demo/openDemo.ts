import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { todayIn } from '@contract/domain/dates'
import type { FileKind } from '@contract/domain/files'
import type { Db } from '@server/db/database'
import type { PreparedFile } from '@server/files/fileStore'
import { createLetterhead } from '@server/modules/school/letterhead'
import { createLoginQueue } from '@server/modules/session/guessing'
import { buildServices, type Services } from '@server/services'
import type { Prepared } from '@server/start'
import type { DemoConfig } from './demoConfig'
import type { Receive } from './books'
import { countSteps, fillSchool } from './fill'
import { planSchool } from './plan'
import { createProgress, type Out } from './progress'

/**
 * Whether a database has nothing but the first user, which this start may have made. Any other database may hold real data and is
 * never filled; it cannot be a half-made demo, because the filling is one transaction.
 */
export const isUntouched = async (db: Db, admin: string): Promise<boolean> => {
  const { rows } = await sql<{ touched: boolean }>`
    SELECT EXISTS (SELECT FROM cycles) OR EXISTS (SELECT FROM students) OR EXISTS (SELECT FROM parents)
      OR EXISTS (SELECT FROM files) OR EXISTS (SELECT FROM departments) OR EXISTS (SELECT FROM users WHERE name <> ${admin})
      OR (SELECT count(*) FROM roles) > 1 AS touched`.execute(db)
  return rows[0]?.touched === false
}

/** Services that only fill the database; no user signs in through them. */
export const fillingServices = ({ db, files }: Prepared): Services => {
  const environment = { nombre: '', direccion: null, logo: null }
  const letterhead = createLetterhead({ db, files, environment })
  return buildServices({ files, letterhead, shared: randomUUID(), logins: createLoginQueue() })
}

interface OpenDemoOptions {
  config: Pick<DemoConfig, 'adminUser' | 'adminPassword' | 'timeZone'>
  now: Date
  out: Out
  /** Ends the filling early; nothing of it stays. */
  signal?: AbortSignal
  pupils?: number
}

/**
 * Fills a database that is still untouched; any other is left as it is.
 * @returns whether it was filled
 * @throws what `signal` was aborted with
 */
export const openDemo = async (
  { db, files }: Prepared,
  { config, now, out, signal, pupils }: OpenDemoOptions,
): Promise<boolean> => {
  const { adminUser: admin, adminPassword: password, timeZone } = config
  if (!(await isUntouched(db, admin))) {
    out.write('La base ya tiene datos: se abre como está, sin agregar nada.\n')
    return false
  }
  const plan = planSchool(todayIn(timeZone, now), pupils)
  const progress = createProgress(out, countSteps(plan))
  const step = (label: string): void => {
    signal?.throwIfAborted()
    progress.step(label)
  }
  out.write('Creando la escuela de demostración (si se interrumpe, no queda nada a medias)…\n')
  const received: PreparedFile[] = []
  const receiver =
    (kinds: readonly FileKind[]): Receive =>
    async (content) => {
      const file = await files.prepare(Readable.from([content]), kinds)
      received.push(file)
      return file
    }
  const receive = receiver(['image', 'pdf', 'video'])
  const receiveSheet = receiver(['sheet'])
  const services = fillingServices({ db, files })
  try {
    await fillSchool(db, { services, receive, receiveSheet, plan, admin, password, now, timeZone, step })
  } finally {
    await files.discard(received)
  }
  progress.end()
  return true
}
