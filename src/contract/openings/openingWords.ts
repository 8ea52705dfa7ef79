import { addMonths } from '../domain/dateMath'
import type { IsoDate } from '../domain/dates'
import { formatPesos } from '../domain/money'
import { MONTH_NAMES } from '../domain/months'
import { wordKey } from '../domain/text'
import type { PupilTexts } from '../imports/combined.rules'
import { plainCells, serialDay, type ReadCells, type Reading } from '../imports/cellWords'
import type { DateSystem } from '../imports/imports.rules'
import { withPayer, withoutPhone, type Payer } from '../imports/twoParents.rules'
import { FISCAL_COLUMNS, serviceColumn, type FileService } from './family.columns'
import { plainFiscal } from './fiscalWords'
import {
  MARKS,
  OWED_COLUMNS,
  type Mark,
  type MarkQuestion,
  type Marks,
  type OwedColumn,
} from './openingMarks'
import type { OpeningFileColumn } from './opening.columns'
import { serviceWord } from './serviceWords'
import {
  isBareNo,
  isUpToDate,
  owesNothing,
  readAmount,
  readMonth,
  readBalance,
  readOwed,
  readPercent,
} from './openings.values'
import { owedMonthsKind, owedMonthsWords, readOwedMonths } from './owedMonths'

export type OpeningTexts = Readonly<Partial<Record<OpeningFileColumn, string>>> & PupilTexts

interface WordFacts {
  readonly dates: DateSystem
  readonly fecha: IsoDate
  readonly cycle: { readonly fecha_inicio: IsoDate; readonly fecha_fin: IsoDate }
  readonly isDebt: (column: OpeningFileColumn) => boolean
  /** Whether only the user's choice says what the column is; its heading does not. */
  readonly isByHand: (column: OwedColumn) => boolean
  /** Whether the heading speaks of what was paid («Pago inscripción»), so that an amount below is no debt. */
  readonly isPaid: (column: OwedColumn) => boolean
  readonly marcas: Marks
  /** Which parent pays, for files with a column for each of them. Null until the person has chosen. */
  readonly paga: Payer | null
  readonly servicios: readonly FileService[]
  readonly isBeca: (name: string) => boolean
}

/** `a` is null where nobody can tell: the cell becomes an error. */
type Read = readonly [text: string, a: string | null, more?: Partial<Reading>] | null

const MARK_YES = /^(?:si|s|x|ok|okay|ya|listo|verdadero|[✓✔☑√])$/
const MARK_NO = /^(?:no|n|falso|[✗✘☒])$/
const DASH = /^[-–—]+$/
const OWES_SOME =
  /^(?:debe|deben|adeuda|resta|restan|falta|faltan|pendiente|saldo)(?: de)?\s*:?\s+(\S.*|\$.*)$/
const SOME_OWED = /^(.*\d)\s+(?:pendientes?|de adeudo|debe)$/

const otherMark = (mark: Mark): Mark => (mark === 'DEBE' ? 'PAGADA' : 'DEBE')

/** «debe $500», «500 pendiente» → pesos. */
const owedAmount = (key: string): number | null => {
  const [, amount] = OWES_SOME.exec(key) ?? SOME_OWED.exec(key) ?? []
  return amount === undefined ? null : readAmount(amount)
}

const askedReading = (pregunta: MarkQuestion): Partial<Reading> => ({ opciones: MARKS, pregunta })

const markWord = (key: string, column: OwedColumn, facts: WordFacts): Read => {
  const { marcas } = facts
  const debt = facts.isDebt(column)
  if (DASH.test(key)) {
    const means = marcas[`${column}_raya`] ?? 'PAGADA'
    return [means, means, debt ? {} : askedReading(`${column}_raya`)]
  }
  const isYes = MARK_YES.test(key)
  if (!isYes && !MARK_NO.test(key)) return null
  const yes = marcas[column] ?? (debt ? 'DEBE' : 'PAGADA')
  const means = isYes ? yes : otherMark(yes)
  return [means, means, debt || facts.isByHand(column) ? askedReading(column) : {}]
}

