import type { Db } from '@server/db/database'
import type { Delivery, Mailer, MailMessage } from '@server/modules/mail/transport'
import { createSender, type SenderDeps } from '@server/modules/messages/sender'
import type { TestServer } from '@test/support/server/harness'

type Answer = Delivery['outcome'] | ((message: MailMessage) => Delivery)

/** A mail server: what arrived, and what it says to each address; `sent` where nothing is said. */
export const openMailbox = (over: Partial<{ cap: number; fromHour: number; toHour: number }> = {}) => {
  const arrived: MailMessage[] = []
  const answers = new Map<string, Answer[]>()
  let state: Awaited<ReturnType<Mailer['state']>> = {
    ready: true,
    cap: 1000,
    fromHour: 0,
    toHour: 24,
    ...over,
  }
  const mailer: Mailer = {
    state: async () => state,
    send: async (_db, message) => {
      const said = answers.get(message.to)?.shift() ?? 'sent'
      const delivery =
        typeof said === 'function' ? said(message) : ({ outcome: said, why: `Dijo ${said}` } as Delivery)
      if (delivery.outcome === 'sent' || delivery.outcome === 'uncertain') arrived.push(message)
      return delivery
    },
  }
  return {
    mailer,
    arrived,
    /** In turn; later tries are `sent`. */
    says: (to: string, ...said: Answer[]) => answers.set(to, said),
    be: (next: typeof state) => {
      state = next
    },
  }
}

export const senderOf = (
  { db, clock, services }: Pick<TestServer, 'db' | 'clock' | 'services'>,
  mailer: Mailer,
  over: Partial<SenderDeps> & { db?: Db } = {},
) =>
  createSender({
    db,
    now: () => clock.now,
    timeZone: 'America/Mexico_City',
    mailer,
    texts: services.messages,
    preferences: services.preferences,
    letterhead: { signer: async () => ({ escuela: 'Colegio de Prueba' }) as never },
    statementOf: async () => Buffer.from('%PDF'),
    linkOf: null,
    log: { warn: () => undefined },
    ...over,
  })
