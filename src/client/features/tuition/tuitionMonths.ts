import type { IsoDate } from '@contract/domain/dates'
import { sumPesos } from '@contract/domain/money'
import { isOpenMonth } from '@contract/tuition/tuition.rules'
import type { Tuition } from '@contract/tuition/tuition.schemas'
import { listText } from '@contract/domain/text'

/** SALDADA was settled before the opening, BECADA has nothing left to pay, ABONADA is partly paid and in time. */
export type Standing =
  'PAGADA' | 'BAJA' | 'SALDADA' | 'BECADA' | 'VENCIDA' | 'ABONADA' | 'POR_PAGAR' | 'PROXIMA'

const isDueBy = (vencimiento: IsoDate, today: IsoDate): boolean =>
  vencimiento.slice(0, 7) <= today.slice(0, 7)

/** The server says whether a month is late, because only it knows the cycle's grace. @param today the school's day */
export const standingOf = (
  {
    pagado,
    estado,
    meses_retraso,
    vencimiento,
  }: Pick<Tuition, 'pagado' | 'estado' | 'meses_retraso' | 'vencimiento'>,
  today: IsoDate,
): Standing => {
  if (pagado) return 'PAGADA'
  if (estado === 'BAJA') return 'BAJA'
  if (estado === 'SALDADO') return 'SALDADA'
  if (estado === 'BECADO') return 'BECADA'
  if (meses_retraso > 0) return 'VENCIDA'
  if (estado === 'PARCIAL') return 'ABONADA'
  return isDueBy(vencimiento, today) ? 'POR_PAGAR' : 'PROXIMA'
}

/** 'SEPTIEMBRE 2026', 'DICIEMBRE 2026 1/2': without the word COLEGIATURA, which every row has. */
export const monthName = ({ descripcion }: Pick<Tuition, 'descripcion'>): string =>
  descripcion.replace(/^COLEGIATURA /, '')

export const isOpen = (month: Pick<Tuition, 'pagado' | 'estado'>): boolean => isOpenMonth(month)

export const hasPayment = (month: Tuition): boolean =>
  month.pagoId !== null && (month.pagado || isOpen(month))

export const openMonths = (months: readonly Tuition[]): Tuition[] => months.filter(isOpen)

/** Pesos, recargo included: what is still to pay or, once paid, the price. */
export const costToday = (month: Tuition): number =>
  sumPesos([isOpen(month) ? month.saldo : month.monto, month.recargo])

export const suggestedIds = (months: readonly Tuition[], today: IsoDate): number[] => {
  const open = openMonths(months)
  const owed = open.filter(({ vencimiento }) => isDueBy(vencimiento, today))
  return (owed.length > 0 ? owed : open.slice(0, 1)).map(({ id }) => id)
}

export const skippedMonths = (months: readonly Tuition[], chosen: ReadonlySet<number>): Tuition[] => {
  const open = openMonths(months)
  const last = open.findLastIndex(({ id }) => chosen.has(id))
  return open.slice(0, Math.max(0, last)).filter(({ id }) => !chosen.has(id))
}

type NamedMonth = Pick<Tuition, 'id' | 'descripcion'>

const MANY = 3

/** 'SEPTIEMBRE 2026 y OCTUBRE 2026'; many in a row as '10 colegiaturas, de SEPTIEMBRE 2026 a JUNIO 2027'. */
export const monthsText = (months: readonly NamedMonth[], all: readonly NamedMonth[]): string => {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return ''
  const from = all.findIndex(({ id }) => id === first.id)
  const inARow = months.every(({ id }, at) => all[from + at]?.id === id)
  return months.length > MANY && inARow
    ? `${months.length} colegiaturas, de ${monthName(first)} a ${monthName(last)}`
    : listText(months.map(monthName))
}
