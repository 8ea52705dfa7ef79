import { Type, type Static } from '@sinclair/typebox'
import { ContactSchema } from '../contacts/contacts.schemas'
import {
  CycleName,
  entity,
  familyFields,
  GradeSchema,
  Id,
  literals,
  MaxRows,
  Named,
  Nullable,
  ok,
  PageSchema,
  Pesos,
  Total,
  withTags,
  type ContractOf,
} from '../http/schemas'
import { DeductibleSchema } from '../invoices/invoices.schemas'
import { PayerSchema } from '../parents/parents.schemas'
import { PAYMENT_LINE_KINDS } from '../payments/payments.schemas'
import { PupilSchema } from '../students/students.schemas'
import { BUCKETS, DEBT_SUMS, DEBTOR_FAMILIES, DEBTOR_ORDERS } from './debtorLists'

const MOVEMENT_KINDS = [
  'CARGO',
  'COLEGIATURA',
  'RECARGO',
  'DESCUENTO',
  'BECA',
  'BAJA',
  'SALDADO',
  'PAGO',
  'CANCELACION',
] as const

/** SALDADO: a month settled before the opening; it neither raises nor lowers the balance. */
const MovementSchema = Type.Object({
  id: Type.String(),
  fecha: Type.String(),
  /** The day of the money; the line is listed on the day of entry, `fecha`. */
  fecha_pago: Type.Optional(Type.String()),
  tipo: literals(MOVEMENT_KINDS),
  descripcion: Type.String(),
  detalle: Type.Array(Type.String()),
  cicloId: Id(),
  vencimiento: Nullable(Type.String()),
  folio: Nullable(Id()),
  pagoId: Nullable(Id()),
  /** Each kind of line once: they decide who may print the receipt. Empty when nothing was paid. */
  conceptos: Type.Array(Type.Object({ tipo: literals(PAYMENT_LINE_KINDS) })),
  cancelado: Type.Boolean(),
  cargo: Pesos(),
  abono: Pesos(),
  saldo: Pesos(),
  alumno: Type.Optional(Named('Student')),
})
export type Movement = Static<typeof MovementSchema>

const totals = {
  saldo: Pesos(),
  vencido: Pesos(),
  por_vencer: Pesos(),
  /** If all of it were paid today; not part of `saldo`. */
  recargos: Pesos(),
  pdf: Type.String(),
}

const OpenSchema = Type.Object({
  id: Type.String(),
  descripcion: Type.String(),
  ciclo: CycleName(),
  vencimiento: Type.String(),
  prorroga: Nullable(Type.String()),
  vencido: Type.Boolean(),
  saldo: Pesos(),
  recargo: Pesos(),
  alumno: Type.Optional(Named('Student')),
})
export type OpenItem = Static<typeof OpenSchema>

const book = {
  fecha: Type.String(),
  movimientos: withTags(Type.Array(MovementSchema), 'Charge', 'Tuition', 'Payment'),
  total: Type.Object(totals),
  abiertos: withTags(Type.Array(OpenSchema), 'Charge', 'Tuition'),
  ciclos: Type.Array(entity('Cycle', { id: Id(), name: Type.String(), ...totals })),
  /** The latest cycle alone, with the earlier open amount as opening balance; missing with only one cycle. */
  pdf_con_anterior: Type.Optional(Type.String()),
}

const deducible = Type.Optional(DeductibleSchema)

const AccountSchema = Type.Object({
  alumno: PupilSchema,
  padre: Nullable(PayerSchema),
  deducible,
  ...book,
})
export type Account = Static<typeof AccountSchema>

const FamilyAccountSchema = Type.Object({
  /** Null when `hijos` is one pupil without a parent. */
  padre: Nullable(PayerSchema),
  hijos: Type.Array(Type.Object({ alumno: PupilSchema, saldo: Pesos(), vencido: Pesos(), deducible })),
  saldo_favor: withTags(Pesos(), 'Payment'),
  ...book,
})
export type FamilyAccount = Static<typeof FamilyAccountSchema>
export type AccountBook = Omit<FamilyAccount, 'padre' | 'hijos' | 'saldo_favor'>
export type AccountTotals = Account['total']

