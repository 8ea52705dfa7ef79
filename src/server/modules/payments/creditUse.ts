import { creditUsed, refundLabel } from '@contract/desk/desk.rules'
import { folioLabel } from '@contract/receipts/receipts.rules'
import type { Tx } from '../../db/database'
import { conflict } from '../../http/problem'
import { takenOf, type BajaCredit } from './bajaCredits.queries'
import { lastUse, type Credit } from './credit.queries'

const wasUsed = async (tx: Tx, credit: Credit) => {
  const last = await lastUse(tx, credit)
  return conflict(creditUsed(last ? (last.refund ? refundLabel(last.folio) : folioLabel(last.folio)) : '—'))
}

/**
 * Whether credits can give back what a payment made of them; they are locked.
 * @param back centavos that the payment's own credit gets, below 0 what it loses
 * @throws 409 naming what used the credit last
 */
export const assertCreditStands = async (
  tx: Tx,
  credit: Credit | null,
  back: number,
  ahead: readonly BajaCredit[],
): Promise<void> => {
  if (credit && credit.saldo + back < 0) throw await wasUsed(tx, credit)
  for (const { credit: of, centavos } of takenOf(ahead).values())
    if (of.saldo + (of.id === credit?.id ? back : 0) < centavos) throw await wasUsed(tx, of)
}
