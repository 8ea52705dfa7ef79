import { Type, type Static } from '@sinclair/typebox'
import { ChargeSchema } from '../charges/charges.schemas'
import {
  Amount,
  entity,
  Id,
  LooseText,
  Month,
  Named,
  NamedCycle,
  NamedPupil,
  Nullable,
  ok,
  Pesos,
  withTags,
  type ContractOf,
} from '../http/schemas'
import { MAX_TUITION_MONTHS } from '../domain/months'
import { PickedPupils, PupilSchema } from '../students/students.schemas'
import { MAX_SERVICE_NAME } from './services.rules'

const MonthSchema = Type.Object({
  anio: Type.Integer({ minimum: 1900, maximum: 9999 }),
  mes: Type.Integer({ minimum: 1, maximum: 12 }),
})

const ServiceSchema = entity('Service', {
  id: Id(),
  cicloEscolar: NamedCycle(),
  nombre: Type.String(),
  mensualidad: Pesos(),
  meses: Type.Array(MonthSchema),
  concepto: Nullable(Named('Concept')),
  alumnos: withTags(Type.Integer(), 'Charge'),
})
export type Service = Static<typeof ServiceSchema>

const ChargedMonthSchema = entity('Charge', {
  anio: Type.Integer(),
  mes: Type.Integer(),
  cargoId: Id(),
  estado: ChargeSchema.properties.estado,
  monto: Pesos(),
  saldo: Pesos(),
})
export type ChargedMonth = Static<typeof ChargedMonthSchema>

const ServicePupilSchema = Type.Object({
  alumno: PupilSchema,
  meses: Type.Array(ChargedMonthSchema),
})
export type ServicePupil = Static<typeof ServicePupilSchema>

const StudentServiceSchema = entity('Service', {
  id: Id(),
  nombre: Type.String(),
  cicloEscolar: NamedCycle(),
  meses: Type.Array(ChargedMonthSchema),
})
export type StudentService = Static<typeof StudentServiceSchema>

const LeftOutSchema = Type.Object({
  alumno: NamedPupil(),
  meses: Type.Array(MonthSchema),
  motivo: Type.String(),
})
export type LeftOut = Static<typeof LeftOutSchema>

const outcome = {
  servicio: ServiceSchema,
  resumen: Type.Object({ alumnos: Type.Integer(), cargos: Type.Integer(), total: Pesos() }),
  omitidos: Type.Array(LeftOutSchema),
  cargos: Type.Array(ChargeSchema),
}

const nombre = LooseText(MAX_SERVICE_NAME)
const conceptoId = Type.Optional(Nullable(Id()))
const one = ok({ servicio: ServiceSchema })
const simular = Type.Optional(Type.Boolean())

export const servicesSchemas = {
  list: {
    query: Type.Object({ ciclo: Type.Optional(Id()) }),
    response: ok({ servicios: Type.Array(ServiceSchema) }),
  },
  listStudents: {
    query: Type.Object({ todos: Type.Optional(Type.Boolean()) }),
    response: ok({ servicio: ServiceSchema, alumnos: Type.Array(ServicePupilSchema) }),
  },
  listByStudent: { response: ok({ servicios: withTags(Type.Array(StudentServiceSchema), 'Student') }) },
  create: {
    body: Type.Object({
      cicloEscolarId: Id(),
      nombre,
      mensualidad: Amount(),
      meses: Type.Optional(Type.Array(MonthSchema, { maxItems: MAX_TUITION_MONTHS })),
      conceptoId,
    }),
    response: one,
  },
  /** A new price applies to months not charged yet. */
  update: {
    body: Type.Object({
      nombre: Type.Optional(nombre),
      mensualidad: Type.Optional(Amount()),
      conceptoId,
    }),
    response: one,
  },
  /** Only a service that was never charged. */
  delete: { response: one },
  charge: { body: Type.Object({ alumnos: PickedPupils(), desde: Month(), simular }), response: ok(outcome) },
  removeStudents: {
    body: Type.Object({
      alumnos: PickedPupils(),
      desde: Month(),
      motivo_cancelacion: Type.Optional(LooseText(200)),
      simular,
    }),
    response: ok(outcome),
  },
}
export type ServicesContract = ContractOf<typeof servicesSchemas>