const OverdueSchema = Type.Object({
  id: Type.String(),
  descripcion: Type.String(),
  ciclo: CycleName(),
  vencimiento: Type.String(),
  saldo: Pesos(),
  monto: Pesos(),
  /** Started months past its day, from 1; days of grace do not count (decisions/0013). */
  meses: Type.Integer(),
  recargo: Pesos(),
})
export type Overdue = Static<typeof OverdueSchema>

const DebtorSchema = Type.Object({
  id: Type.String(),
  padre: Nullable(PayerSchema),
  alumnos: Type.Array(
    entity('Student', {
      ...PupilSchema.properties,
      conceptos: withTags(Type.Array(OverdueSchema), 'Charge', 'Tuition'),
    }),
  ),
  desde: Type.String(),
  meses: Type.Integer(),
  /** Overdue amounts by lateness; they add up to `vencido`. */
  un_mes: Pesos(),
  dos_meses: Pesos(),
  tres_meses: Pesos(),
  vencido: Pesos(),
  recargos: Pesos(),
  por_vencer: Pesos(),
  saldo_favor: withTags(Pesos(), 'Payment'),
  /** `vencido` minus `saldo_favor`, at least 0; without `recargos`. */
  por_pagar: Pesos(),
  por_pagar_hoy: Pesos(),
  /** The latest; extended months count in `por_vencer`. */
  prorroga: Nullable(Type.String()),
  /** Null also without permission to read contacts. */
  contacto: Nullable(ContactSchema),
  /** Day of the latest promise; null also without permission to read contacts. */
  prometido: Nullable(Type.String()),
})
export type Debtor = Static<typeof DebtorSchema>

const LatePupilSchema = entity('Student', {
  ...PupilSchema.properties,
  /** Tuition alone, with recargos. */
  vencido: withTags(Pesos(), 'Tuition'),
  /** 'COLEGIATURA OCTUBRE 2026', for each overdue month. */
  meses: Type.Array(Type.String()),
})
export type LatePupil = Static<typeof LatePupilSchema>

/** Past its due day but within its extension, so not overdue yet. */
const ExtendedSchema = entity('Tuition', {
  id: Id(),
  alumno: Named('Student'),
  padre: Nullable(Named('Parent')),
  descripcion: Type.String(),
  ciclo: CycleName(),
  vencimiento: Type.String(),
  hasta: Type.String(),
  motivo: Type.String(),
  saldo: Pesos(),
})
export type Extended = Static<typeof ExtendedSchema>

const UpcomingSchema = Type.Object({
  id: Type.String(),
  alumno: PupilSchema,
  padre: Nullable(PayerSchema),
  concepto: Type.String(),
  ciclo: CycleName(),
  vence: Type.String(),
  monto: Pesos(),
})
export type Upcoming = Static<typeof UpcomingSchema>

export const statementsSchemas = {
  getByStudent: { response: ok({ estado: AccountSchema }) },
  getByFamily: {
    query: Type.Object(familyFields()),
    response: ok({ estado: FamilyAccountSchema }),
  },
  listDebtors: {
    query: Type.Object({
      ...Type.Pick(PageSchema, ['q', 'pagina', 'por_pagina', 'orden']).properties,
      maximo: MaxRows(),
      columna: Type.Optional(literals(DEBTOR_ORDERS)),
      atraso: Type.Optional(literals(BUCKETS)),
      grado: Type.Optional(GradeSchema),
      familias: Type.Optional(literals(DEBTOR_FAMILIES)),
      /** Lists pupils with overdue months instead of families; no other parameter may come along. */
      por: Type.Optional(Type.Literal('alumno')),
    }),
    response: ok({
      escuela: withTags(Type.String(), 'School'),
      fecha: Type.String(),
      morosos: Type.Array(DebtorSchema),
      /** With `por=alumno`. */
      alumnos: Type.Optional(Type.Array(LatePupilSchema)),
      /** Sorted by the extension's last day; includes families without overdue amounts. */
      prorrogas: Type.Array(ExtendedSchema),
      total: Total(),
      /** Sums of all families that match, not only of the page. */
      resumen: Type.Optional(Type.Pick(DebtorSchema, [...DEBT_SUMS])),
    }),
  },
  listUpcoming: {
    response: ok({
      desde: Type.String(),
      hasta: Type.String(),
      proximos: withTags(Type.Array(UpcomingSchema), 'Charge', 'Tuition'),
    }),
  },
}
export type StatementsContract = ContractOf<typeof statementsSchemas>
