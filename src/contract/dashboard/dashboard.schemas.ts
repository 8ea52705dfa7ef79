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
  withTags,
  type ContractOf,
  UserName,
} from '../http/schemas'
import { SetupSchema } from '../setup/setup.schemas'

const MonthSchema = Type.Object({
  /** yyyy-MM of the month owed, whenever it is paid. */
  mes: Type.String(),
  /** `cobrado + descuento + abierto`. */
  esperado: Pesos(),
  cobrado: Pesos(),
  descuento: Pesos(),
  abierto: Pesos(),
  vencido: Pesos(),
  /** Pupils who had settled this month before the opening; their amounts are in no sum. */
  saldados: Type.Optional(Type.Integer()),
})
export type CollectedMonth = Static<typeof MonthSchema>

const CollectionSchema = withTags(
  Type.Object({
    /** Received today, minus cancellations and refunds, as cash cuts count it. */
    hoy: Type.Object({
      total: Pesos(),
      por_metodo: Type.Array(Type.Object({ metodo_pago: PaymentMethodSchema, total: Pesos() })),
    }),
    /** `cobrado`: received this calendar month, as cash cuts count it. `esperado`: owed for this month. */
    mes: Type.Object({ cobrado: Pesos(), esperado: Pesos() }),
    /** A charge counts in the month it is due. */
    por_mes: Type.Array(MonthSchema),
  }),
  'Charge',
  'Tuition',
  'Payment',
)

const GradeCountSchema = Type.Object({
  grado: GradeSchema,
  gradoNumero: Nullable(Type.Integer()),
  actual: Type.Integer(),
  anterior: Type.Integer(),
})
export type GradeCount = Static<typeof GradeCountSchema>

const BirthdaySchema = Type.Object({
  tipo: literals(['ALUMNO', 'COLABORADOR']),
  id: Id(),
  nombre: Type.String(),
  /** A day from today to six days on; 29 February counts as the 28th in common years. */
  fecha: Type.String(),
  cumple: Type.Integer(),
})
export type Birthday = Static<typeof BirthdaySchema>

const DashboardSchema = Type.Object({
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
      alumnos: Type.Integer(),
      inscritos: Type.Integer(),
      /** Percent of the enrolled that the law asks for. */
      porcentaje_legal: Type.Number(),
      /** Pupils with 25 percent or more: only these count for the law. */
      cuentan: Type.Optional(Type.Integer()),
      requeridos: Type.Optional(Type.Integer()),
    }),
  ),
  adeudos: Type.Optional(
    withTags(
      Type.Object({
        total: Pesos(),
        familias: Type.Integer(),
        /** Families whose credit covers the whole debt, today's recargos included. */
        cubiertas: Type.Optional(Type.Integer()),
        por_antiguedad: Type.Object({ un_mes: Pesos(), dos_meses: Pesos(), tres_meses: Pesos() }),
      }),
      'Charge',
      'Tuition',
      'Payment',
      'Parent',
    ),
  ),
  caja: Type.Optional(
    entity('CashCut', {
      corte_abierto: Type.Boolean(),
      desde: Nullable(Type.String()),
      movimientos: Type.Integer(),
      total: Pesos(),
      /** Payments of this drawer that other users cancelled and that are in no cut yet. */
      canceladas: Type.Optional(
        Type.Array(Type.Object({ quien: UserName(), cuantas: Type.Integer(), total: Pesos() })),
      ),
    }),
  ),
  banco: Type.Optional(
    withTags(Type.Object({ por_confirmar: Type.Integer(), sin_deposito: Type.Integer() }), 'Bank', 'Payment'),
  ),
  /** Payments due from today to seven days on. */
  proximos: Type.Optional(
    withTags(Type.Object({ cuantos: Type.Integer(), total: Pesos() }), 'Charge', 'Tuition'),
  ),
  /** Overdue families that promised to pay today. */
  promesas: Type.Optional(entity('Contact', { cuantas: Type.Integer(), total: Pesos() })),
  /** Of the latest run before today; `pagaron`: of those reminded in the last thirty days, within seven days of a reminder. */
  recordatorios: Type.Optional(
    entity('Reminder', {
      fecha: Type.String(),
      salieron: Type.Integer(),
      no_salieron: withTags(
        Type.Array(Type.Object({ motivo: Type.String(), familias: Type.Integer() })),
        'Message',
      ),
      pagaron: Type.Object({ recordadas: Type.Integer(), familias: Type.Integer(), total: Pesos() }),
    }),
  ),
  correo_detenido: Type.Optional(
    withTags(Type.Object({ mensajes: Type.Integer(), motivo: Type.String() }), 'Message', 'Mail'),
  ),
  /** Only with the permission to change the school; missing once the set-up is over. */
  arranque: Type.Optional(SetupSchema),
  cumpleanos: Type.Optional(withTags(Type.Array(BirthdaySchema), 'Student', 'Employee')),
  pendientes: withTags(
    Type.Array(
      Type.Object({
        texto: Type.String(),
        ruta: Type.String(),
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
    'Correction',
  ),
})
export type Dashboard = Static<typeof DashboardSchema>

export const dashboardSchemas = { get: { response: ok({ tablero: DashboardSchema }) } }
export type DashboardContract = ContractOf<typeof dashboardSchemas>
