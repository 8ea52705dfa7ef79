import type { DeskLineKind } from '@contract/desk/desk.rules'
import type { DeskChild } from '@contract/desk/desk.schemas'
import { addMonths } from '@contract/domain/dateMath'
import type { IsoDate } from '@contract/domain/dates'
import { isOverdue } from '@contract/statements/statements.rules'
import { lastDayInTime } from '@contract/tuition/lateFees.rules'

/** A charge or month that is owed and can be picked; pesos. */
export interface DeskLine {
  /** 'CARGO 5'. */
  key: string
  tipo: DeskLineKind
  id: number
  descripcion: string
  ciclo: string
  cicloEscolarId: number
  vence: IsoDate
  /** Last day of an extension that still holds. */
  prorroga: IsoDate | null
  /** The whole price, of which `abonado` is paid. */
  monto: number
  /** Without the recargo. */
  saldo: number
  recargo: number
  /** Pesos off when the whole line is paid on the day of the money. */
  prontoPago: number
  vencida: boolean
  /** Pesos already paid, recargos not counted. */
  abonado: number
}

/** All open months of a child and cycle at once, less the cycle's discount. */
export interface DeskYear {
  key: string
  alumnoId: number
  cicloEscolarId: number
  ciclo: string
  meses: number
  /** How many of these months cost less; null from a server that does not send it. */
  conDescuento: number | null
  porcentaje: number
  importe: number
  descuento: number
  recargos: number
}

const lineKey = (tipo: DeskLineKind, id: number): string => `${tipo} ${id}`

const chargeLine = (charge: DeskChild['cargos'][number], today: IsoDate): DeskLine => ({
  key: lineKey('CARGO', charge.id),
  tipo: 'CARGO',
  id: charge.id,
  descripcion: charge.descripcion,
  ciclo: charge.cicloEscolar.name,
  cicloEscolarId: charge.cicloEscolar.id,
  vence: charge.fecha,
  prorroga: null,
  monto: charge.monto_pagar,
  saldo: charge.monto_restante,
  recargo: 0,
  prontoPago: 0,
  vencida: isOverdue(charge.fecha, today),
  abonado: charge.abono,
})

const monthLine = (month: DeskChild['colegiaturas'][number], today: IsoDate): DeskLine => ({
  key: lineKey('COLEGIATURA', month.id),
  tipo: 'COLEGIATURA',
  id: month.id,
  descripcion: month.descripcion,
  ciclo: month.ciclo,
  cicloEscolarId: month.cicloEscolarId,
  vence: month.vencimiento,
  prorroga: month.prorroga && month.prorroga.hasta >= today ? month.prorroga.hasta : null,
  monto: month.monto,
  saldo: month.saldo ?? month.monto,
  recargo: month.recargo,
  prontoPago: month.pronto_pago ?? 0,
  vencida: isOverdue(lastDayInTime(month.vencimiento, month.prorroga?.hasta ?? null), today),
  abonado: month.abonado ?? 0,
})

/** What a child owes, of every cycle, the oldest first. */
export const linesOf = ({ cargos, colegiaturas }: DeskChild, today: IsoDate): DeskLine[] =>
  [
    ...cargos.map((charge) => chargeLine(charge, today)),
    ...colegiaturas.map((month) => monthLine(month, today)),
  ].sort((a, b) => a.vence.localeCompare(b.vence) || a.tipo.localeCompare(b.tipo) || a.id - b.id)

/** The cycles that cost less when all their open months are paid at once. */
export const yearsOf = ({ alumno, anuales }: DeskChild): DeskYear[] =>
  anuales
    .filter(({ descuento }) => descuento > 0)
    .map((year) => ({
      key: `${alumno.id} ${year.cicloEscolarId}`,
      alumnoId: alumno.id,
      cicloEscolarId: year.cicloEscolarId,
      ciclo: year.ciclo,
      meses: year.meses,
      conDescuento: year.con_descuento ?? null,
      porcentaje: year.descuento_porcentaje,
      importe: year.importe,
      descuento: year.descuento,
      recargos: year.recargos,
    }))

/** The shown lines of a child, and the later months folded into one row. */
interface Folded {
  shown: readonly DeskLine[]
  folded: readonly DeskLine[]
}

const isDueLater = ({ tipo, vencida, vence }: DeskLine, today: IsoDate): boolean =>
  tipo === 'COLEGIATURA' && !vencida && vence > addMonths(today, 1)

/**
 * Folds the months that are due in more than a month. Those up to the last picked one stay shown, and the first one when the
 * child owes nothing else.
 * @param lines of one child, the oldest first
 * @param unfolded number of these months shown before; they stay shown, because lines that move make the cashier press the wrong one
 */
export const foldLines = (
  lines: readonly DeskLine[],
  picked: ReadonlySet<string>,
  today: IsoDate,
  unfolded: number,
): Folded & { unfolded: number } => {
  const later = lines.filter((line) => isDueLater(line, today))
  const pickedUpTo = later.findLastIndex(({ key }) => picked.has(key)) + 1
  const least = later.length === lines.length ? 1 : 0
  const wanted = Math.max(least, pickedUpTo, unfolded)
  // Folding a single month saves no room.
  const open = later.length - wanted <= 1 ? later.length : wanted
  const folded = new Set(later.slice(open))
  return {
    shown: lines.filter((line) => !folded.has(line)),
    folded: [...folded],
    unfolded: Math.max(unfolded, pickedUpTo),
  }
}
