import { Link } from 'react-router-dom'
import { chargesRoutes } from '@contract/charges/charges.routes'
import type { Charge } from '@contract/charges/charges.schemas'
import { formatDate } from '@contract/domain/dates'
import type { StudentDetail } from '@contract/students/students.schemas'
import { sumPesos } from '@contract/domain/money'
import { monthLabel } from '@contract/domain/months'
import type { StudentService } from '@contract/services/services.schemas'
import * as paths from '@contract/domain/screenPaths'
import { useStudentCharges } from '../../../state/charges/charges.selectors'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useMay } from '../../../state/session/useMay'
import { amountColumn } from '../../../ui/list/amountColumn'
import type { Column } from '../../../ui/list/columns'
import { DataTable } from '../../../ui/list/DataTable'
import { RowAction } from '../../../ui/list/RowAction'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { Section } from '../../../ui/page/Section'
import { StatusChip } from '../../../ui/page/StatusChip'
import { deskOf, useMayCollect } from '../../../write/money/deskAddress'
import { useStudentServices } from '../../../state/services/services.api'
import { texts } from '../students.texts'

const spanOf = ({ meses }: StudentService): string => {
  const [first, last] = [meses[0], meses.at(-1)]
  if (!first || !last) return ''
  return meses.length === 1
    ? monthLabel(first)
    : `${monthLabel(first)} a ${monthLabel(last)} · ${meses.length} meses`
}

const columns: readonly Column<StudentService>[] = [
  {
    key: 'nombre',
    header: 'Servicio',
    cell: ({ id, nombre }) => <Link to={paths.service(id)}>{nombre}</Link>,
    under: ({ cicloEscolar }) => `Ciclo ${cicloEscolar.name}`,
  },
  { key: 'meses', header: 'Meses', cell: spanOf },
  amountColumn('saldo', 'Saldo', ({ meses }) => sumPesos(meses.map(({ saldo }) => saldo))),
]

export function StudentServices({ row: { id } }: { row: Pick<StudentDetail, 'id'> }) {
  const { rows } = useStudentServices({ id }, ASKED_ANEW)
  if (!rows || rows.length === 0) return null
  return (
    <Section title={texts.services}>
      <DataTable label={texts.services} columns={columns} rows={rows} />
    </Section>
  )
}

const STATES = {
  PENDIENTE: { label: 'Pendiente', tone: 'warning' },
  PARCIAL: { label: 'Pago parcial', tone: 'info' },
  PAGADO: { label: 'Pagado', tone: 'success' },
  CANCELADO: { label: 'Cancelado', tone: 'neutral' },
} as const

const chargeColumns: readonly Column<Charge>[] = [
  { key: 'descripcion', header: 'Concepto', cell: ({ descripcion }) => descripcion },
  { key: 'fecha', header: 'Fecha', cell: ({ fecha }) => formatDate(fecha) },
  { key: 'estado', header: 'Estado', cell: ({ estado }) => <StatusChip {...STATES[estado]} /> },
  amountColumn('monto_pagar', 'A pagar', ({ monto_pagar }) => monto_pagar),
  amountColumn('monto_restante', 'Saldo', ({ monto_restante }) => monto_restante),
]

const NONE: readonly Charge[] = []

const collect = ({ id, alumno, monto_restante }: Charge) =>
  monto_restante > 0 && (
    <RowAction icon="pay" label={texts.collect} to={deskOf({ alumnoId: alumno.id }, [`cargo-${id}`])} />
  )

export function StudentCharges({ row: { id } }: { row: Pick<StudentDetail, 'id'> }) {
  const { rows, isLoading, error, retry } = useStudentCharges({ id }, ASKED_ANEW)
  const charges = rows ?? NONE
  const mayPay = useMay()(chargesRoutes.pay.access)
  const mayCollect = useMayCollect() && mayPay && charges.some(({ monto_restante }) => monto_restante > 0)
  return (
    <Section title="Cargos">
      {isLoading && <PageLoading blocks={1} />}
      {error && charges.length === 0 && <PageError text={error} onRetry={retry} />}
      {rows && !error && charges.length === 0 && (
        <PageEmpty icon="receipt" title="Este alumno no tiene cargos." />
      )}
      {charges.length > 0 && (
        <DataTable
          label="Cargos"
          columns={chargeColumns}
          rows={charges}
          rowActions={mayCollect ? collect : undefined}
        />
      )}
    </Section>
  )
}
