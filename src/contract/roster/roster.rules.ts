import { countText } from '../domain/text'
import { onlyProblems, REQUIRED, type Campos } from '../domain/campos'
import { addMonths, calendarMonthsBetween, isIsoDate } from '../domain/dateMath'
import type { IsoDate } from '../domain/dates'
import { emailProblem } from '../domain/email'
import { phoneProblem } from '../domain/phone'
import { birthDateProblem } from '../students/students.rules'
import { NO_SUCH_DAY } from '../domain/messages'

export interface EmployeeForm {
  nombre: string
  puesto: string
  ingreso: string
  fechaNacimiento: string
  telefono: string
  direccion: string
  correo: string
  rfc: string
  curp: string
  nss: string
  escolaridad: string
  departamento: string
}
export type EmployeeField = keyof EmployeeForm

export const REQUIRED_TO_REGISTER: readonly EmployeeField[] = [
  'nombre',
  'puesto',
  'fechaNacimiento',
  'telefono',
  'direccion',
  'correo',
  'rfc',
  'curp',
  'escolaridad',
  'departamento',
]
export const REQUIRED_TO_KEEP: readonly EmployeeField[] = ['nombre', 'ingreso', 'puesto']

const entryProblem = (ingreso: string, birth: string): string | null => {
  if (!isIsoDate(ingreso)) return NO_SUCH_DAY
  return ingreso <= birth ? 'El ingreso no puede ser anterior al nacimiento' : null
}

const writingProblems = (form: Partial<EmployeeForm>, today: IsoDate): Record<string, string | null> => {
  const { ingreso, fechaNacimiento, telefono, correo } = form
  const birthProblem = fechaNacimiento ? birthDateProblem(fechaNacimiento, today) : null
  return {
    // With a wrong birth date, reported by itself, the day of entry is not compared.
    ingreso: ingreso ? entryProblem(ingreso, (birthProblem === null && fechaNacimiento) || '') : null,
    fechaNacimiento: birthProblem,
    telefono: telefono?.trim() ? phoneProblem(telefono) : null,
    correo: emailProblem(correo ?? ''),
  }
}

const missingFields = (form: Partial<EmployeeForm>, fields: readonly EmployeeField[]): Campos =>
  Object.fromEntries(fields.filter((field) => !form[field]?.trim()).map((field) => [field, REQUIRED]))

export const newEmployeeProblems = (form: Partial<EmployeeForm>, today: IsoDate): Campos => ({
  ...onlyProblems(writingProblems(form, today)),
  ...missingFields(form, REQUIRED_TO_REGISTER),
})

/** Missing fields are not checked; optional ones may be emptied. */
export const employeeChangeProblems = (form: Partial<EmployeeForm>, today: IsoDate): Campos => ({
  ...onlyProblems(writingProblems(form, today)),
  ...missingFields(
    form,
    REQUIRED_TO_KEEP.filter((field) => form[field] !== undefined),
  ),
})

interface Seniority {
  anios: number
  meses: number
}

/** Someone who entered on the 31st completes a shorter month on its last day. Null before that day, or where it does not exist. */
export const seniorityOn = (ingreso: string, today: IsoDate): Seniority | null => {
  if (!isIsoDate(ingreso) || ingreso > today) return null
  const calendar = calendarMonthsBetween(ingreso, today)
  const months = addMonths(ingreso, calendar) > today ? calendar - 1 : calendar
  return { anios: Math.floor(months / 12), meses: months % 12 }
}

export const seniorityText = ({ anios, meses }: Seniority): string => {
  if (anios === 0 && meses === 0) return 'Menos de un mes'
  const years = anios === 0 ? [] : [countText(anios, 'año', 'años')]
  const months = meses === 0 ? [] : [countText(meses, 'mes', 'meses')]
  return [...years, ...months].join(' y ')
}
