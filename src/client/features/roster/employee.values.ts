import type { Campos } from '@contract/domain/campos'
import { parseDate } from '@contract/domain/dateMath'
import { toCentavos } from '@contract/domain/money'
import { normalizePhone } from '@contract/domain/phone'
import { upper } from '@contract/domain/text'
import { keptPaper } from '@contract/roster/papers.rules'
import {
  employeeChangeProblems,
  newEmployeeProblems,
  type EmployeeField,
  type EmployeeForm,
} from '@contract/roster/roster.rules'
import { NO_IMAGE } from '@contract/domain/messages'
import type { Employee, RosterContract } from '@contract/roster/roster.schemas'
import { today } from '../../state/clock/schoolClock'
import type { TypedNumber } from '../../ui/fields/field'

/** Days are yyyy-MM-dd. */
export interface EmployeeValues extends EmployeeForm {
  sueldo: TypedNumber
  /** At most one photo, asked for at registration; later it has a dialog of its own. */
  file: File[]
}

const MAX_SALARY = 9_999_999.99

export const emptyEmployee = (): EmployeeValues => ({
  nombre: '',
  puesto: '',
  ingreso: '',
  fechaNacimiento: '',
  telefono: '',
  direccion: '',
  correo: '',
  rfc: '',
  curp: '',
  nss: '',
  escolaridad: '',
  departamento: '',
  sueldo: null,
  file: [],
})

/** Days of answers are dd/MM/yyyy, those of forms and bodies yyyy-MM-dd. */
export const valuesOf = (employee: Employee): EmployeeValues => ({
  nombre: employee.nombre,
  puesto: employee.puesto,
  ingreso: parseDate(employee.ingreso ?? '') ?? '',
  fechaNacimiento: parseDate(employee.fechaNacimiento ?? '') ?? '',
  telefono: employee.telefono ?? '',
  direccion: employee.direccion ?? '',
  correo: employee.correo ?? '',
  rfc: employee.rfc ?? '',
  curp: employee.curp ?? '',
  nss: employee.nss ?? '',
  escolaridad: employee.escolaridad ?? '',
  departamento: employee.departamento ?? '',
  sueldo: employee.sueldo ?? null,
  file: [],
})

const salaryProblem = (sueldo: TypedNumber): Campos =>
  sueldo === null || (sueldo <= MAX_SALARY && toCentavos(sueldo) !== null)
    ? {}
    : { sueldo: 'Escribe una cantidad en pesos, con dos decimales a lo más' }

export const registrationProblems = (values: EmployeeValues): Campos => ({
  ...newEmployeeProblems(values, today()),
  ...salaryProblem(values.sueldo),
  ...(values.file.length === 0 ? { file: NO_IMAGE } : {}),
})

export const changeProblems = (values: EmployeeValues): Campos => ({
  ...employeeChangeProblems(values, today()),
  ...salaryProblem(values.sueldo),
})

const textOf = ({ file: _file, sueldo: _sueldo, ...form }: EmployeeValues): EmployeeForm => ({
  ...form,
  nombre: upper(form.nombre),
  puesto: upper(form.puesto),
  telefono: normalizePhone(form.telefono),
  direccion: form.direccion.trim(),
  correo: form.correo.trim(),
  escolaridad: form.escolaridad.trim(),
  rfc: keptPaper('rfc', form.rfc),
  curp: keptPaper('curp', form.curp),
  nss: keptPaper('nss', form.nss),
})

export const newEmployeeBody = (values: EmployeeValues): RosterContract['create']['body'] => ({
  ...textOf(values),
  sueldo: String(values.sueldo ?? 0),
})

/** Body of PATCH /plantilla/data/{id}: only changed fields, so that two users do not undo each other's changes. */
export const changeBody = (
  values: EmployeeValues,
  before: EmployeeValues,
): RosterContract['update']['body'] => {
  const now = textOf(values)
  const then = textOf(before)
  const fields = (Object.keys(now) as EmployeeField[]).filter((field) => now[field] !== then[field])
  return {
    ...Object.fromEntries(fields.map((field) => [field, now[field]])),
    ...(values.sueldo === before.sueldo ? {} : { sueldo: values.sueldo ?? 0 }),
  }
}
