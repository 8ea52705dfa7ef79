import { randomUUID } from 'node:crypto'
import { EMPTY_CHANGE } from '@contract/domain/messages'
import { emailProblem, normalizeEmail } from '@contract/domain/email'
import { changedMail, MAIL_OFF, MAIL_TRIES, mailProblems, type MailSettings } from '@contract/mail/mail.rules'
import type { Mail, MailContract } from '@contract/mail/mail.schemas'
import type { ReadCall, WriteCall } from '../../http/call'
import { createGuessLimit } from '../../http/guessLimit'
import { assertFields } from '../../http/validation'
import { assertField, badRequest, conflict } from '../../shared/problem'
import * as queries from './mail.queries'
import { columnsOf, mailInForce, type MailInForce } from './settings'
import type { MailDeps } from './mailer'
import type { Mailer } from './transport'

interface Deps extends MailDeps {
  readonly mailer: Mailer
  readonly hasAddress: boolean
}

export type MailTest = MailContract['test']['response']['prueba']

const RECORD = 1
const SENT =
  'El servidor de correo aceptó el mensaje. Revisa que haya llegado, también en «correo no deseado».'
const IN_FOLDER = 'El mensaje se escribió en la carpeta de correos de este servidor; no sale a internet.'

const senderText = ({ nombre, correo }: MailSettings['remitente']): string | null =>
  [nombre, correo && `<${correo}>`].filter(Boolean).join(' ') || null

const trailOf = ({ remitente, ...settings }: MailSettings, password: string | null) => ({
  ...settings,
  remitente: senderText(remitente),
  contrasena: password,
})

const toMail = (row: queries.MailRow, mail: MailInForce, hasAddress: boolean): Mail => ({
  ...mail.settings,
  tiene_contrasena: mail.password !== null,
  ultimo_error: row.ultimo_error,
  ultimo_error_fecha: row.ultimo_error_at?.toISOString() ?? null,
  falta: mail.gap ?? (mail.settings.activo ? null : MAIL_OFF),
  guardado: row.saved,
  carpeta: mail.folder !== null,
  abre_desde_casa: hasAddress,
})

const testMessage = (para: string, school: string) => ({
  to: para,
  subject: `Prueba de correo de ${school}`,
  text: `Este mensaje es una prueba de ${school}.\n\nSi llegó a tu bandeja de entrada, los avisos y recordatorios a las familias pueden salir.`,
  messageId: `<prueba-${randomUUID()}@escuela>`,
})

export const createMailService = ({ sealer, environment, letterhead, mailer, hasAddress }: Deps) => {
  const tries = createGuessLimit(MAIL_TRIES)
  const inForce = (row: queries.MailRow) => mailInForce(row, sealer, environment)

  const get = async ({ db }: ReadCall): Promise<Mail> => {
    const row = await queries.findMail(db)
    return toMail(row, inForce(row), hasAddress)
  }

  return {
    get,

    /** A change of server drops the password of the old one. @throws 400 */
    update: async (call: WriteCall, body: MailContract['update']['body']): Promise<Mail> => {
      const { db, record, unchanged } = call
      if (Object.keys(body).length === 0) throw badRequest(EMPTY_CHANGE)
      const row = await queries.lockMail(db)
      const { contrasena, ...change } = body
      const stored = inForce(row)
      const settings = changedMail(stored.settings, change)
      assertFields(mailProblems(settings))
      const isMoved = settings.servidor !== stored.settings.servidor
      const samePassword = isMoved ? null : stored.password
      const password = contrasena === undefined ? samePassword : contrasena || null
      const [before, after] = [trailOf(stored.settings, null), trailOf(settings, null)]
      const isSame = JSON.stringify(before) === JSON.stringify(after) && password === stored.password
      // A password that cannot be opened is kept, as its key may come back.
      const isLost = contrasena === undefined && !isMoved && row.contrasena !== null && password === null
      const contents = isLost ? row.contrasena : password === null ? null : sealer.seal(password)
      await queries.updateMail(db, {
        ...columnsOf(settings),
        contrasena: contents,
        ...(isSame ? {} : { ultimo_error: null, ultimo_error_at: null }),
      })
      if (!isSame) await queries.resumeMail(db)
      if (isSame && row.saved) unchanged()
      else
        record(
          'CORREO',
          RECORD,
          row.saved || environment ? before : null,
          password === stored.password ? after : { ...after, contrasena: 'otra' },
        )
      return get(call)
    },

    /** Called before the transaction, as it waits for another server. @throws 400 · 409 something is missing · 429 */
    tryMail: async ({ db, now }: ReadCall, { para }: MailContract['test']['body']): Promise<MailTest> => {
      const email = normalizeEmail(para)
      assertField('para', emailProblem(email))
      const { gap, folder } = inForce(await queries.findMail(db))
      if (gap !== null) throw conflict(gap)
      await tries.take(db, 'prueba', now)
      const { name } = await letterhead.school()
      const delivery = await mailer.send(db, testMessage(email, name))
      const outcome = folder === null ? SENT : IN_FOLDER
      return delivery.outcome === 'sent'
        ? { enviado: true, dijo: outcome }
        : { enviado: false, dijo: delivery.why }
    },

    recordTry: async (call: WriteCall, { para }: MailContract['test']['body']): Promise<void> => {
      const { settings } = inForce(await queries.findMail(call.db))
      const { servidor } = settings
      call.record('CORREO', RECORD, { servidor }, { servidor, prueba: normalizeEmail(para) })
    },
  }
}
export type MailService = ReturnType<typeof createMailService>
