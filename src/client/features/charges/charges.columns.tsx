import type { Charge } from '@contract/charges/charges.schemas'
import { percentLabel } from '@contract/domain/percents'
import { formatDate } from '@contract/domain/dates'
import { placeLabel } from '@contract/domain/grades'
import type { SortBy } from '@contract/domain/sortRows'
import { momentText, today } from '../../state/clock/schoolClock'
import { amountColumn } from '../../ui/list/amountColumn'
import type { Column } from '../../ui/list/columns'
import { dueCell } from '../../ui/list/due'
import { MoneyText } from '../../ui/page/MoneyText'
import { PickBox, PupilOwes } from './components/PickBox'

export function WhatIsPaid({ charge: { descripcion, alumno } }: { charge: Charge }) {
  return (
    <>
      {descripcion}
      <br />
      {alumno.nombre} · {alumno.numero_control}
    </>
  )
}

export const isComplement = ({ estado }: Pick<Charge, 'estado'>): boolean => estado === 'PARCIAL'

export const chargeSearchText = ({ alumno, descripcion, cicloEscolar }: Charge): string =>
  `${alumno.nombre} ${alumno.numero_control} ${descripcion} ${cicloEscolar.name}`

const placeAndNumber = ({ alumno }: Charge): string =>
  [placeLabel(alumno), alumno.numero_control].filter(Boolean).join(' · ')

const ofTotal = ({ monto_pagar, monto_restante }: Charge) =>
  monto_restante < monto_pagar && (
    <>
      de <MoneyText pesos={monto_pagar} />
    </>
  )

export const balanceOf = ({ monto_restante }: Charge): number => monto_restante
export const chargeTotal = ({ monto_pagar }: Charge): number => monto_pagar

export const chargeSortBy: SortBy<Charge> = {
  alumno: ({ alumno }) => alumno.nombre,
  fecha: ({ fecha }) => fecha,
  total: chargeTotal,
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
        {placeAndNumber(charge)}
        <PupilOwes charge={charge} />
      </>
    ),
    exported: ({ alumno }) => ({
      Alumno: alumno.nombre,
      'Número de control': alumno.numero_control,
      Grado: placeLabel(alumno) || '—',
    }),
  },
  concept: {
    key: 'descripcion',
    header: 'Concepto',
    clip: true,
    cell: ({ descripcion }) => descripcion,
    under: ({ descuento }) => descuento > 0 && `con descuento de ${percentLabel(descuento)}`,
    exported: ({ descripcion, descuento }) => ({
      Concepto: descripcion,
      Descuento: descuento ? percentLabel(descuento) : '—',
    }),
  },
  due: {
    key: 'fecha',
    header: 'Vence',
    sortable: true,
    cell: ({ fecha }) => dueCell(fecha, today()),
    exported: ({ fecha }) => fecha,
  },
  day: {
    key: 'fecha',
    header: 'Fecha',
    sortable: true,
    wideOnly: true,
    cell: ({ fecha }) => formatDate(fecha),
  },
  total: amountColumn('total', 'Total', chargeTotal, { sortable: true }),
  paid: amountColumn('abonado', 'Abonado', ({ abono }) => abono, { sortable: true, wideOnly: true }),
  balance: amountColumn('saldo', 'Resta', balanceOf, {
    sortable: true,
    under: ofTotal,
    exported: ({ monto_restante, monto_pagar }) => ({ Total: monto_pagar, 'Por pagar': monto_restante }),
  }),
  conceptAndReason: {
    key: 'descripcion',
    header: 'Concepto y motivo',
    clip: true,
    cell: ({ descripcion }) => descripcion,
    under: ({ motivo_cancelacion }) => motivo_cancelacion,
    exported: ({ descripcion, motivo_cancelacion }) => ({
      Concepto: descripcion,
      Motivo: motivo_cancelacion ?? '—',
    }),
  },
  cancelled: {
    key: 'cancelado',
    // An older server sends neither the user nor the day.
    header: 'Canceló',
    clip: true,
    sortable: true,
    cell: ({ cancelado_por, fecha_cancelacion }) => cancelado_por ?? (fecha_cancelacion ? '' : '—'),
    under: ({ fecha_cancelacion }) => fecha_cancelacion && momentText(fecha_cancelacion),
    exported: ({ cancelado_por, fecha_cancelacion }) => ({
      Canceló: cancelado_por,
      Cuándo: fecha_cancelacion && momentText(fecha_cancelacion),
    }),
  },
} satisfies Record<string, Column<Charge>>

export const pendingColumns: readonly Column<Charge>[] = [
  columns.pupil,
  columns.concept,
  columns.due,
  columns.balance,
]
export const partlyPaidColumns: readonly Column<Charge>[] = [
  columns.pupil,
  columns.concept,
  columns.due,
  columns.paid,
  columns.balance,
]
export const cancelledColumns: readonly Column<Charge>[] = [
  columns.pupil,
  columns.conceptAndReason,
  columns.day,
  columns.total,
  columns.cancelled,
]
