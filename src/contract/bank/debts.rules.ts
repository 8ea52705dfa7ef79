import { countText } from '../domain/text'
import { fillOldest } from '../desk/fill.rules'
import type { DeskLineKind } from '../desk/desk.rules'
import { centavosOf, toPesos, type Centavos } from '../domain/money'
import { splitAbono, wholeCost, type DueMonth } from '../tuition/abono.rules'
import type { IsoDate } from '../domain/dates'

export interface Debt extends DueMonth {
  tipo: DeskLineKind
  id: number
  alumno: { id: number; nombre: string }
  descripcion: string
  /** Due day, or the last day of an extension. */
  vence: IsoDate
}

export interface PaidLine {
  tipo: DeskLineKind
  id: number
  /** Pesos of a partial payment. */
  abono?: number
}

export interface Spent {
  lineas: readonly PaidLine[]
  onAccount: Centavos
  exactReason: string | null
}

interface Option {
  centavos: Centavos
  debts: readonly Debt[]
  /** Without recargos. */
  bare: boolean
  reason: string
}

const byAge = (debts: readonly Debt[]): Debt[] => [...debts].sort((a, b) => a.vence.localeCompare(b.vence))

const sum = (debts: readonly Debt[], of: (debt: Debt) => Centavos): Centavos =>
  debts.reduce((total, debt) => total + of(debt), 0)

/** Families often send the amount without recargos, so both are tried. */
const withAndWithout = (debts: readonly Debt[], reason: string): Option[] => {
  if (debts.length === 0) return []
  const whole = { centavos: sum(debts, wholeCost), debts, bare: false }
  const recargos = sum(debts, ({ recargo }) => recargo)
  if (recargos === 0) return [{ ...whole, reason }]
  const bare = { centavos: sum(debts, ({ saldo }) => saldo), debts, bare: true }
  return [
    { ...bare, reason },
    { ...whole, reason: `${reason} con sus recargos` },
  ]
}

const ofPupils = (debts: readonly Debt[]): string => {
  const pupils = [...new Set(debts.map(({ alumno }) => alumno.nombre))]
  if (pupils.length === 1) return `de ${pupils[0]}`
  return pupils.length === 2 ? 'de los dos' : `de los ${pupils.length}`
}

const monthsText = (months: readonly Debt[]): string => {
  const names = [...new Set(months.map(({ descripcion }) => descripcion))]
  return `${names.length === 1 ? names[0] : 'el mes más antiguo'} ${ofPupils(months)}`
}

/** What families usually send: for each child and for all together, the oldest open month, or everything overdue. */
const optionsOf = (debts: readonly Debt[], day: IsoDate): Option[] => {
  const pupils = [...new Set(debts.map(({ alumno }) => alumno.id))]
  const own = pupils.map((id) => byAge(debts.filter(({ alumno }) => alumno.id === id)))
  const months = own.flatMap((of) => of.find(({ tipo }) => tipo === 'COLEGIATURA') ?? [])
  const late = own.map((of) => of.filter(({ vence }) => vence < day))
  return [
    ...byAge(months).flatMap((month) => withAndWithout([month], monthsText([month]))),
    ...(months.length > 1 ? withAndWithout(months, monthsText(months)) : []),
    ...late.flatMap((of) => withAndWithout(of, `todo lo vencido ${ofPupils(of)}`)),
    ...withAndWithout(late.flat(), `todo lo vencido ${ofPupils(late.flat())}`),
  ]
}

const linesOf = ({ debts, bare }: Option): PaidLine[] =>
  debts.map(({ tipo, id, saldo, recargo }) => ({
    tipo,
    id,
    ...(bare && recargo > 0 ? { abono: toPesos(saldo) } : {}),
  }))

/** Centavos, in the order in which `spend` tries them. */
export const exactAmounts = (debts: readonly Debt[], day: IsoDate): readonly Centavos[] =>
  optionsOf(debts, day).map(({ centavos }) => centavos)

/** Pays what the amount fits exactly, otherwise the oldest debts first; the rest goes on account. */
export const spend = (amount: Centavos, debts: readonly Debt[], day: IsoDate): Spent => {
  const exact = optionsOf(debts, day).find(({ centavos }) => centavos === amount)
  if (exact) return { lineas: linesOf(exact), onAccount: 0, exactReason: exact.reason }
  const byKey = new Map(debts.map((debt) => [`${debt.tipo} ${debt.id}`, debt]))
  const filled = fillOldest(
    amount,
    [...byKey].map(([key, debt]) => ({ ...debt, key })),
  )
  const lineOf = (key: string): PaidLine => {
    const { tipo, id } = byKey.get(key)!
    return { tipo, id }
  }
  const { part } = filled
  return {
    lineas: [
      ...filled.whole.map(lineOf),
      ...(part ? [{ ...lineOf(part.key), abono: toPesos(part.abono) }] : []),
    ],
    onAccount: filled.left,
    exactReason: null,
  }
}

export const debtsAfter = (debts: readonly Debt[], lineas: readonly PaidLine[]): Debt[] =>
  debts.flatMap((debt) => {
    const line = lineas.find(({ tipo, id }) => tipo === debt.tipo && id === debt.id)
    if (!line) return [debt]
    if (line.abono === undefined) return []
    const { resta, restaRecargo } = splitAbono(centavosOf(line.abono), debt)
    return resta + restaRecargo > 0 ? [{ ...debt, saldo: resta, recargo: restaRecargo, prontoPago: 0 }] : []
  })

const familiesThat = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? `una ${one}` : `${count} ${many}`]

/** How many families owe the amount, as a reason. @param all that owe it @param free those of them without another deposit @param left those of these that nobody refused */
export const owingReason = (all: number, free: number, left: number): string =>
  [
    countText(all, 'familia debe este importe', 'familias deben este importe'),
    ...familiesThat(all - free, 'tiene otro depósito sin confirmar', 'tienen otro depósito sin confirmar'),
    ...familiesThat(free - left, 'se descartó antes', 'se descartaron antes'),
  ].join(', ')

export const amountReason = ({ exactReason }: Pick<Spent, 'exactReason'>): string =>
  exactReason === null ? 'el importe no es exacto: se paga lo más antiguo' : `debe exactamente ${exactReason}`
