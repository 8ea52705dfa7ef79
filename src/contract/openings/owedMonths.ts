import { MONTH_NAMES } from '../domain/months'
import type { DateSystem } from '../imports/imports.rules'
import { isBareNo, isUpToDate, owesNothing, readAmount, readMonth } from './openings.values'

export interface OwedMonth {
  /** yyyy-MM */
  readonly mes: string
  /** Pesos that are still owed; null: all of it. */
  readonly debe: number | null
}

export const longMonth = (mes: string): string =>
  `${(MONTH_NAMES[Number(mes.slice(5)) - 1] ?? '').toLowerCase()} de ${mes.slice(0, 4)}`

const EXAMPLE = 'Escribe los meses que debe, como sep, nov, o con cantidad, como 2026-09; 2026-11=500.00'

/** Between two months of a cell; not the comma in 1,200.00. */
const BETWEEN = /\s*(?:[;\n]|,(?!\d{3}(?:\D|$))|\s[ye]\s|(?<=\p{L}\.?)\s*\/\s*(?=\p{L}))\s*/iu
const WITH_AMOUNT = /^(.+?)\s*(?:[=:]|\(?(?=\$))\s*(.*?)\)?$/
const OWES = /^(?:debe|deben|adeuda|pendientes?)\s*:?\s+/i

const readOne = (part: string, system: DateSystem, from: string): OwedMonth | string => {
  const [, before, amount] = WITH_AMOUNT.exec(part) ?? []
  const mes = readMonth(before ?? part, system, from)
  if (mes === null) return `«${part}» no es un mes. ${EXAMPLE}`
  if (amount === undefined) return { mes, debe: null }
  const debe = readAmount(amount)
  return debe !== null && debe > 0
    ? { mes, debe }
    : `Lo que debe de ${longMonth(mes)} es una cantidad mayor que 0, como ${mes}=500.00`
}

/** @param from first day of the cycle, for months without a year @returns a text: why the cell is wrong */
export const readOwedMonths = (
  text: string,
  system: DateSystem,
  from: string,
): readonly OwedMonth[] | string => {
  if (isUpToDate(text) || isBareNo(text) || owesNothing(text)) return []
  const parts = text.trim().replace(OWES, '').split(BETWEEN).filter(Boolean)
  if (parts.length === 0) return EXAMPLE
  const read = parts.map((part) => readOne(part, system, from))
  const wrong = read.find((each) => typeof each === 'string')
  if (wrong !== undefined) return wrong
  const months = (read as OwedMonth[]).sort((a, b) => (a.mes < b.mes ? -1 : 1))
  const twice = months.find(({ mes }, at) => months[at + 1]?.mes === mes)
  return twice ? `${longMonth(twice.mes)} está dos veces` : months
}

export const isOwedMonths = (text: string): boolean =>
  typeof readOwedMonths(text, '1900', '2000-08-01') !== 'string'

export const owedMonthsKind = (months: readonly OwedMonth[]): string =>
  months.some(({ debe }) => debe !== null) ? 'meses con cantidad' : 'meses'

export const owedMonthsWords = (months: readonly OwedMonth[], money: (pesos: number) => string): string =>
  months.length === 0
    ? 'no debe hasta el mes de los saldos'
    : `debe solo ${months.map(({ mes, debe }) => `${longMonth(mes)}${debe === null ? '' : ` (${money(debe)})`}`).join(', ')}`

export const owedMonthsKey = (months: readonly OwedMonth[]): string =>
  months.map(({ mes, debe }) => (debe === null ? mes : `${mes}=${debe.toFixed(2)}`)).join('; ')
