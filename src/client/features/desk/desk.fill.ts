import { fillOldest } from '@contract/desk/fill.rules'
import type { DeskFamily } from '@contract/desk/desk.schemas'
import { toCentavos, toPesos } from '@contract/domain/money'
import type { IsoDate } from '@contract/domain/dates'
import { linesOf } from './desk.lines'
import { dueOf } from './desk.parts'
import type { MayPick, Picks } from './desk.picks'

export interface Spread {
  picks: Picks
  /** Lines that it pays whole. */
  whole: number
  /** The line that it pays in part, with its child and the pesos. */
  part: { key: string; abono: number } | null
  /** Pesos that no line takes. */
  left: number
}

/** Pesos of all children's debts, the last line in part. Recargos that the cashier waived stay waived. */
export const spreadOldest = (
  { hijos }: DeskFamily,
  amount: number,
  { waived }: Pick<Picks, 'waived'>,
  today: IsoDate,
  mayPick: MayPick,
): Spread => {
  const lines = hijos.flatMap((child) => linesOf(child, today)).filter(mayPick)
  const { whole, part, left } = fillOldest(
    toCentavos(amount) ?? 0,
    lines.map((line) => ({ key: line.key, vence: line.vence, ...dueOf(line, { waived }) })),
  )
  const paid = part && { key: part.key, abono: toPesos(part.abono) }
  return {
    picks: {
      lines: new Set(paid ? [...whole, paid.key] : whole),
      years: new Set(),
      abonos: paid ? { [paid.key]: paid.abono } : {},
      waived,
    },
    whole: whole.length,
    part: paid,
    left: toPesos(left),
  }
}
