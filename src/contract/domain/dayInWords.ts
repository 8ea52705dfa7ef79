import { numberInWords } from './amountInWords'
import { dateParts, type IsoDate } from './dates'
import { MONTH_NAMES } from './months'

const monthOf = (mes: number): string => (MONTH_NAMES[mes - 1] ?? '').toLowerCase()

export const longDay = (day: IsoDate): string => {
  const { anio, mes, dia } = dateParts(day)
  return `${dia} de ${monthOf(mes)} de ${anio}`
}

/** 'veinticuatro de noviembre de dos mil veintiséis': a figure could be altered on paper. */
export const dayInWords = (day: IsoDate): string => {
  const { anio, mes, dia } = dateParts(day)
  const first = dia === 1 ? 'primero' : numberInWords(dia)
  return `${first} de ${monthOf(mes)} de ${numberInWords(anio)}`
}
