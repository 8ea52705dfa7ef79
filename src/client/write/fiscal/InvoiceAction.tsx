import Button from '@mui/material/Button'
import { useState } from 'react'
import { invoicesRoutes } from '@contract/invoices/invoices.routes'
import type { Payment } from '@contract/payments/payments.schemas'
import { useMayCall } from '../../state/session/useMayCall'
import { lazyPart } from '../../ui/parts/lazyPart'

const InvoiceToDialog = lazyPart(async () => (await import('./InvoiceToDialog')).InvoiceToDialog)

export function InvoiceAction({ pago }: { pago: Payment }) {
  const mayInvoice = useMayCall(invoicesRoutes.setReceiver)
  const [payment, setPayment] = useState(pago)
  const [isOpen, setOpen] = useState(false)
  if (pago.cancelado || !mayInvoice) return null
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {payment.factura ? `Factura: ${payment.factura.rfc}` : 'Facturar'}
      </Button>
      {isOpen && (
        <InvoiceToDialog
          payment={payment}
          entrega={null}
          onSaved={setPayment}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
