import type { IsoDate } from '../domain/dates'
import { formatPesos, subtractPesos, sumPesos } from '../domain/money'
import { PAYMENT_METHODS, type PaymentMethod } from '../domain/paymentMethods'
import { refundLabel } from '../desk/desk.rules'
import { folioLabel } from '../receipts/receipts.rules'
import { SMALLEST_COIN } from './denominations'

export const MOVE_KINDS = ['PAGO', 'CANCELACION', 'DEVOLUCION', 'DEVOLUCION_CANCELADA'] as const
export type MoveKind = (typeof MOVE_KINDS)[number]

export const CUT_COLUMNS = ['numero', 'dia', 'cajero', 'total', 'diferencia'] as const
export type CutColumn = (typeof CUT_COLUMNS)[number]

export const moveFolio = ({ tipo, folio }: { tipo: MoveKind; folio: number }): string =>
  tipo === 'DEVOLUCION' || tipo === 'DEVOLUCION_CANCELADA' ? refundLabel(folio) : folioLabel(folio)

export interface Moved {
  tipo: MoveKind
  metodo_pago: PaymentMethod
  monto: number
}

export interface MethodTotal {
  metodo_pago: PaymentMethod
  pagos: number
  cobrado: number
  cancelaciones: number
  cancelado: number
  devoluciones: number
  /** Pesos: refunds less cancelled refunds. `devoluciones` counts the refunds alone. */
  devuelto: number
  /** cobrado − cancelado − devuelto; below 0 when more was given back than taken. */
  esperado: number
}

const totalOf = (moves: readonly Moved[], metodo_pago: PaymentMethod): MethodTotal => {
  const of = (tipo: MoveKind) =>
    moves.filter((each) => each.metodo_pago === metodo_pago && each.tipo === tipo).map(({ monto }) => monto)
  const [paid, cancelled, refunded] = [of('PAGO'), of('CANCELACION'), of('DEVOLUCION')]
  const [cobrado, cancelado] = [sumPesos(paid), sumPesos(cancelled)]
  const devuelto = subtractPesos(sumPesos(refunded), sumPesos(of('DEVOLUCION_CANCELADA')))
  return {
    metodo_pago,
    pagos: paid.length,
    cobrado,
    cancelaciones: cancelled.length,
    cancelado,
    devoluciones: refunded.length,
    devuelto,
    esperado: subtractPesos(subtractPesos(cobrado, cancelado), devuelto),
  }
}

export const methodTotals = (moves: readonly Moved[]): MethodTotal[] =>
  PAYMENT_METHODS.map((method) => totalOf(moves, method))

/** Pesos: cash movements plus the float put in at opening. */
export const expectedCash = (
  totals: readonly Pick<MethodTotal, 'metodo_pago' | 'esperado'>[],
  fondo = 0,
): number => sumPesos([fondo, totals.find(({ metodo_pago }) => metodo_pago === 'EFECTIVO')?.esperado ?? 0])

export const expectedTotal = (totals: readonly Pick<MethodTotal, 'esperado'>[]): number =>
  sumPesos(totals.map(({ esperado }) => esperado))

/** Word for a difference: a colour alone would be lost on colour-blind users. */
const differenceWord = (diferencia: number): 'Cuadra' | 'Falta' | 'Sobra' =>
  diferencia === 0 ? 'Cuadra' : diferencia < 0 ? 'Falta' : 'Sobra'

export const differenceText = (diferencia: number): string =>
  diferencia === 0 ? 'Cuadra' : `${differenceWord(diferencia)} ${formatPesos(Math.abs(diferencia))}`

export const needsObservation = (diferencia: number): boolean => Math.abs(diferencia) >= SMALLEST_COIN

export const observationProblem = (
  diferencia: number,
  observaciones: string | null | undefined,
): string | null =>
  needsObservation(diferencia) && !observaciones?.trim()
    ? `${differenceText(diferencia)}: escribe en las observaciones a qué se debe`
    : null

export const cutDayProblem = (dia: IsoDate, today: IsoDate): string | null =>
  dia > today ? 'El día del corte no puede ser posterior a hoy' : null

interface SeenWhileCounting {
  esperado?: number | undefined
  movimientos?: number | undefined
}

/** 409 when money moved since the user counted; names the current amount. */
export const movedMeanwhile = (
  seen: SeenWhileCounting,
  now: { esperado: number; movimientos: number },
): string | null => {
  const same =
    (seen.esperado ?? now.esperado) === now.esperado &&
    (seen.movimientos ?? now.movimientos) === now.movimientos
  return same
    ? null
    : `Hubo movimientos mientras contabas: ahora son ${now.movimientos} y se esperan ${formatPesos(now.esperado)} en efectivo.`
}

export const cutOfDay = (day: string, parte: number): string =>
  parte > 1 ? `${day} (${parte}.º del día)` : day
