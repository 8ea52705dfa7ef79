import { Type, type Static } from '@sinclair/typebox'
import { ContactSchema } from '../contacts/contacts.schemas'
import {
  CycleName,
  entity,
  familyFields,
  Id,
  literals,
  Named,
  Nullable,
  ok,
  Pesos,
  tagged,
  type ContractOf,
} from '../http/schemas'
import { DeductibleSchema } from '../invoices/invoices.schemas'
import { PayerSchema } from '../parents/parents.schemas'
import { PAYMENT_LINE_KINDS } from '../payments/payments.schemas'
import { PupilSchema } from '../students/students.schemas'

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

/**
 * A line of a statement: raises (`cargo`) or lowers (`abono`) the balance from its day on. A month that was settled before the
 * school came in (SALDADO) does neither.
 */
const MovementSchema = Type.Object({
  /** Unique in the statement and the same at every reading: 'pago-7', 'pago-7-recargo'. */
  id: Type.String(),
  fecha: Type.String(),
  /** The day the money of a payment arrived; the line is listed on the day of entry, `fecha`. */
  fecha_pago: Type.Optional(Type.String()),
  tipo: literals(MOVEMENT_KINDS),
  descripcion: Type.String(),
  /** Small print below the line: list price and beca, concepts of a payment, or the reason of a cancellation. */
  detalle: Type.Array(Type.String()),
  /** The cycle under which the line is listed. */
  cicloId: Id(),
  /** Last day to pay a charge or month on time. */
  vencimiento: Nullable(Type.String()),
  folio: Nullable(Id()),
  pagoId: Nullable(Id()),
  /**
   * Kinds of lines that the payment paid, each once. They decide which users may print its receipt. Empty when nothing was paid.
   */
  conceptos: Type.Array(Type.Object({ tipo: literals(PAYMENT_LINE_KINDS) })),
  /** Whether the charge or payment was cancelled later; the cancellation is a line of its own. */
  cancelado: Type.Boolean(),
  cargo: Pesos(),
  abono: Pesos(),
  /** Running balance over all cycles. */
  saldo: Pesos(),
  /** The pupil of the line, in a family's statement. */
  alumno: Type.Optional(Named('Student')),
})
export type Movement = Static<typeof MovementSchema>

const totals = {
  /** Open amount: the balance of the last line. */
  saldo: Pesos(),
  /** The overdue part of `saldo`. */
  vencido: Pesos(),
  por_vencer: Pesos(),
  /** Recargos if all of it were paid today; not part of `saldo`. */
  recargos: Pesos(),
  /** Signed link to the statement as a PDF, valid for at least half an hour. */
  pdf: Type.String(),
}

/** A charge or month that is not fully paid. */
const OpenSchema = Type.Object({
  /** 'cargo-3', 'colegiatura-12'. */
  id: Type.String(),
  descripcion: Type.String(),
  ciclo: CycleName(),
  vencimiento: Type.String(),
  /** Last day of the month's extension. */
  prorroga: Nullable(Type.String()),
  vencido: Type.Boolean(),
  saldo: Pesos(),
  /** Recargo if it is paid today. */
  recargo: Pesos(),
  alumno: Type.Optional(Named('Student')),
})
export type OpenItem = Static<typeof OpenSchema>

const book = {
  /** The school's day on which the statement was made. */
  fecha: Type.String(),
  movimientos: tagged(Type.Array(MovementSchema), 'Charge', 'Tuition', 'Payment'),
  total: Type.Object(totals),
  /** Open charges and months, oldest first; they add up to `total.saldo`. */
  abiertos: Type.Optional(tagged(Type.Array(OpenSchema), 'Charge', 'Tuition')),
  /** Cycles with lines, newest first. */
  ciclos: Type.Array(entity('Cycle', { id: Id(), name: Type.String(), ...totals })),
  /** Signed link to a PDF of the latest cycle with the earlier open amount as opening balance; missing with only one cycle. */
  pdf_con_anterior: Type.Optional(Type.String()),
}

/** Tuition paid in the current calendar year and what of it may be deducted. */
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
  /** By name, each with what they owe. */
  hijos: Type.Array(Type.Object({ alumno: PupilSchema, saldo: Pesos(), vencido: Pesos(), deducible })),
  /** The family's credit; not part of the balance. */
  saldo_favor: tagged(Pesos(), 'Payment'),
  ...book,
})
export type FamilyAccount = Static<typeof FamilyAccountSchema>
/** The part that both kinds of statement share: lines, sums and open items. */
export type AccountBook = Omit<FamilyAccount, 'padre' | 'hijos' | 'saldo_favor'>
export type AccountTotals = Account['total']

