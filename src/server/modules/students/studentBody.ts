import type { Static } from '@sinclair/typebox'
import { REQUIRED, type Campos } from '@contract/domain/campos'
import { normalizeCurp } from '@contract/domain/curp'
import type { IsoDate } from '@contract/domain/dates'
import { upper } from '@contract/domain/text'
import { curpDoubt, curpWritingProblem, studentProblems } from '@contract/students/students.rules'
import type { studentsSchemas } from '@contract/students/students.schemas'
import { assertFields } from '../../http/validation'
import { nameOf, type StudentName } from './studentName'

/** What POST takes; PATCH takes any part of it. */
export type StudentBody = Static<typeof studentsSchemas.create.body>
export type StudentChange = Static<typeof studentsSchemas.update.body>

/** The text of a pupil as it is stored. */
export interface StudentValues extends StudentName {
  curp: string
  curp_verificada: boolean
  numero_control: string
  fecha_nacimiento: IsoDate
}

/** What a change has wrong by itself, whoever it is for: told before the pupil is looked for (DOMAIN §1). */
export const changeProblems = (body: StudentChange, today: IsoDate): Campos => {
  const { curp, numero_control, fecha_nacimiento } = body
  const writing = curp === undefined ? null : curpWritingProblem(curp)
  return {
    ...studentProblems(
      {
        ...(numero_control === undefined ? {} : { numero_control }),
        ...(fecha_nacimiento === undefined ? {} : { fecha_nacimiento }),
      },
      today,
    ),
    ...(writing ? { curp: writing } : {}),
  }
}

/**
 * The pupil as the body makes it, uppercase. A CURP and a day of birth that stay as they were are not asked about again.
 * @param stored the pupil until now; null for a new one
 * @throws 400 with what is wrong
 */
export const valuesOf = (
  body: StudentChange,
  stored: StudentValues | null,
  today: IsoDate,
): StudentValues => {
  const name = nameOf(body, stored)
  const curp = normalizeCurp(body.curp ?? stored?.curp ?? '')
  const numero_control = upper(body.numero_control ?? stored?.numero_control ?? '')
  const fecha_nacimiento = body.fecha_nacimiento ?? stored?.fecha_nacimiento ?? ''
  const kept = stored?.curp === curp && stored.fecha_nacimiento === fecha_nacimiento ? stored : null
  const curp_confirmada = body.curp_confirmada === 'true'
  const asked = kept ? {} : { curp, fecha_nacimiento, curp_confirmada }
  assertFields({
    ...(name ? {} : { nombres: REQUIRED }),
    ...studentProblems({ numero_control, ...asked }, today),
  })
  const curp_verificada = kept ? kept.curp_verificada : curpDoubt(curp, fecha_nacimiento) === null
  const { nombre, nombres, paterno, materno } = name as StudentName
  return { nombre, nombres, paterno, materno, curp, curp_verificada, numero_control, fecha_nacimiento }
}
