import { addMonths, isIsoDate } from '../domain/dateMath'
import { dateParts, isoDate, type IsoDate } from '../domain/dates'
import { centavosOf, MAX_PESOS, parsePesos, toPesos } from '../domain/money'
import { fromHundredths, toHundredths } from '../domain/percents'
import { wordKey } from '../domain/text'
import { monthNumber, readDay, type DateSystem } from '../imports/imports.rules'

/** A spreadsheet's sum may end in 0.00000000002. A larger rest is a third decimal that a person wrote. */
const NOISE = 1e-6

/** '$12,750.00', '12750.5', '1 234.50', '-' for nothing. Null for a negative one, a third decimal, words, or too much. */
export const readAmount = (text: string): number | null => {
  const clean = text
    .trim()
    .replace(/\s*(?:mxn|m\.n\.|pesos)$/i, '')
    .trim()
  if (/^[-–—]$/.test(clean)) return 0
  const noisy = /^\d+\.\d{7,}$/.test(clean) ? Number(clean) : null
  if (noisy !== null) {
    const centavos = centavosOf(noisy)
    return Math.abs(noisy * 100 - centavos) < NOISE * 100 && noisy <= MAX_PESOS ? toPesos(centavos) : null
  }
  const pesos = parsePesos(clean)
  return pesos !== null && pesos <= MAX_PESOS ? pesos : null
}

/** An old balance below zero ('-500', '($500.00)') is money in the family's favour. Null when it is no amount. */
export const readBalance = (text: string): number | null => {
  const [, below] =
    /^(?:[-–—]\s*(.*\d.*)|\((.*\d.*)\))$/.exec(text.trim())?.filter((part) => part !== undefined) ?? []
  const pesos = readAmount(below ?? text.replace(/^\s*(\$)\s*[-–—]\s*(?=\d)/, '$1'))
  if (pesos === null) return null
  return below !== undefined || /^\s*\$\s*[-–—]\s*\d/.test(text) ? -pesos : pesos
}

type Owed = 'PAGADA' | 'DEBE' | number

const PAID = /^(?:(?:si,?|ya|todo) )?(?:pago|pagad[oa]s?|liquidad[oa]s?|cubiert[oa]s?|saldad[oa]s?)$/
const NOT_OWED = /^(?:(?:ya )?no (?:debe|deben|adeuda|adeudan)(?: nada)?|sin adeudos?|al corriente)$/
const OWES = new RegExp(
  `^(?:(?:si,?|aun|todavia) )?(?:${[
    '(?:debe|deben|adeuda|adeudan|adeudo|deudor|con adeudo)(?: (?:tod[oa]|complet[oa]|pagar))?',
    '(?:pago )?pendiente(?: de pago)?|por (?:pagar|cobrar)|impagad[oa]|vencid[oa]|falta(?: pag(?:o|ar))?',
  ].join(
    '|',
  )})$|^(?:aun |todavia )?(?:no (?:ha |han )?(?:pag(?:o|ad[oa]s?)|liquid(?:o|ad[oa])|cubiert[oa])|sin pag(?:o|ar))$`,
)

export const readOwed = (text: string): Owed | null => {
  const key = wordKey(text)
  if (PAID.test(key) || NOT_OWED.test(key)) return 'PAGADA'
  if (OWES.test(key)) return 'DEBE'
  return readAmount(text)
}

/** '25', '25 %', '25.5', or 0.25 as a spreadsheet holds 25 %. Null unless 0 to 100 with at most two decimals. */
export const readPercent = (text: string): number | null => {
  const [, digits, sign] = /^(\d{1,3}(?:\.\d+)?|\.\d+)\s*(%|por ciento)?$/i.exec(text.trim()) ?? []
  if (digits === undefined) return null
  const number = Number(digits)
  const percent = !sign && number > 0 && number < 1 ? number * 100 : number
  const rounded = fromHundredths(toHundredths(percent))
  return Math.abs(rounded - percent) < NOISE && rounded <= 100 ? rounded : null
}

const monthOf = (anio: number, mes: number): string | null =>
  anio >= 1900 && mes >= 1 && mes <= 12 ? isoDate(anio, mes, 1).slice(0, 7) : null

const fullYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text))

/** '2026-10', '10/2026', 'oct-26', a day, a name alone → yyyy-MM. @param from first month that a name without a year may mean */
export const readMonth = (text: string, system: DateSystem = null, from?: IsoDate): string | null => {
  const clean = text.trim()
  const [, anio, mes] = /^(\d{4})[-/.](\d{1,2})$/.exec(clean) ?? []
  if (anio && mes) return monthOf(Number(anio), Number(mes))
  const [, before, after] = /^(\d{1,2})[-/.](\d{4})$/.exec(clean) ?? []
  if (before && after) return monthOf(Number(after), Number(before))
  const [, word, year] = /^(\p{L}+\.?)(?:\s*(?:-|\/|\sdel?\s|\s)\s*(\d{4}|\d{2}))?$/u.exec(clean) ?? []
  if (word) {
    const number = monthNumber(word)
    if (number === 0) return null
    if (year) return monthOf(fullYear(year), number)
    if (!from || !isIsoDate(from)) return null
    const first = dateParts(from)
    const ahead = (number - first.mes + 12) % 12
    return addMonths(isoDate(first.anio, first.mes, 1), ahead).slice(0, 7)
  }
  const day = readDay(clean, system)
  return day && day.slice(0, 7)
}

export const owesNothing = (text: string): boolean =>
  /^(?:nada|ninguno|ninguna|no debe|todo pagado|pagad[oa]|liquidad[oa])$/.test(wordKey(text))

/** The cell says that all is paid up to the day of the balances; later months are owed as they come. */
export const isUpToDate = (text: string): boolean =>
  /^(?:(?:va |esta |todo )?al (?:corriente|dia)|corriente|sin adeudos?|no adeuda|ok)\.?$/.test(wordKey(text))

/** A dash or «no»: no debt below a heading about debt; below another («Mes pagado») it may mean the contrary. */
export const isBareNo = (text: string): boolean => /^(?:-+|–|—|no)\.?$/.test(wordKey(text))

/** Says that there is a beca but not of how much: «media», «parcial», «sí». */
export const isHalfWord = (text: string): boolean =>
  /^(?:media|medio|mitad|la mitad|completa|parcial|si|x)$/.test(wordKey(text))

export const isNoBeca = (text: string): boolean =>
  /^(?:no|no tiene|ningun[oa]|sin beca|s\/b|n\/?a|-)$/.test(wordKey(text))
