import { mailGap, UNSET_MAIL, type MailSettings } from '@contract/mail/mail.rules'
import type { Sealer } from '../../security/sealer'
import type { MailRow } from './mail.queries'

export interface MailEnvironment {
  readonly settings: MailSettings
  readonly password: string | null
  /** Messages are written here as files and never sent. */
  readonly folder: string | null
}

export interface MailInForce extends MailEnvironment {
  readonly gap: string | null
}

const settingsOf = (row: MailRow): MailSettings => {
  const { servidor, puerto, seguridad, usuario, responder_a, tope_diario, desde_hora, hasta_hora, activo } =
    row
  const remitente = { nombre: row.remitente_nombre, correo: row.remitente_correo }
  const hours = { tope_diario, desde_hora, hasta_hora, activo }
  return { servidor, puerto, seguridad, usuario, remitente, responder_a, ...hours }
}

export const columnsOf = ({ remitente, ...settings }: MailSettings) => ({
  ...settings,
  remitente_nombre: remitente.nombre,
  remitente_correo: remitente.correo,
})

export const mailInForce = (
  row: MailRow,
  sealer: Sealer,
  environment: MailEnvironment | null,
): MailInForce => {
  if (!row.saved) {
    const given = environment ?? { settings: UNSET_MAIL, password: null, folder: null }
    return { ...given, gap: mailGap(given.settings, given.password === null ? 'FALTA' : 'PUESTA') }
  }
  const settings = settingsOf(row)
  const password = row.contrasena && sealer.open(row.contrasena)
  const lost = row.contrasena === null ? 'FALTA' : 'PERDIDA'
  return { settings, password, folder: null, gap: mailGap(settings, password === null ? lost : 'PUESTA') }
}
