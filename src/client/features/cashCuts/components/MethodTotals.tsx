import type { MethodTotal } from '@contract/cashCuts/cashCuts.rules'
import { expectedTotal } from '@contract/cashCuts/cashCuts.rules'
import { sumPesos } from '@contract/domain/money'
import { paymentMethodLabel } from '@contract/domain/paymentMethods'
import { DataTable } from '../../../ui/list/DataTable'
import type { Column } from '../../../ui/list/columns'
import { MoneyText } from '../../../ui/page/MoneyText'
import { Section } from '../../../ui/page/Section'
import { texts } from '../cashCuts.texts'

interface Row {
  id: string
  cobrado: number
  cancelado: number
  esperado: number
}

const money = (key: 'cobrado' | 'cancelado' | 'esperado', header: string): Column<Row> => ({
  key,
  header,
  align: 'right',
  cell: (row) => <MoneyText pesos={row[key]} />,
})

const COLUMNS: readonly Column<Row>[] = [
  { key: 'metodo', header: texts.method, cell: ({ id }) => id },
  money('cobrado', texts.taken),
  money('cancelado', texts.cancelled),
  money('esperado', texts.expected),
]

/** What each method brought, what was given back by it, and all of it. */
export function MethodTotals({ totales }: { totales: readonly MethodTotal[] }) {
  const rows = totales.map(({ metodo_pago, ...amounts }) => ({
    id: paymentMethodLabel(metodo_pago),
    ...amounts,
  }))
  const all = {
    id: texts.total,
    cobrado: sumPesos(totales.map(({ cobrado }) => cobrado)),
    cancelado: sumPesos(totales.map(({ cancelado }) => cancelado)),
    esperado: expectedTotal(totales),
  }
  return (
    <Section title={texts.byMethod}>
      <DataTable label={texts.byMethod} columns={COLUMNS} rows={[...rows, all]} />
    </Section>
  )
}
