import { formatDate, type IsoDate } from '@contract/domain/dates'
import type { Movement } from '@contract/statements/statements.schemas'
import type { Column } from '../../ui/list/columns'
import { MoneyText } from '../../ui/page/MoneyText'
import { MovementText } from './components/MovementText'

const amount = (pesos: number) => (pesos === 0 ? '' : <MoneyText pesos={pesos} />)

/** @param today the statement's day: what comes later is not due yet */
export const accountColumns = (today: IsoDate): readonly Column<Movement>[] => [
  {
    key: 'concepto',
    header: 'Concepto',
    cell: (line) => <MovementText line={line} today={today} />,
  },
  { key: 'fecha', header: 'Fecha', cell: ({ fecha }) => formatDate(fecha) },
  { key: 'cargo', header: 'Cargo', align: 'right', cell: ({ cargo }) => amount(cargo) },
  { key: 'abono', header: 'Abono', align: 'right', cell: ({ abono }) => amount(abono) },
  { key: 'saldo', header: 'Saldo', align: 'right', cell: ({ saldo }) => <MoneyText pesos={saldo} /> },
]
