import { useEffect, useState } from 'react'
import { mayHandlePayment } from '@contract/payments/payments.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import { receiptsRoutes as routes } from '@contract/receipts/receipts.routes'
import { receiptFilename } from '@contract/receipts/receipts.rules'
import type { ApiError } from '../core/errors'
import { LINKS_GOOD_MS } from '../core/signedLinks'
import { useKeyedWrite } from '../core/useKeyedWrite'
import { openWaitingTab } from '../core/waitingTab'
import { useAppSelector } from '../hooks'
import { selectMay, selectPermissions } from '../session/session.selectors'
import { usePrintReceiptMutation } from './receipts.api'

interface Printable extends Pick<Payment, 'id' | 'folio'> {
  conceptos: readonly Pick<Payment['conceptos'][number], 'tipo'>[]
}

/** A receipt that was printed; its link shows the same print for half an hour at least. */
export interface OpenedReceipt {
  paymentId: number
  url: string
  filename: string
  reimpresion: boolean
  /** The browser did not let the tab open. */
  blocked: boolean
}

/**
 * Prints receipts: one press records the print and opens the pdf in a tab of its own. `printed` is the last one, to open or
 * save it again without a reprint.
 * @param onRefused tells what the server or the line said
 */
export const usePrintReceipt = (onRefused: (error: ApiError) => void) => {
  const [printReceipt, { isLoading }] = usePrintReceiptMutation()
  const send = useKeyedWrite(printReceipt, onRefused)
  const [printed, setPrinted] = useState<OpenedReceipt | null>(null)
  const mayCall = useAppSelector((state) => selectMay(state, routes.print.access))
  const permissions = useAppSelector(selectPermissions)
  // A link that may be over is offered no more: the next press is a print of its own.
  useEffect(() => {
    if (!printed) return
    const timer = setTimeout(() => setPrinted(null), LINKS_GOOD_MS)
    return () => clearTimeout(timer)
  }, [printed])

  /** Call it in the press itself. @returns null when it was refused */
  const print = async ({ id, folio }: Printable): Promise<OpenedReceipt | null> => {
    const tab = openWaitingTab('Preparando el recibo…')
    const answer = await send({ id })
    if (!answer) {
      tab.drop()
      return null
    }
    const { url, reimpresion } = answer.recibo
    const opened = {
      ...{ paymentId: id, url, reimpresion, filename: receiptFilename(folio) },
      blocked: !tab.show(url),
    }
    setPrinted(opened)
    return opened
  }
  return {
    print,
    busy: isLoading,
    printed,
    /** By what the payment paid, as the server asks (DOMAIN §2). */
    mayPrint: ({ conceptos }: Printable): boolean =>
      mayCall && mayHandlePayment(permissions, conceptos, 'READ'),
  }
}
export type PrintReceipt = ReturnType<typeof usePrintReceipt>
