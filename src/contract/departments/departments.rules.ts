import { REQUIRED, type Campos } from '../domain/campos'
import { countText, upper } from '../domain/text'

export const MAX_DEPARTMENT_NAME = 80

export const departmentProblems = ({ nombre }: { nombre: string }): Campos =>
  upper(nombre) ? {} : { nombre: REQUIRED }

export const staffText = (count: number): string => countText(count, 'colaborador', 'colaboradores')
