import { addMonths } from '../domain/dateMath'
import type { IsoDate } from '../domain/dates'
import { formatPesos } from '../domain/money'
import { MONTH_NAMES } from '../domain/months'
import type { PupilTexts } from '../imports/combined.rules'
import { plainCells, saysNone, serialDay, wordKey, type ReadCells, type Reading } from '../imports/cellWords'
import type { DateSystem } from '../imports/imports.rules'
import type { OpeningFileColumn } from './opening.columns'
import {
  isUpToDate,
  owesNothing,
  readAmount,
  readMonth,
  readBalance,
  readOwed,
  readPercent,
} from './openings.values'

export type OpeningTexts = Readonly<Partial<Record<OpeningFileColumn, string>>> & PupilTexts

export const OWED_COLUMNS = ['inscripcion', 'material'] as const
export type OwedColumn = (typeof OWED_COLUMNS)[number]

/** What a mark (X, SÍ) says of the enrolment or the material. */
export const MARKS = ['DEBE', 'PAGADA'] as const
export type Mark = (typeof MARKS)[number]

/** A person's answer for each column whose heading speaks of debt. */
export type Marks = Readonly<Partial<Record<OwedColumn, Mark>>>

export const readMarks = (json: string): Marks | null => {
  try {
    const given: unknown = JSON.parse(json)
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return null
    const isKnown = ([column, mark]: [string, unknown]): boolean =>
      OWED_COLUMNS.some((each) => each === column) && MARKS.some((each) => each === mark)
    return Object.entries(given).every(isKnown) ? (given as Marks) : null
  } catch {
    return null
  }
}

/** «Debe inscripción», «Adeudo de material»: an X below may mark the debt or the payment. */
export const isDebtHeading = (heading: string): boolean =>
  /\b(?:debe|deben|deudor|adeud|saldo|pendiente|falta|faltante|resta|restante)/.test(wordKey(heading))

export interface WordFacts {
  readonly dates: DateSystem
  readonly fecha: IsoDate
  readonly cycle: { readonly fecha_inicio: IsoDate; readonly fecha_fin: IsoDate }
  readonly isDebt: (column: OwedColumn) => boolean
  readonly marcas: Marks
  /** Whether a beca of the cycle has this name. */
  readonly isBeca: (name: string) => boolean
}

type Read = readonly [text: string, a: string, more?: Partial<Reading>] | null

const MARK_YES = /^(?:si|s|x|ok|okay|ya|listo|verdadero|[✓✔☑√])$/
const MARK_NO = /^(?:no|n|falso|[✗✘☒])$/
const OWES_SOME =
  /^(?:debe|deben|adeuda|resta|restan|falta|faltan|pendiente|saldo)(?: de)?\s*:?\s+(\S.*|\$.*)$/
const SOME_OWED = /^(.*\d)\s+(?:pendientes?|de adeudo|debe)$/

const otherMark = (mark: Mark): Mark => (mark === 'DEBE' ? 'PAGADA' : 'DEBE')

const owedWord = (text: string, column: OwedColumn, { isDebt, marcas }: WordFacts): Read => {
  const key = wordKey(text)
  const isYes = MARK_YES.test(key)
  if (isYes || MARK_NO.test(key)) {
    const debt = isDebt(column)
    const yes = marcas[column] ?? (debt ? 'DEBE' : 'PAGADA')
    const means = isYes ? yes : otherMark(yes)
    return [means, means, debt ? { opciones: MARKS } : {}]
  }
  const [, amount] = OWES_SOME.exec(key) ?? SOME_OWED.exec(key) ?? []
  const pesos = amount === undefined ? null : readAmount(amount)
  if (pesos !== null) return [String(pesos), `debe ${formatPesos(pesos)}`, { clave: 'debe cantidad' }]
  const said = readOwed(text)
  return typeof said === 'string' && key !== said.toLowerCase() ? [said, said] : null
}

const PARTS: readonly (readonly [is: RegExp, percent: number])[] = [
  [/^(?:media beca|beca media|1\/2 beca|½ beca|beca (?:a la|de) mitad)$/, 50],
  [/^(?:beca (?:completa|total|entera)|beca al cien|becad[oa] completo|toda la beca)$/, 100],
  [/^(?:un )?(?:cuarto|1\/4|¼) de beca$/, 25],
]
const ONE_PERCENT = /^[^\d%]*?(\d{1,3}(?:\.\d{1,2})?)\s*(?:%|por ciento)[^\d%]*$/
const WITHOUT_SIGN = /^(?:beca|becad[oa]|descuento)(?: del?| al)? (\d{1,3}(?:\.\d{1,2})?)$/

