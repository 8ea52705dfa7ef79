import { MoneyText } from '../page/MoneyText'
import type { Column } from './columns'

type More<Row> = Partial<Omit<Column<Row>, 'key' | 'header' | 'align' | 'cell'>>

/** @param pesosOf null shows a dash */
export const amountColumn = <Row,>(
  key: string,
  header: string,
  pesosOf: (row: Row) => number | null,
  more: More<Row> = {},
): Column<Row> => ({
  key,
  header,
  align: 'right',
  cell: (row) => {
    const pesos = pesosOf(row)
    return pesos === null ? '—' : <MoneyText pesos={pesos} />
  },
  ...more,
})
