import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { MAIL_OFF } from '@contract/mail/mail.rules'
import type { Db } from '../../db/database'
import type { Sealer } from '../../security/sealer'
import type { Letterhead } from '../school/letterhead'
import { composeMail, type ComposedMail } from './compose'
import { resumeMail, findMail, forgetError, keepError } from './mail.queries'
import { mailInForce, type MailEnvironment, type MailInForce } from './settings'
import { handOver, MAIL_TIMEOUTS, type MailTimeouts } from './smtp'
import type { Delivery, Mailer, MailMessage } from './transport'

export interface MailDeps {
  readonly sealer: Sealer
  readonly letterhead: Pick<Letterhead, 'school'>
  readonly environment: MailEnvironment | null
  readonly timeouts?: MailTimeouts
  readonly now?: () => Date
}

/** Renamed when complete, as another program may be watching the folder. */
const writeEml = async (folder: string, { bytes }: ComposedMail): Promise<Delivery> => {
  await mkdir(folder, { recursive: true })
  const name = `${new Date().toISOString().replace(/\D/g, '').slice(0, 17)}-${randomUUID().slice(0, 8)}`
  const half = path.join(folder, `.${name}`)
  await writeFile(half, bytes)
  await rename(half, path.join(folder, `${name}.eml`))
  return { outcome: 'sent' }
}

export const createMailer = (deps: MailDeps): Mailer => {
  const { sealer, letterhead, environment, timeouts = MAIL_TIMEOUTS, now = () => new Date() } = deps
  const inForce = async (db: Db): Promise<MailInForce> => mailInForce(await findMail(db), sealer, environment)

  const deliver = async (mail: MailInForce, message: MailMessage): Promise<Delivery> => {
    if (mail.gap !== null) return { outcome: 'sender', why: mail.gap }
    const composed = await composeMail(mail.settings, message, await letterhead.school())
    if (mail.folder !== null) return writeEml(mail.folder, composed)
    return handOver(mail, composed, timeouts)
  }

  return {
    state: async (db) => {
      const { gap, settings } = await inForce(db)
      if (gap !== null) return { ready: false, why: gap }
      if (!settings.activo) return { ready: false, why: MAIL_OFF }
      const { tope_diario: cap, desde_hora: fromHour, hasta_hora: toHour } = settings
      return { ready: true, cap, fromHour, toHour }
    },

    send: async (db, message) => {
      const delivery = await deliver(await inForce(db), message)
      if (delivery.outcome === 'sent') {
        await forgetError(db)
        await resumeMail(db)
      } else if (delivery.outcome !== 'recipient') await keepError(db, delivery.why, now())
      return delivery
    },
  }
}
