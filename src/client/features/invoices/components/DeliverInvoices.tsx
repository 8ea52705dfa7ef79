import Button from '@mui/material/Button'
import { useState } from 'react'
import { formatDate, type IsoDate } from '@contract/domain/dates'
import { formatPesos, sumPesos } from '@contract/domain/money'
import { globalDaysProblems } from '@contract/invoices/invoices.rules'
import type { InvoicesSummary } from '@contract/invoices/invoices.schemas'
import { useDeliverGlobal, useDeliverInvoices, type InvoiceRow } from '../../../state/invoices/invoices.api'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { saveLink } from '../../../ui/browser/saveLink'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { usePressGuard } from '../../../ui/forms/usePressGuard'
import { useBusy } from '../../../ui/forms/useBusy'
import { Row } from '../../../ui/layout/layout'
import type { Days } from '../../../ui/list/PeriodChoice'
import { useNotice } from '../../../ui/notices/useNotice'
import { texts } from '../invoices.texts'
import { BringStamped } from './BringStamped'

interface DeliverInvoicesProps {
  rows: readonly InvoiceRow[]
  days: Days
  today: IsoDate
  resumen: InvoicesSummary
}

function DeliverGlobal({ days, today, resumen: { GLOBAL, FALTA } }: Omit<DeliverInvoicesProps, 'rows'>) {
  const [asking, setAsking] = useState(false)
  const { send } = useDeliverGlobal()
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
        title={`¿Entregar la global del ${formatDate(days.desde)}${days.hasta === days.desde ? '' : ` al ${formatDate(days.hasta)}`}?`}
        text={`Lleva ${GLOBAL.pagos === 1 ? 'el pago' : `los ${GLOBAL.pagos} pagos`} por los que nadie pidió factura: ${formatPesos(GLOBAL.total)} a público en general.`}
        confirmLabel={texts.global}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {FALTA.pagos > 0 && (
          <p>
            {FALTA.pagos === 1
              ? 'Queda fuera 1 pago al que le falta algo.'
              : `Quedan fuera ${FALTA.pagos} pagos a los que les falta algo.`}
          </p>
        )}
        {days.hasta >= today && (
          <p>Estos días todavía no terminan: lo que se cobre después irá en otra global.</p>
        )}
      </ConfirmDialog>
    </>
  )
}

/** Asks first: once delivered, an invoice's recipient cannot change. */
function DeliverReady({ rows }: Pick<DeliverInvoicesProps, 'rows'>) {
  const [asking, setAsking] = useState<readonly InvoiceRow[]>([])
  const { send } = useDeliverInvoices()
  // Until the list is read again its rows still look ready, and a second click would hand over the same twice.
  const [handed, setHanded] = useState<ReadonlySet<number>>(new Set())
  const ready = rows.filter(({ id, estado }) => estado === 'LISTA' && !handed.has(id))
  const confirm = async () => {
    const pagos = asking.map(({ id }) => id)
    const { answer } = await send({ pagos })
    setAsking([])
    if (!answer) return
    setHanded(new Set([...handed, ...pagos]))
    saveLink(answer.entrega.url)
  }
  return (
    <>
      <BusyButton
        type="button"
        variant="contained"
        busy={false}
        quiet={ready.length === 0}
        onClick={() => setAsking(ready)}
      >
        {ready.length === 0 ? 'Ninguna factura está lista' : texts.deliver(ready.length)}
      </BusyButton>
      {asking.length > 0 && (
        <ConfirmDialog
          open
          title={
            asking.length === 1
              ? '¿Entregar la factura lista?'
              : `¿Entregar las ${asking.length} facturas listas?`
          }
          text={`${asking.length === 1 ? 'Es un pago' : `Son ${asking.length} pagos`} por ${formatPesos(sumPesos(asking.map(({ total }) => total)))}. Después ya no se cambia a quién se ${asking.length === 1 ? 'factura' : 'facturan'}.`}
          confirmLabel={texts.deliver(asking.length)}
          onConfirm={confirm}
          onClose={() => setAsking([])}
        />
      )}
    </>
  )
}

/** Apart from the buttons above: on a telephone they stay at the foot of the page, in two rows. */
export function DownloadAgain({ rows }: Pick<DeliverInvoicesProps, 'rows'>) {
  const { send } = useDeliverInvoices({ failed: texts.downloadFailed, saved: 'La descarga empezó' })
  const { run } = useBusy()
  const pagos = rows
    .filter(({ estado, entrega }) => estado === 'ENTREGADA' && entrega?.tipo === 'ENTREGA')
    .map(({ id }) => id)
  if (pagos.length === 0) return null
  const download = async () => {
    const { answer } = await send({ pagos })
    if (answer) saveLink(answer.entrega.url)
  }
  return <Button onClick={() => void run(download)}>Descargar otra vez</Button>
}

export function DeliverInvoices({ rows, ...global }: DeliverInvoicesProps) {
  return (
    <Row {...usePressGuard()}>
      <BringStamped />
      {global.resumen.GLOBAL.pagos > 0 && <DeliverGlobal {...global} />}
      <DeliverReady rows={rows} />
    </Row>
  )
}

export function DeliverToCome() {
  return (
    <Row aria-hidden style={{ visibility: 'hidden' }}>
      <Button>{texts.bring}</Button>
      <Button variant="outlined">{texts.global}</Button>
      <Button variant="contained">{texts.deliver(10)}</Button>
    </Row>
  )
}
