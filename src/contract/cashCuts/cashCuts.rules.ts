import type { IsoDate } from '../domain/dates'
import { formatPesos, subtractPesos, sumPesos } from '../domain/money'
import { PAYMENT_METHODS, type PaymentMethod } from '../domain/paymentMethods'
import { refundLabel } from '../desk/desk.rules'
import { folioLabel } from '../receipts/receipts.rules'
import { SMALLEST_COIN } from './denominations'

/** A payment that was taken, or one that was cancelled: its money goes back by the same means. The same of credit paid back. */
export const MOVE_KINDS = ['PAGO', 'CANCELACION', 'DEVOLUCION', 'DEVOLUCION_CANCELADA'] as const
export type MoveKind = (typeof MOVE_KINDS)[number]

/** What the list of cuts is ordered by. */
export const CUT_COLUMNS = ['numero', 'dia', 'cajero', 'total', 'diferencia'] as const
export type CutColumn = (typeof CUT_COLUMNS)[number]

/** A movement's number as its paper prints it: refunds have a series of their own. */
export const moveFolio = ({ tipo, folio }: { tipo: MoveKind; folio: number }): string =>
  tipo === 'DEVOLUCION' || tipo === 'DEVOLUCION_CANCELADA' ? refundLabel(folio) : folioLabel(folio)

/** What totals need of a movement; pesos above 0, whichever way they went. */
export interface Moved {
  tipo: MoveKind
  metodo_pago: PaymentMethod
  monto: number
}

/** What one method brought in a day, pesos. */
export interface MethodTotal {
  metodo_pago: PaymentMethod
  pagos: number
  cobrado: number
  cancelaciones: number
  cancelado: number
  /** Credit that was paid back. */
  devoluciones: number
  /** Less what of it was cancelled. */
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

/** Every method in the usual order, those without movements too: a cut says that there were none. */
export const methodTotals = (moves: readonly Moved[]): MethodTotal[] =>
  PAYMENT_METHODS.map((method) => totalOf(moves, method))

/** Cash that has to be in the drawer, pesos: what it brought, and the float that was put in at opening. */
export const expectedCash = (
  totals: readonly Pick<MethodTotal, 'metodo_pago' | 'esperado'>[],
  fondo = 0,
): number => sumPesos([fondo, totals.find(({ metodo_pago }) => metodo_pago === 'EFECTIVO')?.esperado ?? 0])

/** Money of all methods, pesos. */
export const expectedTotal = (totals: readonly Pick<MethodTotal, 'esperado'>[]): number =>
  sumPesos(totals.map(({ esperado }) => esperado))

/** What a difference is called, since not everybody sees its colour. */
export const differenceWord = (diferencia: number): 'Cuadra' | 'Falta' | 'Sobra' =>
  diferencia === 0 ? 'Cuadra' : diferencia < 0 ? 'Falta' : 'Sobra'

/** 'Falta $12.50', 'Sobra $0.05', 'Cuadra'. */
export const differenceText = (diferencia: number): string =>
  diferencia === 0 ? 'Cuadra' : `${differenceWord(diferencia)} ${formatPesos(Math.abs(diferencia))}`

/** Whether a difference (pesos) has to be explained: from the smallest coin on (decisions/0012). */
export const needsObservation = (diferencia: number): boolean => Math.abs(diferencia) >= SMALLEST_COIN

/** A difference without a word about it, or null. */
export const observationProblem = (
  diferencia: number,
  observaciones: string | null | undefined,
): string | null =>
  needsObservation(diferencia) && !observaciones?.trim()
    ? `${differenceText(diferencia)}: escribe en las observaciones a qué se debe`
    : null

/** A day that has not come cannot be closed. */
export const cutDayProblem = (dia: IsoDate, today: IsoDate): string | null =>
  dia > today ? 'El día del corte no puede ser posterior a hoy' : null

/** What somebody had on screen while counting; what is left out is not compared. */
export interface SeenWhileCounting {
  /** Cash in pesos. */
  esperado?: number | undefined
  movimientos?: number | undefined
}

/** Why the cut is not what was seen while counting, or null: 409 with the current amount. */
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

/** '15/09/2026', or with its place among the cuts of one user and day: a second one took what came after the first. */
export const cutOfDay = (day: string, parte: number): string =>
  parte > 1 ? `${day} (${parte}.º del día)` : day
