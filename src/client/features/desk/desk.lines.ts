import type { DeskLineKind } from '@contract/desk/desk.rules'
import type { DeskChild, DeskFamily } from '@contract/desk/desk.schemas'
import type { IsoDate } from '@contract/domain/dates'
import { subtractPesos, sumPesos } from '@contract/domain/money'
import { isOverdue } from '@contract/statements/statements.rules'
import { lastDayInTime } from '@contract/tuition/lateFees.rules'

/** Something that is owed and can be picked; pesos. */
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
  /** What is open, without the recargo. */
  saldo: number
  recargo: number
  vencida: boolean
  /** What of a charge was paid before, pesos. */
  abonado: number
}

/** All open months of a child and cycle at once, less the cycle's discount. */
export interface DeskYear {
  key: string
  alumnoId: number
  cicloEscolarId: number
  ciclo: string
  meses: number
  porcentaje: number
  importe: number
  descuento: number
  recargos: number
}

/** What the cashier chose. Keys of lines that are gone count nothing. */
export interface Picks {
  lines: ReadonlySet<string>
  years: ReadonlySet<string>
  /** Part of a charge, pesos; null is all of it, NaN while unreadable. */
  abonos: Readonly<Record<string, number | null>>
  /** Lines whose recargo is let go; of those that are not paid it counts nothing. */
  waived: ReadonlySet<string>
}

export const lineKey = (tipo: DeskLineKind, id: number): string => `${tipo} ${id}`

/** What a child owes, of every cycle, the oldest first. */
export const linesOf = ({ cargos, colegiaturas }: DeskChild, today: IsoDate): DeskLine[] =>
  [
    ...cargos.map(({ id, descripcion, cicloEscolar, fecha, monto_restante, abono }): DeskLine => ({
      key: lineKey('CARGO', id),
      tipo: 'CARGO',
      id,
      descripcion,
      vence: fecha,
      ciclo: cicloEscolar.name,
      cicloEscolarId: cicloEscolar.id,
      prorroga: null,
      saldo: monto_restante,
      recargo: 0,
      vencida: isOverdue(fecha, today),
      abonado: abono,
    })),
    ...colegiaturas.map(
      ({ id, descripcion, ciclo, cicloEscolarId, vencimiento, prorroga, monto, recargo }): DeskLine => ({
        key: lineKey('COLEGIATURA', id),
        tipo: 'COLEGIATURA',
        id,
        descripcion,
        vence: vencimiento,
        ciclo,
        cicloEscolarId,
        saldo: monto,
        recargo,
        abonado: 0,
        prorroga: prorroga && prorroga.hasta >= today ? prorroga.hasta : null,
        vencida: isOverdue(lastDayInTime(vencimiento, prorroga?.hasta ?? null), today),
      }),
    ),
  ].sort((a, b) => a.vence.localeCompare(b.vence) || a.tipo.localeCompare(b.tipo) || a.id - b.id)

/** Where paying all at once costs less. */
export const yearsOf = ({ alumno, anuales }: DeskChild): DeskYear[] =>
  anuales
    .filter(({ descuento }) => descuento > 0)
    .map(({ cicloEscolarId, ciclo, meses, descuento_porcentaje, importe, descuento, recargos }) => ({
      key: `${alumno.id} ${cicloEscolarId}`,
      alumnoId: alumno.id,
      cicloEscolarId,
      ciclo,
      meses,
      porcentaje: descuento_porcentaje,
      importe,
      descuento,
      recargos,
    }))

/** What may be picked, by who picks. */
export type MayPick = (line: Pick<DeskLine, 'tipo'>) => boolean

export type View = 'overdue' | 'month' | 'all' | 'none'

const NOTHING: Picks = { lines: new Set(), years: new Set(), abonos: {}, waived: new Set() }

const IN_VIEW: Record<View, (line: DeskLine, today: IsoDate) => boolean> = {
  overdue: ({ vencida }) => vencida,
  // With what is overdue: the oldest is paid first.
  month: ({ vencida, vence }, today) => vencida || vence.slice(0, 7) <= today.slice(0, 7),
  all: () => true,
  none: () => false,
}

/** Everything of a view, whole. */
export const picksOf = (family: DeskFamily, view: View, today: IsoDate, mayPick: MayPick): Picks => ({
  ...NOTHING,
  lines: new Set(
    family.hijos
      .flatMap((child) => linesOf(child, today))
      .filter((line) => mayPick(line) && IN_VIEW[view](line, today))
      .map(({ key }) => key),
  ),
})

