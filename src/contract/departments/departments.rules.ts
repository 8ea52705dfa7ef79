import { REQUIRED, type Campos } from '../domain/campos'
import { upper } from '../domain/text'

/** Characters of a department's name, as long as the contract lets it be. */
export const MAX_DEPARTMENT_NAME = 80

/** 'primaria menor' → 'PRIMARIA MENOR': as it is kept. Whether it is free only the server knows. */
export const departmentName = (nombre: string): string => upper(nombre)

/** What each field of a department has wrong; empty when it may be kept. */
export const departmentProblems = ({ nombre }: { nombre: string }): Campos =>
  departmentName(nombre) ? {} : { nombre: REQUIRED }

/** '1 colaborador', '12 colaboradores'. */
export const staffText = (count: number): string => (count === 1 ? '1 colaborador' : `${count} colaboradores`)
