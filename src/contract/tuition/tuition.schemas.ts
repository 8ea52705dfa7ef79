import { Type, type Static } from '@sinclair/typebox'
import {
  GradeSchema,
  Id,
  Moment,
  Nullable,
  ok,
  PaymentMethodSchema,
  Pesos,
  type ContractOf,
} from '../http/schemas'

/** A month of tuition (SPEC §3, DOMAIN §5). */
export const TuitionSchema = Type.Object({
  id: Id(),
  alumnoId: Id(),
  cicloEscolarId: Id(),
  grado: GradeSchema,
  descripcion: Type.String(),
  anio: Type.Integer(),
  mes: Type.Integer(),
  parcialidad: Type.Integer(),
  /** The last day to pay it on time. */
  vencimiento: Type.String(),
  /** Before the beca. */
  lista: Pesos(),
  /** Percent of the beca that lowered it; 0 without one, and for a month paid before the beca. */
  beca_porcentaje: Type.Integer(),
  /** What is to pay: lista less the beca. */
  monto: Pesos(),
  pagado: Type.Boolean(),
  /** Of the payment that stands; null while it is not paid. */
  metodo_pago: Nullable(PaymentMethodSchema),
  fecha_pago: Nullable(Type.String()),
  folio: Nullable(Id()),
  fecha_creacion: Moment(),
})
export type Tuition = Static<typeof TuitionSchema>

export const tuitionSchemas = {
  statement: {
    response: ok({
      /** `grado` is null when not enrolled in that cycle; there are no months then. */
      alumno: Type.Object({ id: Id(), nombre: Type.String(), grado: Nullable(GradeSchema) }),
      pagos: Type.Array(TuitionSchema),
      beca: Nullable(
        Type.Object({ id: Id(), nombre: Type.String(), grado: GradeSchema, porcentaje: Type.Integer() }),
      ),
    }),
  },
}
export type TuitionContract = ContractOf<typeof tuitionSchemas>