const owedWord = (text: string, column: OwedColumn, facts: WordFacts): Read => {
  const key = wordKey(text)
  const mark = markWord(key, column, facts)
  if (mark) return mark
  const pesos = owedAmount(key)
  if (pesos !== null)
    return [
      String(pesos),
      `debe ${formatPesos(pesos)}`,
      { clave: pesos === 0 ? 'debe cero' : 'debe cantidad' },
    ]
  const owed = readOwed(text)
  if (typeof owed === 'number' && facts.isPaid(column)) return [`pagó ${text}`, null]
  if (owed === 0 && !facts.isDebt(column)) return [text, 'no debe nada', { clave: 'cero' }]
  return typeof owed === 'string' && key !== owed.toLowerCase() ? [owed, owed] : null
}

const PARTS: readonly (readonly [is: RegExp, percent: number])[] = [
  [/^(?:media beca|beca media|1\/2 beca|½ beca|beca (?:a la|de) mitad)$/, 50],
  [/^(?:beca (?:completa|total|entera)|beca al cien|becad[oa] completo|toda la beca)$/, 100],
  [/^(?:un )?(?:cuarto|1\/4|¼) de beca$/, 25],
]
const ONE_PERCENT = /^[^\d%]*?(\d{1,3}(?:\.\d{1,2})?)\s*(?:%|por ciento)[^\d%]*$/
const WITHOUT_SIGN = /^(?:beca|becad[oa]|descuento)(?: del?| al)? (\d{1,3}(?:\.\d{1,2})?)$/

/** «paga 50 %», «perdió la de 25 %», «en trámite 50 %» are no beca of that percentage. */
const NO_BECA_OF =
  /\b(?:pag|deb[eo]|adeud|sin\b|no\b|pendiente|cancel|perdi|solicit|tramite|baja|suspend|vencid|hasta|menos|falta|ya no)/

