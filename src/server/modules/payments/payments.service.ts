import { cancelProblem } from '@contract/charges/charges.rules'
import type { IsoDate } from '@contract/domain/dates'
import { toPesos } from '@contract/domain/money'
import { keptReference, type PaymentMeans } from '@contract/payments/payments.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import type { Tx } from '../../db/database'
import type { Actor } from '../../http/actor'
import { badField, conflict, found } from '../../http/problem'
import { lockTargets, moveBalances } from './balances.queries'
import { movesOf, toLineRow, totalOf, withBalances, type PaymentLine } from './lines'
import {
  findLines,
  findPayment,
  insertPayment,
  lockPayment,
  markCancelled,
  toConcept,
} from './payments.queries'

export interface NewPayment extends PaymentMeans {
  studentId: number
  lines: readonly PaymentLine[]
  today: IsoDate
  now: Date
}

/**
 * The ledger: the only code that moves a balance (DOMAIN §5). Who calls has locked the charges or months it pays, has asked
 * whether they may be paid, and does nothing slow after `record`: the folio is taken last and stays locked until the commit.
 */
export const createPaymentsService = () => ({
  /**
   * Writes one payment with its lines, moves the balances and takes the next folio.
   * @throws Error when the total is not above 0 or a target does not exist; a constraint (409) when it would overpay
   */
  record: async (tx: Tx, actor: Pick<Actor, 'id'>, payment: NewPayment): Promise<Payment> => {
    const { studentId, lines, metodo_pago, today, now } = payment
    const total = totalOf(lines)
    if (!(total > 0)) throw new Error(`a payment of ${total} centavos`)
    const asked = lines.map(toLineRow)
    const balances = await moveBalances(tx, movesOf(asked, 1))
    const written = asked.map((line) => withBalances(line, balances))
    const referencia = keptReference(payment.referencia)
    const head = { studentId, centavos: total, metodo_pago, referencia, fecha: today, userId: actor.id, now }
    const { id, folio } = await insertPayment(tx, head, written)
    return {
      id,
      folio,
      monto: toPesos(total),
      metodo_pago,
      referencia,
      fecha: today,
      cancelado: false,
      conceptos: written.map(toConcept),
    }
  },

  /**
   * Cancels a payment: its folio stays, its charges and months go back a step. Balances are locked before the payment, in the
   * order in which a payment takes them.
   * @throws 400 blank reason · 404 no such payment · 409 already cancelled
   */
  cancel: async (
    tx: Tx,
    actor: Pick<Actor, 'id'>,
    paymentId: number,
    motivo: string | null | undefined,
    today: IsoDate,
    now: Date,
  ): Promise<Payment> => {
    const problem = cancelProblem(motivo)
    if (problem) throw badField('motivo_cancelacion', problem)
    const moves = movesOf(await findLines(tx, paymentId), -1)
    await lockTargets(tx, moves)
    const payment = found(await lockPayment(tx, paymentId), `No existe el pago ${paymentId}.`)
    if (payment.cancelled_at) throw conflict(`El pago con folio ${payment.folio} ya estaba cancelado.`)
    await markCancelled(tx, paymentId, { motivo: (motivo as string).trim(), userId: actor.id, today, now })
    await moveBalances(tx, moves)
    return found(await findPayment(tx, paymentId), `No existe el pago ${paymentId}.`)
  },
})
export type PaymentsService = ReturnType<typeof createPaymentsService>
