import { Type, type Static } from '@sinclair/typebox'
import {
  entity,
  GradeSchema,
  GradeYearNumber,
  Id,
  literals,
  LooseText,
  LooseLines,
  Moment,
  Named,
  Nullable,
  ok,
  PageSchema,
  withTags,
  UserName,
  type ContractOf,
} from '../http/schemas'
import { CHANNELS, MESSAGE_CLASSES } from '../preferences/preferences.rules'
import {
  AUDIENCE_KINDS,
  MARKED_STATES,
  MAX_PARENTS,
  MAX_TEXT,
  MAX_TITLE,
  MESSAGE_STATES,
} from './messages.rules'

export const AudienceSchema = Type.Object({
  tipo: literals(AUDIENCE_KINDS),
  cicloEscolarId: Type.Optional(Id()),
  grado: Type.Optional(GradeSchema),
  gradoNumero: Type.Optional(GradeYearNumber()),
  grupoId: Type.Optional(Id()),
  servicioId: Type.Optional(Id()),
  meses_min: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
  padres: Type.Optional(Type.Array(Type.Object({ id: Id() }), { maxItems: MAX_PARENTS })),
})

const StateCountsSchema = Type.Object({
  PENDIENTE: Type.Integer(),
  ENVIANDO: Type.Integer(),
  ENVIADO: Type.Integer(),
  FALLO: Type.Integer(),
  INCIERTO: Type.Integer(),
  OMITIDO: Type.Integer(),
  CANCELADO: Type.Integer(),
})
export type StateCounts = Static<typeof StateCountsSchema>

const bulletin = {
  id: Id(),
  clase: literals(MESSAGE_CLASSES),
  /** As written, with the fields in braces. */
  titulo: Type.String(),
  audiencia: Type.String(),
  /** The user who wrote it; for a reminder, the name under it. */
  autor: Nullable(UserName()),
  fecha: Moment(),
  cuentas: StateCountsSchema,
}
const BulletinRowSchema = entity('Message', bulletin)
export type BulletinRow = Static<typeof BulletinRowSchema>

const BulletinSchema = entity('Message', {
  ...bulletin,
  descripcion: Type.String(),
  adjuntar_estado: Type.Boolean(),
  /** It says or implies what a family owes: readers without CARGOS or COLEGIATURAS (READ) get neither texts nor reasons. */
  con_dinero: Type.Boolean(),
  canales: Type.Array(Type.Object({ canal: literals(CHANNELS), cuentas: StateCountsSchema })),
  /** When the first message still waiting may leave; null when none waits. */
  sale: Nullable(Moment()),
  cancelado: Nullable(Moment()),
})
export type Bulletin = Static<typeof BulletinSchema>

const messageFields = {
  id: Id(),
  canal: literals(CHANNELS),
  estado: literals(MESSAGE_STATES),
  /** When it reached its state; for a waiting one, when it was written. */
  fecha: Moment(),
  /** As it left, or as it would leave now. Null once forgotten, when left out, or when this user may not read it. */
  titulo: Nullable(Type.String()),
  texto: Nullable(Type.String()),
  /** Why it was left out or failed; of one still waiting, why it would be left out now. */
  motivo: Nullable(Type.String()),
}

const MessageSchema = entity('Message', {
  ...messageFields,
  familia: Named('Parent'),
  /** Mail address it went or will go to; null on other channels and once forgotten. */
  correo: Nullable(Type.String()),
  /** For WHATSAPP, ten digits: with `texto` it makes the `wa.me` link (`whatsAppLink`). */
  telefono: Nullable(Type.String()),
  intentos: Type.Integer(),
  /** When a waiting mail leaves at the earliest. */
  siguiente: Nullable(Moment()),
})
export type Message = Static<typeof MessageSchema>

const FamilyMessageSchema = entity('Message', {
  ...messageFields,
  aviso: entity('Message', {
    id: Id(),
    clase: literals(MESSAGE_CLASSES),
    titulo: Type.String(),
    autor: Nullable(UserName()),
    fecha: Moment(),
  }),
})
export type FamilyMessage = Static<typeof FamilyMessageSchema>

