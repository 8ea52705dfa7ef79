import { addDays } from '@contract/domain/dateMath'
import type { IsoDate } from '@contract/domain/dates'
import { discountAmounts } from '@contract/enrolments/enrolments.rules'
import { workday } from './days'
import type { DemoEnrolment } from './enrolments'
import { CANCEL_CHARGE, EXTRAS } from './office'
import type { Random } from './random'
import { drawMeans, drawVisit, settle, type Habits } from './settle'
import { enrolmentCharge, MINUTES, type DemoStep } from './steps'

/** Of a finished year little is left open; of this one, about a third. */
const FINISHED: Habits = [
  ['whole', 85],
  ['parts', 11],
  ['partial', 1],
  ['pending', 2],
  ['returned', 1],
]
const CURRENT: Habits = [
  ['whole', 63],
  ['parts', 10],
  ['partial', 10],
  ['pending', 15],
  ['returned', 2],
]

const habitsOf = ({ cycle }: DemoEnrolment): Habits => (cycle.finished ? FINISHED : CURRENT)

/** Enrolment and material, mostly paid in one visit and by the same means. */
const enrolmentPayments = (random: Random, enrolment: DemoEnrolment): DemoStep[] => {
  const { cycle, pupil, descuento, day } = enrolment
  const { costo_inscripcion, costo_material } = cycle.body
  const { monto_pagar } = discountAmounts(costo_inscripcion, descuento)
  const [visit, means] = [drawVisit(random, day), drawMeans(random)]
  const owed = (tipo: string, pesos: number) => ({
    charge: enrolmentCharge(cycle.index, pupil, tipo),
    pesos,
    day: visit,
  })
  return [
    ...settle(random, owed('INSCRIPCION', monto_pagar), random.weighted(habitsOf(enrolment)), means),
    ...settle(random, owed('MATERIAL', costo_material), random.weighted(habitsOf(enrolment)), means),
  ]
}

/** A uniform, an excursion…: charged during the year, sometimes cancelled with a reason. */
const extra = (random: Random, enrolment: DemoEnrolment, charge: string): DemoStep[] => {
  const { cycle, pupil } = enrolment
  const [descripcion, pesos] = random.pick(EXTRAS)
  const day = workday(addDays(cycle.body.fecha_inicio, random.between(20, 300)))
  const made = { do: 'charge' as const, cycle: cycle.index, pupil, charge, descripcion, pesos }
  const step: DemoStep = { ...made, day, minute: MINUTES.charge }
  const cancelled = workday(addDays(day, random.between(1, 12)))
  const motivo = random.pick(CANCEL_CHARGE)
  const undone: DemoStep = {
    do: 'cancelCharge',
    charge,
    motivo,
    day: cancelled,
    minute: MINUTES.cancelCharge,
  }
  const owed = { charge, pesos, day: drawVisit(random, day) }
  const paid = settle(random, owed, random.weighted(habitsOf(enrolment)), drawMeans(random))
  const then = random.chance(0.1) ? [undone] : paid
  // Who came late is charged from then on. Asked last: the day of the demo must not change what is drawn for the others.
  return day < enrolment.day ? [] : [step, ...then]
}

/** What a pupil pays in a cycle beside tuition, up to today. */
export const chargeSteps = (random: Random, enrolment: DemoEnrolment, today: IsoDate): DemoStep[] => {
  const extras = random.weighted([
    [0, 62],
    [1, 26],
    [2, 12],
  ])
  const keys = Array.from(
    { length: extras },
    (_, at) => `OTRO ${enrolment.cycle.index} ${enrolment.pupil} ${at}`,
  )
  return [
    ...enrolmentPayments(random, enrolment),
    ...keys.flatMap((key) => extra(random, enrolment, key)),
  ].filter(({ day }) => day <= today)
}
