import type { DeskChild, DeskFamily, OwedMonth } from '@contract/desk/desk.schemas'
import type { IsoDate } from '@contract/domain/dates'
import { centavosOrZero, sumPesos, toPesos } from '@contract/domain/money'
import { fillOldest } from '@contract/desk/fill.rules'
import type { TypedNumber } from '../../ui/fields/field'
import { costOf, type Cost } from '../../ui/payments/cost'
import { linesOf, yearsOf, type DeskLine, type DeskYear } from './deskLines'
import { partOf, wholePart, dueOf } from './lineParts'

/** What is picked, by line key. Keys of lines that are no longer owed are ignored. */
export interface Picks {
  lines: ReadonlySet<string>
  years: ReadonlySet<string>
  /** Pesos paid in part, by line key; null pays the whole line with its recargo. */
  abonos: Readonly<Record<string, TypedNumber>>
  /** Lines whose recargo is waived; lines that are not picked are ignored. */
  waived: ReadonlySet<string>
}

const NOTHING: Picks = { lines: new Set(), years: new Set(), abonos: {}, waived: new Set() }

export const samePicks = (a: Picks, b: Picks, keys: readonly string[]): boolean =>
  keys.every(
    (key) =>
      a.lines.has(key) === b.lines.has(key) &&
      a.years.has(key) === b.years.has(key) &&
      a.waived.has(key) === b.waived.has(key) &&
      Object.is(a.abonos[key], b.abonos[key]),
  )

export type MayPick = (line: Pick<DeskLine, 'tipo'>) => boolean

export type View = 'overdue' | 'month' | 'all' | 'none'

const IN_VIEW: Record<View, (line: DeskLine, today: IsoDate) => boolean> = {
  overdue: ({ vencida }) => vencida,
  // Overdue lines too, because the oldest is paid first.
  month: ({ vencida, vence }, today) => vencida || vence.slice(0, 7) <= today.slice(0, 7),
  all: () => true,
  none: () => false,
}

export const picksOf = (family: DeskFamily, view: View, today: IsoDate, mayPick: MayPick): Picks => ({
  ...NOTHING,
  lines: new Set(
    family.hijos
      .flatMap((child) => linesOf(child, today))
      .filter((line) => mayPick(line) && IN_VIEW[view](line, today))
      .map(({ key }) => key),
  ),
})

export const pickMonths = (
  child: DeskChild,
  count: number,
  picks: Picks,
  today: IsoDate,
  mayPick: MayPick,
): Picks => {
  const months = linesOf(child, today).filter((line) => line.tipo === 'COLEGIATURA' && mayPick(line))
  const lines = new Set(picks.lines)
  for (const [at, { key }] of months.entries())
    if (at < count) lines.add(key)
    else lines.delete(key)
  return { ...picks, lines }
}

const suggestedPicks = (family: DeskFamily, today: IsoDate, mayPick: MayPick): Picks => {
  const overdue = picksOf(family, 'overdue', today, mayPick)
  return overdue.lines.size > 0 ? overdue : picksOf(family, 'month', today, mayPick)
}

const dueLines = (child: DeskChild, today: IsoDate): readonly DeskLine[] => {
  const lines = linesOf(child, today)
  const overdue = lines.filter(({ vencida }) => vencida)
  const due = overdue.length > 0 ? overdue : lines.filter((line) => IN_VIEW.month(line, today))
  return due.length > 0 ? due : lines.slice(0, 1)
}

/** `gone`: how many lines of the address are no longer owed. */
interface FirstPicks {
  picks: Picks
  gone: number
}

