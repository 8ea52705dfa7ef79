import { addDays } from '@contract/domain/dateMath'
import { earlierDay, type IsoDate } from '@contract/domain/dates'
import type { Grade } from '@contract/domain/grades'
import type { DemoCycle } from './cycles'
import { workday } from './days'
import { FIRST_LEVEL, gradeOf, LAST_LEVEL, levelName, yearOf, type Level } from './levels'
import type { DemoFamily, DemoPupil } from './people'
import type { Random } from './random'
import { MINUTES, type DemoDiscount, type DemoStep } from './steps'

export interface DemoEnrolment extends DemoDiscount {
  cycle: DemoCycle
  level: Level
  day: IsoDate
  late: boolean
}

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
        return {
          pupil: pupil.index,
          gradoNumero: yearOf(level),
          ...discount,
          cycle,
          level,
          day: earlierDay(day, today),
          late,
        }
      })
    }),
  )

export const enrolmentSteps = (enrolments: readonly DemoEnrolment[]): DemoStep[] => {
  const piles = new Map<string, DemoStep & { do: 'enrol' }>()
  for (const { cycle, level, day, pupil, gradoNumero, descuento, motivo } of enrolments) {
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
    pile.pupils.push({ pupil, gradoNumero, descuento, motivo })
    piles.set(key, pile)
  }
  return [...piles.values()]
}

export const CLASSROOM = 26

const LEVELS: Level[] = Array.from({ length: LAST_LEVEL - FIRST_LEVEL + 1 }, (_, at) => FIRST_LEVEL + at)

const BECAS: readonly (readonly [Grade, nombre: string, porcentaje: number, share: number])[] = [
  ['PREESCOLAR', 'Beca SEP', 25, 0.05],
  ['PREESCOLAR', 'Apoyo familiar', 10, 0.04],
  ['PRIMARIA', 'Excelencia académica', 50, 0.02],
  ['PRIMARIA', 'Beca SEP', 30, 0.05],
  ['PRIMARIA', 'Apoyo familiar', 15, 0.03],
  ['PRIMARIA', 'Beca deportiva', 10, 0.02],
  ['PRIMARIA', 'Hijos de maestros', 100, 0],
]

const onTime = (enrolments: readonly DemoEnrolment[], cycle: DemoCycle): DemoEnrolment[] =>
  enrolments.filter((each) => each.cycle === cycle && !each.late)

/** Primary groups always have a letter, those of kindergarten only when a level fills several rooms. */
export const groupName = (level: Level, at: number, rooms: number): string =>
  `${levelName(level)}${gradeOf(level) === 'PRIMARIA' || rooms > 1 ? 'ABCDEF'.charAt(at) : ''}`

export const groupSteps = (
  enrolments: readonly DemoEnrolment[],
  cycle: DemoCycle,
  today: IsoDate,
): DemoStep[] => {
  const day = earlierDay(workday(addDays(cycle.body.fecha_inicio, 14)), today)
  const there = onTime(enrolments, cycle)
  return LEVELS.flatMap((level) => {
    const pupils = there.filter((each) => each.level === level).map(({ pupil }) => pupil)
    const rooms = Math.ceil(pupils.length / CLASSROOM)
    return Array.from({ length: rooms }, (_, at) => ({
      do: 'group' as const,
      cycle: cycle.index,
      grado: gradeOf(level),
      gradoNumero: yearOf(level),
      nombre: groupName(level, at, rooms),
      pupils: pupils.filter((_pupil, place) => place % rooms === at),
      day,
      minute: MINUTES.group,
    }))
  })
}

/** In the middle of September, or today if earlier: a beca is given within its own cycle. */
export const becaSteps = (
  random: Random,
  enrolments: readonly DemoEnrolment[],
  cycle: DemoCycle,
  today: IsoDate,
): DemoStep[] => {
  const day = earlierDay(workday(addDays(cycle.body.fecha_inicio, 45)), today)
  const waiting = random.shuffle(onTime(enrolments, cycle))
  return BECAS.flatMap(([grado, nombre, porcentaje, share]) => {
    const own = waiting.filter((each) => gradeOf(each.level) === grado)
    const holders = own.slice(0, Math.max(1, Math.round(own.length * share)))
    for (const holder of holders) waiting.splice(waiting.indexOf(holder), 1)
    const pupils = holders.map(({ pupil }) => pupil)
    const beca = { do: 'beca' as const, cycle: cycle.index, grado, nombre, porcentaje, pupils }
    return pupils.length === 0 ? [] : [{ ...beca, day, minute: MINUTES.beca }]
  })
}
