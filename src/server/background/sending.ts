import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/database'
import { createMailer } from '../modules/mail/mailer'
import { keepSending } from '../modules/messages/sender'
import { keepReminding } from '../modules/reminders/daily'
import type { Letterhead } from '../modules/school/letterhead'
import type { drawStatement } from '../modules/statements/statement.paper'
import { STATEMENT } from '../modules/statements/statements.plugin'
import type { Papers } from '../pdf/documents'
import { createSealer, type Sealer } from '../security/sealer'
import type { ServiceDeps, Services } from '../services'

/** ms, well under the minute that the service has to end in. */
const STOP_WITHIN_MS = 20_000

interface Sending {
  readonly db: Db
  readonly now: () => Date
  readonly timeZone: string
  readonly sharedSecret: string
  readonly sealer?: Sealer
  readonly mail?: ServiceDeps['mail']
  readonly services: Pick<Services, 'messages' | 'preferences' | 'reminders' | 'statements'>
  readonly letterhead: Letterhead
  readonly papers: Pick<Papers, 'draw' | 'school'>
}

/** From now until the app closes, this process sends the messages that wait, and queues the reminders of each day. */
export const sendMessages = (
  app: FastifyInstance,
  { db, now, timeZone, mail, sealer, sharedSecret, services, letterhead, papers }: Sending,
): void => {
  const { messages, preferences, reminders, statements } = services
  const mailDeps = { letterhead, environment: null, now, ...mail }
  const mailer = createMailer({ sealer: sealer ?? createSealer(sharedSecret), ...mailDeps })
  const stopReminding = keepReminding({ db, now, timeZone, mailer, reminders, log: app.log })
  const stop = keepSending({
    db,
    now,
    timeZone,
    mailer,
    texts: messages,
    preferences,
    letterhead,
    linkOf: (on, padreId) => messages.linkOf({ db: on }, padreId),
    statementOf: async (call, padreId) => {
      const account = await statements.getByFamily(call, { padreId }, () => '')
      const options = { cycleId: null, forward: true, now: call.now }
      return papers.draw<typeof drawStatement>(STATEMENT, [await papers.school(), account, options])
    },
    log: app.log,
  })
  // Sending stops before the threads that draw papers end. A mail server that hangs is not waited for, or systemd would kill the process.
  app.addHook('preClose', async () => {
    const stopped = stopReminding().then(stop)
    await Promise.race([stopped, setTimeout(STOP_WITHIN_MS, undefined, { ref: false })])
  })
}
