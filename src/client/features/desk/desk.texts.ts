import type { DeskFamily } from '@contract/desk/desk.schemas'
import { isMonthName, MONTH_NAMES } from '@contract/domain/months'
import { dateParts, type IsoDate } from '@contract/domain/dates'
import { percentLabel } from '@contract/domain/percents'
import { countText } from '@contract/domain/text'
import type { DeskLine, DeskYear } from './deskLines'

export const familyName = ({ padre, hijos }: Pick<DeskFamily, 'padre' | 'hijos'>): string =>
  padre?.nombre ?? hijos[0]?.alumno.nombre ?? ''

export const texts = {
  find: 'Familia',
  oldest: 'A cuenta de lo más antiguo',
  lateShort: 'vencido',
  upToDateShort: 'al corriente',
  early: (amount: string) => `pronto pago −${amount}`,
  withoutEarly: (amount: string) => `sin pronto pago de ${amount}`,
  withRecargo: (amount: string) => `recargo ${amount}`,
  waived: (amount: string) => `sin recargo de ${amount}`,
  lines: (count: number) =>
    count === 0 ? 'Nada elegido' : countText(count, 'concepto elegido', 'conceptos elegidos'),
  creditUsed: 'Con saldo a favor',
  newCredit: 'Saldo a favor ahora',

  refund: 'Devolver saldo',
} as const

export const LEAVING = { ofAddress: true, title: 'Este cobro no se ha registrado' } as const

export const CREDIT_MOVES = {
  A_CUENTA: 'Pago a cuenta',
  SALDO: 'Usado en un pago',
  DEVOLUCION: 'Devolución',
  CANCELACION: 'Cancelación',
  TRASLADO: 'Traslado entre familias',
  BAJA: 'Colegiatura pagada antes de una baja',
  APERTURA: 'Saldo que traía al entrar',
} as const

export const KEYS = {
  'Qué se cobra': [
    ['↑ ↓', 'otro concepto'],
    ['Espacio', 'elegirlo o quitarlo'],
    ['1 a 9', 'los siguientes meses de este hijo: 2 elige dos'],
    ['H', 'el siguiente hijo'],
    ['V', 'todo lo vencido'],
    ['M', 'lo de este mes'],
    ['T', 'todo'],
    ['N', 'ninguno'],
    ['A', 'abonar solo una parte, también de lo último elegido del hijo'],
    ['R', 'repartir una cantidad: a cuenta de lo más antiguo'],
    ['C', 'condonar su recargo, si tienes permiso'],
    ['Enter', 'ir al pago'],
  ],
  'Cómo se paga': [
    ['+', 'otro método de pago'],
    ['C D', 'de la tarjeta elegida: crédito o débito'],
    ['E C', 'del depósito elegido: efectivo o cheque'],
    ['F', 'factura a los datos de la familia, o ya no'],
    ['Enter', 'cobrar'],
  ],
  'Con el recibo': [
    ['Enter', 'imprimirlo'],
    ['Tab', 'el siguiente botón'],
  ],
  Siempre: [
    ['Esc', 'otra familia'],
    ['?', 'estos atajos'],
  ],
} as const

/** The month is read from the description: the due day may be in another one. */
const TUITION = /^COLEGIATURA (\S+) (\d{4})( .+)?$/

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const quiet = (word: string): string => (/\d/.test(word) ? word : word.toLowerCase())

/** 'INSCRIPCIÓN 2026-2027' → 'Inscripción 2026-2027'; a text with small letters stays as it was typed. */
export const sentenceOf = (text: string): string =>
  text === text.toUpperCase() ? capital(text.split(' ').map(quiet).join(' ')) : text

interface Month {
  mes: string
  anio: string
  /** ' 1/2' of a month charged twice. */
  part: string
}

const monthOf = ({ tipo, descripcion }: Pick<DeskLine, 'tipo' | 'descripcion'>): Month | null => {
  const [, mes, anio, part = ''] = (tipo === 'COLEGIATURA' && TUITION.exec(descripcion)) || []
  return isMonthName(mes) ? { mes: mes.toLowerCase(), anio: anio!, part } : null
}

export const lineName = (line: Pick<DeskLine, 'tipo' | 'descripcion'>): string => {
  const month = monthOf(line)
  return month ? `${capital(month.mes)} ${month.anio}${month.part}` : sentenceOf(line.descripcion)
}

const monthOfLine = (line: DeskLine): Pick<Month, 'mes' | 'anio'> | null =>
  line.servicio
    ? { mes: MONTH_NAMES[line.servicio.mes - 1]!.toLowerCase(), anio: String(line.servicio.anio) }
    : monthOf(line)

/** Months in a row: 'Enero a junio de 2027', 'Diciembre de 2026 a junio de 2027', 'Comedor: enero a junio de 2027'. */
export const monthsName = (lines: readonly DeskLine[]): string => {
  const ends = [lines[0], lines.at(-1)]
  const [first, last] = ends.map((line) => (line ? monthOfLine(line) : null))
  if (!first || !last) return ends.map((line) => (line ? lineName(line) : '')).join(' a ')
  const from = first.anio === last.anio ? first.mes : `${first.mes} de ${first.anio}`
  const name = `${from} a ${last.mes} de ${last.anio}`
  const service = lines[0]?.servicio
  return service ? `${sentenceOf(service.nombre)}: ${name}` : capital(name)
}

/** 'Pago anual: 7 colegiaturas'; where the discount is on some of them only, ', 6 % en 5' follows. */
export const yearName = ({
  meses,
  conDescuento,
  porcentaje,
}: Pick<DeskYear, 'meses' | 'conDescuento' | 'porcentaje'>): string =>
  `Pago anual: ${meses} colegiaturas` +
  (conDescuento === meses ? '' : `, ${percentLabel(porcentaje)} en ${conDescuento}`)

export const shortDay = (day: IsoDate, today: IsoDate): string => {
  const { anio, mes, dia } = dateParts(day)
  const month = MONTH_NAMES[mes - 1]!.slice(0, 3).toLowerCase()
  return anio === dateParts(today).anio ? `${dia} ${month}` : `${dia} ${month} ${anio}`
}
