import { addDays } from '@contract/domain/dateMath'
import type { IsoDate } from '@contract/domain/dates'
import { subtractPesos } from '@contract/domain/money'
import { needsReference, type PaymentMethod } from '@contract/domain/paymentMethods'
import { workday } from './days'
import { CANCEL_PAYMENT, METHODS } from './office'
import type { Random } from './random'
import { DESK, MINUTES, type DemoStep, type Means } from './steps'

type Settlement = 'whole' | 'parts' | 'partial' | 'pending' | 'returned'

export type Habits = readonly (readonly [Settlement, number])[]

interface Owed {
  charge: string
  pesos: number
  day: IsoDate
}

const SIGNS = {
  TRANSFERENCIA: 'SPEI',
  CHEQUE: 'CHEQUE',
  DEPOSITO: 'FICHA',
  TARJETA: 'AUT',
  EFECTIVO: '',
} as const

/** Decided by the reference's digits: one more random draw would change all later ones. */
const kindFor = (metodo_pago: PaymentMethod, digits: number): Pick<Means, 'tarjeta' | 'deposito'> => {
  if (digits % 8 === 0) return {}
  if (metodo_pago === 'TARJETA') return { tarjeta: digits % 3 === 0 ? 'CREDITO' : 'DEBITO' }
  if (metodo_pago === 'DEPOSITO') return { deposito: digits % 4 === 0 ? 'CHEQUE' : 'EFECTIVO' }
  return {}
}

export const drawMeans = (random: Random): Means => {
  const metodo_pago = random.weighted(METHODS)
  const digits = random.between(100_000, 9_999_999)
  const referencia = needsReference(metodo_pago) ? `${SIGNS[metodo_pago]} ${digits}` : null
  return { metodo_pago, referencia, ...kindFor(metodo_pago, digits), confirmar_referencia: true }
}

export const drawVisit = (random: Random, from: IsoDate): IsoDate =>
  random.chance(0.5) ? from : workday(addDays(from, random.between(1, 42)))

const laterWorkday = (random: Random, day: IsoDate, from: number, to: number): IsoDate =>
  workday(addDays(day, random.between(from, to)))

const partOf = (random: Random, pesos: number): number => {
  const fifties = Math.floor((pesos * random.pick([30, 40, 50, 60])) / 100 / 50)
  return Math.max(1, fifties) * 50
}

/** Payments of a debt and their cancellations, each on a later day than the one before: leaving out those after today keeps the rest valid. */
export const settle = (
  random: Random,
  { charge, pesos, day }: Owed,
  settlement: Settlement,
  means: Means,
): DemoStep[] => {
  const at = (when: IsoDate) => ({ day: when, minute: random.between(DESK.opens, DESK.closes) })
  const first = `${charge} a`
  const whole: DemoStep = { do: 'pay', charge, payment: first, means, ...at(day) }
  if (settlement === 'whole' || (pesos <= 100 && settlement !== 'pending' && settlement !== 'returned'))
    return [whole]
  if (settlement === 'pending') return []
  if (settlement === 'returned') {
    const foundOn = laterWorkday(random, day, 2, 6)
    const motivo = CANCEL_PAYMENT[means.metodo_pago]
    const undone: DemoStep = {
      do: 'cancelPayment',
      payment: first,
      motivo,
      day: foundOn,
      minute: MINUTES.cancelPayment,
    }
    const again = { do: 'pay' as const, charge, payment: `${charge} b`, means: drawMeans(random) }
    return random.chance(0.6)
      ? [whole, undone, { ...again, ...at(laterWorkday(random, foundOn, 1, 9)) }]
      : [whole, undone]
  }
  const part = partOf(random, pesos)
  const begun: DemoStep = { ...whole, part }
  if (settlement === 'partial') return [begun]
  const end = {
    part: subtractPesos(pesos, part),
    means: drawMeans(random),
    ...at(laterWorkday(random, day, 5, 40)),
  }
  return [begun, { do: 'complement', charge, payment: `${charge} b`, ...end }]
}
