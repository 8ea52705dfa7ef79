import { formatPesos, sumPesos } from '@contract/domain/money'
import { INVOICE_STATES, type InvoiceState } from '@contract/invoices/invoices.rules'
import type { InvoicesSummary } from '@contract/invoices/invoices.schemas'
import type { EndedInvoice } from '@contract/invoices/stamped.schemas'
import { countText } from '@contract/domain/text'
import { Quiet, Row, Stack } from '../../../ui/layout/layout'
import { Figures } from '../../../ui/page/Figures'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { STATES } from '../invoices.texts'
import { CancelMotives } from './StampDialogs'

interface InvoiceSumsProps {
  resumen: InvoicesSummary | undefined
  /** Those whose SAT motive may still be said; null where the user may not change invoices. */
  endedInvoices: readonly EndedInvoice[] | null
  toState: (state: InvoiceState) => string
}

const COUNTED = INVOICE_STATES.filter((state) => state !== 'CANCELADA')

/** Servers may know fewer states: those count as 0. */
const sumOf = (resumen: InvoicesSummary, state: InvoiceState) => resumen[state] ?? { pagos: 0, total: 0 }

const asideOf = (resumen: InvoicesSummary): string => {
  const { anticipo, saldo_usado } = resumen
  return [
    `${formatPesos(sumPesos(COUNTED.map((state) => sumOf(resumen, state).total)))} de todo lo que no se canceló`,
    'se factura lo que ya se pagó (PUE); PPD y complementos de pago quedan fuera',
    saldo_usado > 0 && `incluye ${formatPesos(saldo_usado)} pagados con saldo a favor`,
    anticipo.pagos > 0 &&
      `aparte, ${formatPesos(anticipo.total)} a cuenta en ${countText(anticipo.pagos, 'pago', 'pagos')}: se facturan cuando se usen`,
  ]
    .filter((each) => each !== false)
    .join(' · ')
}

export function InvoiceSums({ resumen, endedInvoices, toState }: InvoiceSumsProps) {
  const { por_cancelar = 0, por_sustituir = 0 } = resumen ?? {}
  return (
    <Stack gap={1} aria-busy={resumen === undefined}>
      <Figures
        figures={INVOICE_STATES.map((state) => ({
          label: STATES[state].label,
          value: resumen ? formatPesos(sumOf(resumen, state).total) : '…',
          note: resumen ? countText(sumOf(resumen, state).pagos, 'pago', 'pagos') : '…',
          ...(resumen ? { to: toState(state) } : {}),
        }))}
      />
      <Quiet as="p">{resumen ? asideOf(resumen) : '…'}</Quiet>
      {por_cancelar > 0 && (
        <InfoPanel
          tone="warning"
          title={countText(
            por_cancelar,
            'factura entregada se canceló: la próxima entrega la nombra',
            'facturas entregadas se cancelaron: la próxima entrega las nombra',
          )}
        />
      )}
      {por_sustituir > 0 && (
        <InfoPanel
          tone="warning"
          title={countText(
            por_sustituir,
            'factura entregada ya no vale lo mismo, o se pidió a nombre de alguien: la próxima entrega la sustituye',
            'facturas entregadas ya no valen lo mismo, o se pidieron a nombre de alguien: la próxima entrega las sustituye',
          )}
        />
      )}
      {endedInvoices && (
        <Row>
          <CancelMotives invoices={endedInvoices} />
        </Row>
      )}
    </Stack>
  )
}
