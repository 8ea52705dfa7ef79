import { Type, type Static } from '@sinclair/typebox'
import { ENROLMENT_DISCOUNTS } from '../domain/discounts'
import {
  Amount,
  GradeSchema,
  Id,
  literals,
  LooseText,
  Nullable,
  ok,
  Pesos,
  type ContractOf,
} from '../http/schemas'

/** What an enrolment fixed, as every row of one tells it. */
export const enrolmentTerms = {
  costo_inscripcion: Pesos(),
  descuento: Type.Integer(),
  motivo_descuento: Nullable(Type.String()),
  monto_descuento: Pesos(),
  monto_pagar: Pesos(),
  mensualidad: Pesos(),
  costo_material: Pesos(),
}

const EnrolmentSchema = Type.Object({
  id: Id(),
  alumno: Type.Object({ id: Id(), nombre: Type.String(), numero_control: Type.String() }),
  cicloEscolar: Type.Object({ id: Id(), name: Type.String() }),
  grado: GradeSchema,
  ...enrolmentTerms,
})
export type Enrolment = Static<typeof EnrolmentSchema>

/** Of each pupil only the id and the discount are read; amounts are compared when sent: `decisions/domain/enrolments`. */
const PupilSchema = Type.Object({
  id: Id(),
  descuento: Type.Optional(literals(ENROLMENT_DISCOUNTS)),
  motivo_descuento: Type.Optional(Nullable(LooseText(200))),
  monto_descuento: Type.Optional(Amount()),
  monto_pagar: Type.Optional(Amount()),
})

export const enrolmentsSchemas = {
  enrol: {
    body: Type.Object({
      alumnos: Type.Array(PupilSchema, { maxItems: 500 }),
      idCiclo: Id(),
      grado: GradeSchema,
      costo_inscripcion: Amount(),
      mensualidad: Amount(),
      costo_material: Amount(),
    }),
    response: ok({ inscripciones: Type.Array(EnrolmentSchema) }),
  },
}
export type EnrolmentsContract = ContractOf<typeof enrolmentsSchemas>
