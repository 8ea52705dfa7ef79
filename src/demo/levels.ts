import type { Grade } from '@contract/domain/grades'

/** Age in the calendar year in which the school year begins: 3 to 5 in kindergarten, 6 to 11 in primary (SEP). */
export type Level = number

export const FIRST_LEVEL: Level = 3
export const LAST_LEVEL: Level = 11

export const isSchoolLevel = (level: Level): boolean => level >= FIRST_LEVEL && level <= LAST_LEVEL

export const gradeOf = (level: Level): Grade => (level < 6 ? 'PREESCOLAR' : 'PRIMARIA')

export const levelName = (level: Level): string => (level < 6 ? `K${level - 2}` : `${level - 5}°`)

export const yearOf = (level: Level): number => (level < 6 ? level - 2 : level - 5)
