import type { IsoDate } from '@contract/domain/dates'
import { toCentavos, toPesos } from '@contract/domain/money'
import { referenceProblem } from '@contract/domain/paymentMethods'
import type { PaymentMeans } from '@contract/payments/payments.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import { waiverProblem } from '@contract/tuition/lateFees.rules'
import {
  MIXED_MONTHS,
  NO_MONTHS,
  NOT_ENROLLED,
  nothingOpen,
  paidConflict,
  totalConflict,
} from '@contract/tuition/tuition.rules'
import type { TuitionContract } from '@contract/tuition/tuition.schemas'
import type { Tx } from '../../db/database'
import type { Actor } from '../../http/actor'
import { badField, badRequest, conflict, found, notFound } from '../../http/problem'
import { asPaid, composeLines, sumOf, type TuitionLine } from './tuition.lines'
import { findStudent, findTerms, lockMonths, lockMonthsOf } from './tuition.queries'
import {
  findAccount,
  findAccountOf,
  listMonths,
  toTuition,
  type Account,
  type MonthRow,
} from './tuition.rows'

/** The ledger as tuition needs it; services.ts hands it in. */
export interface Ledger {
  record(
    tx: Tx,
    actor: Pick<Actor, 'id'>,
    payment: PaymentMeans & {
      studentId: number
      lines: readonly TuitionLine[]
      waived?: { centavos: number; motivo: string }
      today: IsoDate
      now: Date
    },
  ): Promise<Omit<Payment, 'alumno' | 'ciclo' | 'recibio'>>
}

/** Who pays, and when. */
export interface Moment {
  actor: Pick<Actor, 'id' | 'name'>
  today: IsoDate
  now: Date
}

type PayBody = TuitionContract['pay']['body']
type YearBody = TuitionContract['payYear']['body']
type Terms = Pick<
  PayBody,
  'metodo_pago' | 'referencia' | 'total' | 'condonar_recargos' | 'motivo_condonacion'
>

/** What is wrong in itself, before anything is looked up. */
const checkTerms = ({
  metodo_pago,
  referencia,
  total,
  condonar_recargos,
  motivo_condonacion,
}: Terms): void => {
  const reference = referenceProblem(metodo_pago, referencia)
  if (reference) throw badField('referencia', reference)
  const waiver = waiverProblem(condonar_recargos, motivo_condonacion)
  if (waiver) throw badField('motivo_condonacion', waiver)
  if (total !== undefined && toCentavos(total) === null) throw badField('total', 'Admite hasta dos decimales')
}

/** The two calls that take money for tuition (DOMAIN §5). */
export const createTuitionPayment = (ledger: Ledger) => {
  /** Months that are locked and open: composes the receipt, compares the total, writes it. */
  const take = async (
    tx: Tx,
    account: Account,
    months: readonly MonthRow[],
    terms: Terms & { yearly: number },
    { actor, today, now }: Moment,
  ) => {
    const due = composeLines(months, account, terms.yearly, today)
    const recargos = sumOf(due, 'RECARGO')
    const waives = terms.condonar_recargos === true && recargos > 0
    const lines = waives ? due.filter(({ tipo }) => tipo !== 'RECARGO') : due
    const total = sumOf(lines, 'COLEGIATURA') + sumOf(lines, 'RECARGO') - sumOf(lines, 'DESCUENTO')
    if (terms.total !== undefined && toCentavos(terms.total) !== total)
      throw conflict(totalConflict(toPesos(total)))
    if (total === 0) throw conflict(nothingOpen(terms.yearly))
    const { metodo_pago, referencia } = terms
    const recorded = await ledger.record(tx, actor, {
      studentId: account.alumno.id,
      metodo_pago,
      referencia,
      lines,
      ...(waives
        ? { waived: { centavos: recargos, motivo: (terms.motivo_condonacion as string).trim() } }
        : {}),
      today,
      now,
    })
    return {
      ok: true as const,
      message: `Pago registrado con el folio ${recorded.folio}.`,
      pagos: asPaid(months, lines, recorded).map((row) => toTuition(row, account, today)),
      pago: { ...recorded, alumno: account.alumno, ciclo: account.cycleName, recibio: actor.name },
    }
  }

  return {
    /**
     * Pays the chosen months of one pupil and cycle, each whole, with the recargos of the day. Moves money: needs an
     * idempotency key.
     * @throws 400 nothing chosen, reference, waiver without a reason, months of several pupils or cycles · 404 unknown months ·
     * 409 one is paid, or another total than the client saw
     */
    pay: async (tx: Tx, { ids: chosen, ...terms }: PayBody, at: Moment) => {
      const ids = [...new Set(chosen)]
      if (ids.length === 0) throw badField('ids', NO_MONTHS)
      checkTerms(terms)
      const locked = await lockMonths(tx, ids)
      const missing = ids.filter((id) => !locked.some((month) => month.id === id))
      if (missing.length > 0) throw notFound(`No existe la colegiatura ${missing.join(', ')}.`)
      const [enrolmentId, ...others] = new Set(locked.map(({ enrolment_id }) => enrolment_id))
      if (others.length > 0) throw badRequest(MIXED_MONTHS, { ids: MIXED_MONTHS })
      const account = found(await findAccount(tx, enrolmentId as number), NOT_ENROLLED)
      const months = (await listMonths(tx, account.id)).filter(({ id }) => ids.includes(id))
      const paid = months.find(({ pagado }) => pagado)
      if (paid) throw conflict(paidConflict(paid.descripcion, paid.folio))
      return take(tx, account, months, { ...terms, yearly: 0 }, at)
    },

    /**
     * Pays every open month of a pupil's cycle at once, less the cycle's `descuento_anual` (DOMAIN §5).
     * @throws 400 reference, waiver without a reason · 404 unknown pupil or cycle · 409 not enrolled, nothing open, or another
     * total than the client saw
     */
    payYear: async (tx: Tx, { alumnoId, cicloEscolarId, ...terms }: YearBody, at: Moment) => {
      checkTerms(terms)
      found(await findStudent(tx, alumnoId), 'No existe este alumno.')
      found(await findTerms(tx, cicloEscolarId), 'No existe este ciclo escolar.')
      const account = await findAccountOf(tx, alumnoId, cicloEscolarId)
      if (!account) throw conflict(NOT_ENROLLED)
      await lockMonthsOf(tx, account.id)
      const open = (await listMonths(tx, account.id)).filter(({ pagado }) => !pagado)
      if (open.length === 0) throw conflict(nothingOpen(0))
      return take(tx, account, open, { ...terms, yearly: account.descuento_anual_centesimas / 100 }, at)
    },
  }
}
