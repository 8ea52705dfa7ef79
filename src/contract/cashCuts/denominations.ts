import { centavosOf, toPesos } from '../domain/money'

export const CASH_KINDS = ['BILLETE', 'MONEDA'] as const
export type CashKind = (typeof CASH_KINDS)[number]

interface Denomination {
  tipo: CashKind
  denominacion: number
}

/** Banco de México's, in the order in which cashiers count a drawer. */
export const DENOMINATIONS: readonly Denomination[] = [
  ...[1000, 500, 200, 100, 50, 20].map((denominacion) => ({ tipo: 'BILLETE' as const, denominacion })),
  ...[20, 10, 5, 2, 1, 0.5].map((denominacion) => ({ tipo: 'MONEDA' as const, denominacion })),
]

/** Pesos. A smaller difference cannot be counted in coins, so it needs no explanation. */
export const SMALLEST_COIN = 0.5

/** Most pieces of one denomination. A higher count is a folio or an amount typed into the wrong field. */
export const MAX_PIECES = 100_000

export interface Counted extends Denomination {
  cantidad: number
}

export const denominationKey = ({ tipo, denominacion }: Denomination): string => `${tipo} ${denominacion}`

const KNOWN = new Set(DENOMINATIONS.map(denominationKey))

export const denominationLabel = ({ denominacion }: Pick<Denomination, 'denominacion'>): string =>
  denominacion < 1
    ? `${centavosOf(denominacion)} ¢`
    : `$${String(denominacion).replace(/\B(?=(\d{3})+$)/g, ',')}`

const countedCentavos = ({ denominacion, cantidad }: Pick<Counted, 'denominacion' | 'cantidad'>): number =>
  centavosOf(denominacion) * cantidad

export const worthOf = (counted: Pick<Counted, 'denominacion' | 'cantidad'>): number =>
  toPesos(countedCentavos(counted))

export const countedTotal = (conteo: readonly Counted[]): number =>
  toPesos(conteo.reduce((sum, each) => sum + countedCentavos(each), 0))

export const countProblem = (conteo: readonly Counted[]): string | null => {
  const seen = new Set<string>()
  for (const each of conteo) {
    const key = denominationKey(each)
    if (!KNOWN.has(key)) return `No hay ${key.toLowerCase()}`
    if (seen.has(key)) return `${key} está dos veces en el conteo`
    if (!Number.isInteger(each.cantidad) || each.cantidad < 0 || each.cantidad > MAX_PIECES)
      return `Escribe cuántas piezas hay de ${denominationLabel(each)}`
    seen.add(key)
  }
  return null
}
