import { formatPesos, sumPesos } from '@contract/domain/money'
import { INVOICE_STATES, type InvoiceState } from '@contract/invoices/invoices.rules'
import type { InvoicesSummary } from '@contract/invoices/invoices.schemas'
import { Quiet, Stack } from '../../../ui/layout/layout'
import { Figures } from '../../../ui/page/Figures'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { STATES, texts } from '../invoices.texts'

interface InvoiceSumsProps {
  resumen: InvoicesSummary
  /** Address of the list of one state. */
  toState: (state: InvoiceState) => string
}

const COUNTED = INVOICE_STATES.filter((state) => state !== 'CANCELADA')

/** Counts and sums of the days by state, what is left out of them, and what the next delivery will name. */
export function InvoiceSums({ resumen, toState }: InvoiceSumsProps) {
  const { anticipo, saldo_usado, por_cancelar, por_sustituir } = resumen
  const whole = sumPesos(COUNTED.map((state) => resumen[state].total))
  const aside = [
    texts.whole(formatPesos(whole)),
    saldo_usado > 0 && texts.withCredit(formatPesos(saldo_usado)),
    anticipo.pagos > 0 && texts.onAccount(anticipo.pagos, formatPesos(anticipo.total)),
  ].filter((each) => each !== false)
  return (
    <Stack gap={1}>
      <Figures
        figures={INVOICE_STATES.map((state) => ({
          label: STATES[state].label,
          value: formatPesos(resumen[state].total),
          note: texts.payments(resumen[state].pagos),
          to: toState(state),
        }))}
      />
      <Quiet as="p">{aside.join(' · ')}</Quiet>
      {por_cancelar > 0 && <InfoPanel tone="warning" title={texts.toCancel(por_cancelar)} />}
      {por_sustituir > 0 && <InfoPanel tone="warning" title={texts.toReplace(por_sustituir)} />}
    </Stack>
  )
}
