import { onlyProblems, REQUIRED, type Campos } from '../domain/campos'
import { addDays, addMonths, dayProblem } from '../domain/dateMath'
import type { IsoDate } from '../domain/dates'
import { searchKey, upper } from '../domain/text'

export const MAX_KIND_NAME = 80
export const MAX_PAGES = 10
export const MAX_VALID_MONTHS = 120
const SOON_DAYS = 30

export const DOCUMENT_STATES = ['FALTA', 'ENTREGADO', 'VENCIDO'] as const
type DocumentState = (typeof DOCUMENT_STATES)[number]

/** The files of these kinds stay out of the archive, and each look at them writes a row in the bitácora. */
export const CONFIDENTIAL_KINDS = ['IDENTIFICACION', 'SALUD'] as const
export type Confidential = (typeof CONFIDENTIAL_KINDS)[number]

export const CONFIDENTIAL_LABELS: Readonly<Record<Confidential, string>> = {
  IDENTIFICACION: 'Identificación de un adulto',
  SALUD: 'Salud del alumno',
}

interface KindForm {
  nombre: string
  vigencia_meses?: number | null | undefined
}

const monthsProblem = (months: number | null | undefined): string | null => {
  if (months === null || months === undefined) return null
  const isMonths = Number.isInteger(months) && months >= 1 && months <= MAX_VALID_MONTHS
  return isMonths ? null : `Escribe los meses completos, de 1 a ${MAX_VALID_MONTHS}`
}

export const kindProblems = ({ nombre, vigencia_meses }: Partial<KindForm>): Campos =>
  onlyProblems({
    nombre: nombre === undefined || upper(nombre) ? null : REQUIRED,
    vigencia_meses: monthsProblem(vigencia_meses),
  })

export const kindIsOff = (nombre: string): string => `El documento ${nombre} está apagado: ya no se pide.`

export const documentDayProblem = (fecha: string, today: IsoDate): string | null =>
  dayProblem(fecha) ?? (fecha > today ? 'La fecha no puede ser posterior a hoy' : null)

export const expiryOf = (fecha: IsoDate, months: number | null): IsoDate | null =>
  months === null ? null : addMonths(fecha, months)

export const deliveredState = (vence: IsoDate | null, today: IsoDate): DocumentState =>
  vence !== null && vence < today ? 'VENCIDO' : 'ENTREGADO'

export const expiresSoon = (vence: IsoDate | null, today: IsoDate): boolean =>
  vence !== null && vence >= today && vence <= addDays(today, SOON_DAYS)

interface NamedKind {
  readonly id: number
  readonly nombre: string
}

/** Reads "acta; CURP, cartilla": names or unique beginnings. `unknown` also holds beginnings that fit several kinds. */
export const readKinds = <Kind extends NamedKind>(
  text: string,
  kinds: readonly Kind[],
): { found: Kind[]; unknown: string[] } => {
  const kindsFound = new Set<Kind>()
  const unknown: string[] = []
  const names = text
    .split(/[;,\n]/)
    .map((name) => name.trim())
    .filter(Boolean)
  for (const name of names) {
    const key = searchKey(upper(name))
    const begun = kinds.filter(({ nombre }) => searchKey(nombre).startsWith(key))
    const kind =
      kinds.find(({ nombre }) => searchKey(nombre) === key) ?? (begun.length === 1 ? begun[0] : undefined)
    if (kind) kindsFound.add(kind)
    else unknown.push(name)
  }
  return { found: [...kindsFound], unknown }
}
