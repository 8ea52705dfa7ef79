import Button from '@mui/material/Button'
import { useState } from 'react'
import { formatDate, type IsoDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import type { InvoicesSummary } from '@contract/invoices/invoices.schemas'
import {
  useDeliverGlobalMutation,
  useDeliverInvoicesMutation,
  type InvoiceRow,
} from '../../../state/invoices/invoices.api'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { Row } from '../../../ui/layout/layout'
import { useWrite } from '../../../write/useWrite'
import { texts } from '../invoices.texts'

/** The first and the last day of a list. */
export interface Days {
  desde: IsoDate
  hasta: IsoDate
}

/** Lets the browser save what was handed over. */
const follow = (url: string): void => {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

interface DeliverInvoicesProps {
  rows: readonly InvoiceRow[]
  days: Days
  resumen: InvoicesSummary
}

/** Hands over all that is ready of these days, or the global list of what nobody asked for. */
export function DeliverInvoices({ rows, days, resumen }: DeliverInvoicesProps) {
  const [asking, setAsking] = useState(false)
  const [deliver] = useDeliverInvoicesMutation()
  const [global] = useDeliverGlobalMutation()
  const told = { failed: texts.deliverFailed, saved: texts.delivered }
  const own = useWrite(deliver, told)
  const all = useWrite(global, told)
  const ready = rows.filter(({ estado }) => estado === 'LISTA').map(({ id }) => id)
  const given = rows
    .filter(({ estado, entrega }) => estado === 'ENTREGADA' && entrega?.tipo === 'ENTREGA')
    .map(({ id }) => id)
  const send = async (pagos: readonly number[]) => {
    const { answer } = await own.send({ pagos: [...pagos] })
    if (answer) follow(answer.entrega.url)
  }
  const sendGlobal = async () => {
    const { answer } = await all.send(days)
    setAsking(false)
    if (answer) follow(answer.entrega.url)
  }
  return (
    <Row>
      {resumen.GLOBAL.pagos > 0 && (
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {texts.global}
        </Button>
      )}
      {ready.length === 0 && given.length > 0 ? (
        <Button variant="outlined" onClick={() => void send(given)}>
          {texts.deliverAgain}
        </Button>
      ) : (
        <BusyButton
          type="button"
          variant="contained"
          busy={own.busy}
          quiet={ready.length === 0}
          onClick={() => ready.length > 0 && void send(ready)}
        >
          {ready.length === 0 ? texts.nothingReady : texts.deliver(ready.length)}
        </BusyButton>
      )}
      <ConfirmDialog
        open={asking}
        title={texts.globalTitle(formatDate(days.desde), formatDate(days.hasta))}
        text={texts.globalText(resumen.GLOBAL.pagos, formatPesos(resumen.GLOBAL.total))}
        confirmLabel={texts.global}
        onConfirm={sendGlobal}
        onClose={() => setAsking(false)}
      />
    </Row>
  )
}
