import { onlyProblems, REQUIRED, type Campos } from '../domain/campos'
import { gradeYearProblem, type Grade, type GradeYear } from '../domain/grades'
import { upper } from '../domain/text'

const yearProblem = ({ grado, gradoNumero }: Partial<GradeYear>) =>
  grado ? gradeYearProblem({ grado, gradoNumero }) : null

export const groupTakes = (
  group: GradeYear,
  pupil: Pick<GradeYear, 'gradoNumero'> & { grado: Grade | null },
): boolean =>
  group.grado === pupil.grado && (group.gradoNumero == null || group.gradoNumero === pupil.gradoNumero)

export const groupTaken = (nombre: string, lugar: string, ciclo: string): string =>
  `Ya hay un grupo ${nombre} de ${lugar} en ${ciclo}.`

export const groupProblems = ({ nombre, ...year }: Partial<GradeYear> & { nombre: string }): Campos =>
  onlyProblems({
    nombre: upper(nombre) ? null : REQUIRED,
    gradoNumero: yearProblem(year),
  })
