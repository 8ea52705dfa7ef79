import { isIsoDate } from '../domain/dateMath'
import { isoDate, type IsoDate } from '../domain/dates'
import { centavosOf, MAX_CENTAVOS, type Centavos } from '../domain/money'

type Read<T> = { value: T } | { problem: string }

/** Banks put an apostrophe in front of digits, or around a whole value. */
export const bareText = (cell: string): string =>
  cell
    .trim()
    .replace(/^'+|'+$/g, '')
    .trim()

const DECIMAL_COMMA = /^\d{1,3}(?:\.\d{3})*,\d{1,2}$|^\d+,\d{1,2}$/
const AMOUNT = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2})0*)?$/
/** Spreadsheets make this of a sum of amounts: 2350.1000000000004. */
const NEARLY = /^\d+\.\d{7,}$/

/** Reads '$5,127.17', '5127.1', '(100.00)', '-' or nothing. Returns centavos with their sign; null for an empty cell. */
export const readBankAmount = (cell: string): Read<Centavos | null> => {
  const text = bareText(cell).replace(/\s|MXN?N?\b/gi, '')
  if (/^(?:\$?-+|\$)?$/.test(text)) return { value: null }
  const negative = /^-|^\(.*\)$|^\$-|-$/.test(text)
  const unsigned = text.replace(/[-+$()]/g, '')
  const bare = NEARLY.test(unsigned) ? Number(unsigned).toFixed(6) : unsigned
  if (DECIMAL_COMMA.test(bare))
    return { problem: `El importe «${cell.trim()}» tiene coma decimal: debe tener punto, como 5,127.17` }
  const [match, decimals = ''] = AMOUNT.exec(bare) ?? []
  if (match === undefined) return { problem: `El importe «${cell.trim().slice(0, 40)}» no se entiende` }
  const centavos =
    centavosOf(Number(bare.replace(/,/g, '').replace(/\.\d*$/, ''))) + Number(decimals.padEnd(2, '0'))
  if (centavos > MAX_CENTAVOS) return { problem: 'El importe es demasiado grande' }
  return { value: negative && centavos > 0 ? -centavos : centavos }
}

const DAY_FORMATS = ['dd/mm/aaaa', 'dd-mm-aa', 'ddmmaaaa', 'aaaa-mm-dd'] as const
type DayFormat = (typeof DAY_FORMATS)[number]

const PATTERNS: Readonly<Record<DayFormat, RegExp>> = {
  'dd/mm/aaaa': /^(?<d>\d{1,2})[/.-](?<m>\d{1,2})[/.-](?<a>\d{4})$/,
  'dd-mm-aa': /^(?<d>\d{1,2})[/.-](?<m>\d{1,2})[/.-](?<a>\d{2})$/,
  ddmmaaaa: /^(?<d>\d{2})(?<m>\d{2})(?<a>\d{4})$/,
  'aaaa-mm-dd': /^(?<a>\d{4})[/-](?<m>\d{1,2})[/-](?<d>\d{1,2})$/,
}

const dayIn = (text: string, format: DayFormat): IsoDate | null => {
  const { d, m, a } = PATTERNS[format].exec(text)?.groups ?? {}
  if (d === undefined) return null
  const day = isoDate(Number(a!.length === 2 ? `20${a}` : a), Number(m), Number(d))
  return isIsoDate(day) && day >= '1990-01-01' ? day : null
}

export const dayFormatOf = (cell: string): DayFormat | null => {
  const text = bareText(cell).replace(/[T ].*$/, '')
  return DAY_FORMATS.find((format) => dayIn(text, format) !== null) ?? null
}

/** A time after the date is ignored. Days after `today` are refused. */
export const readBankDay = (cell: string, today: IsoDate): Read<IsoDate> => {
  const text = bareText(cell).replace(/[T ].*$/, '')
  const format = dayFormatOf(cell)
  if (format === null)
    return { problem: text ? `La fecha «${cell.trim().slice(0, 40)}» no se entiende` : 'Falta la fecha' }
  const day = dayIn(text, format)!
  return day > today ? { problem: `La fecha ${text} es posterior a hoy` } : { value: day }
}
