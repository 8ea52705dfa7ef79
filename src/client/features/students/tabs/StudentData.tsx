import { formatDate } from '@contract/domain/dates'
import type { Student, StudentDetail } from '@contract/students/students.schemas'
import { type Detail, Details } from '../../../ui/page/Details'
import { Section } from '../../../ui/page/Section'
import { FIELD_NAMES, fieldOf, FIELDS } from '../formFields'
import { scholarshipText } from '../students.columns'

const detailsOf = (student: Student): Detail[] =>
  FIELD_NAMES.map(fieldOf).flatMap(({ label, shown }) => (shown ? [{ label, value: shown(student) }] : []))

const sinceText = ({ inscripciones }: StudentDetail): string | null => {
  const first = inscripciones.map(({ fecha }) => fecha).sort()[0]
  return first === undefined ? null : formatDate(first)
}

export function StudentData({ row }: { row: StudentDetail }) {
  const { nombres, paterno, materno, numero_control } = row
  return (
    <Section title="Datos">
      <Details
        items={[
          { label: FIELDS.numero_control.label, value: numero_control },
          { label: FIELDS.nombres.label, value: nombres },
          { label: FIELDS.paterno.label, value: paterno },
          { label: FIELDS.materno.label, value: materno },
          ...detailsOf(row),
          { label: 'Beca de este ciclo', value: scholarshipText(row) },
          { label: 'Primera inscripción', value: sinceText(row) },
        ]}
      />
    </Section>
  )
}
