import { daysInMonth, weekdayOf } from '@contract/domain/dateMath'
import { isoDate } from '@contract/domain/dates'

export interface MonthOfYear {
  anio: number
  mes: number
}

export interface GridDay {
  dia: number
  /** 0 is Monday. */
  column: number
  row: number
  weekend: boolean
}

/** The days of a month as a wall calendar shows them, weeks beginning on Monday. */
export const monthGrid = ({ anio, mes }: MonthOfYear): GridDay[] => {
  const first = weekdayOf(isoDate(anio, mes, 1))
  return Array.from({ length: daysInMonth(anio, mes) }, (_, at) => {
    const column = (first + at) % 7
    return { dia: at + 1, column, row: Math.floor((first + at) / 7), weekend: column > 4 }
  })
}

/** Some days that matter, the same for a month every time: meetings, a festival. */
export const markedDays = ({ anio, mes }: MonthOfYear): number[] =>
  monthGrid({ anio, mes })
    .filter(({ dia, weekend }) => !weekend && (dia * 7 + mes * 3 + anio) % 11 === 0)
    .map(({ dia }) => dia)
