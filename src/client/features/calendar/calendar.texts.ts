import type { CalendarEntry } from '@contract/calendar/calendar.schemas'
import { momentText } from '../../state/clock/schoolClock'
import { sizeText } from '../../ui/files/fileRules'

export const monthTitle = (mes: string): string => mes.charAt(0) + mes.slice(1).toLowerCase()

/** dd/MM/yyyy; '' when the server does not send it. */
export const uploadDay = ({ subido }: CalendarEntry): string => momentText(subido).slice(0, 10)

export const fileText = ({ tipo, peso }: CalendarEntry): string =>
  [texts.kinds[tipo], peso > 0 && sizeText(peso)].filter(Boolean).join(' · ')

export const fileName = ({ mes }: CalendarEntry): string => `calendario-${mes.toLowerCase()}`

export const entryText = (entry: CalendarEntry): string => {
  const day = uploadDay(entry)
  return [fileText(entry), day && texts.uploaded(day)].filter(Boolean).join(' · ')
}

/** The customer's words, letter by letter: `decisions/domain/text#letter-by-letter`. */
export const texts = {
  list: 'Calendario escolar',
  register: 'Registrar actividad',
  fields: { mes: 'Mes', file: 'Imagen o PDF' },
  replace: 'Cambiar archivo',
  uploaded: (day: string) => `Subido el ${day}`,
  alt: (month: string) => `Calendario de ${month.toLowerCase()}`,
  what: (month: string) => `el calendario de ${month.toLowerCase()}`,
  deleteText: (kind: string, day: string) =>
    `Se borra ${kind}${day && ` que se subió el ${day}`}. No se puede deshacer.`,
  kinds: { image: 'Imagen', pdf: 'PDF' },
  theKind: { image: 'la imagen', pdf: 'el PDF' },
} as const
