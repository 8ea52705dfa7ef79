import { onlyProblems, REQUIRED, requiredText, type Campos } from '../domain/campos'
import { curpBirthDateProblem, curpProblem, normalizeCurp } from '../domain/curp'
import { ageOn, dayProblem, isIsoDate } from '../domain/dateMath'
import type { IsoDate } from '../domain/dates'

const MAX_AGE = 120

export interface StudentForm {
  nombre: string
  nombres: string
  paterno: string
  materno: string
  curp: string
  numero_control: string
  fecha_nacimiento: IsoDate
  /** The user saves a CURP with an inconsistency on purpose: `decisions/domain/people#curp-of-a-pupil`. */
  curp_confirmada: boolean
  /** The pupil has no CURP yet: newly arrived, or born abroad (decisions/0099). */
  curp_pendiente: boolean
}

export const NO_CURP_YET = 'Aún no tiene CURP'

export const birthDateProblem = (day: string, today: IsoDate): string | null => {
  const wrong = dayProblem(day)
  if (wrong) return wrong
  if (day > today) return 'La fecha de nacimiento no puede ser futura'
  return ageOn(day, today) > MAX_AGE ? `La fecha de nacimiento daría más de ${MAX_AGE} años; revísala` : null
}

/** Cannot be saved even on purpose: wrong length, or characters that no CURP has. */
export const curpWritingProblem = (curp: string): string | null => {
  const clean = normalizeCurp(curp)
  if (!clean) return REQUIRED
  return /^[A-Z0-9Ñ]{18}$/.test(clean) ? null : 'La CURP lleva 18 caracteres, letras de la A a la Z y dígitos'
}

/** The user may still save it on purpose if `curpWritingProblem` allows. @param fechaNacimiento compared only if it is a real day */
export const curpDoubt = (curp: string, fechaNacimiento: string): string | null => {
  const clean = normalizeCurp(curp)
  return (
    curpProblem(clean) ?? (isIsoDate(fechaNacimiento) ? curpBirthDateProblem(clean, fechaNacimiento) : null)
  )
}

const BOTH = `Escribe la CURP o marca «${NO_CURP_YET}», no las dos cosas`

const savedCurpProblem = (form: Partial<StudentForm>) => {
  const { curp = '', fecha_nacimiento = '', curp_confirmada, curp_pendiente } = form
  if (curp_pendiente) return normalizeCurp(curp) ? BOTH : null
  return !curp.trim() || curp_confirmada ? curpWritingProblem(curp) : curpDoubt(curp, fecha_nacimiento)
}

export const studentProblems = (form: Partial<StudentForm>, today: IsoDate): Campos => {
  const problemOf = (
    campo: 'nombre' | 'nombres' | 'paterno' | 'materno' | 'numero_control',
  ): string | null => (form[campo] === undefined ? null : requiredText(form[campo]))
  return onlyProblems({
    nombre: problemOf('nombre'),
    nombres: problemOf('nombres'),
    paterno: problemOf('paterno'),
    materno: problemOf('materno'),
    curp: form.curp === undefined ? null : savedCurpProblem(form),
    numero_control: problemOf('numero_control'),
    fecha_nacimiento:
      form.fecha_nacimiento === undefined ? null : birthDateProblem(form.fecha_nacimiento, today),
  })
}

/** Ids once, ascending: all writers lock pupils in this order, so no two can deadlock. */
export const pickedIds = (pupils: readonly { id: number }[]): number[] =>
  [...new Set(pupils.map(({ id }) => id))].sort((a, b) => a - b)

/** One more than the highest: 'A0419', 'A0420' → 'A0421'. With none known '20260001', by the year. @param known numbers that differ only in their last digits */
export const nextControlNumber = (known: readonly string[], today: string): string => {
  const [last] = known
    .map((numero) => ({ numero, digits: /[0-9]+$/.exec(numero)?.[0] ?? '' }))
    .filter(({ digits }) => digits !== '')
    .sort((a, b) => Number(BigInt(b.digits) - BigInt(a.digits)) || b.digits.length - a.digits.length)
  if (!last) return `${today.slice(0, 4)}0001`
  const next = String(BigInt(last.digits) + 1n).padStart(last.digits.length, '0')
  return `${last.numero.slice(0, -last.digits.length)}${next}`
}