const RecipientsSchema = Type.Object({
  /** The whole audience, `omitidas` included and `cubiertas` not. */
  familias: Type.Integer(),
  con_correo: Type.Integer(),
  sin_correo: Type.Integer(),
  con_telefono: Type.Integer(),
  sin_nadie: Type.Integer(),
  /** Only for ADEUDO: families left out because their credit covers what they owe. */
  cubiertas: Type.Integer(),
})
export type Recipients = Static<typeof RecipientsSchema>

const SampleSchema = Type.Object({ familia: Named('Parent'), titulo: Type.String(), texto: Type.String() })
export type Sample = Static<typeof SampleSchema>

const LeftOutSchema = Type.Object({ familia: Named('Parent'), motivo: Type.String() })
export type LeftOut = Static<typeof LeftOutSchema>

const page = Type.Pick(PageSchema, ['q', 'pagina', 'por_pagina'])

export const messagesSchemas = {
  list: {
    query: page,
    response: ok({
      avisos: Type.Array(BulletinRowSchema),
      total: Type.Integer(),
      /** Mail is stopped because the mail server refused the school: reason, since when, and next try. */
      alto: withTags(
        Nullable(Type.Object({ motivo: Type.String(), desde: Moment(), hasta: Moment() })),
        'Message',
      ),
      /** Why the settings let no mail leave; null when they do. */
      correo: withTags(Nullable(Type.String()), 'Mail'),
    }),
  },
  send: {
    body: Type.Object({
      audiencia: AudienceSchema,
      titulo: LooseText(MAX_TITLE),
      descripcion: LooseLines(MAX_TEXT),
      canales: Type.Array(literals(CHANNELS), { maxItems: CHANNELS.length }),
      simular: Type.Optional(Type.Boolean()),
      adjuntar_estado: Type.Optional(Type.Boolean()),
    }),
    response: ok({
      /** Missing with `simular`. */
      aviso: Type.Optional(BulletinSchema),
      destinatarios: RecipientsSchema,
      /** With `simular`: the texts as the first three families get them. */
      muestra: Type.Optional(Type.Array(SampleSchema)),
      omitidas: Type.Array(LeftOutSchema),
    }),
  },
  get: { response: ok({ aviso: BulletinSchema }) },
  listMessages: {
    query: Type.Object({
      estado: Type.Optional(literals(MESSAGE_STATES)),
      canal: Type.Optional(literals(CHANNELS)),
      ...page.properties,
    }),
    response: ok({
      mensajes: withTags(Type.Array(MessageSchema), 'Charge', 'Tuition', 'Payment', 'Contact'),
      total: Type.Integer(),
    }),
  },
  cancel: { response: ok({ aviso: BulletinSchema }) },
  retry: {
    body: Type.Object({
      mensajes: Type.Optional(Type.Array(Type.Object({ id: Id() }), { maxItems: MAX_PARENTS })),
    }),
    response: ok({
      aviso: BulletinSchema,
      reintentados: Type.Integer(),
      /** Mails that failed for good at the parent's present address. */
      con_correo_que_falla: Type.Integer(),
    }),
  },
  getPaper: { response: ok({ documento: Type.Object({ url: Type.String() }) }) },
  markMessage: {
    body: Type.Object({ estado: literals(MARKED_STATES) }),
    response: ok({ mensaje: MessageSchema }),
  },
  markPapers: { response: ok({ aviso: BulletinSchema, entregados: Type.Integer() }) },
  listByParent: {
    query: page,
    response: ok({
      mensajes: withTags(
        Type.Array(FamilyMessageSchema),
        'Charge',
        'Tuition',
        'Payment',
        'Contact',
        'Parent',
      ),
      total: Type.Integer(),
    }),
  },
}
export type MessagesContract = ContractOf<typeof messagesSchemas>