/** An overdue charge or month. */
const OverdueSchema = Type.Object({
  /** 'cargo-3', 'colegiatura-12'. */
  id: Type.String(),
  descripcion: Type.String(),
  ciclo: CycleName(),
  vencimiento: Type.String(),
  saldo: Pesos(),
  /** What it cost before a part of it was paid: above `saldo` then. */
  monto: Type.Optional(Pesos()),
  /** Started months past its day, from 1; days of grace do not count (decisions/0013). */
  meses: Type.Integer(),
  /** Recargo if it is paid today. */
  recargo: Pesos(),
})
export type Overdue = Static<typeof OverdueSchema>

/** A family with overdue amounts, or a pupil without a parent. */
const DebtorSchema = Type.Object({
  /** `familyKey`. */
  id: Type.String(),
  padre: Nullable(PayerSchema),
  /** Children with overdue amounts. */
  alumnos: Type.Array(
    entity('Student', {
      ...PupilSchema.properties,
      conceptos: tagged(Type.Array(OverdueSchema), 'Charge', 'Tuition'),
    }),
  ),
  /** The oldest overdue day. */
  desde: Type.String(),
  /** Lateness of the oldest overdue item, in months. */
  meses: Type.Integer(),
  /** Overdue amounts by lateness; they add up to `vencido`. */
  un_mes: Pesos(),
  dos_meses: Pesos(),
  tres_meses: Pesos(),
  vencido: Pesos(),
  /** Recargos as of today; not part of `vencido`. */
  recargos: Pesos(),
  /** Open, but not due yet. */
  por_vencer: Pesos(),
  /** The family's credit. */
  saldo_favor: Type.Optional(tagged(Pesos(), 'Payment')),
  /** `vencido` minus `saldo_favor`, at least 0; of today with `recargos`, as the desk asks. */
  por_pagar: Type.Optional(Pesos()),
  por_pagar_hoy: Type.Optional(Pesos()),
  /** End of the family's latest extension; extended months count in `por_vencer`. Null without one. */
  prorroga: Type.Optional(Nullable(Type.String())),
  /** The latest contact; null without one, and for users without permission to read contacts. */
  contacto: Type.Optional(Nullable(ContactSchema)),
  /** The day of the family's latest promise; null without one, and for users without permission to read contacts. */
  prometido: Type.Optional(Nullable(Type.String())),
})
export type Debtor = Static<typeof DebtorSchema>

/** A month past its due day but within its extension, so not overdue yet. */
const ExtendedSchema = entity('Tuition', {
  /** Id of the month. */
  id: Id(),
  alumno: Named('Student'),
  padre: Nullable(Named('Parent')),
  descripcion: Type.String(),
  ciclo: CycleName(),
  vencimiento: Type.String(),
  /** Last day of the extension. */
  hasta: Type.String(),
  motivo: Type.String(),
  saldo: Pesos(),
})
export type Extended = Static<typeof ExtendedSchema>

/** A charge or month due in the next days. */
const UpcomingSchema = Type.Object({
  /** 'cargo-3', 'colegiatura-12'. */
  id: Type.String(),
  alumno: PupilSchema,
  padre: Nullable(PayerSchema),
  concepto: Type.String(),
  ciclo: CycleName(),
  /** Last day to pay on time; with an extension, its last day. */
  vence: Type.String(),
  /** Open amount. */
  monto: Pesos(),
})
export type Upcoming = Static<typeof UpcomingSchema>

export const statementsSchemas = {
  ofStudent: { response: ok({ estado: AccountSchema }) },
  ofFamily: {
    query: Type.Object(familyFields()),
    response: ok({ estado: FamilyAccountSchema }),
  },
  debtors: {
    response: ok({
      /** Name of the school, as signature of messages. */
      escuela: tagged(Type.String(), 'School'),
      fecha: Type.String(),
      morosos: Type.Array(DebtorSchema),
      /** Sorted by the extension's last day; includes families without overdue amounts. */
      prorrogas: Type.Optional(Type.Array(ExtendedSchema)),
    }),
  },
  upcoming: {
    response: ok({
      /** First and last day listed. */
      desde: Type.String(),
      hasta: Type.String(),
      /** Soonest first. */
      proximos: tagged(Type.Array(UpcomingSchema), 'Charge', 'Tuition'),
    }),
  },
}
export type StatementsContract = ContractOf<typeof statementsSchemas>
