import { onlyProblems, type Campos } from '../domain/campos'
import { addDays, dayProblem } from '../domain/dateMath'
import type { IsoDate } from '../domain/dates'
import { MB } from '../domain/files'
import { parsePesos } from '../domain/money'

export const MAX_SLIP_BYTES = 5 * MB
export const MAX_SLIPS_A_DAY = 3
export const MAX_OPEN_SLIPS = 10
export const TOO_LARGE = 'La foto o el PDF rebasa el límite de 5 MB.'
export const TOO_MANY_TODAY = 'Ya mandaste tres fichas hoy. Mañana puedes mandar otra.'
export const TOO_MANY_OPEN = 'Ya hay diez fichas sin revisar. Espera a que la escuela las vea.'
/** Days. A slip of an older deposit is refused: the family asks at the school. */
const OLDEST = 120

export interface SlipForm {
  readonly fecha?: string | undefined
  readonly monto?: string | undefined
}

const slipAmountProblem = (monto: string): string | null => {
  const pesos = parsePesos(monto)
  return pesos !== null && pesos > 0 ? null : 'Escribe cuánto depositaste, por ejemplo 2500.00'
}

const slipDayProblem = (fecha: string, today: IsoDate): string | null => {
  const problem = dayProblem(fecha)
  if (problem) return problem
  if (fecha > today) return 'El día del depósito no puede ser después de hoy'
  return fecha < addDays(today, -OLDEST) ? 'Ese depósito es muy antiguo: pregunta en la escuela' : null
}

export const slipProblems = ({ fecha = '', monto = '' }: SlipForm, today: IsoDate): Campos =>
  onlyProblems({ fecha: slipDayProblem(fecha, today), monto: slipAmountProblem(monto) })

interface Slip {
  readonly padre: { readonly id: number }
  readonly monto: number
}
interface Deposit {
  readonly monto: number
  readonly propuesta: { readonly padreId?: number | undefined } | null
}

export const mayBeOf = (slip: Slip, { monto, propuesta }: Deposit): boolean =>
  slip.monto === monto || propuesta?.padreId === slip.padre.id
