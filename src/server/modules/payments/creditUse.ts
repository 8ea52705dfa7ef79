import { creditUsed, refundLabel } from '@contract/desk/desk.rules'
import { folioLabel } from '@contract/receipts/receipts.rules'
import type { Tx } from '../../db/database'
import { conflict, type HttpProblem } from '../../shared/problem'
import { takenOf, type BajaCredit } from './bajaCredits.queries'
import { lastUse, type Credit } from './credit.queries'

const creditUsedProblem = async (tx: Tx, credit: Credit): Promise<HttpProblem> => {
  const last = await lastUse(tx, credit)
  return conflict(creditUsed(last ? (last.refund ? refundLabel(last.folio) : folioLabel(last.folio)) : '—'))
}

/**
 * Checks that cancelling a payment leaves no credit below 0. The credits are locked.
 * @param back centavos that the payment's own credit gains, negative when it loses
 * @param ahead the parts of this payment that a baja turned into credit
 * @throws 409 naming the payment or refund that used the credit last
 */
export const assertCreditUnused = async (
  tx: Tx,
  credit: Credit | null,
  back: number,
  ahead: readonly BajaCredit[],
): Promise<void> => {
  if (credit && credit.saldo + back < 0) throw await creditUsedProblem(tx, credit)
  for (const { credit: of, centavos } of takenOf(ahead).values())
    if (of.saldo + (of.id === credit?.id ? back : 0) < centavos) throw await creditUsedProblem(tx, of)
}
