import { Type, type Static } from '@sinclair/typebox'
import { LATE_FEE_KINDS, MAX_GRACE_DAYS } from '../tuition/lateFees.rules'
import {
  Amount,
  Day,
  entity,
  GradeSchema,
  GradeYearField,
  Id,
  literals,
  Nullable,
  ok,
  Pesos,
  Text,
  type ContractOf,
} from '../http/schemas'
import { ACCUMULATIONS, EARLY_KINDS, WORKING_DAYS } from './terms.rules'

/** A month may be charged in parts: December as parcialidad 1 and 2. */
const TuitionMonthSchema = Type.Object({
  anio: Type.Integer({ minimum: 1900, maximum: 9999 }),
  mes: Type.Integer({ minimum: 1, maximum: 12 }),
  parcialidad: Type.Integer({ minimum: 1, maximum: 9 }),
})

export const LateFeeSchema = Type.Object({
  tipo: literals(LATE_FEE_KINDS),
  valor: Amount(),
  dias_gracia: Type.Integer({ minimum: 0, maximum: MAX_GRACE_DAYS }),
  /** Percent of the list price that all recargos of a month come to at most; null or missing: no limit. */
  tope: Type.Optional(Nullable(Type.Number({ minimum: 0, maximum: 1000, centavos: true }))),
})

const GradePriceSchema = Type.Object({
  grado: GradeSchema,
  gradoNumero: GradeYearField(),
  costo_inscripcion: Type.Optional(Nullable(Amount())),
  costo_material: Type.Optional(Nullable(Amount())),
  mensualidad: Type.Optional(Nullable(Amount())),
})

const EarlyPaymentSchema = Type.Object({
  tipo: literals(EARLY_KINDS),
  valor: Amount(),
  hasta_dia: Type.Integer(),
  con_beca: Type.Optional(Type.Boolean()),
})

const SiblingRuleSchema = Type.Object({ lugar: Type.Integer(), porcentaje: Type.Number() })

const terms = {
  precios: Type.Optional(Type.Array(GradePriceSchema, { maxItems: 11 })),
  acumulacion: Type.Optional(literals(ACCUMULATIONS)),
  hermanos: Type.Optional(Type.Array(SiblingRuleSchema, { maxItems: 5 })),
  /** Last day on which money gets the yearly discount. */
  anual_hasta: Type.Optional(Nullable(Day())),
  pronto_pago: Type.Optional(Nullable(EarlyPaymentSchema)),
  dia_habil: Type.Optional(Nullable(literals(WORKING_DAYS))),
}

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
  descuento_anual: Type.Number(),
  recargo: Nullable(LateFeeSchema),
  vigencia: literals(VIGENCIAS),
  ...terms,
  /** Enrolled pupils by level. The first enrolment fixes the months. */
  inscritos: Type.Object({ PREESCOLAR: Type.Integer(), PRIMARIA: Type.Integer() }),
})
export type Cycle = Static<typeof CycleSchema>

/** Every field is 0 or null where the change has no effect. */
const EffectSchema = Type.Object({
  conservan_precio: Type.Integer(),
  /** Pupils whom `acumulacion` gives another price; `diferencia`: pesos that they pay more in all, below 0 when less. */
  reprecian: Type.Object({ alumnos: Type.Integer(), meses: Type.Integer(), diferencia: Pesos() }),
  /** Months due from `desde` on have the new recargo; `conservan` unpaid months keep the old one. */
  recargo: Nullable(Type.Object({ desde: Type.String(), meses: Type.Integer(), conservan: Type.Integer() })),
  hermanos: Type.Integer(),
})
export type CycleEffect = Static<typeof EffectSchema>

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
  ...terms,
}
const namedFields = { nombre: Text(60), fecha_inicio: Day(), fecha_fin: Day(), ...prices }

export const cyclesSchemas = {
  getCurrent: { response: ok({ ciclo: Nullable(CycleSchema) }) },
  list: { response: ok({ ciclos: Type.Array(CycleSchema) }) },
  create: { body: Type.Object({ ...namedFields, ...extensions }), response: ok({ ciclo: CycleSchema }) },
  update: {
    query: Type.Object({ simular: Type.Optional(Type.Boolean()) }),
    body: Type.Partial(Type.Object({ ...namedFields, ...extensions })),
    response: ok({ ciclo: CycleSchema, efecto: Type.Optional(EffectSchema) }),
  },
  delete: { response: ok({ ciclo: CycleSchema }) },
}
export type CyclesContract = ContractOf<typeof cyclesSchemas>
