import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { useFetchDeliveryLink, useSetStampState, type InvoiceRow } from '../../state/invoices/invoices.api'
import { usePayment } from '../../state/payments/payments.selectors'
import { saveLink } from '../../ui/browser/saveLink'
import { RowActions } from '../../ui/list/RowActions'
import { useNotice } from '../../ui/notices/useNotice'
import { lazyPart } from '../../ui/parts/lazyPart'
import { paymentAddress } from '../../write/money/paymentAddress'
import { RejectDialog } from './components/StampDialogs'
import { texts } from './invoices.texts'

const InvoiceToDialog = lazyPart(
  async () => (await import('../../write/fiscal/InvoiceToDialog')).InvoiceToDialog,
)

/** An invoice that was handed over by name does not change; a payment of a global invoice may still get its own. */
const mayAsk = ({ estado, entrega }: InvoiceRow): boolean =>
  estado !== 'CANCELADA' && entrega?.tipo !== 'ENTREGA'

function ReceiverOf({ row: { id, entrega }, onClose }: { row: InvoiceRow; onClose: () => void }) {
  const { row: payment } = usePayment(id)
  return payment ? <InvoiceToDialog payment={payment} entrega={entrega} onClose={onClose} /> : null
}

export const useInvoiceRows = (
  mayChange: boolean,
): { rowActions: (row: InvoiceRow) => ReactNode; dialogs: ReactNode } => {
  const [receiver, setReceiver] = useState<InvoiceRow | null>(null)
  const [refused, setRefused] = useState<InvoiceRow | null>(null)
  const { send } = useSetStampState()
  const back = useRef(async (_row: InvoiceRow) => {})
  const fetchLink = useFetchDeliveryLink()
  const { notify } = useNotice()
  const download = useRef(async (_id: number) => {})
  useEffect(() => {
    back.current = async ({ id }) => {
      await send({ id, estado: 'LISTA' })
    }
    download.current = async (id) => {
      const url = await fetchLink({ id })
      if (url) saveLink(url)
      else notify({ title: texts.downloadFailed, kind: 'error' })
    }
  })
  const rowActions = useCallback(
    (row: InvoiceRow) => {
      const { pago, entrega } = row
      const folio = folioLabel(pago.folio)
      return (
        <RowActions
          of={folio}
          actions={[
            mayChange &&
              mayAsk(row) && { icon: 'edit', label: 'A quién se factura', onClick: () => setReceiver(row) },
            entrega && {
              icon: 'download',
              label: 'Descargar su entrega',
              onClick: () => void download.current(entrega.id),
            },
            mayChange &&
              row.estado === 'ENTREGADA' && {
                icon: 'warning',
                label: 'La rechazó el PAC',
                onClick: () => setRefused(row),
              },
            mayChange &&
              row.estado === 'RECHAZADA' && {
                icon: 'history',
                label: 'Regresar a la lista',
                onClick: () => void back.current(row),
              },
            { icon: 'receipt', label: 'Ver el pago', to: paymentAddress(folio, pago.fecha) },
          ]}
        />
      )
    },
    [mayChange],
  )
  const dialogs = (
    <>
      {receiver && <ReceiverOf row={receiver} onClose={() => setReceiver(null)} />}
      {refused && <RejectDialog row={refused} onClose={() => setRefused(null)} />}
    </>
  )
  return { rowActions, dialogs }
}
