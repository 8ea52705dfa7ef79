import { addDays } from '@contract/domain/dateMath'
import { dateParts, isoDate, laterDay, type IsoDate } from '@contract/domain/dates'
import { dueDate, type TuitionMonth } from '@contract/domain/months'
import { workday } from './days'
import type { DemoEnrolment } from './enrolments'
import { CANCEL_PAYMENT, WAIVERS } from './office'
import type { Random } from './random'
import { drawMeans } from './settle'
import { DESK, MINUTES, type DemoStep } from './steps'

type Style = 'year' | 'halves' | 'thirds' | 'monthly' | 'behind' | 'owes'
type Styles = readonly (readonly [Style, number])[]

/** In a finished cycle payments are few: making thousands would take long. */
const FINISHED: Styles = [
  ['year', 45],
  ['halves', 40],
  ['thirds', 13],
  ['owes', 2],
]
const CURRENT: Styles = [
  ['monthly', 55],
  ['year', 15],
  ['thirds', 12],
  ['behind', 18],
]

const BLOCKS: Record<Exclude<Style, 'year' | 'behind'>, readonly number[]> = {
  halves: [5, 5],
  thirds: [3, 3, 4],
  monthly: Array<number>(10).fill(1),
  owes: [5, 3],
}

interface Visit {
  from: number
  many: number
  day: IsoDate
}

const visitDay = (random: Random, { anio, mes }: TuitionMonth): IsoDate =>
  workday(isoDate(anio, mes, random.chance(0.9) ? random.between(1, 10) : random.between(16, 26)))

const visitsOf = (
  random: Random,
  style: Exclude<Style, 'year'>,
  { body }: DemoEnrolment['cycle'],
): Visit[] => {
  const months = body.meses as TuitionMonth[]
  if (style === 'behind') {
    const delay = random.between(25, 95)
    const lateDay = (month: TuitionMonth) =>
      workday(addDays(dueDate(month, body.dia_limite as number), delay))
    return months.map((month, from) => ({ from, many: 1, day: lateDay(month) }))
  }
  let from = 0
  return BLOCKS[style].map((many) => {
    const visit = { from, many, day: visitDay(random, months[from] as TuitionMonth) }
    from += many
    return visit
  })
}

const visitSteps = (random: Random, enrolment: DemoEnrolment, { from, many, day }: Visit): DemoStep[] => {
  const { cycle, pupil } = enrolment
  const means = drawMeans(random)
  const minute = random.between(DESK.opens, DESK.closes)
  const waiver = random.chance(0.08) ? random.pick(WAIVERS) : null
  const returned = random.chance(0.015) ? random.between(2, 6) : 0
  const enrolled = dateParts(enrolment.day)
  const owed = (cycle.body.meses as TuitionMonth[])
    .slice(from, from + many)
    .filter(({ anio, mes }) => anio * 12 + mes >= enrolled.anio * 12 + enrolled.mes)
  if (owed.length === 0) return []
  const payment = `COLEGIATURA ${cycle.index} ${pupil} ${from}`
  const paidOn = laterDay(day, enrolment.day)
  const step: DemoStep = {
    do: 'payMonths',
    cycle: cycle.index,
    pupil,
    months: owed,
    payment,
    means,
    waiver,
    day: paidOn,
    minute,
  }
  const undone: DemoStep = {
    do: 'cancelPayment',
    payment,
    motivo: CANCEL_PAYMENT[means.metodo_pago],
    day: workday(addDays(paidOn, returned)),
    minute: MINUTES.cancelPayment,
  }
  return returned > 0 ? [step, undone] : [step]
}

const yearStep = (random: Random, { cycle, pupil, day }: DemoEnrolment): DemoStep => ({
  do: 'payYear',
  cycle: cycle.index,
  pupil,
  payment: `AÑO ${cycle.index} ${pupil}`,
  means: drawMeans(random),
  day: laterDay(workday(addDays(cycle.body.fecha_inicio, random.between(16, 38))), day),
  minute: random.between(DESK.opens, DESK.closes),
})

/** Draws the whole year before dropping days after today, so that the date does not change other pupils' draws. */
export const tuitionSteps = (random: Random, enrolment: DemoEnrolment, today: IsoDate): DemoStep[] => {
  const { cycle } = enrolment
  const style = random.weighted(cycle.finished ? FINISHED : CURRENT)
  const steps =
    style === 'year'
      ? [yearStep(random, enrolment)]
      : visitsOf(random, style, cycle).flatMap((visit) => visitSteps(random, enrolment, visit))
  return steps.filter(({ day }) => day <= today)
}
