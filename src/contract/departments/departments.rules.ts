import { REQUIRED, type Campos } from '../domain/campos'
import { upper } from '../domain/text'

export const MAX_DEPARTMENT_NAME = 80

export const departmentName = (nombre: string): string => upper(nombre)

export const departmentProblems = ({ nombre }: { nombre: string }): Campos =>
  departmentName(nombre) ? {} : { nombre: REQUIRED }

export const staffText = (count: number): string => (count === 1 ? '1 colaborador' : `${count} colaboradores`)
