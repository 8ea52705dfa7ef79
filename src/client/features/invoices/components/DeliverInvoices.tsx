import Button from '@mui/material/Button'
import { useState } from 'react'
import { formatDate, type IsoDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import { globalDaysProblems } from '@contract/invoices/invoices.rules'
import type { InvoicesSummary } from '@contract/invoices/invoices.schemas'
import {
  useDeliverGlobalMutation,
  useDeliverInvoicesMutation,
  type InvoiceRow,
} from '../../../state/invoices/invoices.api'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { saveLink } from '../../../ui/browser/saveLink'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { usePressGuard } from '../../../ui/forms/usePressGuard'
import { useBusy } from '../../../ui/forms/useBusy'
import { Row } from '../../../ui/layout/layout'
import type { Days } from '../../../ui/list/PeriodChoice'
import { useNotice } from '../../../ui/notices/useNotice'
import { useWrite } from '../../../write/useWrite'
import { texts } from '../invoices.texts'

interface DeliverInvoicesProps {
  rows: readonly InvoiceRow[]
  days: Days
  today: IsoDate
  resumen: InvoicesSummary
}

/** Asks before it hands over the invoice to the general public of the days. */
function DeliverGlobal({ days, today, resumen: { GLOBAL, FALTA } }: Omit<DeliverInvoicesProps, 'rows'>) {
  const [asking, setAsking] = useState(false)
  const [trigger] = useDeliverGlobalMutation()
  const { send } = useWrite(trigger, { failed: texts.deliverFailed, saved: texts.delivered })
  const { notify } = useNotice()
  const ask = () => {
    const [problem] = Object.values(globalDaysProblems(days.desde, days.hasta))
    if (problem) notify({ title: problem, kind: 'warning' })
    else setAsking(true)
  }
  const confirm = async () => {
    const { answer } = await send(days)
    setAsking(false)
    if (answer) saveLink(answer.entrega.url)
  }
  return (
    <>
      <Button variant="outlined" onClick={ask}>
        {texts.global}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.globalTitle(formatDate(days.desde), formatDate(days.hasta))}
        text={texts.globalText(GLOBAL.pagos, formatPesos(GLOBAL.total))}
        confirmLabel={texts.global}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {FALTA.pagos > 0 && <p>{texts.globalWithout(FALTA.pagos)}</p>}
        {days.hasta >= today && <p>{texts.globalEarly}</p>}
      </ConfirmDialog>
    </>
  )
}

/** Button that delivers every ready invoice of these days, or the global list of payments without an invoice. */
export function DeliverInvoices({ rows, ...global }: DeliverInvoicesProps) {
  const [trigger] = useDeliverInvoicesMutation()
  const { send } = useWrite(trigger, { failed: texts.deliverFailed, saved: texts.delivered })
  const { busy, run } = useBusy()
  // Until the list is read again its rows still look ready, and a second press would hand over the same twice.
  const [handed, setHanded] = useState<ReadonlySet<number>>(new Set())
  const ready = rows.filter(({ id, estado }) => estado === 'LISTA' && !handed.has(id)).map(({ id }) => id)
  const given = rows
    .filter(({ estado, entrega }) => estado === 'ENTREGADA' && entrega?.tipo === 'ENTREGA')
    .map(({ id }) => id)
  const deliver = async (pagos: readonly number[]) => {
    const { answer } = await send({ pagos: [...pagos] })
    if (!answer) return
    setHanded(new Set([...handed, ...pagos]))
    saveLink(answer.entrega.url)
  }
  return (
    <Row {...usePressGuard()}>
      {given.length > 0 && (
        <Button onClick={() => void run(() => deliver(given))}>{texts.deliverAgain(given.length)}</Button>
      )}
      {global.resumen.GLOBAL.pagos > 0 && <DeliverGlobal {...global} />}
      <BusyButton
        type="button"
        variant="contained"
        busy={busy}
        quiet={ready.length === 0}
        onClick={() => ready.length > 0 && void run(() => deliver(ready))}
      >
        {ready.length === 0 ? texts.nothingReady : texts.deliver(ready.length)}
      </BusyButton>
    </Row>
  )
}
