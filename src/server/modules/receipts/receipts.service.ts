import { readReceiptCode, receiptFilename } from '@contract/receipts/receipts.rules'
import type { CheckedReceipt } from '@contract/receipts/receipts.schemas'
import type { Payment } from '@contract/payments/payments.schemas'
import type { Db, Tx } from '../../db/database'
import type { Actor } from '../../http/actor'
import { found } from '../../http/problem'
import { createGuessLimit } from './guesses'
import { receiptContent, type ReceiptContent } from './receipt.content'
import * as queries from './receipts.queries'

interface Deps {
  payments: {
    /** @throws 403 it paid what the reader may not see · 404 */
    get(db: Db, id: number, actor: Pick<Actor, 'permissions'>): Promise<Payment>
    find(db: Db, id: number): Promise<Payment | undefined>
  }
}

/** Which print of which payment a link is for. */
export interface Print {
  readonly pago: number
  readonly impresion: number
}

export const createReceiptsService = ({ payments }: Deps) => {
  const guesses = createGuessLimit()
  return {
    /** Records who prints the receipt of a payment. @throws 403 · 404 */
    print: async (
      tx: Tx,
      paymentId: number,
      { actor, now }: { actor: Pick<Actor, 'id' | 'permissions'>; now: Date },
    ): Promise<{ print: Print; filename: string }> => {
      const { id, folio } = await payments.get(tx, paymentId, actor)
      const impresion = await queries.recordPrint(tx, id, actor.id, now)
      return { print: { pago: id, impresion }, filename: receiptFilename(folio) }
    },

    /** What a recorded print says. Its day stays; a payment cancelled since then says so. @throws 404 no such print */
    contentOf: async (
      db: Db,
      { pago: id, impresion }: Print,
      where: { timeZone: string; publicBase: string },
    ): Promise<ReceiptContent> => {
      const unknown = 'No existe este recibo.'
      const pago = found(await payments.find(db, id), unknown)
      const { printed_at } = found(await queries.findPrint(db, id, impresion), unknown)
      const [prices, payer] = await Promise.all([
        queries.findListPrices(db, id),
        queries.findPayer(db, pago.alumno.id),
      ])
      return receiptContent({
        pago,
        prices,
        payer,
        print: { number: impresion, printedAt: printed_at },
        ...where,
      })
    },

    /**
     * Whether a receipt with this code exists and stands, for anybody.
     * @throws 404 unknown · 429 too many wrong codes from this address
     */
    check: async (
      db: Db,
      text: string,
      { address, now }: { address: string; now: Date },
    ): Promise<CheckedReceipt> => {
      const wasRight = guesses.take(address, now)
      const codigo = readReceiptCode(text)
      const receipt = found(
        codigo ? await queries.findChecked(db, codigo) : undefined,
        'No existe ningún recibo con este código.',
      )
      wasRight()
      return receipt
    },
  }
}
export type ReceiptsService = ReturnType<typeof createReceiptsService>
