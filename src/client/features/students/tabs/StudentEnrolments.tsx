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
import { amountColumn } from '../../../ui/list/amountColumn'
import type { Column } from '../../../ui/list/columns'
import { DataTable } from '../../../ui/list/DataTable'
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
  amountColumn('costo_inscripcion', 'Costo', ({ costo_inscripcion }) => costo_inscripcion),
  { key: 'descuento', header: 'Descuento', cell: discountText },
  amountColumn('monto_pagar', 'Con descuento', ({ monto_pagar }) => monto_pagar),
  amountColumn('mensualidad', 'Mensualidad', ({ mensualidad }) => mensualidad, {
    under: ({ mensualidad_propia }) => mensualidad_propia && 'precio propio',
  }),
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
