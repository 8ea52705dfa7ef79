import { addDays } from '@contract/domain/dateMath'
import type { IsoDate } from '@contract/domain/dates'
import type { DemoCycle } from './cycles'
import { earlier, workday } from './days'
import { gradeOf, type Level } from './levels'
import type { DemoFamily, DemoPupil } from './people'
import type { Random } from './random'
import { MINUTES, type DemoDiscount, type DemoStep } from './steps'

/** A pupil in a cycle, as the rest of the plan needs it. */
export interface DemoEnrolment extends DemoDiscount {
  cycle: DemoCycle
  level: Level
  day: IsoDate
  /** After the courses had begun. */
  late: boolean
}

/** Days from the first day of the cycle on which the office enrols a whole pile, and how large each pile is. */
const PILES = [
  [-54, 22],
  [-40, 26],
  [-26, 22],
  [-12, 20],
  [3, 10],
] as const

const discountOf = (
  random: Random,
  { motive }: DemoFamily,
  elders: number,
): Pick<DemoEnrolment, 'descuento' | 'motivo'> => {
  if (motive) return { descuento: motive === 'HIJO DE PERSONAL' ? 35 : 25, motivo: motive }
  if (elders > 0 && random.chance(0.8)) return { descuento: 25, motivo: 'HERMANOS EN EL COLEGIO' }
  if (random.chance(0.03)) return { descuento: 25, motivo: 'PAGO ANTICIPADO' }
  return { descuento: 0, motivo: null }
}

const levelIn = ({ fecha_nacimiento }: DemoPupil, { year }: DemoCycle): Level =>
  year - Number(fecha_nacimiento.slice(0, 4))

/** Every enrolment of every cycle; a family comes on one day, a few pupils come late. None after today. */
export const planEnrolments = (
  random: Random,
  families: readonly DemoFamily[],
  cycles: readonly DemoCycle[],
  today: IsoDate,
): DemoEnrolment[] =>
  cycles.flatMap((cycle) =>
    families.flatMap((family) => {
      const start = cycle.body.fecha_inicio
      const familyDay = workday(addDays(start, random.weighted(PILES)))
      const enrolled = family.pupils.filter((pupil) => pupil.cycles.includes(cycle.index))
      return enrolled.map((pupil, elders) => {
        const late = random.chance(0.04)
        const day = late ? workday(addDays(start, random.between(30, 170))) : familyDay
        const discount = discountOf(random, family, elders)
        const level = levelIn(pupil, cycle)
        return { pupil: pupil.index, ...discount, cycle, level, day: earlier(day, today), late }
      })
    }),
  )

/** One call of the server for each day, cycle and grade, as the screen sends them. */
export const enrolmentSteps = (enrolments: readonly DemoEnrolment[]): DemoStep[] => {
  const piles = new Map<string, DemoStep & { do: 'enrol' }>()
  for (const { cycle, level, day, pupil, descuento, motivo } of enrolments) {
    const grado = gradeOf(level)
    const key = `${cycle.index} ${day} ${grado}`
    const pile = piles.get(key) ?? {
      do: 'enrol' as const,
      cycle: cycle.index,
      grado,
      pupils: [],
      day,
      minute: MINUTES.enrol,
    }
    pile.pupils.push({ pupil, descuento, motivo })
    piles.set(key, pile)
  }
  return [...piles.values()]
}
