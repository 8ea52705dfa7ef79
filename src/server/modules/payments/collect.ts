import { creditConflict, CREDIT_USED, ON_ACCOUNT } from '@contract/desk/desk.rules'
import type { Family } from '@contract/domain/family'
import { toCentavos, toPesos, type Centavos } from '@contract/domain/money'
import { paidBy } from '@contract/domain/paymentMethods'
import { linesTotal, paymentModule } from '@contract/payments/payments.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import { totalConflict } from '@contract/tuition/tuition.rules'
import type { WriteCall } from '../../http/call'
import { conflict, found } from '../../shared/problem'
import { moveBalances } from './balances.queries'
import { lockCredit, moveCredit, type Credit } from './credit.queries'
import { waivedOf, movesOf, toLineRow, withBalances, type OwedLine, type PaymentLine } from './lineBalances'
import { handedOver, referenceOf, type HandedOver, type PaidWith } from './means'
import { findPayment } from './paymentLists.queries'
import { askInvoice, insertPayment, leaveDeskQueue } from './payments.queries'
import { assertNewReferences } from './references.queries'

/** Charges and months must be locked by the caller, and checked to be owed. */
interface Collection {
  lines: readonly OwedLine[]
  paidWith: PaidWith
  /** At the desk and from the bank: the receipt names its parent, and its credit may move. */
  family?: Family
  /** Pesos, as the caller's screen showed. */
  total?: number | undefined
  waiver?: string | undefined
  fiscalId?: number | null | undefined
}

/** @throws 409 money or shown total differ from the cost of the lines, which the message names */
const assertCovers = (cost: Centavos, { excess, onAccount }: HandedOver, seen: number | undefined): void => {
  const otherTotal = seen !== undefined && toCentavos(seen) !== cost
  if (otherTotal || excess < 0 || (excess > 0 && !onAccount)) throw conflict(totalConflict(toPesos(cost)))
}

/** Only when the payment moves it; locked. @throws 409 not enough credit, or the family changed */
const lockMovedCredit = async (
  { db }: WriteCall,
  family: Family | undefined,
  { used, excess }: HandedOver,
): Promise<Credit | null> => {
  if (used + excess === 0) return null
  if (!family) throw new Error('a payment moves a credit, and no family was named')
  const credit = await lockCredit(db, family)
  if (used > credit.saldo) throw conflict(creditConflict(toPesos(credit.saldo)))
  return credit
}

const onlyPupil = (lines: readonly OwedLine[], family: Family | undefined): number | null => {
  const pupils = [...new Set(lines.map(({ studentId }) => studentId))]
  return (pupils.length === 1 ? pupils[0] : family?.alumnoId) ?? null
}

/** The only code that writes a payment. Nothing slow may follow it: the folio counter stays locked, and every desk waits. @throws 409 */
export const collect = async (call: WriteCall, paying: Collection): Promise<Payment> => {
  const { db, actor, today, now } = call
  const { lines: owed, paidWith, family, total, waiver, fiscalId } = paying
  const cost = linesTotal(owed)
  const handed = handedOver(paidWith, cost, today)
  assertCovers(cost, handed, total)
  const { means, used, excess } = handed
  const credit = await lockMovedCredit(call, family, handed)
  await assertNewReferences(db, handed)
  const lines: PaymentLine[] = [...owed]
  if (used > 0) lines.push({ tipo: 'SALDO', descripcion: CREDIT_USED, centavos: used })
  if (excess > 0) lines.push({ tipo: 'A_CUENTA', descripcion: ON_ACCOUNT, centavos: excess })
  const balances = await moveBalances(call, movesOf(lines.map(toLineRow), 1))
  const waived = owed.reduce((sum, line) => sum + waivedOf(line), 0)
  const head = {
    studentId: onlyPupil(owed, family),
    parentId: family?.padreId ?? null,
    centavos: linesTotal(lines),
    creditUsed: used,
    onAccount: excess,
    metodo_pago: paidBy(means.map((each) => each.metodo_pago)),
    referencia: referenceOf(means),
    paidOn: handed.day,
    waived,
    waiverReason: waived > 0 ? (waiver ?? null) : null,
    fecha: today,
    userId: actor.id,
    now,
  }
  const written = lines.map((line) => withBalances(line, balances, credit?.saldo ?? 0))
  const id = await insertPayment(db, head, { lines: written, means })
  if (fiscalId) await askInvoice(db, id, fiscalId, actor.id)
  if (credit && excess > 0)
    await moveCredit(call, credit, { tipo: 'A_CUENTA', centavos: excess, paymentId: id })
  if (credit && used > 0) await moveCredit(call, credit, { tipo: 'SALDO', centavos: -used, paymentId: id })
  await leaveDeskQueue(
    db,
    family,
    owed.map(({ studentId }) => studentId),
  )
  const pago = found(await findPayment(db, id), `No existe el pago ${id}.`)
  call.record('PAGO', id, null, pago, { modulo: paymentModule(pago.conceptos) })
  return pago
}
