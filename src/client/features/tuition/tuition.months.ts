import type { IsoDate } from '@contract/domain/dates'
import { sumPesos } from '@contract/domain/money'
import type { Tuition } from '@contract/tuition/tuition.schemas'

/** Paid, not owed by who left, past its due day and grace, of this month or before, or of a month to come. */
export type Standing = 'PAGADA' | 'BAJA' | 'VENCIDA' | 'POR_PAGAR' | 'PROXIMA'

/**
 * Where a month stands. What is late the server says, by its own day and the cycle's grace.
 * @param today the desk's day
 */
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
  if (meses_retraso > 0) return 'VENCIDA'
  return vencimiento.slice(0, 7) <= today.slice(0, 7) ? 'POR_PAGAR' : 'PROXIMA'
}

/** 'SEPTIEMBRE 2026', 'DICIEMBRE 2026 1/2': every row here is tuition, the word says nothing. */
export const monthName = ({ descripcion }: Pick<Tuition, 'descripcion'>): string =>
  descripcion.replace(/^COLEGIATURA /, '')

/** Whether a month can be paid: a server that knows no bajas says no state. */
export const isOpen = ({ pagado, estado }: Pick<Tuition, 'pagado' | 'estado'>): boolean =>
  !pagado && estado !== 'BAJA'

export const openMonths = (months: readonly Tuition[]): Tuition[] => months.filter(isOpen)

/** Pesos that a month costs today: its price and, when it is late, the recargo. */
export const costToday = ({ monto, recargo }: Pick<Tuition, 'monto' | 'recargo'>): number =>
  sumPesos([monto, recargo])

/** What is chosen before anybody chooses: all that is owed by today, oldest first; else the next month. */
export const suggestedIds = (months: readonly Tuition[], today: IsoDate): number[] => {
  const open = openMonths(months)
  const owed = open.filter((month) => standingOf(month, today) !== 'PROXIMA')
  return (owed.length > 0 ? owed : open.slice(0, 1)).map(({ id }) => id)
}

/** Months that would stay open although a later one is chosen. */
export const skippedMonths = (months: readonly Tuition[], chosen: ReadonlySet<number>): Tuition[] => {
  const open = openMonths(months)
  const last = open.findLastIndex(({ id }) => chosen.has(id))
  return open.slice(0, Math.max(0, last)).filter(({ id }) => !chosen.has(id))
}

/** Of whichever page. */
type NamedMonth = Pick<Tuition, 'id' | 'descripcion'>

const MANY = 3

const listed = new Intl.ListFormat('es-MX', { type: 'conjunction' })

/** 'SEPTIEMBRE 2026 y OCTUBRE 2026'; many in a row as '10 colegiaturas, de SEPTIEMBRE 2026 a JUNIO 2027'. */
export const monthsText = (months: readonly NamedMonth[], all: readonly NamedMonth[]): string => {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return ''
  const from = all.findIndex(({ id }) => id === first.id)
  const inARow = months.every(({ id }, at) => all[from + at]?.id === id)
  return months.length > MANY && inARow
    ? `${months.length} colegiaturas, de ${monthName(first)} a ${monthName(last)}`
    : listed.format(months.map(monthName))
}
