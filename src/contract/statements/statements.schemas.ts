import { Type, type Static } from '@sinclair/typebox'
import { ContactSchema } from '../contacts/contacts.schemas'
import { Id, literals, Named, Nullable, ok, Pesos, type ContractOf } from '../http/schemas'
import { PAYMENT_LINE_KINDS } from '../payments/payments.schemas'
import { PupilSchema } from '../students/students.schemas'

const MOVEMENT_KINDS = [
  'CARGO',
  'COLEGIATURA',
  'RECARGO',
  'DESCUENTO',
  'BECA',
  'BAJA',
  'PAGO',
  'CANCELACION',
] as const

/** A line of a statement: what the pupil owes more (`cargo`) or less (`abono`) from a day on. */
const MovementSchema = Type.Object({
  /** Unique in the statement and the same at every reading: 'pago-7', 'pago-7-recargo'. */
  id: Type.String(),
  fecha: Type.String(),
  tipo: literals(MOVEMENT_KINDS),
  descripcion: Type.String(),
  /** What stands in small letters below: list price and beca, concepts of a payment, the reason of a cancellation. */
  detalle: Type.Array(Type.String()),
  /** Whose filter shows it. */
  cicloId: Id(),
  /** Last day to pay on time, of a charge or a month. */
  vencimiento: Nullable(Type.String()),
  folio: Nullable(Id()),
  pagoId: Nullable(Id()),
  /** What a payment paid, each kind once: by it a receipt is for whoever may see all of that. None where nothing was paid. */
  conceptos: Type.Array(Type.Object({ tipo: literals(PAYMENT_LINE_KINDS) })),
  /** Whether a charge or payment was cancelled later: its reversal is a line of its own. */
  cancelado: Type.Boolean(),
  cargo: Pesos(),
  abono: Pesos(),
  /** Running balance over all cycles. */
  saldo: Pesos(),
  /** Whose charge or month it is, in a family's statement. */
  alumno: Type.Optional(Named()),
})
export type Movement = Static<typeof MovementSchema>

const totals = {
  /** What is open: the balance of the last line. */
  saldo: Pesos(),
  /** The part of `saldo` whose day has passed. */
  vencido: Pesos(),
  por_vencer: Pesos(),
  /** What being late would cost if all of it were paid today; not part of `saldo`. */
  recargos: Pesos(),
  /** Signed link to the statement as a PDF; good for half an hour at least. */
  pdf: Type.String(),
}

/** A charge or a month that is not paid whole. */
const OpenSchema = Type.Object({
  /** 'cargo-3', 'colegiatura-12'. */
  id: Type.String(),
  descripcion: Type.String(),
  ciclo: Type.String(),
  vencimiento: Type.String(),
  /** Last day of an extension of its own. */
  prorroga: Nullable(Type.String()),
  vencido: Type.Boolean(),
  saldo: Pesos(),
  /** What paying it today costs besides. */
  recargo: Pesos(),
  /** Whose it is, in a family's statement. */
  alumno: Type.Optional(Named()),
})
export type OpenItem = Static<typeof OpenSchema>

const book = {
  /** The school's day it was made. */
  fecha: Type.String(),
  movimientos: Type.Array(MovementSchema),
  total: Type.Object(totals),
  /** What is open, the oldest first: it adds up to `total.saldo`. */
  abiertos: Type.Optional(Type.Array(OpenSchema)),
  /** Cycles with movements, newest first. */
  ciclos: Type.Array(Type.Object({ id: Id(), name: Type.String(), ...totals })),
  /** Signed link to the latest cycle, going on from what the others left open; none where there are no others. */
  pdf_con_anterior: Type.Optional(Type.String()),
}

const AccountSchema = Type.Object({
  /** Grade and group of the pupil's latest cycle. */
  alumno: PupilSchema,
  padre: Nullable(Named()),
  ...book,
})
export type Account = Static<typeof AccountSchema>

const FamilyAccountSchema = Type.Object({
  /** Null: `hijos` is one pupil, who has none. */
  padre: Nullable(Type.Object({ id: Id(), nombre: Type.String(), telefono: Type.String() })),
  /** By name, with what each owes; grade and group of their latest cycle. */
  hijos: Type.Array(Type.Object({ alumno: PupilSchema, saldo: Pesos(), vencido: Pesos() })),
  /** What the family has in its favour; no part of the balance. */
  saldo_favor: Pesos(),
  ...book,
})
export type FamilyAccount = Static<typeof FamilyAccountSchema>
/** What both kinds of statement have: lines, sums and what is open. */
export type AccountBook = Omit<FamilyAccount, 'padre' | 'hijos' | 'saldo_favor'>
export type AccountTotals = Account['total']

