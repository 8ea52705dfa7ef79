import { Type, type Static } from '@sinclair/typebox'
import {
  entity,
  Id,
  literals,
  LooseText,
  Moment,
  Named,
  Nullable,
  ok,
  Text,
  UserName,
  type ContractOf,
} from '../http/schemas'
import { CORRECTED_FIELDS, CORRECTION_STATES } from './corrections.rules'

const CorrectionSchema = entity('Correction', {
  id: Id(),
  padre: Named('Parent'),
  estado: literals(CORRECTION_STATES),
  cambios: Type.Array(
    Type.Object({
      campo: literals(CORRECTED_FIELDS),
      /** What the school has now; null once it is decided, or when it has nothing. */
      actual: Nullable(Type.String()),
      propuesto: Type.String(),
    }),
  ),
  enviada: Moment(),
  usuario: Nullable(UserName()),
  decidida: Nullable(Moment()),
  motivo: Nullable(Type.String()),
})
export type Correction = Static<typeof CorrectionSchema>

export const CorrectionFormSchema = Type.Object({
  telefono: Type.Optional(LooseText(40)),
  correo: Type.Optional(LooseText(254)),
  direccion: Type.Optional(LooseText(300)),
})

const one = ok({ correccion: CorrectionSchema })

export const correctionsSchemas = {
  list: {
    query: Type.Object({ estado: Type.Optional(literals(CORRECTION_STATES)) }),
    response: ok({ correcciones: Type.Array(CorrectionSchema) }),
  },
  accept: { response: one },
  reject: { body: Type.Object({ motivo: Text(300) }), response: one },
}
export type CorrectionsContract = ContractOf<typeof correctionsSchemas>
