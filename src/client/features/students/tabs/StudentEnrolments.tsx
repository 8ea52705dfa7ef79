import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { formatDate } from '@contract/domain/dates'
import { percentLabel } from '@contract/domain/percents'
import { placeLabel } from '@contract/domain/grades'
import { formatPesos } from '@contract/domain/money'
import type { StudentDetail } from '@contract/students/students.schemas'
import { enrolmentsRoutes } from '@contract/enrolments/enrolments.routes'
import * as paths from '@contract/domain/screenPaths'
import { useMay } from '../../../state/session/useMay'
import type { Column } from '../../../ui/list/columns'
import { DataTable } from '../../../ui/list/DataTable'
import { MoneyText } from '../../../ui/page/MoneyText'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { Section } from '../../../ui/page/Section'
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
  { key: 'grado', header: 'Grado', cell: ({ grado, gradoNumero }) => placeLabel({ grado, gradoNumero }) },
  { key: 'grupo', header: 'Grupo', cell: ({ grupo }) => grupo?.nombre ?? '—' },
  { key: 'fecha', header: 'Inscrito el', cell: ({ fecha }) => formatDate(fecha) },
  { key: 'baja', header: 'Baja', cell: ({ baja }) => (baja ? formatDate(baja) : '—') },
  {
    key: 'costo_inscripcion',
    header: 'Costo',
    align: 'right',
    cell: ({ costo_inscripcion }) => <MoneyText pesos={costo_inscripcion} />,
  },
  { key: 'descuento', header: 'Descuento', cell: discountText },
  {
    key: 'monto_pagar',
    header: 'Con descuento',
    align: 'right',
    cell: ({ monto_pagar }) => <MoneyText pesos={monto_pagar} />,
  },
  {
    key: 'mensualidad',
    header: 'Mensualidad',
    align: 'right',
    cell: ({ mensualidad }) => <MoneyText pesos={mensualidad} />,
    under: ({ mensualidad_propia }) => mensualidad_propia && 'precio propio',
  },
]

export function StudentEnrolments({ row: student }: { row: StudentDetail }) {
  const canEnrol = useMay()(enrolmentsRoutes.enrol.access)
  return (
    <Section title="Inscripciones">
      {student.inscripciones.length > 0 ? (
        <DataTable label="Inscripciones" columns={enrolmentColumns} rows={student.inscripciones} />
      ) : (
        <PageEmpty
          icon="school"
          title="Todavía no se ha inscrito en ningún ciclo."
          action={
            canEnrol && (
              <Button variant="outlined" component={Link} to={paths.enrol}>
                {texts.enrol}
              </Button>
            )
          }
        />
      )}
    </Section>
  )
}
