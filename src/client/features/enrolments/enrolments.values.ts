import type { Cycle } from '@contract/cycles/cycles.schemas'
import { sumPesos } from '@contract/domain/money'
import type { Grade } from '@contract/domain/grades'
import { discountAmounts, pupilsProblem } from '@contract/enrolments/enrolments.rules'
import type { EnrolmentsContract } from '@contract/enrolments/enrolments.schemas'
import type { Student } from '@contract/students/students.schemas'

/** A pupil on the way to being enrolled. */
export interface ChosenPupil {
  id: number
  nombre: string
  numero_control: string
  /** Whose family is asked for the questionnaire. */
  padre: Student['padre']
  descuento: 0 | 25 | 35
  motivo_descuento: string
}
export interface EnrolValues {
  alumnos: ChosenPupil[]
}

export const chosenFrom = ({ id, nombre, numero_control, padre }: Student): ChosenPupil => ({
  id,
  nombre,
  numero_control,
  padre: padre ?? null,
  descuento: 0,
  motivo_descuento: '',
})

export const monthlyOf = (cycle: Cycle, grade: Grade): number =>
  grade === 'PREESCOLAR' ? cycle.mensualidad_preescolar : cycle.mensualidad_primaria

/** Pesos of all the enrolments of the list, discounts taken off. */
export const totalToPay = (cycle: Cycle, pupils: readonly ChosenPupil[]): number =>
  sumPesos(pupils.map(({ descuento }) => discountAmounts(cycle.costo_inscripcion, descuento).monto_pagar))

export const enrolBody = (
  cycle: Cycle,
  grade: Grade,
  pupils: readonly ChosenPupil[],
): EnrolmentsContract['enrol']['body'] => ({
  idCiclo: cycle.id,
  grado: grade,
  costo_inscripcion: cycle.costo_inscripcion,
  mensualidad: monthlyOf(cycle, grade),
  costo_material: cycle.costo_material,
  alumnos: pupils.map(({ id, descuento, motivo_descuento }) => ({
    id,
    descuento,
    motivo_descuento: descuento === 0 ? null : motivo_descuento.trim(),
    ...discountAmounts(cycle.costo_inscripcion, descuento),
  })),
})

/** The field of react-hook-form that the contract's rule speaks of, with its sentence; null when the list may be sent. */
export const listProblem = ({ alumnos }: EnrolValues): { campo: string; message: string } | null =>
  pupilsProblem(alumnos)

/** Whose family still has to answer the questionnaire, and who has no family to ask. */
export const unansweredOf = (pupils: readonly ChosenPupil[], pending: readonly number[]) => {
  const waiting = new Set(pending)
  return {
    unanswered: pupils.flatMap(({ id, nombre, padre }) =>
      padre && waiting.has(padre.id) ? [{ id, nombre, padre }] : [],
    ),
    withoutParent: pupils.filter(({ padre }) => padre === null),
  }
}