/** A charge or a month whose day has passed. */
const OverdueSchema = Type.Object({
  /** 'cargo-3', 'colegiatura-12'. */
  id: Type.String(),
  descripcion: Type.String(),
  ciclo: Type.String(),
  vencimiento: Type.String(),
  saldo: Pesos(),
  /** Started months past its day, from 1; days of grace do not count (decisions/0013). */
  meses: Type.Integer(),
  /** What paying it today costs besides. */
  recargo: Pesos(),
})
export type Overdue = Static<typeof OverdueSchema>

/** A family with something overdue; a pupil without a parent stands alone. */
const DebtorSchema = Type.Object({
  /** 'padre-3', or 'alumno-12' for a pupil without a parent. */
  id: Type.String(),
  padre: Nullable(Type.Object({ id: Id(), nombre: Type.String(), telefono: Type.String() })),
  /** Those with something overdue; grade and group of their latest cycle. */
  alumnos: Type.Array(Type.Object({ ...PupilSchema.properties, conceptos: Type.Array(OverdueSchema) })),
  /** Oldest day that passed. */
  desde: Type.String(),
  /** Months of the oldest one. */
  meses: Type.Integer(),
  /** Overdue by lateness; they add up to `vencido`. */
  un_mes: Pesos(),
  dos_meses: Pesos(),
  tres_meses: Pesos(),
  vencido: Pesos(),
  /** Estimated today, besides. */
  recargos: Pesos(),
  /** Open, but its day has not passed: no debt yet. */
  por_vencer: Pesos(),
  /** What the family has in its favour. */
  saldo_favor: Type.Optional(Pesos()),
  /** `vencido` less `saldo_favor`, at least 0. */
  por_pagar: Type.Optional(Pesos()),
  /** Until when the family's latest extension lasts; what it covers is in `por_vencer`. Null without one. */
  prorroga: Type.Optional(Nullable(Type.String())),
  /** The latest contact; null without one, and for who may not read contacts. */
  contacto: Type.Optional(Nullable(ContactSchema)),
  /** The day that the family's latest promise is for; null without one, and for a reader who may not see contacts. */
  prometido: Type.Optional(Nullable(Type.String())),
})
export type Debtor = Static<typeof DebtorSchema>

/** A month whose day has passed and whose extension has not: nobody's debt yet. */
const ExtendedSchema = Type.Object({
  /** Of the month. */
  id: Id(),
  alumno: Named(),
  padre: Nullable(Named()),
  descripcion: Type.String(),
  ciclo: Type.String(),
  vencimiento: Type.String(),
  /** Last day of the extension. */
  hasta: Type.String(),
  motivo: Type.String(),
  saldo: Pesos(),
})
export type Extended = Static<typeof ExtendedSchema>

/** A charge or a month that is to be paid within the next days. */
const UpcomingSchema = Type.Object({
  /** 'cargo-3', 'colegiatura-12'. */
  id: Type.String(),
  /** Grade and group of the latest cycle. */
  alumno: PupilSchema,
  padre: Nullable(Type.Object({ id: Id(), nombre: Type.String(), telefono: Type.String() })),
  concepto: Type.String(),
  ciclo: Type.String(),
  /** Last day to pay in time; of an extended month the end of the extension. */
  vence: Type.String(),
  /** What is open of it. */
  monto: Pesos(),
})
export type Upcoming = Static<typeof UpcomingSchema>

export const statementsSchemas = {
  ofStudent: { response: ok({ estado: AccountSchema }) },
  ofFamily: {
    /** Exactly one of the two; a child's is its parent's family. */
    query: Type.Object({ padreId: Type.Optional(Id()), alumnoId: Type.Optional(Id()) }),
    response: ok({ estado: FamilyAccountSchema }),
  },
  debtors: {
    response: ok({
      /** How messages are signed. */
      escuela: Type.String(),
      fecha: Type.String(),
      morosos: Type.Array(DebtorSchema),
      /** By the day the extension ends; of families that owe nothing overdue too. */
      prorrogas: Type.Optional(Type.Array(ExtendedSchema)),
    }),
  },
  upcoming: {
    response: ok({
      /** The first and the last of the days that are looked at. */
      desde: Type.String(),
      hasta: Type.String(),
      /** The next one first. */
      proximos: Type.Array(UpcomingSchema),
    }),
  },
}
export type StatementsContract = ContractOf<typeof statementsSchemas>
