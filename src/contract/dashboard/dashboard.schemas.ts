import { Type, type Static } from '@sinclair/typebox'
import {
  entity,
  GradeSchema,
  Id,
  literals,
  NamedCycle,
  Nullable,
  ok,
  PaymentMethodSchema,
  Pesos,
  tagged,
  type ContractOf,
  UserName,
} from '../http/schemas'
import { SetupSchema } from '../setup/setup.schemas'

const MonthSchema = Type.Object({
  /** yyyy-MM: the month that is owed, whenever it is paid. */
  mes: Type.String(),
  /** `cobrado + descuento + abierto`. */
  esperado: Pesos(),
  cobrado: Pesos(),
  /** What the yearly discount took off. */
  descuento: Pesos(),
  abierto: Pesos(),
  /** The part of `abierto` whose day has passed. */
  vencido: Pesos(),
  /** How many pupils had settled this month before the school came in; in no amount. Missing: none. */
  saldados: Type.Optional(Type.Integer()),
})
export type CollectedMonth = Static<typeof MonthSchema>

const CollectionSchema = tagged(
  Type.Object({
    /** Money received today, as cash cuts count it: minus cancellations and refunds. */
    hoy: Type.Object({
      total: Pesos(),
      por_metodo: Type.Array(Type.Object({ metodo_pago: PaymentMethodSchema, total: Pesos() })),
    }),
    /** `cobrado`: received this calendar month, as cash cuts count it. `esperado`: owed for this month. */
    mes: Type.Object({ cobrado: Pesos(), esperado: Pesos() }),
    /** Months of the cycle in calendar order; a charge counts in the month it is due. */
    por_mes: Type.Array(MonthSchema),
  }),
  'Charge',
  'Tuition',
  'Payment',
)

const GradeCountSchema = Type.Object({
  grado: GradeSchema,
  /** Null: enrolled without a year. */
  gradoNumero: Nullable(Type.Integer()),
  actual: Type.Integer(),
  anterior: Type.Integer(),
})
export type GradeCount = Static<typeof GradeCountSchema>

const BirthdaySchema = Type.Object({
  tipo: literals(['ALUMNO', 'COLABORADOR']),
  id: Id(),
  nombre: Type.String(),
  /** The next birthday, from today to six days on; 29 February counts as 28 in common years. */
  fecha: Type.String(),
  /** Age completed on that day. */
  cumple: Type.Integer(),
})
export type Birthday = Static<typeof BirthdaySchema>

const DashboardSchema = Type.Object({
  /** The cycle of the figures below: the current one, else the latest. Null before the first cycle. */
  ciclo: Nullable(NamedCycle()),
  ciclo_anterior: Nullable(NamedCycle()),
  cobranza: Type.Optional(CollectionSchema),
  inscripcion: Type.Optional(
    entity('Student', {
      actual: Type.Integer(),
      anterior: Type.Integer(),
      por_grado: Type.Array(GradeCountSchema),
    }),
  ),
  becas: Type.Optional(
    entity('Scholarship', {
      /** Enrolled pupils with a beca. */
      alumnos: Type.Integer(),
      inscritos: Type.Integer(),
      /** The share that the law asks for, percent of the enrolled. */
      porcentaje_legal: Type.Number(),
      /** Pupils whose becas the law counts: 25 percent or more. */
      cuentan: Type.Optional(Type.Integer()),
      /** How many such pupils the law asks for. */
      requeridos: Type.Optional(Type.Integer()),
    }),
  ),
  /** The same totals as the page of debtors. */
  adeudos: Type.Optional(
    tagged(
      Type.Object({
        total: Pesos(),
        familias: Type.Integer(),
        /** Families whose credit covers the whole debt, including today's recargos. */
        cubiertas: Type.Optional(Type.Integer()),
        por_antiguedad: Type.Object({ un_mes: Pesos(), dos_meses: Pesos(), tres_meses: Pesos() }),
      }),
      'Charge',
      'Tuition',
      'Payment',
      'Parent',
    ),
  ),
  /** The user's own drawer. */
  caja: Type.Optional(
    entity('CashCut', {
      /** Whether movements are not in a cut yet. */
      corte_abierto: Type.Boolean(),
      /** The oldest day with such movements. */
      desde: Nullable(Type.String()),
      movimientos: Type.Integer(),
      total: Pesos(),
      /** Payments that others cancelled in this drawer and that are in no cut yet, by user. */
      canceladas: Type.Optional(
        Type.Array(Type.Object({ quien: UserName(), cuantas: Type.Integer(), total: Pesos() })),
      ),
    }),
  ),
  /** Deposits that wait for a person, and recorded transfers that no file of the bank has. */
  banco: Type.Optional(
    tagged(Type.Object({ por_confirmar: Type.Integer(), sin_deposito: Type.Integer() }), 'Bank', 'Payment'),
  ),
  /** Payments due from today to seven days on. */
  proximos: Type.Optional(
    tagged(Type.Object({ cuantos: Type.Integer(), total: Pesos() }), 'Charge', 'Tuition'),
  ),
  /** Families that are behind and promised to pay today, with their overdue amount. */
  promesas: Type.Optional(entity('Contact', { cuantas: Type.Integer(), total: Pesos() })),
  /** Steps of the set-up, only with the right to change the school; missing once the set-up is over. */
  arranque: Type.Optional(SetupSchema),
  cumpleanos: Type.Optional(tagged(Type.Array(BirthdaySchema), 'Student', 'Employee')),
  /** Tasks this user may do, each with the page that does it. */
  pendientes: tagged(
    Type.Array(
      Type.Object({
        texto: Type.String(),
        ruta: Type.String(),
        /** The task in two parts, when it counts something: 'Alumnos sin grupo', 13. */
        titulo: Type.Optional(Type.String()),
        cuantos: Type.Optional(Type.Integer()),
      }),
    ),
    'Student',
    'Parent',
    'Cycle',
    'Group',
    'Scholarship',
    'CashCut',
    'Charge',
  ),
})
export type Dashboard = Static<typeof DashboardSchema>

export const dashboardSchemas = { read: { response: ok({ tablero: DashboardSchema }) } }
export type DashboardContract = ContractOf<typeof dashboardSchemas>
