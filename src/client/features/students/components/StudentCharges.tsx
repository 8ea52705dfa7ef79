import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { Charge } from '@contract/charges/charges.schemas'
import { formatDate } from '@contract/domain/dates'
import { formatPesos, sumPesos } from '@contract/domain/money'
import { useListStudentChargesQuery } from '../../../state/charges/charges.api'
import { makeSelectStudentCharges } from '../../../state/charges/charges.selectors'
import { useAppSelector } from '../../../state/hooks'
import type { Column } from '../../../ui/list/columns'
import { DataTable } from '../../../ui/list/DataTable'
import { MoneyText } from '../../../ui/page/MoneyText'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { Section } from '../../../ui/page/Section'
import { StatusChip } from '../../../ui/page/StatusChip'
import { texts } from '../students.texts'

const STATES = {
  PENDIENTE: { label: 'Pendiente', tone: 'warning' },
  PARCIAL: { label: 'Pago parcial', tone: 'info' },
  PAGADO: { label: 'Pagado', tone: 'success' },
  CANCELADO: { label: 'Cancelado', tone: 'neutral' },
} as const

const columns: readonly Column<Charge>[] = [
  { key: 'descripcion', header: 'Concepto', cell: ({ descripcion }) => descripcion },
  { key: 'fecha', header: 'Fecha', cell: ({ fecha }) => formatDate(fecha) },
  { key: 'estado', header: 'Estado', cell: ({ estado }) => <StatusChip {...STATES[estado]} /> },
  {
    key: 'monto_pagar',
    header: 'A pagar',
    align: 'right',
    cell: ({ monto_pagar }) => <MoneyText pesos={monto_pagar} />,
  },
  {
    key: 'monto_restante',
    header: 'Saldo',
    align: 'right',
    cell: ({ monto_restante }) => <MoneyText pesos={monto_restante} />,
  },
]

/** Where the pupil's charges are paid: partly paid ones stand there only when asked for. */
const deskAddress = (numeroControl: string, charges: readonly Charge[]): string => {
  const params = new URLSearchParams({ q: numeroControl })
  if (charges.some(({ estado }) => estado === 'PARCIAL')) params.set('estado', 'TODOS')
  return `/cargos/pendientes?${params}`
}

const balanceText = (charges: readonly Charge[]): string => {
  const balance = sumPesos(charges.map(({ monto_restante }) => monto_restante))
  return balance > 0 ? `Debe ${formatPesos(balance)}` : 'Sin adeudos'
}

interface StudentChargesProps {
  id: number
  /** The pupil's charges are found by it in the list of pending ones. */
  numeroControl: string
}

/** What the pupil was charged and still owes. Only for who may read charges: without that it asks for nothing. */
export function StudentCharges({ id, numeroControl }: StudentChargesProps) {
  const { isLoading, isSuccess, error, refetch } = useListStudentChargesQuery({ id })
  const charges = useAppSelector(useMemo(() => makeSelectStudentCharges(id), [id]))
  const owes = charges.some(({ estado }) => estado === 'PENDIENTE' || estado === 'PARCIAL')
  return (
    <Section
      title="Cargos"
      text={charges.length > 0 && balanceText(charges)}
      action={
        owes && (
          <Button variant="outlined" component={Link} to={deskAddress(numeroControl, charges)}>
            Cobrar pendientes
          </Button>
        )
      }
    >
      {isLoading && <PageLoading blocks={1} />}
      {error && charges.length === 0 && <PageError text={error.message} onRetry={() => void refetch()} />}
      {isSuccess && charges.length === 0 && <PageEmpty icon="receipt" title={texts.noCharges} />}
      {charges.length > 0 && <DataTable label="Cargos" columns={columns} rows={charges} />}
    </Section>
  )
}
