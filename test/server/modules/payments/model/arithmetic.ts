/**
 * The arithmetic of the model, written from the text of the domain and from nothing of the product: a rule that is wrong in the
 * product must not be wrong here too. Amounts are centavos, days '2026-09-10', months '2026-09'.
 */

const DAY_MS = 86_400_000

/** So many days before a day; after it below 0. */
export const daysBefore = (day: string, many: number): string =>
  new Date(Date.parse(day) - many * DAY_MS).toISOString().slice(0, 10)

export const monthOf = (day: string): string => day.slice(0, 7)

export const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0)

export const centavos = (pesos: number): number => Math.round(pesos * 100)

/** `a / b`, half up. */
const divided = (a: bigint, b: bigint): number => Number((2n * a + b) / (2n * b))

/** A percent with up to two decimals, half up. */
export const share = (amount: number, percent: number): number =>
  divided(BigInt(amount) * BigInt(Math.round(percent * 100)), 10_000n)

/** The same day so many months later, or the last day of a shorter month. */
const monthsLater = (day: string, many: number): string => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + many, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + many, Math.min(date, last))).toISOString().slice(0, 10)
}

const weekday = (day: string): number => new Date(day).getUTCDay()
/** Which Monday of its month a day is; 0 for any other day. */
const mondayOfMonth = (day: string): number => (weekday(day) === 1 ? Math.ceil(Number(day.slice(8)) / 7) : 0)

/** LFT art. 74. */
const isRest = (day: string): boolean => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const fixed = ['01-01', '05-01', '09-16', '12-25'].includes(day.slice(5))
  const monday = { 2: 1, 3: 3, 11: 3 }[month]
  const government = month === 10 && date === 1 && year % 6 === 2024 % 6
  return fixed || government || (monday !== undefined && mondayOfMonth(day) === monday)
}

export type WorkingDay = 'SIGUIENTE' | 'ANTERIOR' | null
/** The due day itself, or the next or previous day that is neither of a weekend nor of rest. */
export const workingDay = (day: string, rule: WorkingDay): string => {
  if (rule === null) return day
  let moved = day
  while ([0, 6].includes(weekday(moved)) || isRest(moved))
    moved = daysBefore(moved, rule === 'SIGUIENTE' ? -1 : 1)
  return moved
}

export interface Fee {
  tipo: 'FIJO' | 'PORCENTAJE'
  valor: number
  dias_gracia: number
  tope: number | null
}
/** Recargo of months that fall due from a day on. */
export interface FeeRule {
  from: string
  fee: Fee | null
}
export const feeOf = (rules: readonly FeeRule[], due: string): Fee | null =>
  (rules.findLast(({ from }) => from <= due) ?? rules[0])?.fee ?? null

/** What the recargo of a month needs to know. */
export interface Owed {
  vencimiento: string
  lista: number
  total: number
  extended: string | null
  /** What was settled of it before the school came in. */
  elsewhere: number
  /** Payments that stand: of the month, and of its recargo, paid or waived. */
  parts: readonly { day: string; principal: number; fee: number; waived: number }[]
}

export const isOverdue = ({ vencimiento, extended }: Pick<Owed, 'vencimiento' | 'extended'>, day: string) =>
  vencimiento < day && (extended ?? '') < day

/**
 * What is still to pay of a month's recargo on a day. A new period begins the day after the due day and a month after that; each
 * costs in proportion to what was unpaid when it began, or when grace and extension were over.
 */
export const feeOn = (month: Owed, fee: Fee | null, day: string): number => {
  if (!fee || month.total === 0) return 0
  const { vencimiento, lista, total, extended, elsewhere, parts } = month
  const ends = [vencimiento, extended ?? '', daysBefore(vencimiento, -fee.dias_gracia)]
    .sort()
    .at(-1) as string
  if (day <= ends) return 0
  const firstDay = daysBefore(ends, -1)
  const periods = new Map<number, number>()
  for (let each = 0; ; each += 1) {
    const begins = daysBefore(monthsLater(vencimiento, each), -1)
    if (begins > day) break
    const counted = begins > firstDay ? begins : firstDay
    const unpaid =
      total - elsewhere - sum(parts.filter((part) => part.day < counted).map(({ principal }) => principal))
    periods.set(unpaid, (periods.get(unpaid) ?? 0) + 1)
  }
  const each = [...periods].map(([unpaid, many]) => {
    const whole = BigInt(Math.round(fee.valor * 100)) * BigInt(many) * BigInt(unpaid)
    return fee.tipo === 'FIJO'
      ? divided(whole, BigInt(total))
      : divided(whole * BigInt(lista), 10_000n * BigInt(total))
  })
  const all = fee.tope === null ? sum(each) : Math.min(sum(each), share(lista, fee.tope))
  return Math.max(0, all - sum(parts.map((part) => part.fee + part.waived)))
}

export interface Early {
  tipo: 'PORCENTAJE' | 'FIJO'
  valor: number
  hasta_dia: number
  con_beca: boolean
}
/** What a whole month in time costs less; `beca` is the percent it was lowered by. */
export const earlyOn = (
  month: Owed & { month: string; beca: number },
  early: Early | null,
  day: string,
): number => {
  if (!early || isOverdue(month, day) || month.elsewhere > 0) return 0
  if (month.parts.some(({ principal }) => principal > 0)) return 0
  if (month.beca > 0 && !early.con_beca) return 0
  if (day > `${month.month}-${String(early.hasta_dia).padStart(2, '0')}`) return 0
  const off = early.tipo === 'FIJO' ? centavos(early.valor) : share(month.total, early.valor)
  return off < month.total ? off : 0
}

export type Accumulation = 'MAYOR' | 'SUMA' | 'SUCESIVA'
/** What becas come to, in percent with two decimals, half up. */
export const together = (percents: readonly number[], how: Accumulation): number => {
  const [first = 0, second = 0] = percents
  if (how === 'MAYOR') return Math.max(first, second)
  if (how === 'SUMA') return Math.min(10_000, Math.round(first * 100) + Math.round(second * 100)) / 100
  const [a, b] = [first, second].map((percent) => BigInt(Math.round(percent * 100))) as [bigint, bigint]
  return divided((a + b) * 10_000n - a * b, 10_000n) / 100
}
