import { denominationKey, denominationLabel, worthOf, type Counted } from '@contract/cashCuts/denominations'
import { DataTable } from '../../../ui/list/DataTable'
import type { Column } from '../../../ui/list/columns'
import { MoneyText } from '../../../ui/page/MoneyText'
import { Section } from '../../../ui/page/Section'
import { texts } from '../cashCuts.texts'

type Row = Counted & { id: string }

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'pieza',
    header: 'Denominación',
    cell: (each) => `${each.tipo === 'BILLETE' ? 'Billete' : 'Moneda'} de ${denominationLabel(each)}`,
  },
  { key: 'cantidad', header: 'Piezas', align: 'right', cell: ({ cantidad }) => cantidad },
  {
    key: 'importe',
    header: 'Importe',
    align: 'right',
    cell: (each) => <MoneyText pesos={worthOf(each)} />,
  },
]

/** What was in the drawer; nothing when it was empty. */
export function CountedPieces({ conteo }: { conteo: readonly Counted[] }) {
  if (conteo.length === 0) return null
  const rows = conteo.map((each) => ({ ...each, id: denominationKey(each) }))
  return (
    <Section title={texts.countedCash}>
      <DataTable label={texts.countedCash} columns={COLUMNS} rows={rows} />
    </Section>
  )
}
