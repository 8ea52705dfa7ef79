import fc from 'fast-check'

/** The school's days of the model: in time, a little late, later, much later. Months are due on the 10th. */
export const DAYS = ['2026-09-05', '2026-09-11', '2026-12-10', '2027-03-11'] as const

/** Percent of the cycle's discount for a year paid at once. */
export const YEARLY = 6.5

export type Total = 'right' | 'wrong' | 'none'
export type Fee = { tipo: 'FIJO' | 'PORCENTAJE'; valor: number; dias_gracia: number } | null
export type TuitionCommand =
  | { do: 'pay months'; at: number; many: number; total: Total; waive: boolean }
  | { do: 'pay year'; total: Total; waive: boolean }
  | { do: 'beca'; percent: number }
  | { do: 'recargo'; fee: Fee }
  | { do: 'extend'; at: number; until: number | null }

export interface ModelMonth {
  id: number
  vencimiento: string
  lista: number
  total: number
  paid: boolean
  /** Until this day it is not late: index into `DAYS`. */
  extended: number | null
  /** What its payment charged for being late. */
  paidFee: number
}

const total = fc.constantFrom<Total[]>('right', 'none', 'wrong')
const waive = fc.boolean()
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
      ...{ do: fc.constant('pay months' as const), at: fc.nat(9) },
      ...{ many: fc.integer({ min: 1, max: 3 }), total, waive },
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pay year' as const), total, waive }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('beca' as const), percent: fc.constantFrom(5, 15, 50) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ do: fc.constant('extend' as const), at: fc.nat(9) },
      until: fc.option(fc.integer({ min: 0, max: DAYS.length - 1 })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('recargo' as const), fee: fc.constantFrom(...FEES) }) },
)

const DAY_MS = 86_400_000

/** By the calendar alone, unlike the product: every month is due on a 10th, and a new month of lateness starts on an 11th. */
const monthsLate = (due: string, day: string, grace: number): number => {
  if ((Date.parse(day) - Date.parse(due)) / DAY_MS <= grace) return 0
  const [[year, month], [dueYear, dueMonth]] = [day, due].map((each) => each.split('-').map(Number)) as [
    [number, number],
    [number, number],
  ]
  return (year - dueYear) * 12 + month - dueMonth + (day.slice(8) > '10' ? 1 : 0)
}

/** In whole hundredths of a percent, half up. */
export const share = (amount: number, percent: number): number =>
  Number((BigInt(amount) * BigInt(Math.round(percent * 100)) + 5_000n) / 10_000n)

/** What a month shows beside its `monto`: what was charged, or what today would. */
export const feeOf = (month: ModelMonth, { fee, day }: { fee: Fee; day: number }): number => {
  if (month.paid) return month.paidFee
  if (!fee || (month.extended !== null && day <= month.extended)) return 0
  const late = monthsLate(month.vencimiento, DAYS[day] as string, fee.dias_gracia)
  return fee.tipo === 'FIJO' ? late * Math.round(fee.valor * 100) : share(month.lista * late, fee.valor)
}

export const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0)
