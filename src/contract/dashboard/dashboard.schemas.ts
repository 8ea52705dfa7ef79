import { Type, type Static } from '@sinclair/typebox'
import {
  GradeSchema,
  Id,
  literals,
  Nullable,
  ok,
  PaymentMethodSchema,
  Pesos,
  type ContractOf,
} from '../http/schemas'

const MonthSchema = Type.Object({
  /** yyyy-MM: the month that is owed, whenever it is paid. */
  mes: Type.String(),
  /** `cobrado + descuento + abierto`. */
  esperado: Pesos(),
  cobrado: Pesos(),
  /** What the yearly payment spares. */
  descuento: Pesos(),
  abierto: Pesos(),
  /** The part of `abierto` whose day has passed. */
  vencido: Pesos(),
})
export type CollectedMonth = Static<typeof MonthSchema>

const CollectionSchema = Type.Object({
  /** Money entered today, as cuts count it: cancellations and refunds taken off. */
  hoy: Type.Object({
    total: Pesos(),
    por_metodo: Type.Array(Type.Object({ metodo_pago: PaymentMethodSchema, total: Pesos() })),
  }),
  /** `cobrado`: entered this calendar month, as cuts count it. `esperado`: what is owed of this month. */
  mes: Type.Object({ cobrado: Pesos(), esperado: Pesos() }),
  /** Of the cycle, in calendar order: months by their month, charges by the day they are due. */
  por_mes: Type.Array(MonthSchema),
})

const GradeCountSchema = Type.Object({
  grado: GradeSchema,
  /** Null: enrolled without one. */
  gradoNumero: Nullable(Type.Integer()),
  actual: Type.Integer(),
  anterior: Type.Integer(),
})
export type GradeCount = Static<typeof GradeCountSchema>

const BirthdaySchema = Type.Object({
  tipo: literals(['ALUMNO', 'COLABORADOR']),
  id: Id(),
  nombre: Type.String(),
  /** The day it falls on, today to six days on; the 29th of February on the 28th in a year without one. */
  fecha: Type.String(),
  /** Years completed on that day. */
  cumple: Type.Integer(),
})
export type Birthday = Static<typeof BirthdaySchema>

const DashboardSchema = Type.Object({
  /** Of what the parts by cycle are: the current one, else the latest. Null before the first. */
  ciclo: Nullable(Type.Object({ id: Id(), name: Type.String() })),
  /** The cycle before that. */
  ciclo_anterior: Nullable(Type.Object({ id: Id(), name: Type.String() })),
  cobranza: Type.Optional(CollectionSchema),
  inscripcion: Type.Optional(
    Type.Object({
      actual: Type.Integer(),
      anterior: Type.Integer(),
      por_grado: Type.Array(GradeCountSchema),
    }),
  ),
  becas: Type.Optional(
    Type.Object({
      /** Enrolled pupils who have one. */
      alumnos: Type.Integer(),
      /** Enrolled pupils in all. */
      inscritos: Type.Integer(),
      /** What the law asks for, percent of the enrolled. */
      porcentaje_legal: Type.Number(),
      /** Pupils whose becas come to what the law counts, 25 percent or more. */
      cuentan: Type.Optional(Type.Integer()),
      /** How many of those the law asks for. */
      requeridos: Type.Optional(Type.Integer()),
    }),
  ),
  /** As the debtors add up. */
  adeudos: Type.Optional(
    Type.Object({
      total: Pesos(),
      familias: Type.Integer(),
      /** Families among them whose credit pays all of it, recargos of today included. */
      cubiertas: Type.Optional(Type.Integer()),
      por_antiguedad: Type.Object({ un_mes: Pesos(), dos_meses: Pesos(), tres_meses: Pesos() }),
    }),
  ),
  /** The asker's own. */
  caja: Type.Optional(
    Type.Object({
      /** Whether something is in no cut yet. */
      corte_abierto: Type.Boolean(),
      /** Oldest day of that. */
      desde: Nullable(Type.String()),
      movimientos: Type.Integer(),
      total: Pesos(),
    }),
  ),
  /** Due today to seven days on. */
  proximos: Type.Optional(Type.Object({ cuantos: Type.Integer(), total: Pesos() })),
  /** Families that are behind and promised to pay today, with what they have overdue. */
  promesas: Type.Optional(Type.Object({ cuantas: Type.Integer(), total: Pesos() })),
  cumpleanos: Type.Optional(Type.Array(BirthdaySchema)),
  /** What waits for somebody who may do it, and where it is done. */
  pendientes: Type.Array(
    Type.Object({
      texto: Type.String(),
      ruta: Type.String(),
      /** The same in two parts, where something is counted: 'Alumnos sin grupo', 13. */
      titulo: Type.Optional(Type.String()),
      cuantos: Type.Optional(Type.Integer()),
    }),
  ),
})
export type Dashboard = Static<typeof DashboardSchema>

export const dashboardSchemas = { read: { response: ok({ tablero: DashboardSchema }) } }
export type DashboardContract = ContractOf<typeof dashboardSchemas>