const becaWord = (text: string, { isBeca }: WordFacts): Read => {
  if (isBeca(text)) return null
  const key = wordKey(text)
  const part = PARTS.find(([is]) => is.test(key))
  const [, digits] = ONE_PERCENT.exec(key) ?? WITHOUT_SIGN.exec(key) ?? []
  const isPlain = !/[a-z]/.test(key.replace('por ciento', ''))
  const written = digits === undefined ? null : readPercent(`${digits} %`)
  const percent = part?.[1] ?? (isPlain ? null : written)
  if (percent !== null) return [`${percent} %`, `${percent} %`]
  const share = /^0?\.\d+$/.test(text.trim()) ? readPercent(text) : null
  return share === null ? null : [`${share} %`, `${share} %`]
}

const BEFORE_MONTH =
  /^(?:(?:debe|deben|adeuda|pendiente)\s+)?(?:(?:desde|a partir)\s+)?(?:del?\s+)?(?:el\s+)?(?:mes\s+)?(?:de\s+)?/i

const monthLabel = (month: string): string =>
  `${(MONTH_NAMES[Number(month.slice(5)) - 1] ?? '').toLowerCase()} de ${month.slice(0, 4)}`

/** The first month that a family owes who owes nothing on the day of the balances. */
export const monthAfter = (fecha: IsoDate): string => addMonths(`${fecha.slice(0, 7)}-01`, 1).slice(0, 7)

const monthWord = (text: string, { dates, cycle, fecha }: WordFacts): Read => {
  const clean = text.trim()
  if (isUpToDate(clean)) return ['AL CORRIENTE', `debe desde ${monthLabel(monthAfter(fecha))}`]
  if (owesNothing(clean)) return [clean, 'no debe ningún mes de este ciclo']
  const serial = serialDay(clean, dates)
  if (serial) return [serial, `debe desde ${monthLabel(serial.slice(0, 7))}`, { clave: 'número de día' }]
  const bare = clean.replace(BEFORE_MONTH, '')
  const month = /\p{L}/u.test(clean) ? readMonth(bare, dates, cycle.fecha_inicio) : null
  return month === null ? null : [month, `debe desde ${monthLabel(month)}`]
}

const noneWord = (text: string): Read =>
  text.trim() !== '-' && saysNone(text) && !/^x$/i.test(text.trim()) ? ['0', 'nada'] : null

const balanceWord = (text: string): Read => {
  const pesos = readBalance(text) ?? 0
  return pesos < 0 ? [text, `a favor ${formatPesos(-pesos)}`, { clave: 'a favor' }] : noneWord(text)
}

/** Cells of a row, in words that schools write, as those that the opening takes. */
export const plainRow = (texts: OpeningTexts, facts: WordFacts): ReadCells<OpeningTexts> => {
  const family = plainCells(texts, facts.dates)
  const readings: Reading[] = [...family.readings]
  const plain: Partial<Record<OpeningFileColumn, string>> = {}
  const take = (column: OpeningFileColumn, read: (text: string) => Read): void => {
    const text = texts[column]
    const found = text === undefined ? null : read(text)
    if (!found || text === undefined) return
    const [means, a, more] = found
    plain[column] = means
    readings.push({ columna: column, clave: wordKey(text), de: text, a, ...more })
  }
  take('beca', (text) => becaWord(text, facts))
  take('debe_desde', (text) => monthWord(text, facts))
  for (const column of OWED_COLUMNS) take(column, (text) => owedWord(text, column, facts))
  take('saldo_anterior', balanceWord)
  take('saldo_a_favor', noneWord)
  return { texts: { ...(family.texts as OpeningTexts), ...plain }, readings }
}

/** Where some rows are marked as paid with an X, a blank cell may mean the contrary: it is said too. */
export const blankMarks = (
  rows: readonly { readonly texts: OpeningTexts; readonly readings: readonly Reading[] }[],
): (readonly Reading[])[] =>
  rows.map(({ texts }) =>
    OWED_COLUMNS.flatMap((column): Reading[] => {
      const isMarked = rows.some(({ readings }) =>
        readings.some((each) => each.columna === column && MARK_YES.test(each.clave)),
      )
      return isMarked && texts[column] === undefined
        ? [{ columna: column, clave: '', de: 'vacío', a: 'PAGADA' }]
        : []
    }),
  )
