import { add as addDate } from 'date-fns'
import type { Payment } from '@contract/payments/payments.schemas'
import type { CheckedReceipt } from '@contract/receipts/receipts.schemas'
import { folioLabel, LINK_DAYS, readReceiptCode, receiptFilename } from '@contract/receipts/receipts.rules'
import { paymentModule } from '@contract/payments/payments.rules'
import type { AnyCall, PublicCall, WriteCall } from '../../http/call'
import { createGuessLimit } from '../../http/guessLimit'
import { hashOf, newToken } from '../../security/tokens'
import { conflict, found } from '../../shared/problem'
import type { PaymentsService } from '../payments/payments.service'
import { receiptContent, type ReceiptContent } from './receiptContent'
import * as queries from './receipts.queries'

interface Deps {
  payments: Pick<PaymentsService, 'get' | 'find'>
}

export interface Print {
  readonly pago: number
  readonly impresion: number
}

/** Wrong codes from one address. A parent needs one or two; at this pace nobody guesses a code of fifty bits. */
const GUESSES = { max: 30, windowMs: 10 * 60_000 }

const ENDED = 'Este enlace ya no es válido. Pide uno nuevo a la escuela.'

export const createReceiptsService = ({ payments }: Deps) => {
  const contentWith = async (
    { db, timeZone }: AnyCall,
    pago: Payment,
    print: { number: number; printedAt: Date },
    publicBase: string,
  ): Promise<ReceiptContent> => {
    const prices = await queries.findListPrices(db, pago.id)
    const payer = await queries.findPayer(db, pago)
    return receiptContent({ pago, prices, payer, print, timeZone, publicBase })
  }
  const codeGuesses = createGuessLimit({ kind: 'recibo', ...GUESSES })
  const tokenGuesses = createGuessLimit({ kind: 'enlace', ...GUESSES })
  return {
    print: async (call: WriteCall, paymentId: number): Promise<{ print: Print; filename: string }> => {
      const { db, actor, now } = call
      const { id, folio, conceptos } = await payments.get(call, paymentId)
      const impresion = await queries.recordPrint(db, id, actor.id, now)
      const modulo = paymentModule(conceptos)
      call.record('PAGO', id, { folio, impresiones: impresion - 1 }, { impresiones: impresion }, { modulo })
      return { print: { pago: id, impresion }, filename: receiptFilename(folio) }
    },

    /** Opens without a session, for 30 days or until the payment is cancelled. Counts as a print. @throws 403 · 404 · 409 cancelled */
    share: async (call: WriteCall, paymentId: number): Promise<{ token: string; vence: Date }> => {
      const { db, actor, now } = call
      const { id, folio, conceptos, cancelado } = await payments.get(call, paymentId)
      if (cancelado)
        throw conflict(`El pago con folio ${folioLabel(folio)} está cancelado: su recibo no se envía.`)
      const impresion = await queries.recordPrint(db, id, actor.id, now)
      const token = newToken()
      const vence = addDate(now, { days: LINK_DAYS })
      const link = { token_hash: hashOf(token), expires_at: vence, created_by: actor.id, created_at: now }
      await queries.insertLink(db, { payment_id: id, number: impresion, ...link })
      const after = { impresiones: impresion, enlace_hasta: vence.toISOString() }
      const modulo = paymentModule(conceptos)
      call.record('PAGO', id, { folio, impresiones: impresion - 1, enlace_hasta: null }, after, { modulo })
      return { token, vence }
    },

    /** Whoever has the token may open it. @throws 404 unknown, ended, or cancelled · 429 too many wrong tokens from this address */
    open: async (call: PublicCall, token: string): Promise<{ print: Print; filename: string }> => {
      const { folio, ...print } = await tokenGuesses.check(call, async () =>
        found(await queries.findLinked(call.db, hashOf(token), call.now), ENDED),
      )
      return { print, filename: receiptFilename(folio) }
    },

    /** As of that print, except that a later cancellation shows. @param publicBase `https://escuela.mx`, for the QR code @throws 404 */
    contentOf: async (
      call: AnyCall,
      { pago: id, impresion }: Print,
      publicBase: string,
    ): Promise<ReceiptContent> => {
      const unknown = 'No existe este recibo.'
      const pago = found(await payments.find(call, id), unknown)
      const { printed_at } = found(await queries.findPrint(call.db, id, impresion), unknown)
      return contentWith(call, pago, { number: impresion, printedAt: printed_at }, publicBase)
    },

    /** For the family's page: marked as a reprint, as no print is counted. */
    copyOf: (call: AnyCall, pago: Payment, publicBase: string): Promise<ReceiptContent> =>
      contentWith(call, pago, { number: 2, printedAt: call.now }, publicBase),

    /** Needs no session. @throws 404 unknown · 429 too many wrong codes from this address */
    check: (call: PublicCall, text: string): Promise<CheckedReceipt> =>
      codeGuesses.check(call, async () => {
        const codigo = readReceiptCode(text)
        return found(
          codigo ? await queries.findChecked(call.db, codigo) : undefined,
          'No existe ningún recibo con este código.',
        )
      }),
  }
}
export type ReceiptsService = ReturnType<typeof createReceiptsService>
