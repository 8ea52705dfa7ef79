import fc from 'fast-check'

/** The school's days of the model: in time, a little late, later, much later. Months are due on the 10th. */
export const DAYS = ['2026-09-05', '2026-09-11', '2026-12-10', '2027-03-11'] as const

/** Percent of the cycle's discount for a year paid at once. */
export const YEARLY = 6.5

export type Total = 'right' | 'wrong' | 'none'
export type Fee = { tipo: 'FIJO' | 'PORCENTAJE'; valor: number; dias_gracia: number } | null
/** The months whose recargo is waived; 'every' and 'first' name their months, 'another' one that is not paid here. */
export type Waive = 'nothing' | 'all' | 'every' | 'first' | 'another' | 'without reason'
export type TuitionCommand =
  | { do: 'pay months'; at: number; many: number; total: Total; waive: Waive; back: number }
  | { do: 'pay year'; at: number; total: Total; waive: Waive; back: number }
  | { do: 'beca'; at: number; percent: number }
  | { do: 'recargo'; fee: Fee }
  | { do: 'extend'; at: number; until: number | null }

export interface ModelMonth {
  id: number
  /** '2026-09', whatever day it is due. */
  month: string
  vencimiento: string
  lista: number
  total: number
  paid: boolean
  /** Until this day it is not late. */
  extended: string | null
  /** What its payment charged for being late. */
  paidFee: number
  /** The day its money arrived. */
  paidOn: string | null
  /** The payment; only cancelling it opens the month again. */
  paidBy: object | null
  /** What the discount of its year took off. */
  off: number
  /** Its pupil left before it, or it was settled before the school came in. */
  out: boolean
  /** Settled before: neither its state nor its price changes any more. */
  settled: boolean
}

/** An open month at list price. */
export const newMonth = (id: number, month: string, vencimiento: string): ModelMonth => {
  const lista = 199_999
  return {
    id,
    month,
    vencimiento,
    lista,
    total: lista,
    off: 0,
    out: false,
    settled: false,
    paid: false,
    extended: null,
    paidFee: 0,
    paidOn: null,
    paidBy: null,
  }
}

const total = fc.constantFrom<Total[]>('right', 'none', 'wrong')
const waive = fc.constantFrom<Waive[]>(
  ...(['nothing', 'nothing', 'all', 'all', 'every', 'first', 'first', 'another', 'without reason'] as const),
)
const back = fc.constantFrom(0, 0, 0, 1, 6, 60)
const FEES: Fee[] = [
  null,
  { tipo: 'FIJO', valor: 150.55, dias_gracia: 0 },
  { tipo: 'PORCENTAJE', valor: 3.33, dias_gracia: 0 },
  { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 5 },
]

export const dayArbitrary = fc.record({
  do: fc.constant('day' as const),
  day: fc.integer({ min: 0, max: DAYS.length - 1 }),
})
export const tuitionArbitrary: fc.Arbitrary<TuitionCommand> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('pay months' as const),
      at: fc.nat(19),
      many: fc.integer({ min: 1, max: 3 }),
      total,
      waive,
      back,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('pay year' as const), at: fc.nat(1), total, waive, back }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('beca' as const),
      at: fc.nat(1),
      percent: fc.constantFrom(5, 15, 50),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('extend' as const),
      at: fc.nat(19),
      until: fc.option(fc.integer({ min: 0, max: DAYS.length - 1 })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('recargo' as const), fee: fc.constantFrom(...FEES) }) },
)

const DAY_MS = 86_400_000

/** So many days before a day; after it below 0. */
export const daysBefore = (day: string, many: number): string =>
  new Date(Date.parse(day) - many * DAY_MS).toISOString().slice(0, 10)

/** By the calendar alone, unlike the product: every month is due before a 28th, and a new month of lateness starts on the day after. */
const monthsLate = (due: string, day: string, grace: number): number => {
  if ((Date.parse(day) - Date.parse(due)) / DAY_MS <= grace) return 0
  const [[year, month], [dueYear, dueMonth]] = [day, due].map((each) => each.split('-').map(Number)) as [
    [number, number],
    [number, number],
  ]
  return (year - dueYear) * 12 + month - dueMonth + (day.slice(8) > due.slice(8) ? 1 : 0)
}

/** In whole hundredths of a percent, half up. */
export const share = (amount: number, percent: number): number =>
  Number((BigInt(amount) * BigInt(Math.round(percent * 100)) + 5_000n) / 10_000n)

/** What paying an open month costs beside its `monto` when the money arrives on a day. */
export const lateOn = ({ vencimiento, lista, extended, out }: ModelMonth, fee: Fee, day: string): number => {
  if (!fee || out || (extended !== null && day <= extended)) return 0
  const late = monthsLate(vencimiento, day, fee.dias_gracia)
  return fee.tipo === 'FIJO' ? late * Math.round(fee.valor * 100) : share(lista * late, fee.valor)
}

/** Waived recargos by month. */
export const waivedOf = (spared: readonly ModelMonth[], fee: (month: ModelMonth) => number) =>
  new Map(spared.map((month) => [month.id, fee(month)] as const).filter(([, each]) => each > 0))

/** What a month shows beside its `monto`: what was charged, or what today would. */
export const feeOf = (month: ModelMonth, { fee, day }: { fee: Fee; day: number }): number =>
  month.paid ? month.paidFee : lateOn(month, fee, DAYS[day] as string)

export const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0)
