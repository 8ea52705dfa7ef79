import { FIRST_LEVEL, isSchoolLevel, type Level } from './levels'
import type { Random } from './random'

/** Cycles of the demo: two finished ones and the current one. */
const CURRENT = 2

/** Most were there before; some came later, some left early, some have not come back yet, a few have only registered. */
const STAYS: readonly (readonly [from: number, to: number, weight: number])[] = [
  [0, CURRENT, 80],
  [1, CURRENT, 8],
  [2, CURRENT, 8],
  [0, 0, 1],
  [0, 1, 1],
  [1, 1, 1],
  [CURRENT + 1, CURRENT + 1, 1],
]

/**
 * In which cycles a pupil is enrolled, and the year of entry.
 * @param level in the current cycle
 * @param year calendar year of the current cycle's August
 */
export const attendanceOf = (
  random: Random,
  level: Level,
  year: number,
): { cycles: number[]; entered: number } => {
  const [from, to] = random.weighted(STAYS.map((stay) => [stay, stay[2]] as const))
  const cycles = [0, 1, 2].filter(
    (cycle) => cycle >= from && cycle <= to && isSchoolLevel(level - (CURRENT - cycle)),
  )
  const [first] = cycles
  if (first === undefined) return { cycles, entered: year }
  const levelThen = level - (CURRENT - first)
  // Who is there from the first cycle on may have come years before it.
  const before = first === 0 ? random.between(0, levelThen - FIRST_LEVEL) : 0
  return { cycles, entered: year - (CURRENT - first) - before }
}
