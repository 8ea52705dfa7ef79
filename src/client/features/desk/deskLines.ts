import { weakMapMemoize } from '@reduxjs/toolkit'
import type { DeskLineKind } from '@contract/desk/desk.rules'
import type { DeskChild } from '@contract/desk/desk.schemas'
import { addMonths } from '@contract/domain/dateMath'
import type { IsoDate } from '@contract/domain/dates'
import { isOverdue } from '@contract/statements/statements.rules'
import { lastDayInTime } from '@contract/tuition/lateFees.rules'

/** Amounts are pesos. */
export interface DeskLine {
  /** 'CARGO 5'. */
  key: string
  tipo: DeskLineKind
  id: number
  descripcion: string
  ciclo: string
  cicloEscolarId: number
  vence: IsoDate
  prorroga: IsoDate | null
  /** The whole price; `abonado` of it is paid. */
  monto: number
  /** Without the recargo. */
  saldo: number
  recargo: number
  /** Pesos off when the whole line is paid on the day of the money. */
  prontoPago: number
  vencida: boolean
  /** Already paid, recargos not counted. */
  abonado: number
  /** Part of `abonado` paid before the opening. */
  saldado: number
  /** Lines of the same `serie` fold into one row: the months, or those of one service. Null for other charges. */
  serie: string | null
  servicio: { nombre: string; anio: number; mes: number } | null
}

/** An offer: all open months of a child and cycle at once, less the cycle's yearly discount. */
export interface DeskYear {
  key: string
  alumnoId: number
  cicloEscolarId: number
  ciclo: string
  meses: number
  conDescuento: number
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
  saldado: 0,
  serie: charge.servicio ? `servicio ${charge.servicio.id}` : null,
  servicio: charge.servicio,
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
  saldo: month.saldo,
  recargo: month.recargo,
  prontoPago: month.pronto_pago,
  vencida: isOverdue(lastDayInTime(month.vencimiento, month.prorroga?.hasta ?? null), today),
  abonado: month.abonado,
  saldado: month.saldado ?? 0,
  serie: 'colegiatura',
  servicio: null,
})

/** The same array for the same child and day, so that a key pressed at one child redraws no other. */
export const linesOf = weakMapMemoize(
  ({ cargos, colegiaturas }: DeskChild, today: IsoDate): readonly DeskLine[] =>
    [
      ...cargos.map((charge) => chargeLine(charge, today)),
      ...colegiaturas.map((month) => monthLine(month, today)),
    ].sort((a, b) => a.vence.localeCompare(b.vence) || a.tipo.localeCompare(b.tipo) || a.id - b.id),
)

export const yearsOf = ({ alumno, anuales }: DeskChild): DeskYear[] =>
  anuales
    .filter(({ descuento }) => descuento > 0)
    .map((year) => ({
      key: `${alumno.id} ${year.cicloEscolarId}`,
      alumnoId: alumno.id,
      cicloEscolarId: year.cicloEscolarId,
      ciclo: year.ciclo,
      meses: year.meses,
      conDescuento: year.con_descuento,
      porcentaje: year.descuento_porcentaje,
      importe: year.importe,
      descuento: year.descuento,
      recargos: year.recargos,
    }))

export interface Fold {
  serie: string
  lines: readonly DeskLine[]
}

/** How many later lines of each series were shown before. */
export type Unfolded = Readonly<Record<string, number>>

interface Folded {
  shown: readonly DeskLine[]
  folds: readonly Fold[]
  unfolded: Unfolded
}

const isDueLater = ({ serie, vencida, vence }: DeskLine, today: IsoDate): boolean =>
  serie !== null && !vencida && vence > addMonths(today, 1)

/** Folds what is due in more than a month. What was shown (`unfolded`) stays: moving lines make the cashier press the wrong one. */
export const foldLines = (
  lines: readonly DeskLine[],
  picked: ReadonlySet<string>,
  today: IsoDate,
  unfolded: Unfolded,
): Folded => {
  const later = lines.filter((line) => isDueLater(line, today))
  const only = later.length === lines.length ? later[0]?.serie : undefined
  const shownNow: Record<string, number> = { ...unfolded }
  const folds: Fold[] = []
  for (const serie of new Set(later.flatMap((line) => line.serie ?? []))) {
    const own = later.filter((line) => line.serie === serie)
    const pickedUpTo = own.findLastIndex(({ key }) => picked.has(key)) + 1
    const before = unfolded[serie] ?? 0
    const wanted = Math.max(serie === only ? 1 : 0, pickedUpTo, before)
    if (own.length - wanted > 1) folds.push({ serie, lines: own.slice(wanted) })
    if (pickedUpTo > before) shownNow[serie] = pickedUpTo
  }
  const folded = new Set(folds.flatMap((fold) => fold.lines))
  return { shown: lines.filter((line) => !folded.has(line)), folds, unfolded: shownNow }
}
