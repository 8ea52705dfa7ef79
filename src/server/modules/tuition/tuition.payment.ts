import type { IsoDate } from '@contract/domain/dates'
import { toCentavos, toPesos } from '@contract/domain/money'
import { holds } from '@contract/domain/permissions'
import type { Payment } from '@contract/payments/payments.schemas'
import { CANNOT_WAIVE, waivedMonthsProblem, waiverProblem } from '@contract/tuition/lateFees.rules'
import {
  lateFeeConcept,
  MIXED_MONTHS,
  NO_MONTHS,
  NOT_ENROLLED,
  notOwed,
  nothingOpen,
  paidConflict,
  spreadDiscount,
  totalConflict,
  yearlyDiscountConcept,
} from '@contract/tuition/tuition.rules'
import type { Tuition, TuitionContract } from '@contract/tuition/tuition.schemas'
import type { Tx } from '../../db/database'
import type { WriteCall } from '../../http/contractRoute'
import { checkMeans } from '../../http/ledgerAnswers'
import { badField, badRequest, conflict, forbidden, found, notFound } from '../../http/problem'
import type { PaymentLine } from '../payments/balances.queries'
import type { PaymentsService } from '../payments/payments.service'
import {
  findAccount,
  findAccountOf,
  findStudent,
  findTerms,
  listMonths,
  lockMonths,
  lockMonthsOf,
  type Account,
  type MonthRow,
} from './tuition.queries'
import { lateness, toTuition } from './tuition.rows'

/** A line of a payment that is about a month. */
export type TuitionLine = Extract<PaymentLine, { tuitionId: number }>

/** How months are paid. */
export interface PaidHow {
  /** Percent off all of them at once. */
  yearly: number
  /** When the money arrives. */
  day: IsoDate
  /** Months whose recargo is let go: it stands at the month instead of being a line. */
  spared: ReadonlySet<number>
}

/** What paying these months is made of, in centavos. */
export const composeLines = (
  months: readonly MonthRow[],
  account: Pick<Account, 'recargo'>,
  { yearly, day, spared }: PaidHow,
) => {
  const discounts = spreadDiscount(
    months.map(({ monto_centavos }) => monto_centavos),
    yearly,
  )
  const lines = months.flatMap(
    ({ id: tuitionId, descripcion, monto_centavos, ...month }, at): TuitionLine[] => {
      const late = lateness(month, account.recargo, day)
      const condonado = spared.has(tuitionId) ? late.centavos : 0
      return [
        { tipo: 'COLEGIATURA', tuitionId, descripcion, centavos: monto_centavos, condonado },
        {
          tipo: 'RECARGO',
          tuitionId,
          descripcion: lateFeeConcept(descripcion, late.meses),
          centavos: late.centavos - condonado,
        },
        {
          tipo: 'DESCUENTO',
          tuitionId,
          descripcion: yearlyDiscountConcept(descripcion, yearly),
          centavos: discounts[at] as number,
        },
      ]
    },
  )
  return lines.filter(({ centavos }) => centavos > 0)
}

const sumOfKind = (lines: readonly TuitionLine[], tipo: TuitionLine['tipo']): number =>
  lines.reduce((sum, line) => sum + (line.tipo === tipo ? line.centavos : 0), 0)

/** What a payment makes of its months: known, so that they need not be read again. */
const asPaid = (
  months: readonly MonthRow[],
  lines: readonly TuitionLine[],
  { id, folio, fecha_pago, metodo_pago }: Pick<Payment, 'id' | 'folio' | 'fecha_pago' | 'metodo_pago'>,
): MonthRow[] =>
  months.map((month) => {
    const own = lines.filter(({ tuitionId }) => tuitionId === month.id)
    const payment = {
      pago_id: id,
      folio,
      fecha_pago,
      metodo_pago,
      recargo_centavos: sumOfKind(own, 'RECARGO'),
    }
    return { ...month, ...payment, pagado: true, estado: 'PAGADO' }
  })

/** The months as the payment leaves them, and the payment. */
interface TakenTuition {
  pagos: Tuition[]
  pago: Payment
}

type PayBody = TuitionContract['pay']['body']
type YearBody = TuitionContract['payYear']['body']
type Terms = Pick<
  PayBody,
  | 'metodo_pago'
  | 'referencia'
  | 'fecha_pago'
  | 'confirmar_referencia'
  | 'total'
  | 'condonar_recargos'
  | 'motivo_condonacion'
  | 'condonar'
>

/** Locked until the commit. @throws 404 that names every unknown one */
export const lockKnownMonths = async (db: Tx, ids: readonly number[]) => {
  const locked = await lockMonths(db, ids)
  const missing = ids.filter((id) => !locked.some((month) => month.id === id))
  if (missing.length > 0) throw notFound(`No existe la colegiatura ${missing.join(', ')}.`)
  return locked
}

/** @throws 409 a month of a pupil who left */
export const assertOwed = (months: readonly MonthRow[]): void => {
  const out = months.find(({ estado }) => estado === 'BAJA')
  if (out) throw conflict(notOwed(out.descripcion))
}

/**
 * What is wrong in itself, before anything is looked up.
 * @param ids the months that are paid; null while they are not known
 */