/** The address's lines ('cargo-3', 'colegiatura-12', or 'alumno-7': what that child has due), else the due ones. */
export const firstPicks = (
  family: DeskFamily,
  addressLines: readonly string[],
  today: IsoDate,
  mayPick: MayPick,
): FirstPicks => {
  const named = new Map<string, readonly DeskLine[]>()
  for (const child of family.hijos) {
    named.set(`alumno-${child.alumno.id}`, dueLines(child, today))
    for (const line of linesOf(child, today)) named.set(`${line.tipo.toLowerCase()}-${line.id}`, [line])
  }
  const found = addressLines.flatMap((name) => named.get(name) ?? []).filter(mayPick)
  const gone = addressLines.filter((name) => !named.has(name)).length
  return found.length === 0 && gone === 0
    ? { picks: suggestedPicks(family, today, mayPick), gone }
    : { picks: { ...NOTHING, lines: new Set(found.map(({ key }) => key)) }, gone }
}

export const inYear = (line: DeskLine, years: readonly DeskYear[], picks: Picks): boolean =>
  line.tipo === 'COLEGIATURA' &&
  years.some(({ key, cicloEscolarId }) => picks.years.has(key) && cicloEscolarId === line.cicloEscolarId)

export interface PicksCost extends Cost {
  lines: readonly DeskLine[]
  years: readonly DeskYear[]
  waived: readonly DeskLine[]
}

export const pickedMonths = ({ hijos }: DeskFamily, { lines }: PicksCost): readonly OwedMonth[] => {
  const ids = new Set(lines.filter(({ tipo }) => tipo === 'COLEGIATURA').map(({ id }) => id))
  return hijos.flatMap(({ colegiaturas }) => colegiaturas.filter(({ id }) => ids.has(id)))
}

export const costOfPicks = ({ hijos }: DeskFamily, picks: Picks, today: IsoDate): PicksCost => {
  const years = hijos.flatMap(yearsOf).filter(({ key }) => picks.years.has(key))
  const paid = hijos.flatMap((child) => {
    const own = yearsOf(child)
    return linesOf(child, today)
      .map((line) => ({ line, covered: inYear(line, own, picks) }))
      .filter(({ line, covered }) => covered || picks.lines.has(line.key))
  })
  const isWaived = ({ key, recargo }: DeskLine) => recargo > 0 && picks.waived.has(key)
  const parts = paid.map(({ line, covered }) => ({
    // A year pays its months whole, and its discount replaces pronto pago.
    ...(covered ? { ...wholePart(line), prontoPago: 0 } : partOf(line, picks)),
    waived: isWaived(line),
  }))
  return {
    ...costOf(parts, sumPesos(years.map(({ descuento }) => descuento))),
    lines: paid.filter(({ covered }) => !covered).map(({ line }) => line),
    years,
    waived: paid.map(({ line }) => line).filter(isWaived),
  }
}

/** Arrays instead of sets, which JSON cannot store. */
export interface StoredPicks extends Pick<Picks, 'abonos'> {
  lines: readonly string[]
  years: readonly string[]
  waived: readonly string[]
}

export const toStoredPicks = ({ lines, years, waived, abonos }: Picks): StoredPicks => ({
  lines: [...lines],
  years: [...years],
  waived: [...waived],
  abonos,
})

export const fromStoredPicks = ({ lines, years, waived, abonos }: StoredPicks): Picks => ({
  lines: new Set(lines),
  years: new Set(years),
  waived: new Set(waived),
  abonos,
})

export interface Spread {
  picks: Picks
  whole: number
  /** The line paid in part, and how many pesos of it. */
  part: { key: string; abono: number } | null
  /** Pesos left once every line is paid. */
  left: number
}

/** Spreads `amount` pesos over all children's lines, oldest first; the last may be paid in part. Waived recargos stay waived. */
export const spreadOldest = (
  { hijos }: DeskFamily,
  amount: number,
  { waived }: Pick<Picks, 'waived'>,
  today: IsoDate,
  mayPick: MayPick,
): Spread => {
  const lines = hijos.flatMap((child) => linesOf(child, today)).filter(mayPick)
  const { whole, part, left } = fillOldest(
    centavosOrZero(amount),
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
