import { monthlyOf } from '@contract/cycles/cycles.rules'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { type Grade } from '@contract/domain/grades'
import { proposedGradeYear } from '@contract/domain/nextGrade'
import { discountAmounts } from '@contract/enrolments/enrolments.rules'
import type { EnrolmentsContract } from '@contract/enrolments/enrolments.schemas'
import type { Student } from '@contract/students/students.schemas'
import type { ComingPupil } from '../../state/enrolments/enrolments.api'
import { pricesOf, type ChosenPupil } from './components/ChosenPupils'

/** '' when the pupil's next year is in another level. */
const proposedYear = (pupil: Student, grade: Grade): string => {
  const proposed = proposedGradeYear(pupil.ultimo, pupil.grado_previsto)
  return proposed?.grado === grade ? String(proposed.gradoNumero) : ''
}

export const chosenFrom = (pupil: Student, grade: Grade): ChosenPupil => ({
  id: pupil.id,
  nombre: pupil.nombre,
  numero_control: pupil.numero_control,
  padre: pupil.padre ?? null,
  gradoNumero: proposedYear(pupil, grade),
  descuento: 0,
  motivo_descuento: '',
})

export const comingOf = (grado: Grade, pupils: readonly ChosenPupil[]): ComingPupil[] =>
  pupils.map(({ id, gradoNumero }) => ({ id, grado, gradoNumero: gradoNumero ? Number(gradoNumero) : null }))

export const bodyOf = (
  cycle: Cycle,
  grade: Grade,
  pupils: readonly ChosenPupil[],
  /** Due day of the charges; null in a cycle that has begun. */
  vence: string | null,
): EnrolmentsContract['enrol']['body'] => ({
  ...(vence === null ? {} : { vence }),
  idCiclo: cycle.id,
  grado: grade,
  costo_inscripcion: cycle.costo_inscripcion,
  mensualidad: monthlyOf(cycle, grade),
  costo_material: cycle.costo_material,
  alumnos: pupils.map(({ id, gradoNumero, descuento, motivo_descuento }) => ({
    id,
    ...(gradoNumero ? { gradoNumero: Number(gradoNumero) } : {}),
    descuento,
    motivo_descuento: descuento === 0 ? null : motivo_descuento.trim(),
    ...discountAmounts(pricesOf(cycle, grade, gradoNumero).costo_inscripcion, descuento),
  })),
})
