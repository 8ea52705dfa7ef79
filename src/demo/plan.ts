import type { IsoDate } from '@contract/domain/dates'
import { addDays } from '@contract/domain/dateMath'
import { discountAmounts } from '@contract/enrolments/enrolments.rules'
import { demoCycles, type DemoCycle } from './cycles'
import { becaSteps, enrolmentSteps, groupSteps, planEnrolments, type DemoEnrolment } from './enrolments'
import { makeFamilies, type DemoFamily } from './people'
import { createRandom, type Random } from './random'
import { inOrder, type DemoStep, enrolmentCharge, MINUTES } from './steps'
import { tuitionSteps } from './tuition'
import { workday } from './days'
import { CANCEL_CHARGE, EXTRAS } from './office'
import { drawMeans, drawVisit, settle, type Habits } from './settle'

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

const enrolmentPayments = (random: Random, enrolment: DemoEnrolment): DemoStep[] => {
  const { cycle, pupil, descuento, day } = enrolment
  const { costo_inscripcion, costo_material } = cycle.body
  const { monto_pagar } = discountAmounts(costo_inscripcion, descuento)
  const [visit, means] = [drawVisit(random, day), drawMeans(random)]
  const owedCharge = (tipo: string, pesos: number) => ({
    charge: enrolmentCharge(cycle.index, pupil, tipo),
    pesos,
    day: visit,
  })
  return [
    ...settle(random, owedCharge('INSCRIPCION', monto_pagar), random.weighted(habitsOf(enrolment)), means),
    ...settle(random, owedCharge('MATERIAL', costo_material), random.weighted(habitsOf(enrolment)), means),
  ]
}

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
  // A late pupil is charged from enrolment on. Dropped after the random draws, so that those of other pupils do not change.
  return day < enrolment.day ? [] : [step, ...then]
}

const chargeSteps = (random: Random, enrolment: DemoEnrolment, today: IsoDate): DemoStep[] => {
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

/** Fixed, so that every machine makes the same school. */
const DEMO_SEED = 420_2026

export interface DemoSize {
  pupils: number
  years: number
}

export interface DemoPlan {
  cycles: DemoCycle[]
  families: DemoFamily[]
  steps: DemoStep[]
}

/** Equal seed, size and day give an equal plan; a later day of the school year adds steps only. */
export const planSchool = (today: IsoDate, { pupils, years }: DemoSize, seed = DEMO_SEED): DemoPlan => {
  const random = createRandom(seed)
  const cycles = demoCycles(today, years)
  const current = cycles[cycles.length - 1] as DemoCycle
  const families = makeFamilies(random, pupils, current.year)
  const enrolments = planEnrolments(random, families, cycles, today)
  const becas = cycles.flatMap((cycle) => becaSteps(random, enrolments, cycle, today))
  const isFree = ({ cycle, pupil }: DemoEnrolment): boolean =>
    becas.some(
      (step) =>
        step.do === 'beca' &&
        step.porcentaje === 100 &&
        step.cycle === cycle.index &&
        step.pupils.includes(pupil),
    )
  const steps = [
    ...enrolmentSteps(enrolments),
    ...cycles.flatMap((cycle) => groupSteps(enrolments, cycle, today)),
    ...becas,
    ...enrolments.flatMap((enrolment) => chargeSteps(random, enrolment, today)),
    ...enrolments.flatMap((enrolment) => {
      const paid = tuitionSteps(random, enrolment, today)
      return isFree(enrolment) ? [] : paid
    }),
  ]
  return { cycles, families, steps: inOrder(steps) }
}
