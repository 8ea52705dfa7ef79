import type { Charge } from '@contract/charges/charges.schemas'
import { formatDate } from '@contract/domain/dates'
import { gradeLabel } from '@contract/domain/grades'
import { percentLabel } from '@contract/domain/discounts'
import type { Column } from '../../ui/list/columns'
import type { SortBy } from '../../ui/list/sortRows'
import { MoneyText } from '../../ui/page/MoneyText'

export const chargeSearchText = ({ alumno, descripcion, cicloEscolar }: Charge): string =>
  `${alumno.nombre} ${alumno.numero_control} ${descripcion} ${cicloEscolar.name}`

const gradeAndGroup = ({ alumno }: Charge): string =>
  [alumno.grado && gradeLabel(alumno.grado), alumno.grupo?.nombre].filter(Boolean).join(' ') || '—'

export const chargeSortBy: SortBy<Charge> = {
  alumno: ({ alumno }) => alumno.nombre,
  fecha: ({ fecha }) => fecha,
  saldo: ({ monto_restante }) => monto_restante,
}

export const chargeColumns: readonly Column<Charge>[] = [
  {
    key: 'alumno',
    header: 'Alumno',
    sortable: true,
    cell: ({ alumno }) => (
      <>
        <strong>{alumno.nombre}</strong>
        <br />
        <small>{alumno.numero_control}</small>
      </>
    ),
  },
  { key: 'grado', header: 'Grado', cell: gradeAndGroup, hideOnCard: true },
  { key: 'descripcion', header: 'Concepto', cell: ({ descripcion }) => descripcion },
  { key: 'fecha', header: 'Fecha', sortable: true, cell: ({ fecha }) => formatDate(fecha) },
  {
    key: 'descuento',
    header: 'Descuento',
    align: 'right',
    hideOnCard: true,
    cell: ({ descuento }) => (descuento ? percentLabel(descuento) : '—'),
  },
  {
    key: 'saldo',
    header: 'Por pagar',
    align: 'right',
    sortable: true,
    cell: ({ monto_restante }) => <MoneyText pesos={monto_restante} />,
  },
]