const becaWord = (text: string, { isBeca }: WordFacts): Read => {
  if (isBeca(text)) return null
  const key = wordKey(text)
  if (NO_BECA_OF.test(key)) return null
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

/** First month owed by a family that is up to date on the day of the balances. */
export const monthAfter = (fecha: IsoDate): string => addMonths(`${fecha.slice(0, 7)}-01`, 1).slice(0, 7)

const monthWord = (text: string, { dates, cycle, fecha, isDebt }: WordFacts): Read => {
  const clean = text.trim()
  if (isUpToDate(clean) || (isBareNo(clean) && isDebt('debe_desde')))
    return ['AL CORRIENTE', `debe desde ${monthLabel(monthAfter(fecha))}`]
  if (owesNothing(clean)) return [clean, 'no debe ningún mes de este ciclo']
  const serial = serialDay(clean, dates)
  if (serial) return [serial, `debe desde ${monthLabel(serial.slice(0, 7))}`, { clave: 'número de día' }]
  const bare = clean.replace(BEFORE_MONTH, '')
  const month = /\p{L}/u.test(clean) ? readMonth(bare, dates, cycle.fecha_inicio) : null
  return month === null ? null : [month, `debe desde ${monthLabel(month)}`]
}

const onlyMonthsWord = (text: string, { dates, cycle }: WordFacts): Read => {
  const months = readOwedMonths(text, dates, cycle.fecha_inicio)
  return typeof months === 'string'
    ? null
    : [text, owedMonthsWords(months, formatPesos), { clave: owedMonthsKind(months) }]
}

const NOTHING_OWED =
  /^(?:nada|ningun[oa]?|no hay|no aplica|n\/?a|(?:ya )?no (?:debe|adeuda)(?: nada)?|sin adeudos?)\.?$/
const NO_CREDIT = /^(?:nada|ningun[oa]?|no|no hay|no tienen?|no aplica|n\/?a|sin saldo)\.?$/

const balanceWord = (text: string, { isDebt }: WordFacts): Read => {
  const key = wordKey(text)
  const pesos = readBalance(text)
  if (pesos !== null && pesos < 0) return [text, `a favor ${formatPesos(-pesos)}`, { clave: 'a favor' }]
  if (NOTHING_OWED.test(key) || readOwed(text) === 'PAGADA') return ['0', 'nada']
  if (isBareNo(text) && (DASH.test(key) || isDebt('saldo_anterior'))) return ['0', 'nada']
  const owed = owedAmount(key)
  return owed === null ? null : [String(owed), `debe ${formatPesos(owed)}`, { clave: 'debe cantidad' }]
}

const creditWord = (text: string): Read => (NO_CREDIT.test(wordKey(text)) ? ['0', 'nada'] : null)

const FISCAL = new Set<string>(FISCAL_COLUMNS)

/** Removes the fiscal cells, because `plainFiscal` returns those that stay. */
const withoutFiscal = (texts: PupilTexts): OpeningTexts =>
  Object.fromEntries(Object.entries(texts).filter(([column]) => !FISCAL.has(column)))

export const plainRow = (texts: OpeningTexts, facts: WordFacts): ReadCells<OpeningTexts> => {
  const payer = withPayer(texts, facts.paga)
  const family = plainCells(payer.texts, facts.dates)
  const fiscal = plainFiscal(texts)
  const readings: Reading[] = [
    ...payer.readings,
    ...family.readings,
    ...withoutPhone(family.texts),
    ...fiscal.readings,
  ]
  const plain: Partial<Record<OpeningFileColumn, string>> = {}
  const take = (column: OpeningFileColumn, read: (text: string) => Read): void => {
    const text = texts[column]
    const reading = text === undefined ? null : read(text)
    if (!reading || text === undefined) return
    const [means, a, more] = reading
    plain[column] = means
    if (a === null) return
    readings.push({ columna: column, clave: wordKey(text), de: text, a, ...more })
  }
  take('beca', (text) => becaWord(text, facts))
  const { debe_desde: since, meses_debe: only } = texts
  if (only === undefined) take('debe_desde', (text) => monthWord(text, facts))
  else take('meses_debe', (text) => onlyMonthsWord(text, facts))
  if (since !== undefined && only !== undefined)
    readings.push({
      columna: 'debe_desde',
      clave: 'meses_debe',
      de: since,
      a: 'no cuenta: mandan los meses que debe',
    })
  for (const column of OWED_COLUMNS) take(column, (text) => owedWord(text, column, facts))
  take('saldo_anterior', (text) => balanceWord(text, facts))
  take('saldo_a_favor', creditWord)
  for (const service of facts.servicios) {
    const column = serviceColumn(service.id)
    const [text, word] = [texts[column], texts[column] && serviceWord(texts[column], service)]
    if (text !== undefined && word)
      readings.push({ columna: column, clave: wordKey(text), de: text, a: word })
  }
  const read = { ...withoutFiscal(family.texts), ...fiscal.texts, ...plain }
  if (only === undefined) return { texts: read, readings }
  const { debe_desde: _loses, ...rest } = read
  return { texts: rest, readings }
}

/** In a column where some rows are marked paid with an X, blank cells may mean unpaid: they are listed too, and the user decides. */
export const blankMarks = (
  rows: readonly { readonly texts: OpeningTexts; readonly readings: readonly Reading[] }[],
): (readonly Reading[])[] => {
  const marked = OWED_COLUMNS.filter((column) =>
    rows.some(({ readings }) =>
      readings.some((each) => each.columna === column && MARK_YES.test(each.clave)),
    ),
  )
  return rows.map(({ texts }) =>
    marked
      .filter((column) => texts[column] === undefined)
      .map((column) => ({ columna: column, clave: '', de: 'vacío', a: 'PAGADA' })),
  )
}
