import { onlyProblems, REQUIRED, type Campos } from '@contract/domain/campos'
import { changedMail, mailProblems, UNSET_MAIL, type MailSecurity } from '@contract/mail/mail.rules'
import type { Mail, MailContract } from '@contract/mail/mail.schemas'
import type { TypedNumber } from '../../ui/fields/field'

export const PROVIDERS = {
  gmail: {
    label: 'Gmail o Google Workspace',
    servidor: 'smtp.gmail.com',
    puerto: 587,
    seguridad: 'STARTTLS',
  },
  microsoft: { label: 'Microsoft 365', servidor: 'smtp.office365.com', puerto: 587, seguridad: 'STARTTLS' },
} as const
type Provider = keyof typeof PROVIDERS | 'otro'

export interface MailValues {
  proveedor: Provider
  servidor: string
  puerto: TypedNumber
  seguridad: MailSecurity
  usuario: string
  contrasena: string
  /** Removes the stored password; counts only while `contrasena` is empty. */
  quitar_contrasena: boolean
  remitente_nombre: string
  remitente_correo: string
  responder_a: string
  tope_diario: TypedNumber
  desde_hora: TypedNumber
  hasta_hora: TypedNumber
  activo: boolean
}

export const isProvider = (name: string): name is keyof typeof PROVIDERS => name in PROVIDERS

const providerOf = (servidor: string | null): Provider =>
  Object.keys(PROVIDERS)
    .filter(isProvider)
    .find((name) => PROVIDERS[name].servidor === servidor) ?? 'otro'

export const valuesOf = (mail: Mail): MailValues => {
  const { servidor, puerto, seguridad, usuario, remitente, responder_a } = mail
  const { tope_diario, desde_hora, hasta_hora, activo, guardado } = mail
  return {
    proveedor: providerOf(servidor),
    servidor: servidor ?? '',
    puerto,
    seguridad,
    usuario: usuario ?? '',
    contrasena: '',
    quitar_contrasena: false,
    remitente_nombre: remitente.nombre ?? '',
    remitente_correo: remitente.correo ?? '',
    responder_a: responder_a ?? '',
    tope_diario,
    desde_hora,
    hasta_hora,
    // Sending is on by default where mail was never configured.
    activo: guardado === false || activo,
  }
}

type Body = MailContract['update']['body']

const changeOf = (values: MailValues) => ({
  servidor: values.servidor,
  puerto: values.puerto ?? 0,
  seguridad: values.seguridad,
  usuario: values.usuario,
  remitente: { nombre: values.remitente_nombre, correo: values.remitente_correo },
  responder_a: values.responder_a,
  tope_diario: values.tope_diario ?? 0,
  desde_hora: values.desde_hora ?? 0,
  hasta_hora: values.hasta_hora ?? 0,
  activo: values.activo,
})

const passwordOf = ({ contrasena, quitar_contrasena }: MailValues): Pick<Body, 'contrasena'> => {
  if (contrasena !== '') return { contrasena }
  return quitar_contrasena ? { contrasena: null } : {}
}

/** Only what changed; the password only when one was typed or is taken away. */
export const mailBody = (values: MailValues, before: MailValues, isSaved: boolean): Body => {
  const now: Body = changeOf(values)
  const then: Body = changeOf(before)
  const changed = Object.entries(now).filter(
    ([field, value]) => !isSaved || JSON.stringify(value) !== JSON.stringify(then[field as keyof Body]),
  )
  return { ...Object.fromEntries(changed), ...passwordOf(values) }
}

const missing = (text: string): string | null => (text.trim() === '' ? REQUIRED : null)

/** @param before as stored; for another server the password must be typed again */
export const mailFormProblems =
  (before: MailValues, hasPassword: boolean) =>
  (values: MailValues): Campos => {
    const problems = mailProblems(changedMail(UNSET_MAIL, changeOf(values)))
    const { 'remitente.correo': sender, ...others } = problems
    const isMoved = values.servidor.trim().toLowerCase() !== before.servidor
    const needsPassword =
      values.usuario.trim() !== '' && (isMoved || !hasPassword || values.quitar_contrasena)
    return onlyProblems({
      ...others,
      servidor: missing(values.servidor) ?? others['servidor'] ?? null,
      remitente_correo: missing(values.remitente_correo) ?? sender ?? null,
      contrasena: needsPassword ? missing(values.contrasena) : null,
    })
  }
