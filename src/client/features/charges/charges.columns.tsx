import type { Charge } from '@contract/charges/charges.schemas'
import { percentLabel } from '@contract/domain/discounts'
import { formatDate, formatMoment } from '@contract/domain/dates'
import { placeLabel } from '@contract/domain/grades'
import { schoolZone } from '../../state/core/schoolClock'
import type { Column } from '../../ui/list/columns'
import type { SortBy } from '../../ui/list/sortRows'
import { MoneyText } from '../../ui/page/MoneyText'
import { PickBox, PupilOwes } from './components/PickBox'

/** The concept, and of whom: read aloud to the family before they pay. */
export function WhatIsPaid({ charge: { descripcion, alumno } }: { charge: Charge }) {
  return (
    <>
      {descripcion}
      <br />
      {alumno.nombre} · {alumno.numero_control}
    </>
  )
}

/** A partly paid charge takes complements, a pending one a first payment. */
export const isComplement = ({ estado }: Pick<Charge, 'estado'>): boolean => estado === 'PARCIAL'

export const chargeSearchText = ({ alumno, descripcion, cicloEscolar }: Charge): string =>
  `${alumno.nombre} ${alumno.numero_control} ${descripcion} ${cicloEscolar.name}`

const gradeAndGroup = ({ alumno }: Charge): string => placeLabel(alumno) || '—'

export const balanceOf = ({ monto_restante }: Charge): number => monto_restante
export const totalOf = ({ monto_pagar }: Charge): number => monto_pagar

export const chargeSortBy: SortBy<Charge> = {
  alumno: ({ alumno }) => alumno.nombre,
  fecha: ({ fecha }) => fecha,
  total: totalOf,
  abonado: ({ abono }) => abono,
  saldo: balanceOf,
  cancelado: ({ fecha_cancelacion }) => fecha_cancelacion ?? '',
}

const columns = {
  pupil: {
    key: 'alumno',
    header: 'Alumno',
    sortable: true,
    cell: ({ alumno }) => alumno.nombre,
    before: (charge) => <PickBox charge={charge} />,
    under: (charge) => (
      <>
        {charge.alumno.numero_control}
        <PupilOwes charge={charge} />
      </>
    ),
    exported: ({ alumno }) => ({ Alumno: alumno.nombre, 'Número de control': alumno.numero_control }),
  },
  grade: { key: 'grado', header: 'Grado', cell: gradeAndGroup, wideOnly: true },
  concept: { key: 'descripcion', header: 'Concepto', clip: true, cell: ({ descripcion }) => descripcion },
  day: { key: 'fecha', header: 'Fecha', sortable: true, cell: ({ fecha }) => formatDate(fecha) },
  discount: {
    key: 'descuento',
    header: 'Descuento',
    align: 'right',
    wideOnly: true,
    cell: ({ descuento }) => (descuento ? percentLabel(descuento) : '—'),
  },
  total: {
    key: 'total',
    header: 'Total',
    align: 'right',
    sortable: true,
    cell: ({ monto_pagar }) => <MoneyText pesos={monto_pagar} />,
  },
  paid: {
    key: 'abonado',
    header: 'Abonado',
    align: 'right',
    sortable: true,
    cell: ({ abono }) => <MoneyText pesos={abono} />,
  },
  balance: {
    key: 'saldo',
    header: 'Por pagar',
    align: 'right',
    sortable: true,
    cell: ({ monto_restante }) => <MoneyText pesos={monto_restante} />,
  },
  reason: {
    key: 'motivo',
    header: 'Motivo',
    clip: true,
    cell: ({ motivo_cancelacion }) => motivo_cancelacion ?? '—',
  },
  cancelled: {
    key: 'cancelado',
    // Who, and when; a dash where the server does not say.
    header: 'Canceló',
    clip: true,
    sortable: true,
    cell: ({ cancelado_por, fecha_cancelacion }) => cancelado_por ?? (fecha_cancelacion ? '' : '—'),
    under: ({ fecha_cancelacion }) => fecha_cancelacion && formatMoment(fecha_cancelacion, schoolZone()),
    exported: ({ cancelado_por, fecha_cancelacion }) => ({
      Canceló: cancelado_por,
      Cuándo: fecha_cancelacion && formatMoment(fecha_cancelacion, schoolZone()),
    }),
  },
} satisfies Record<string, Column<Charge>>

const whatFor = [columns.pupil, columns.grade, columns.concept, columns.day] as const

export const pendingColumns: readonly Column<Charge>[] = [...whatFor, columns.discount, columns.balance]
export const partlyPaidColumns: readonly Column<Charge>[] = [
  ...whatFor,
  columns.total,
  columns.paid,
  columns.balance,
]
export const cancelledColumns: readonly Column<Charge>[] = [
  columns.pupil,
  columns.grade,
  columns.concept,
  // The day of its cancelling stands there too.
  { ...columns.day, wideOnly: true },
  columns.total,
  columns.reason,
  columns.cancelled,
]
