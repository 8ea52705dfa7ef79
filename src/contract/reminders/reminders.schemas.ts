import { Type, type Static } from '@sinclair/typebox'
import {
  Day,
  entity,
  Id,
  LooseLines,
  LooseText,
  Moment,
  Named,
  Nullable,
  ok,
  Pesos,
  withTags,
  UserName,
  type ContractOf,
} from '../http/schemas'
import { MAX_TEXT, MAX_TITLE } from '../messages/messages.rules'
import { MAX_CALENDAR_DAYS, MAX_DAYS, MAX_REASON, MIN_DAYS } from './reminders.rules'

const RuleSchema = entity('Reminder', {
  id: Id(),
  /** Negative: before the due day; 0: the due day itself. */
  dias: Type.Integer(),
  titulo: Type.String(),
  descripcion: Type.String(),
  activa: Type.Boolean(),
  adjuntar_estado: Type.Boolean(),
})
export type ReminderRule = Static<typeof RuleSchema>

const MuteSchema = entity('Reminder', {
  padre: Named('Parent'),
  /** Last silent day. */
  hasta: Type.String(),
  motivo: Type.String(),
  por: Nullable(UserName()),
  cuando: Moment(),
})
export type Mute = Static<typeof MuteSchema>

const RemindersSchema = entity('Reminder', {
  reglas: Type.Array(RuleSchema),
  activos: Type.Boolean(),
  calladas: Type.Array(MuteSchema),
  /** Name under each reminder; null while the school has none: then nothing leaves. */
  firma: withTags(Nullable(Type.String()), 'School'),
  /** Why no mail can leave now; null when it can. */
  correo: withTags(Nullable(Type.String()), 'Mail'),
})
export type Reminders = Static<typeof RemindersSchema>

const PlannedSchema = Type.Object({
  /** Null when the pupil has no parent; then `alumno` names the pupil. */
  padre: Nullable(Named('Parent')),
  alumno: Nullable(Named('Student')),
  vencimiento: Type.String(),
  /** Still owed of what falls due that day, without recargos. */
  saldo: Pesos(),
})

const CalendarRowSchema = Type.Object({
  fecha: Type.String(),
  regla: Type.Object({ id: Id(), dias: Type.Integer(), titulo: Type.String() }),
  familias: Type.Integer(),
  suma: Pesos(),
  quienes: Type.Array(PlannedSchema),
  omitidas: Type.Array(Type.Object({ ...PlannedSchema.properties, motivo: Type.String() })),
})
export type CalendarRow = Static<typeof CalendarRowSchema>
export type Planned = Static<typeof PlannedSchema>

const text = {
  dias: Type.Integer({ minimum: MIN_DAYS, maximum: MAX_DAYS }),
  titulo: LooseText(MAX_TITLE),
  descripcion: LooseLines(MAX_TEXT),
}
const choices = {
  activa: Type.Optional(Type.Boolean()),
  adjuntar_estado: Type.Optional(Type.Boolean()),
}
const one = { response: ok({ regla: RuleSchema }) }

export const remindersSchemas = {
  list: { response: ok({ recordatorios: RemindersSchema }) },
  setActive: {
    body: Type.Object({ activos: Type.Boolean() }),
    response: ok({ recordatorios: RemindersSchema }),
  },
  create: { body: Type.Object({ ...text, ...choices }), ...one },
  update: {
    body: Type.Object({ ...Type.Partial(Type.Object(text)).properties, ...choices }),
    ...one,
  },
  delete: one,
  getCalendar: {
    query: Type.Object({
      dias: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_CALENDAR_DAYS })),
    }),
    response: ok({
      dias: withTags(
        Type.Array(CalendarRowSchema),
        ...(['Reminder', 'Charge', 'Tuition', 'Payment', 'Contact', 'School'] as const),
      ),
    }),
  },
  mute: {
    body: Type.Object({ padreId: Id(), hasta: Day(), motivo: LooseText(MAX_REASON) }),
    response: ok({ callada: MuteSchema }),
  },
  unmute: { response: ok({ callada: MuteSchema }) },
}
export type RemindersContract = ContractOf<typeof remindersSchemas>
