import { onlyProblems, type Campos } from '../domain/campos'
import { emailProblem, normalizeEmail } from '../domain/email'
import { tidy } from '../domain/text'

export const MAIL_SECURITIES = ['TLS', 'STARTTLS', 'NINGUNA'] as const
export type MailSecurity = (typeof MAIL_SECURITIES)[number]

/** Ports of mail servers. Any other would let the settings reach every service of the school's network. */
const MAIL_PORTS: readonly number[] = [25, 465, 587, 2525]

export const MAX_HOST = 253
export const MAX_MAIL_USER = 254
export const MAX_MAIL_PASSWORD = 500
export const MAX_SENDER_NAME = 120
export const MAX_DAILY_CAP = 100_000
/** Test messages an hour, of all users together. */
export const MAIL_TRIES = { kind: 'correo', max: 10, windowMs: 60 * 60_000 }

export interface MailSettings {
  readonly servidor: string | null
  readonly puerto: number
  readonly seguridad: MailSecurity
  readonly usuario: string | null
  readonly remitente: { readonly nombre: string | null; readonly correo: string | null }
  readonly responder_a: string | null
  readonly tope_diario: number
  readonly desde_hora: number
  readonly hasta_hora: number
  readonly activo: boolean
}

export const UNSET_MAIL: MailSettings = {
  servidor: null,
  puerto: 587,
  seguridad: 'STARTTLS',
  usuario: null,
  remitente: { nombre: null, correo: null },
  responder_a: null,
  // Gmail lets an account send 500 a day; the rest is for the people of the school.
  tope_diario: 300,
  desde_hora: 8,
  hasta_hora: 20,
  activo: false,
}

type Cleared<T> = { readonly [K in keyof T]?: T[K] | null | undefined }

/** A field left out stays; null and '' clear a text. */
type MailChange = {
  readonly [K in keyof Omit<MailSettings, 'remitente'>]?: MailSettings[K] | undefined
} & {
  readonly remitente?: Cleared<MailSettings['remitente']> | null | undefined
}

const HOST =
  /^(?=.{1,253}$)[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?(\.[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?)*$/u
const SIX = /^[\da-f:]*:[\da-f:.]*$/i

export const isThisMachine = (host: string | null): boolean =>
  host !== null && /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host)

const keptHost = (text: string | null | undefined): string | null =>
  tidy(text ?? '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase() || null
const orNull = (text: string | null | undefined): string | null => tidy(text ?? '') || null
const keptEmail = (text: string | null | undefined): string | null => normalizeEmail(text ?? '') || null

export const changedMail = (stored: MailSettings, change: MailChange): MailSettings => {
  const { remitente } = change
  const fields = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const next = { ...stored, ...fields } as MailSettings
  const sender = remitente === null ? { nombre: null, correo: null } : { ...stored.remitente, ...remitente }
  return {
    ...next,
    servidor: keptHost(next.servidor),
    usuario: orNull(next.usuario),
    remitente: { nombre: orNull(sender.nombre), correo: keptEmail(sender.correo) },
    responder_a: keptEmail(next.responder_a),
  }
}

/** Refuses characters that would end the address in a mail header. */
const senderProblem = (email: string): string | null =>
  /[<>()[\],;:"\\]/.test(email) ? 'El correo debe tener la forma nombre@dominio.mx' : emailProblem(email)

const PORT_TEXT = 'El puerto es 25, 465, 587 o 2525'

export const mailProblems = (mail: MailSettings): Campos => {
  const { servidor, puerto, seguridad, remitente, responder_a, tope_diario, desde_hora, hasta_hora } = mail
  const isHere = isThisMachine(servidor)
  const isHost = servidor === null || HOST.test(servidor) || SIX.test(servidor)
  return onlyProblems({
    servidor: isHost ? null : 'Escribe el nombre del servidor, como smtp.gmail.com',
    puerto: isHere || MAIL_PORTS.includes(puerto) ? null : PORT_TEXT,
    seguridad:
      seguridad === 'NINGUNA' && !isHere
        ? 'Sin cifrado solo se envía a un servidor de correo de este mismo equipo: elige TLS o STARTTLS'
        : null,
    'remitente.correo': senderProblem(remitente.correo ?? ''),
    responder_a: senderProblem(responder_a ?? ''),
    tope_diario: tope_diario >= 1 ? null : 'El tope es de un mensaje al día o más',
    hasta_hora: hasta_hora > desde_hora ? null : 'La última hora es después de la primera',
  })
}

const NO_MAIL_SERVER = 'Falta el servidor de correo.'
const NO_MAIL_SENDER = 'Falta el correo del remitente.'
const NO_MAIL_PASSWORD = 'Falta la contraseña del correo.'
const LOST_MAIL_PASSWORD =
  'La contraseña del correo no se puede leer, porque la llave de esta instalación es otra: escríbela de nuevo.'
export const MAIL_OFF = 'El envío de correo está apagado.'

/** What is missing to send any message; null when nothing is. Does not look at `activo`. */
export const mailGap = (
  { servidor, usuario, remitente }: Pick<MailSettings, 'servidor' | 'usuario' | 'remitente'>,
  password: 'PUESTA' | 'FALTA' | 'PERDIDA',
): string | null => {
  if (servidor === null) return NO_MAIL_SERVER
  if (remitente.correo === null) return NO_MAIL_SENDER
  if (usuario === null || password === 'PUESTA') return null
  return password === 'PERDIDA' ? LOST_MAIL_PASSWORD : NO_MAIL_PASSWORD
}
