import { addDays } from '@contract/domain/dateMath'
import type { IsoDate } from '@contract/domain/dates'
import type { Grade } from '@contract/domain/grades'
import type { DemoCycle } from './cycles'
import { earlier, workday } from './days'
import type { DemoEnrolment } from './enrolments'
import { FIRST_LEVEL, gradeOf, LAST_LEVEL, levelName, type Level } from './levels'
import type { Random } from './random'
import { MINUTES, type DemoStep } from './steps'

/** As many as fit into a classroom. */
const CLASSROOM = 26

const LEVELS: Level[] = Array.from({ length: LAST_LEVEL - FIRST_LEVEL + 1 }, (_, at) => FIRST_LEVEL + at)

/** Becas of each cycle: name, percent off tuition and the share of the grade's pupils that holds one. */
const BECAS: readonly (readonly [Grade, nombre: string, porcentaje: number, share: number])[] = [
  ['PREESCOLAR', 'Beca SEP', 25, 0.05],
  ['PREESCOLAR', 'Apoyo familiar', 10, 0.04],
  ['PRIMARIA', 'Excelencia académica', 50, 0.02],
  ['PRIMARIA', 'Beca SEP', 30, 0.05],
  ['PRIMARIA', 'Apoyo familiar', 15, 0.03],
  ['PRIMARIA', 'Beca deportiva', 10, 0.02],
]

/** Those of the pupils who were there when the lists were made. */
const onTime = (enrolments: readonly DemoEnrolment[], cycle: DemoCycle): DemoEnrolment[] =>
  enrolments.filter((each) => each.cycle === cycle && !each.late)

/** Primary always names its groups by letter, kindergarten only when a level fills more than one room. */
const groupName = (level: Level, at: number, rooms: number): string =>
  `${levelName(level)}${gradeOf(level) === 'PRIMARIA' || rooms > 1 ? 'ABCDEF'.charAt(at) : ''}`

/** 1°A, 1°B, …, K1, …: two weeks into the cycle, who came late still has none. */
export const groupSteps = (
  enrolments: readonly DemoEnrolment[],
  cycle: DemoCycle,
  today: IsoDate,
): DemoStep[] => {
  const day = earlier(workday(addDays(cycle.body.fecha_inicio, 14)), today)
  const there = onTime(enrolments, cycle)
  return LEVELS.flatMap((level) => {
    const pupils = there.filter((each) => each.level === level).map(({ pupil }) => pupil)
    const rooms = Math.ceil(pupils.length / CLASSROOM)
    return Array.from({ length: rooms }, (_, at) => ({
      do: 'group' as const,
      cycle: cycle.index,
      grado: gradeOf(level),
      nombre: groupName(level, at, rooms),
      pupils: pupils.filter((_pupil, place) => place % rooms === at),
      day,
      minute: MINUTES.group,
    }))
  })
}

/** In the middle of September, or today when that is still to come: a beca is given within its own cycle. */
export const becaSteps = (
  random: Random,
  enrolments: readonly DemoEnrolment[],
  cycle: DemoCycle,
  today: IsoDate,
): DemoStep[] => {
  const day = earlier(workday(addDays(cycle.body.fecha_inicio, 45)), today)
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