/** The first months of a child in the place of those that were picked of it; its charges stay as they are. */
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

/** What is picked before anybody picks: what is overdue, else what is of this month. */
export const suggestedPicks = (family: DeskFamily, today: IsoDate, mayPick: MayPick): Picks => {
  const overdue = picksOf(family, 'overdue', today, mayPick)
  return overdue.lines.size > 0 ? overdue : picksOf(family, 'month', today, mayPick)
}

/** What is due of one child; where nothing is, the next thing to come. */
const dueOf = (child: DeskChild, today: IsoDate): readonly DeskLine[] => {
  const lines = linesOf(child, today)
  const overdue = lines.filter(({ vencida }) => vencida)
  const due = overdue.length > 0 ? overdue : lines.filter((line) => IN_VIEW.month(line, today))
  return due.length > 0 ? due : lines.slice(0, 1)
}

/** What the address asked to be picked, and how much of that is owed no more. */
export interface AskedPicks {
  picks: Picks
  gone: number
}

/**
 * The lines that another page showed as a debt: 'cargo-3' and 'colegiatura-12' that line, 'alumno-7' what is due of that child.
 * @returns null when none of them can be picked
 */
export const askedPicks = (
  family: DeskFamily,
  asked: readonly string[],
  today: IsoDate,
  mayPick: MayPick,
): AskedPicks | null => {
  const lines = new Map(
    family.hijos.flatMap((child) => [
      [`alumno-${child.alumno.id}`, dueOf(child, today)] as const,
      ...linesOf(child, today).map(
        (line) => [`${line.tipo.toLowerCase()}-${line.id}`, [line]] as readonly [string, DeskLine[]],
      ),
    ]),
  )
  const found = asked.flatMap((name) => lines.get(name) ?? []).filter(mayPick)
  const gone = asked.filter((name) => !lines.has(name)).length
  if (found.length === 0 && gone === 0) return null
  return { picks: { ...NOTHING, lines: new Set(found.map(({ key }) => key)) }, gone }
}

/** Whether a line is paid with all the others of its cycle. */
export const inYear = (line: DeskLine, years: readonly DeskYear[], picks: Picks): boolean =>
  line.tipo === 'COLEGIATURA' &&
  years.some(({ key, cicloEscolarId }) => picks.years.has(key) && cicloEscolarId === line.cicloEscolarId)

/** What a pick comes to, pesos; `recargos` without those let go; total = saldo + recargos − descuento. */
export interface Cost {
  lines: readonly DeskLine[]
  years: readonly DeskYear[]
  saldo: number
  recargos: number
  /** Months whose recargo is let go, and what those come to. */
  waived: readonly DeskLine[]
  condonado: number
  descuento: number
  total: number
}

/** What of a line is paid. */
export const partOf = ({ key, tipo, saldo }: DeskLine, { abonos }: Picks): number =>
  tipo === 'CARGO' ? (abonos[key] ?? saldo) : saldo

export const costOf = ({ hijos }: DeskFamily, picks: Picks, today: IsoDate): Cost => {
  const years = hijos.flatMap(yearsOf).filter(({ key }) => picks.years.has(key))
  const paid = hijos.flatMap((child) => {
    const own = yearsOf(child)
    return linesOf(child, today)
      .map((line) => ({ line, covered: inYear(line, own, picks) }))
      .filter(({ line, covered }) => covered || picks.lines.has(line.key))
  })
  const lines = paid.filter(({ covered }) => !covered).map(({ line }) => line)
  const waived = paid
    .map(({ line }) => line)
    .filter(({ key, recargo }) => recargo > 0 && picks.waived.has(key))
  const condonado = sumPesos(waived.map(({ recargo }) => recargo))
  const saldo = sumPesos([
    ...lines.map((line) => partOf(line, picks)),
    ...years.map(({ importe }) => importe),
  ])
  const due = sumPesos([...lines, ...years].map((each) => ('recargo' in each ? each.recargo : each.recargos)))
  const recargos = subtractPesos(due, condonado)
  const descuento = sumPesos(years.map((year) => year.descuento))
  return {
    lines,
    years,
    saldo,
    recargos,
    waived,
    condonado,
    descuento,
    total: subtractPesos(sumPesos([saldo, recargos]), descuento),
  }
}