const checkTerms = (terms: Terms, today: IsoDate, ids: readonly number[] | null): void => {
  checkMeans(terms, today)
  const { total, condonar_recargos, motivo_condonacion } = terms
  const waiver = waiverProblem(condonar_recargos, motivo_condonacion)
  if (waiver) throw badField('motivo_condonacion', waiver)
  assertWaived(terms, ids)
  if (total !== undefined && toCentavos(total) === null) throw badField('total', 'Admite hasta dos decimales')
}

/** @throws 400 */
const assertWaived = ({ condonar }: Terms, ids: readonly number[] | null): void => {
  const problem = waivedMonthsProblem(condonar, ids && new Set(ids))
  if (problem) throw badField('condonar', problem)
}

/** Letting recargos go is no part of taking money. @throws 403 */
const checkWaiver = ({ condonar_recargos, condonar }: Terms, { permissions }: WriteCall['actor']): void => {
  if ((condonar_recargos || condonar) && !holds(permissions, 'COLEGIATURAS', 'DELETE'))
    throw forbidden(CANNOT_WAIVE)
}

/** The two calls that take money for tuition. */
export const createTuitionPayment = (payments: Pick<PaymentsService, 'record'>) => {
  /** Months that are locked and open: composes the receipt, compares the total, writes it. */
  const take = async (
    call: WriteCall,
    account: Account,
    months: readonly MonthRow[],
    terms: Terms & { yearly: number },
  ): Promise<TakenTuition> => {
    const { actor, today } = call
    const ids = months.map(({ id }) => id)
    // Of a year only now: which months are open is known under the lock.
    assertWaived(terms, ids)
    const whole = terms.condonar_recargos === true
    const spared = new Set(whole ? ids : terms.condonar?.ids)
    const lines = composeLines(months, account, {
      yearly: terms.yearly,
      day: terms.fecha_pago ?? today,
      spared,
    })
    const total =
      sumOfKind(lines, 'COLEGIATURA') + sumOfKind(lines, 'RECARGO') - sumOfKind(lines, 'DESCUENTO')
    if (terms.total !== undefined && toCentavos(terms.total) !== total)
      throw conflict(totalConflict(toPesos(total)))
    if (total === 0) throw conflict(nothingOpen(terms.yearly))
    const { alumno } = account
    const { metodo_pago, referencia, fecha_pago, confirmar_referencia } = terms
    const means = { metodo_pago, referencia, fecha_pago, confirmar_referencia }
    const recorded = await payments.record(call, {
      studentId: alumno.id,
      lines,
      ...means,
      waiver: (whole ? terms.motivo_condonacion : terms.condonar?.motivo)?.trim(),
    })
    const about = { alumno, alumnos: [alumno], padre: null, ciclo: account.cycleName, recibio: actor.name }
    const pago = { ...recorded, ...about }
    call.record('PAGO', pago.id, null, pago, { modulo: 'COLEGIATURAS' })
    return { pagos: asPaid(months, lines, recorded).map((row) => toTuition(row, account, today)), pago }
  }

  return {
    /**
     * Pays the chosen months of one pupil and cycle, each whole, with the recargos of the day. Moves money: needs an
     * idempotency key.
     * @throws 400 nothing chosen, reference, waiver without a reason, months of several pupils or cycles · 403 waives and may not ·
     * 404 unknown months · 409 one is paid, or another total than the client saw
     */
    pay: async (call: WriteCall, { ids: chosen, ...terms }: PayBody): Promise<TakenTuition> => {
      const { db } = call
      const ids = [...new Set(chosen)]
      if (ids.length === 0) throw badField('ids', NO_MONTHS)
      checkTerms(terms, call.today, ids)
      checkWaiver(terms, call.actor)
      const locked = await lockKnownMonths(db, ids)
      const [enrolmentId, ...others] = new Set(locked.map(({ enrolment_id }) => enrolment_id))
      if (others.length > 0) throw badRequest(MIXED_MONTHS, { ids: MIXED_MONTHS })
      const account = found(await findAccount(db, enrolmentId as number), NOT_ENROLLED)
      const months = (await listMonths(db, account.id)).filter(({ id }) => ids.includes(id))
      const paid = months.find(({ pagado }) => pagado)
      if (paid) throw conflict(paidConflict(paid.descripcion, paid.folio))
      assertOwed(months)
      return take(call, account, months, { ...terms, yearly: 0 })
    },

    /**
     * Pays every open month of a pupil's cycle at once, less the cycle's `descuento_anual`.
     * @throws 400 reference, waiver without a reason · 403 waives and may not · 404 unknown pupil or cycle · 409 not enrolled, nothing open, or another
     * total than the client saw
     */
    payYear: async (
      call: WriteCall,
      { alumnoId, cicloEscolarId, ...terms }: YearBody,
    ): Promise<TakenTuition> => {
      const { db } = call
      checkTerms(terms, call.today, null)
      checkWaiver(terms, call.actor)
      found(await findStudent(db, alumnoId), 'No existe este alumno.')
      found(await findTerms(db, cicloEscolarId), 'No existe este ciclo escolar.')
      const account = await findAccountOf(db, alumnoId, cicloEscolarId)
      if (!account) throw conflict(NOT_ENROLLED)
      await lockMonthsOf(db, account.id)
      const open = (await listMonths(db, account.id)).filter(({ estado }) => estado === 'PENDIENTE')
      if (open.length === 0) throw conflict(nothingOpen(0))
      return take(call, account, open, { ...terms, yearly: account.descuento_anual_centesimas / 100 })
    },
  }
}
