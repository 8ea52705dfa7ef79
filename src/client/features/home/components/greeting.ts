import { MONTH_NAMES } from '@contract/domain/months'
import { dateParts, type IsoDate } from '@contract/domain/dates'
import type { Dashboard } from '@contract/dashboard/dashboard.schemas'
import { pupilsText } from '@contract/domain/text'

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']

export const dayInWords = (day: IsoDate): string => {
  const { anio, mes, dia } = dateParts(day)
  const weekday = WEEKDAYS[new Date(Date.UTC(anio, mes - 1, dia)).getUTCDay()]
  return `${weekday} ${dia} de ${MONTH_NAMES[mes - 1]?.toLowerCase()}`
}

/** @param hour 0 to 23, of the school's clock */
export const greetingOf = (user: string, hour: number): string => {
  const name = user.trim()
  const hello = hour < 12 ? 'Buenos días' : hour < 19 ? 'Buenas tardes' : 'Buenas noches'
  return name ? `${hello}, ${name}` : hello
}

export const enrolledText = ({
  inscripcion,
  ciclo_anterior,
}: Pick<Dashboard, 'inscripcion' | 'ciclo_anterior'>): { count: string; compared: string } | null => {
  if (!inscripcion) return null
  const more = inscripcion.actual - inscripcion.anterior
  const compared = more === 0 ? 'igual que' : more > 0 ? `${more} más que` : `${-more} menos que`
  return {
    count: pupilsText(inscripcion.actual),
    compared: ciclo_anterior ? `, ${compared} el ciclo pasado` : '',
  }
}
