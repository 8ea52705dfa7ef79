import { GRADE_YEAR_KEYS, gradeYearKey } from '@contract/domain/grades'
import { LACKS, type Lack } from '@contract/students/pupilLists'
import type { Student } from '@contract/students/students.schemas'
import type { ListFilter } from '../../ui/list/useLocalList'

const isOfGrade = ({ grado, gradoNumero }: Student, wanted: string): boolean =>
  grado === wanted || (grado !== null && gradeYearKey({ grado, gradoNumero }) === wanted)

const LACKING: Readonly<Record<Lack, { label: string; lacks: (pupil: Student) => boolean }>> = {
  inscripcion: { label: 'Sin inscripción', lacks: ({ grado }) => grado === null },
  grupo: { label: 'Sin grupo', lacks: ({ grado, grupo }) => grado !== null && grupo === null },
  padre: { label: 'Sin padre o tutor', lacks: ({ padre }) => padre === null },
  curp: {
    label: 'CURP sin verificar',
    lacks: ({ curp_verificada, curp_pendiente }) => !curp_verificada && !curp_pendiente,
  },
  'sin-curp': { label: 'Sin CURP', lacks: ({ curp_pendiente }) => curp_pendiente === true },
}

export const isLack = (value: string): value is Lack => LACKS.some((lack) => lack === value)

export const lackOptions = Object.entries(LACKING).map(([value, { label }]) => ({ value, label }))

export const enrolledLacks = lackOptions.filter(({ value }) => value !== 'inscripcion')

export const filterOf = (grado: string, falta: string): ListFilter<Student> | undefined => {
  const isGrade = GRADE_YEAR_KEYS.includes(grado)
  const lack = isLack(falta) ? LACKING[falta] : undefined
  if (!isGrade && !lack) return undefined
  return {
    key: `${grado}|${falta}`,
    keep: (pupil) => (!isGrade || isOfGrade(pupil, grado)) && (!lack || lack.lacks(pupil)),
  }
}
