import { todayIn } from '@contract/domain/dates'
import type { Db } from '@server/db/database'
import type { WriteCall } from '@server/http/call'
import type { TestServer } from './harness'

const TIME_ZONE = 'America/Mexico_City'
const FIRST_USER: WriteCall['actor'] = {
  id: 1,
  name: '',
  typeUser: 'NORMAL',
  role: { id: 1, name: '' },
  permissions: [],
  sessionId: 1,
  signIn: '',
  provedAt: new Date(0),
  owesFactor: false,
}

/** A call as a service takes it, outside of any request: by the first user, at the server's moment or on `today`. */
export const callOn = <On extends Db>(
  { clock: { now } }: TestServer,
  db: On,
  today = todayIn(TIME_ZONE, now),
): Omit<WriteCall, 'db'> & { db: On } => ({
  db,
  now,
  today,
  timeZone: TIME_ZONE,
  actor: FIRST_USER,
  files: [],
  afterCommit: () => undefined,
  logError: () => undefined,
  inOwnTransaction: () => Promise.reject(new Error('only a call over HTTP has parts of its own')),
  unchanged: () => undefined,
  record: () => undefined,
})
