import { REQUIRED, type Campos } from '../domain/campos'
import { upper } from '../domain/text'

export const MAX_DEPARTMENT_NAME = 80

/** 'primaria menor' → 'PRIMARIA MENOR', as it is stored. Only the server can tell whether the name is free. */
export const departmentName = (nombre: string): string => upper(nombre)

/** Errors of a department by field; empty when it may be saved. */
export const departmentProblems = ({ nombre }: { nombre: string }): Campos =>
  departmentName(nombre) ? {} : { nombre: REQUIRED }

export const staffText = (count: number): string => (count === 1 ? '1 colaborador' : `${count} colaboradores`)
