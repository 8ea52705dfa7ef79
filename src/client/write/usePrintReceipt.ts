import { useEffect, useState } from 'react'
import { mayHandlePayment } from '@contract/payments/payments.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import { receiptsRoutes as routes } from '@contract/receipts/receipts.routes'
import { receiptFilename } from '@contract/receipts/receipts.rules'
import { LINKS_GOOD_MS } from '../state/live/signedLinks'
import type { WriteHook } from '../state/core/writes'
import { useAppSelector } from '../state/hooks'
import { useRecordPrint } from '../state/receipts/receipts.api'
import { selectPermissions } from '../state/session/session.selectors'
import { useMay } from '../state/session/useMay'
import { openWaitingTab } from './waitingTab'

interface Printable extends Pick<Payment, 'id' | 'folio'> {
  conceptos: readonly Pick<Payment['conceptos'][number], 'tipo'>[]
}

interface OpenedReceipt {
  paymentId: number
  url: string
  filename: string
  reimpresion: boolean
  blocked: boolean
}

type Print = WriteHook<{ id: number }, { recibo: { url: string; reimpresion: boolean } }>

/** `printed` is the last print, to open or save again without a reprint. @param useWrite hook of the call that records a print */
export const usePaper = (useWrite: Print) => {
  const { send, busy } = useWrite()
  const [printed, setPrinted] = useState<OpenedReceipt | null>(null)
  // Its link may have expired by then, so the next click prints again.
  useEffect(() => {
    if (!printed) return
    const timer = setTimeout(() => setPrinted(null), LINKS_GOOD_MS)
    return () => clearTimeout(timer)
  }, [printed])

  /** Call it in the click itself, because browsers block tabs opened later. @returns null when it was refused */
  const print = async (id: number, filename: string): Promise<OpenedReceipt | null> => {
    const tab = openWaitingTab('Preparando el recibo…')
    const { done, answer } = await send({ id })
    if (!done) {
      tab.drop()
      return null
    }
    const { url, reimpresion } = answer.recibo
    const opened = { paymentId: id, url, reimpresion, filename, blocked: !tab.show(url) }
    setPrinted(opened)
    return opened
  }
  return { print, busy, printed }
}

export const usePrintReceipt = () => {
  const { print, busy, printed } = usePaper(useRecordPrint)
  const mayCall = useMay()(routes.print.access)
  const permissions = useAppSelector(selectPermissions)
  return {
    print: ({ id, folio }: Printable) => print(id, receiptFilename(folio)),
    busy,
    printed,
    /** Depends on what was paid: charge or tuition. */
    mayPrint: ({ conceptos }: Printable): boolean =>
      mayCall && mayHandlePayment(permissions, conceptos, 'READ'),
  }
}
export type PrintReceipt = ReturnType<typeof usePrintReceipt>
