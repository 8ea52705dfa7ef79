import { Type, type Static } from '@sinclair/typebox'
import { entity, literals, LooseText, Moment, Nullable, ok, Text, type ContractOf } from '../http/schemas'
import { MAX_EMAIL_LENGTH } from '../domain/email'
import {
  MAIL_SECURITIES,
  MAX_DAILY_CAP,
  MAX_HOST,
  MAX_MAIL_PASSWORD,
  MAX_MAIL_USER,
  MAX_SENDER_NAME,
} from './mail.rules'

const text = () => Nullable(Type.String())

const MailSchema = entity('Mail', {
  servidor: text(),
  puerto: Type.Integer(),
  seguridad: literals(MAIL_SECURITIES),
  usuario: text(),
  tiene_contrasena: Type.Boolean(),
  remitente: Type.Object({ nombre: text(), correo: text() }),
  responder_a: text(),
  tope_diario: Type.Integer(),
  desde_hora: Type.Integer(),
  hasta_hora: Type.Integer(),
  activo: Type.Boolean(),
  ultimo_error: text(),
  ultimo_error_fecha: Type.Optional(Nullable(Moment())),
  /** Why no message leaves; null when messages do. */
  falta: Type.Optional(text()),
  guardado: Type.Optional(Type.Boolean()),
  /** Messages are written into a folder of the server and never sent. */
  carpeta: Type.Optional(Type.Boolean()),
  abre_desde_casa: Type.Optional(Type.Boolean()),
})
export type Mail = Static<typeof MailSchema>

/** The rules check the contents and answer with sentences; null and '' clear a field. */
const loose = (max: number) => Nullable(LooseText(max))
const hour = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum })
const change = Type.Partial(
  Type.Object({
    servidor: loose(MAX_HOST),
    puerto: Type.Integer({ minimum: 1, maximum: 65_535 }),
    seguridad: literals(MAIL_SECURITIES),
    usuario: loose(MAX_MAIL_USER),
    contrasena: loose(MAX_MAIL_PASSWORD),
    remitente: Nullable(
      Type.Partial(Type.Object({ nombre: loose(MAX_SENDER_NAME), correo: loose(MAX_EMAIL_LENGTH) })),
    ),
    responder_a: loose(MAX_EMAIL_LENGTH),
    tope_diario: Type.Integer({ minimum: 1, maximum: MAX_DAILY_CAP }),
    desde_hora: hour(0, 23),
    hasta_hora: hour(1, 24),
    activo: Type.Boolean(),
  }),
)
const one = ok({ correo: MailSchema })

export const mailSchemas = {
  get: { response: one },
  update: { body: change, response: one },
  test: {
    body: Type.Object({ para: Text(MAX_EMAIL_LENGTH) }),
    response: ok({
      /** `dijo` is in plain words, never the server's own text. */
      prueba: Type.Object({ enviado: Type.Boolean(), dijo: Type.String() }),
    }),
  },
}
export type MailContract = ContractOf<typeof mailSchemas>
