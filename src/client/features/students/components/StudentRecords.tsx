import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import type { Charge } from '@contract/charges/charges.schemas'
import { formatDate } from '@contract/domain/dates'
import { percentLabel } from '@contract/domain/discounts'
import { gradeLabel } from '@contract/domain/grades'
import { formatPesos } from '@contract/domain/money'
import type { AccountTotals } from '@contract/statements/statements.schemas'
import type { StudentDetail } from '@contract/students/students.schemas'
import { useStudentCharges } from '../../../state/charges/charges.selectors'
import { useAppSelector } from '../../../state/hooks'
import { selectCan } from '../../../state/session/session.selectors'
import { useAccount } from '../../../state/statements/statements.selectors'
import type { Column } from '../../../ui/list/columns'
import { DataTable } from '../../../ui/list/DataTable'
import { MoneyText } from '../../../ui/page/MoneyText'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { Section } from '../../../ui/page/Section'
import { StatusChip } from '../../../ui/page/StatusChip'
import { texts } from '../students.texts'

type Enrolment = StudentDetail['inscripciones'][number]

const discountText = ({ descuento, monto_descuento, motivo_descuento }: Enrolment): string =>
  descuento === 0
    ? '—'
    : [`${percentLabel(descuento)} (${formatPesos(monto_descuento)})`, motivo_descuento]
        .filter(Boolean)
        .join(': ')

const enrolmentColumns: readonly Column<Enrolment>[] = [
  { key: 'ciclo', header: 'Ciclo', cell: ({ ciclo }) => ciclo.name },
  { key: 'grado', header: 'Grado', cell: ({ grado }) => gradeLabel(grado) },
  { key: 'grupo', header: 'Grupo', cell: ({ grupo }) => grupo?.nombre ?? '—' },
  { key: 'fecha', header: 'Inscrito el', cell: ({ fecha }) => formatDate(fecha) },
  {
    key: 'costo_inscripcion',
    header: 'Costo',
    align: 'right',
    cell: ({ costo_inscripcion }) => <MoneyText pesos={costo_inscripcion} />,
  },
  { key: 'descuento', header: 'Descuento', cell: discountText },
  {
    key: 'monto_pagar',
    header: 'A pagar',
    align: 'right',
    cell: ({ monto_pagar }) => <MoneyText pesos={monto_pagar} />,
  },
]

/** Every cycle the pupil was enrolled in, with the prices of that day. */
export function StudentEnrolments({ student }: { student: StudentDetail }) {
  const canEnrol = useAppSelector((state) => selectCan(state, 'INSCRIPCIONES', 'CREATE'))
  return (
    <Section title="Inscripciones">
      {student.inscripciones.length > 0 ? (
        <DataTable label="Inscripciones" columns={enrolmentColumns} rows={student.inscripciones} />
      ) : (
        <PageEmpty
          icon="school"
          title={texts.noEnrolments}
          action={
            canEnrol && (
              <Button variant="outlined" component={Link} to="/menu/inscripciones">
                {texts.enrol}
              </Button>
            )
          }
        />
      )}
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

/** Where the pupil's charges are paid. */
const deskAddress = (numeroControl: string): string =>
  `/cargos/pendientes?${new URLSearchParams({ q: numeroControl })}`

/** What the statement says, tuition included: the same debt is the same number everywhere. */
const balanceText = ({ saldo, vencido }: Pick<AccountTotals, 'saldo' | 'vencido'>): string => {
  if (saldo === 0) return 'Sin adeudos'
  const overdue = vencido > 0 ? `, ${formatPesos(vencido)} vencidos` : ''
  return `Debe ${formatPesos(saldo)} con colegiaturas${overdue}`
}

const NONE: readonly Charge[] = []

interface StudentChargesProps {
  id: number
  /** The pupil's charges are found by it in the list of pending ones. */
  numeroControl: string
}

/** What the pupil was charged and still owes. Only for who may read charges: without that it asks for nothing. */
export function StudentCharges({ id, numeroControl }: StudentChargesProps) {
  const { rows, isLoading, error, retry } = useStudentCharges({ id })
  const account = useAccount(id, { refetchOnMountOrArgChange: true }).row
  const charges = rows ?? NONE
  const owes = charges.some(({ estado }) => estado === 'PENDIENTE' || estado === 'PARCIAL')
  return (
    <Section
      title="Cargos"
      text={account && balanceText(account.total)}
      action={
        owes && (
          <Button variant="outlined" component={Link} to={deskAddress(numeroControl)}>
            Cobrar pendientes
          </Button>
        )
      }
    >
      {isLoading && <PageLoading blocks={1} />}
      {error && charges.length === 0 && <PageError text={error} onRetry={retry} />}
      {rows && !error && charges.length === 0 && <PageEmpty icon="receipt" title={texts.noCharges} />}
      {charges.length > 0 && <DataTable label="Cargos" columns={chargeColumns} rows={charges} />}
    </Section>
  )
}
