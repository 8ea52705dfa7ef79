import { Type, type Static } from '@sinclair/typebox'
import { MONTH_NAMES } from '../domain/months'
import {
  pixels,
  entity,
  Id,
  literals,
  LooseText,
  Moment,
  Nullable,
  ok,
  type ContractOf,
} from '../http/schemas'

const CalendarEntrySchema = entity('CalendarEntry', {
  id: Id(),
  mes: literals(MONTH_NAMES),
  /** A signed link has no file ending, so the client could not tell an image from a PDF. */
  tipo: literals(['image', 'pdf']),
  urlFoto: Type.String(),
  urlMiniatura: Nullable(Type.String()),
  ...pixels(),
  peso: Type.Integer(),
  subido: Moment(),
})
export type CalendarEntry = Static<typeof CalendarEntrySchema>

const info = Type.Object({ mes: literals(MONTH_NAMES) })
const one = ok({ actividad: CalendarEntrySchema })

export const calendarSchemas = {
  list: { response: ok({ actividades: Type.Array(CalendarEntrySchema) }) },
  get: { response: one },
  create: { body: info, response: one },
  update: { body: info, response: one },
  replaceFile: {
    /** The link of the file to be replaced. 409 when another user replaced it meanwhile. */
    body: Type.Object({ urlFoto: Type.Optional(LooseText(2000)) }),
    response: one,
  },
  delete: { response: one },
}
export type CalendarContract = ContractOf<typeof calendarSchemas>
