import type { IsoDate } from '@contract/domain/dates'
import { toCentavos } from '@contract/domain/money'
import { hasPermission } from '@contract/domain/permissions'
import { linesTotal } from '@contract/payments/payments.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import { CANNOT_WAIVE, waivedMonthsProblem, waiverProblem } from '@contract/tuition/lateFees.rules'
import {
  earlierMoney,
  isOpenMonth,
  MIXED_MONTHS,
  NO_MONTHS,
  NOT_ENROLLED,
  notOwed,
  nothingOpen,
  paidConflict,
} from '@contract/tuition/tuition.rules'
import type { Tuition, TuitionContract } from '@contract/tuition/tuition.schemas'
import type { Tx } from '../../db/database'
import type { WriteCall } from '../../http/call'
import { assertMeans } from '../../http/ledgerAnswers'
import { assertField, badField, badRequest, conflict, forbidden, found, foundAll } from '../../shared/problem'
import { requireCycle } from '../../db/lookups'
import type { PaymentsService } from '../payments/payments.service'
import {
  findAccount,
  findAccountOf,
  findStudent,
  lockMonths,
  lockMonthsOf,
  type Account,
} from './tuition.queries'
import { listMonths, type MonthRow } from './months.queries'
import { composeLines } from './tuitionLines'
import { toTuition, yearlyPercent } from './tuitionRows'

type PayBody = TuitionContract['pay']['body']
type YearBody = TuitionContract['payYear']['body']
type Terms = Omit<PayBody, 'ids'>
type TakenTuition = Promise<{ pagos: Tuition[]; pago: Payment }>

export const lockKnownMonths = async (db: Tx, ids: readonly number[]) =>
  foundAll(await lockMonths(db, ids), ids, 'la colegiatura')

/** @throws 409 a month after its pupil's baja, covered by becas, or settled before the opening */
export const assertOwed = (months: readonly MonthRow[]): void => {
  for (const { estado, descripcion } of months)
    if (estado === 'BAJA' || estado === 'SALDADO' || estado === 'BECADO')
      throw conflict(notOwed(descripcion, estado))
}

/** A recargo is computed on what was unpaid that day. @throws 409 money of a day before the latest valid payment of an open month */
export const assertAfterPayments = (months: readonly MonthRow[], day: IsoDate): void => {
  for (const month of months) {
    const { descripcion, fecha_pago } = month
    if (!isOpenMonth(month) || fecha_pago === null || day >= fecha_pago) continue
    const message = earlierMoney(descripcion, fecha_pago)
    throw conflict(message, { fecha_pago: message })
  }
}

/** Before any query, since 400 comes before 404. @param ids of the paid months; null while unknown */
const checkTerms = (terms: Terms, today: IsoDate, ids: readonly number[] | null): void => {
  assertMeans(terms, today)
  const { total, condonar_recargos, motivo_condonacion } = terms
  assertField('motivo_condonacion', waiverProblem(condonar_recargos, motivo_condonacion))
  assertWaived(terms, ids)
  if (total !== undefined && toCentavos(total) === null) throw badField('total', 'Admite hasta dos decimales')
}

const assertWaived = ({ condonar }: Terms, ids: readonly number[] | null): void => {
  assertField('condonar', waivedMonthsProblem(condonar, ids && new Set(ids)))
}

/** Waiving recargos needs more than the permission to take money. @throws 403 */
const checkWaiver = ({ condonar_recargos, condonar }: Terms, { permissions }: WriteCall['actor']): void => {
  if ((condonar_recargos || condonar) && !hasPermission(permissions, 'COLEGIATURAS', 'DELETE'))
    throw forbidden(CANNOT_WAIVE)
}

export const createTuitionPayment = (payments: Pick<PaymentsService, 'collect'>) => {
  const take = async (
    call: WriteCall,
    account: Account,
    months: readonly MonthRow[],
    { yearly, ...terms }: Terms & { yearly: boolean },
  ): TakenTuition => {
    const { db, today } = call
    const { total, condonar_recargos, motivo_condonacion, condonar, fecha_pago: day = today } = terms
    const ids = months.map(({ id }) => id)
    assertWaived(terms, ids)
    assertAfterPayments(months, day)
    const spared = new Set(condonar_recargos ? ids : condonar?.ids)
    const percent = yearly ? yearlyPercent(account, day) : 0
    const lines = composeLines(months, account, { percent, day, spared })
    if (linesTotal(lines) === 0 && !total) throw conflict(nothingOpen(percent))
    const waiver = (condonar_recargos ? motivo_condonacion : condonar?.motivo)?.trim()
    const pago = await payments.collect(call, { lines, paidWith: terms, total, waiver })
    const paid = (await listMonths(db, account.id)).filter(({ id }) => ids.includes(id))
    return { pagos: paid.map((row) => toTuition(row, account, today)), pago }
  }

  return {
    /** Needs an idempotency key. @throws 400 · 403 may not waive · 404 unknown months · 409 one is paid, or the client saw another total */
    pay: async (call: WriteCall, { ids: chosen, ...terms }: PayBody): TakenTuition => {
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
      return take(call, account, months, { ...terms, yearly: false })
    },

    /** @throws 400 · 403 may not waive · 404 · 409 not enrolled, nothing open, or another total than the client saw */
    payYear: async (call: WriteCall, { alumnoId, cicloEscolarId, ...terms }: YearBody): TakenTuition => {
      const { db } = call
      checkTerms(terms, call.today, null)
      checkWaiver(terms, call.actor)
      found(await findStudent(db, alumnoId), 'No existe este alumno.')
      await requireCycle(db, cicloEscolarId)
      const account = await findAccountOf(db, alumnoId, cicloEscolarId)
      if (!account) throw conflict(NOT_ENROLLED)
      await lockMonthsOf(db, account.id)
      const open = (await listMonths(db, account.id)).filter(isOpenMonth)
      if (open.length === 0) throw conflict(nothingOpen(0))
      return take(call, account, open, { ...terms, yearly: true })
    },
  }
}
