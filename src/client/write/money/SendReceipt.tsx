import Button from '@mui/material/Button'
import { useState } from 'react'
import { whatsAppShare } from '@contract/domain/phone'
import type { Payment } from '@contract/payments/payments.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { momentText } from '../../state/clock/schoolClock'
import { useShareReceipt } from '../../state/receipts/receipts.api'
import { Icon } from '../../ui/icons/Icon'
import { useCopy } from '../../ui/notices/useCopy'
import { ReceiptLine, useHandedFocus } from '../../ui/payments/ReceiptAction'

const texts = {
  send: 'Enviar',
  failed: 'No se pudo preparar el enlace del recibo',
  whatsApp: 'WhatsApp',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  cannotCopy: 'El navegador no dejó copiar: abre WhatsApp o descarga el recibo.',
  until: (day: string) => `El enlace abre el recibo sin contraseña hasta el ${day}.`,
  message: (folio: string, url: string, day: string) =>
    `Le compartimos su recibo de pago con folio ${folio}: ${url} (disponible hasta el ${day}).`,
}

export function SendReceipt({ payment: { id, folio } }: { payment: Pick<Payment, 'id' | 'folio'> }) {
  const { send, busy } = useShareReceipt()
  const copy = useCopy({ copied: texts.copied, cannot: texts.cannotCopy })
  const [link, setLink] = useState<{ url: string; day: string } | null>(null)
  const { takeFocus, press } = useHandedFocus()
  const make = async () => {
    press()
    const { answer } = await send({ id })
    if (answer) setLink({ url: answer.enlace.url, day: momentText(answer.enlace.vence).slice(0, 10) })
  }
  if (!link)
    return (
      <Button onClick={() => void make()} aria-disabled={busy} startIcon={<Icon name="external" />}>
        {texts.send}
      </Button>
    )
  const { url, day } = link
  return (
    <ReceiptLine>
      <Button
        ref={takeFocus}
        component="a"
        href={whatsAppShare(texts.message(folioLabel(folio), url, day))}
        target="_blank"
        rel="noopener noreferrer"
        startIcon={<Icon name="external" />}
      >
        {texts.whatsApp}
      </Button>
      <Button onClick={() => void copy(url)} startIcon={<Icon name="copy" />}>
        {texts.copy}
      </Button>
      <small role="status">{texts.until(day)}</small>
    </ReceiptLine>
  )
}
