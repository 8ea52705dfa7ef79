import { addDays, addMonths } from '../domain/dateMath'
import type { IsoDate } from '../domain/dates'
import { percentOf, type Centavos } from '../domain/money'
import { toHundredths } from '../domain/percents'
import { lastDayInTime, lateFee, startedMonthsLate, type LateFee } from './lateFees.rules'

export interface DatedFee {
  desde: IsoDate
  recargo: LateFee | null
}

/** The rule in force on the due day. A month due before all rules has the first, so no change reaches months already due. */
export const feeRuleFor = (rules: readonly DatedFee[], vencimiento: IsoDate): LateFee | null => {
  const [first, ...later] = [...rules].sort((a, b) => (a.desde < b.desde ? -1 : 1))
  return (later.findLast(({ desde }) => desde <= vencimiento) ?? first)?.recargo ?? null
}

export interface Abono {
  dia: IsoDate
  centavos: Centavos
}

export interface OwedMonthFacts {
  vencimiento: IsoDate
  prorroga: IsoDate | null
  lista: Centavos
  monto: Centavos
  abonos: readonly Abono[]
  recargoAbonado: Centavos
}

/** Consecutive late months whose recargo is computed on the same unpaid amount. */
interface Run {
  saldo: Centavos
  count: number
}

const unpaidOn = ({ monto, abonos }: OwedMonthFacts, day: IsoDate): Centavos =>
  abonos.reduce((left, { dia, centavos }) => (dia < day ? left - centavos : left), monto)

/** A started month of delay counts on what was unpaid when it began, or when grace and extension ended if that is later. */
const runsOf = (month: OwedMonthFacts, { dias_gracia }: LateFee, periods: number): Run[] => {
  const { vencimiento, prorroga } = month
  const late = addDays(lastDayInTime(vencimiento, prorroga), 1)
  const graceOver = addDays(vencimiento, dias_gracia + 1)
  const firstLate = late > graceOver ? late : graceOver
  const runs: Run[] = []
  for (let before = 0; before < periods; before += 1) {
    const begins = addDays(addMonths(vencimiento, before), 1)
    const saldo = unpaidOn(month, begins > firstLate ? begins : firstLate)
    const last = runs.at(-1)
    if (last?.saldo === saldo) last.count += 1
    else runs.push({ saldo, count: 1 })
  }
  return runs
}

/** Rounded half up once, in BigInt: the product exceeds what a float holds exactly. */
const runFee = (
  { tipo, valor }: LateFee,
  { lista, monto }: OwedMonthFacts,
  { saldo, count }: Run,
): Centavos => {
  const hundredths = BigInt(toHundredths(valor))
  const [whole, unit] = tipo === 'FIJO' ? [hundredths, 1n] : [BigInt(lista) * hundredths, 10_000n]
  const divisor = unit * BigInt(monto)
  const product = whole * BigInt(count) * BigInt(saldo)
  return Number((2n * product + divisor) / (2n * divisor))
}

const feeBeforeCap = (month: OwedMonthFacts, fee: LateFee, periods: number): Centavos =>
  month.abonos.length === 0
    ? lateFee(fee, month.lista, periods)
    : runsOf(month, fee, periods).reduce((sum, run) => sum + runFee(fee, month, run), 0)

/** Centavos, less what was paid or waived (`decisions/domain/tuition#recargos`); `meses` are started months late. */
export const monthFee = (
  month: OwedMonthFacts,
  fee: LateFee | null,
  dia: IsoDate,
): { meses: number; centavos: Centavos } => {
  const { vencimiento, prorroga, lista, monto, recargoAbonado } = month
  const meses = startedMonthsLate(vencimiento, dia, fee?.dias_gracia, prorroga)
  if (fee === null || meses === 0 || monto === 0) return { meses, centavos: 0 }
  const whole = feeBeforeCap(month, fee, meses)
  const capped = fee.tope == null ? whole : Math.min(whole, percentOf(lista, fee.tope))
  return { meses, centavos: Math.max(0, capped - recargoAbonado) }
}

/** Late also on days of grace, which cost nothing. */
export const isLateOn = (
  { vencimiento, prorroga }: Pick<OwedMonthFacts, 'vencimiento' | 'prorroga'>,
  dia: IsoDate,
): boolean => dia > lastDayInTime(vencimiento, prorroga)
