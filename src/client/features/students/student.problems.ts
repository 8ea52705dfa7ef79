import { onlyProblems, type Campos } from '@contract/domain/campos'
import { normalizeCurp } from '@contract/domain/curp'
import { healthProblem } from '@contract/students/health.rules'
import { curpDoubt, curpWritingProblem, studentProblems } from '@contract/students/students.rules'
import type { Before, HealthValues, StudentValues } from './student.values'
import { today } from '../../state/core/schoolClock'

type CurpValues = Pick<StudentValues, 'curp' | 'fecha_nacimiento'>

const sameCurp = ({ curp, fecha_nacimiento }: CurpValues, before: Before): boolean =>
  before !== null && before.curp === normalizeCurp(curp) && before.fecha_nacimiento === fecha_nacimiento

/**
 * Why staff are asked whether to keep a whole CURP all the same, or null: it does not add up here, or the server said so.
 * @param refused the CURP the server did not take and why
 */
export const curpQuestion = (
  values: CurpValues,
  before: Before,
  refused: { curp: string; message: string } | null,
): string | null => {
  if (curpWritingProblem(values.curp) !== null || sameCurp(values, before)) return null
  const doubt = curpDoubt(values.curp, values.fecha_nacimiento)
  return doubt ?? (refused?.curp === normalizeCurp(values.curp) ? refused.message : null)
}

const listProblem = (texts: readonly string[]) => healthProblem(texts.map((descripcion) => ({ descripcion })))

export const healthProblems = ({ alergias, enfermedades }: HealthValues): Campos =>
  onlyProblems({ alergias: listProblem(alergias), enfermedades: listProblem(enfermedades) })

/** The contract's rules over a form; a surname that a stored pupil never had may stay empty. */
export const problemsOf =
  (before: Before) =>
  (values: StudentValues): Campos => {
    const { nombres, paterno, materno, curp, curp_confirmada, numero_control, fecha_nacimiento } = values
    const mayLack = (part: 'paterno' | 'materno') => before !== null && before[part] === null
    return {
      ...studentProblems(
        {
          nombres,
          numero_control,
          fecha_nacimiento,
          ...(mayLack('paterno') ? {} : { paterno }),
          ...(mayLack('materno') ? {} : { materno }),
          ...(sameCurp(values, before) ? {} : { curp, curp_confirmada }),
        },
        today(),
      ),
      ...healthProblems(values),
    }
  }
