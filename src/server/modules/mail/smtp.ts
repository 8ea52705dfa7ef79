import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { ComposedMail } from './compose'
import { deliveryOf } from './refusals'
import type { MailInForce } from './settings'
import type { Delivery } from './transport'

/** Milliseconds. */
export interface MailTimeouts {
  readonly connect: number
  /** Longest time without a byte from the server. */
  readonly silence: number
  /** For the whole message, since a server that sends a byte now and then is never silent. */
  readonly whole: number
}

export const MAIL_TIMEOUTS: MailTimeouts = { connect: 10_000, silence: 20_000, whole: 90_000 }

const NO_ACCENTS =
  'El servidor de correo de la escuela no acepta direcciones con ñ o acentos antes de la arroba.'

const hasAccents = (email: string): boolean => /[^\x20-\x7e]/.test(email)

const connectionOf = ({ settings }: MailInForce, { connect, silence }: MailTimeouts): SMTPConnection =>
  new SMTPConnection({
    host: settings.servidor as string,
    port: settings.puerto,
    secure: settings.seguridad === 'TLS',
    requireTLS: settings.seguridad === 'STARTTLS',
    ignoreTLS: settings.seguridad === 'NINGUNA',
    connectionTimeout: connect,
    greetingTimeout: connect,
    dnsTimeout: connect,
    socketTimeout: silence,
    tls: { minVersion: 'TLSv1.2' },
    logger: false,
  })

/** @param begins called when the server starts to take the text: from then on the message may count as delivered */
const textOf = (bytes: Buffer, begins: () => void): Readable => {
  let isBegun = false
  return new Readable({
    read() {
      if (isBegun) return
      isBegun = true
      begins()
      this.push(bytes)
      this.push(null)
    },
  })
}

/** One connection per message. Never rejects. */
export const handOver = (
  mail: MailInForce,
  { from, to, bytes }: ComposedMail,
  timeouts: MailTimeouts,
): Promise<Delivery> =>
  new Promise((resolve) => {
    const connection = connectionOf(mail, timeouts)
    let isHandedOver = false
    const end = (delivery: Delivery): void => {
      clearTimeout(timer)
      if (delivery.outcome === 'sent') connection.quit()
      else connection.close()
      resolve(delivery)
    }
    const fail = (error: SMTPConnection.SMTPError): void =>
      end(deliveryOf(error, { isHandedOver, mail: mail.settings }))
    const timer = setTimeout(
      () => fail(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })),
      timeouts.whole,
    )
    const send = (): void => {
      const text = textOf(bytes, () => (isHandedOver = true))
      connection.send({ from, to: [to], size: bytes.length }, text, (error) =>
        error ? fail(error) : end({ outcome: 'sent' }),
      )
    }
    const greet = (): void => {
      const offersUtf8 = /[ -]SMTPUTF8\b/i.test(connection.lastServerResponse || '')
      if (!offersUtf8 && hasAccents(from)) return end({ outcome: 'sender', why: NO_ACCENTS })
      if (!offersUtf8 && hasAccents(to)) return end({ outcome: 'recipient', why: NO_ACCENTS })
      const { usuario } = mail.settings
      if (usuario === null) return send()
      connection.login({ user: usuario, pass: mail.password ?? '' }, (error) =>
        error ? fail(error) : send(),
      )
    }
    connection.on('error', fail)
    connection.connect((error) => (error ? fail(error) : greet()))
  })
