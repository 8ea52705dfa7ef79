import { Type, type Static } from '@sinclair/typebox'
import { LATE_FEE_KINDS, MAX_GRACE_DAYS } from '../tuition/lateFees.rules'
import {
  Amount,
  Day,
  entity,
  Id,
  literals,
  Nullable,
  ok,
  Pesos,
  Text,
  type ContractOf,
} from '../http/schemas'

/** A month that carries tuition; December may have parcialidad 1 and 2. */
const TuitionMonthSchema = Type.Object({
  anio: Type.Integer({ minimum: 1900, maximum: 9999 }),
  mes: Type.Integer({ minimum: 1, maximum: 12 }),
  parcialidad: Type.Integer({ minimum: 1, maximum: 9 }),
})

/** Recargo for late months (`LateFee`): pesos, or percent of the list price, for each month begun. */
export const LateFeeSchema = Type.Object({
  tipo: literals(LATE_FEE_KINDS),
  valor: Amount(),
  dias_gracia: Type.Integer({ minimum: 0, maximum: MAX_GRACE_DAYS }),
})

/** Whether the cycle is running, ahead or over today. */
const VIGENCIAS = ['EN_CURSO', 'PROXIMO', 'TERMINADO'] as const

const CycleSchema = entity('Cycle', {
  id: Id(),
  name: Type.String(),
  fecha_inicio: Type.String(),
  fecha_fin: Type.String(),
  costo_inscripcion: Pesos(),
  mensualidad_preescolar: Pesos(),
  mensualidad_primaria: Pesos(),
  costo_material: Pesos(),
  inscripciones_abiertas: Type.Boolean(),
  cuestionario_activo: Type.Boolean(),
  meses: Type.Array(TuitionMonthSchema),
  dia_limite: Type.Integer(),
  /** Percent off the open months when all are paid at once. */
  descuento_anual: Type.Number(),
  /** Recargo for late months; null charges nothing. */
  recargo: Nullable(LateFeeSchema),
  vigencia: literals(VIGENCIAS),
  /** Enrolled pupils by grade; once there is one, the prices are fixed. */
  inscritos: Type.Object({ PREESCOLAR: Type.Integer(), PRIMARIA: Type.Integer() }),
})
export type Cycle = Static<typeof CycleSchema>

const prices = {
  costo_inscripcion: Amount(),
  mensualidad_preescolar: Amount(),
  mensualidad_primaria: Amount(),
  costo_material: Amount(),
}
const extensions = {
  meses: Type.Optional(Type.Array(TuitionMonthSchema, { maxItems: 24 })),
  dia_limite: Type.Optional(Type.Integer({ minimum: 1, maximum: 31 })),
  descuento_anual: Type.Optional(Type.Number({ minimum: 0, maximum: 100, centavos: true })),
  recargo: Type.Optional(Nullable(LateFeeSchema)),
  inscripciones_abiertas: Type.Optional(Type.Boolean()),
  cuestionario_activo: Type.Optional(Type.Boolean()),
}
const named = { nombre: Text(60), fecha_inicio: Day(), fecha_fin: Day(), ...prices }

export const cyclesSchemas = {
  current: { response: ok({ ciclo: Nullable(CycleSchema) }) },
  list: { response: ok({ ciclos: Type.Array(CycleSchema) }) },
  create: { body: Type.Object({ ...named, ...extensions }), response: ok({ ciclo: CycleSchema }) },
  update: {
    body: Type.Partial(Type.Object({ ...named, ...extensions })),
    response: ok({ ciclo: CycleSchema }),
  },
  delete: { response: ok({ ciclo: CycleSchema }) },
}
export type CyclesContract = ContractOf<typeof cyclesSchemas>
