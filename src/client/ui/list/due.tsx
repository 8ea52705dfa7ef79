import type { ReactNode } from 'react'
import { formatDate } from '@contract/domain/dates'
import { countText } from '@contract/domain/text'
import { StatusChip } from '../page/StatusChip'

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']
const DAY_MS = 86_400_000

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)

const monthsBetween = (from: string, to: string): number => {
  const [year, month, day] = from.split('-').map(Number) as [number, number, number]
  const [toYear, toMonth, toDay] = to.split('-').map(Number) as [number, number, number]
  return (toYear - year) * 12 + toMonth - month - (toDay < day ? 1 : 0)
}

const agoText = (count: number, one: string, many: string): string => `hace ${countText(count, one, many)}`

const ageText = (day: string, today: string): string => {
  const months = monthsBetween(day, today)
  if (months >= 12) return agoText(Math.floor(months / 12), 'año', 'años')
  return months > 0 ? agoText(months, 'mes', 'meses') : agoText(daysBetween(day, today), 'día', 'días')
}

const shortDay = (day: string, today: string): string => {
  const [year, month, date] = day.split('-') as [string, string, string]
  const short = `${Number(date)} ${MONTHS[Number(month) - 1]}`
  return today.startsWith(year) ? short : `${short} ${year}`
}

/** `yyyy-MM-dd`. An overdue day in red as its age, today in amber, later ones plain. */
export const dueCell = (day: string, today: string): ReactNode => {
  if (day > today) return shortDay(day, today)
  const isLate = day < today
  return (
    <StatusChip
      label={isLate ? ageText(day, today) : 'hoy'}
      tone={isLate ? 'error' : 'warning'}
      title={formatDate(day)}
    />
  )
}
