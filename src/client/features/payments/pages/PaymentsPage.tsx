import { useCallback, useState } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { formatPesos } from '@contract/domain/money'
import { PAYMENT_COLUMNS, PAYMENT_STATES } from '@contract/payments/payments.columns'
import { paymentDaysProblem } from '@contract/payments/payments.rules'
import type {
  Payment,
  PaymentsPage as PaymentsPageAnswer,
  PaymentsQuery,
} from '@contract/payments/payments.schemas'
import { addDays, addMonths, isIsoDate } from '@contract/domain/dateMath'
import { dateParts, isoDate, type IsoDate } from '@contract/domain/dates'
import { PAID_BY, paymentMethodLabel, type PaidBy } from '@contract/domain/paymentMethods'
import { countText } from '@contract/domain/text'
import { today as schoolDay } from '../../../state/clock/schoolClock'
import { useFetchPayments, usePaymentsByDay } from '../../../state/payments/payments.selectors'
import { HeldListScreen } from '../../../ui/list/ListScreen'
import { listIn } from '../../../ui/list/listIn'
import { useFilters } from '../../../ui/list/useFilters'
import { useServerList, useServerView } from '../../../ui/list/useServerList'
import { SUBTITLE_TO_COME } from '../../../ui/page/Page'
import { columnsBy, paymentColumns, paymentsTable, usePaymentRows } from '../payments.columns'
import { NOUN, texts } from '../payments.texts'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { PeriodChoice, type Days, type Period } from '../../../ui/list/PeriodChoice'

const FILTER_NAMES = ['desde', 'hasta', 'metodo', 'estado', 'ver'] as const

type PaymentFilterValues = Record<(typeof FILTER_NAMES)[number], string>

const METHOD_OPTIONS = PAID_BY.map((value) => ({ value, label: paymentMethodLabel(value) }))

const STATE_OPTIONS = [
  { value: 'vigente', label: 'Vigente' },
  { value: 'cancelado', label: texts.cancelled },
] as const

/** A missing or invalid day is today. */
const daysOf = ({ desde, hasta }: Pick<PaymentFilterValues, 'desde' | 'hasta'>, today: IsoDate): Days => {
  const to = isIsoDate(hasta) ? hasta : today
  return { desde: isIsoDate(desde) ? desde : to < today ? to : today, hasta: to }
}

const quickDays = (today: IsoDate): readonly Period[] => {
  const { anio, mes } = dateParts(today)
  const first = isoDate(anio, mes, 1)
  return [
    { label: 'Hoy', desde: today, hasta: today },
    { label: '7 días', desde: addDays(today, -6), hasta: today },
    { label: 'Este mes', desde: first, hasta: addDays(addMonths(first, 1), -1) },
  ]
}

const askedOf = ({ metodo, estado }: PaymentFilterValues): Pick<PaymentsQuery, 'metodo' | 'estado'> => {
  const method = PAID_BY.find((each) => each === metodo)
  const state = PAYMENT_STATES.find((each) => each === estado)
  return { ...(method ? { metodo: method } : {}), ...(state ? { estado: state } : {}) }
}

interface PaymentFiltersProps {
  values: PaymentFilterValues
  onChange: (patch: Partial<PaymentFilterValues>) => void
}

function PaymentFilters({ values: { metodo, estado }, onChange }: PaymentFiltersProps) {
  return (
    <>
      <FilterSelect
        label="Método de pago"
        allLabel="Todos los métodos"
        options={METHOD_OPTIONS}
        value={metodo}
        onChange={(next) => onChange({ metodo: next })}
      />
      <FilterSelect
        label="Estado"
        allLabel="Todos los estados"
        options={STATE_OPTIONS}
        value={estado}
        onChange={(next) => onChange({ estado: next })}
      />
      {(metodo || estado) && (
        <Button onClick={() => onChange({ metodo: '', estado: '' })}>Quitar filtros</Button>
      )}
    </>
  )
}

const useDayPayments = () => {
  const { values, change } = useFilters(FILTER_NAMES)
  // Fixed at opening: a list that is open over midnight stays on its day.
  const [today] = useState(schoolDay)
  const days = daysOf(values, today)
  const problem = paymentDaysProblem(days.desde, days.hasta)
  const wanted = askedOf(values)
  const filter = Object.values(wanted).join(' ')
  const view = useServerView({ columns: PAYMENT_COLUMNS, of: `${days.desde} ${days.hasta}`, filter })
  const arg = { ...days, ...wanted, ...view.asked }
  const page = usePaymentsByDay(arg, { skip: problem !== null })
  const fetchPayments = useFetchPayments()
  const source = listIn(
    page,
    ({ pagos }) => pagos,
    (part) => fetchPayments({ ...arg, ...part }),
  )
  const held = useServerList(view, { ...source, error: problem ?? source.error })
  return { values, change, today, days, metodo: wanted.metodo, resumen: page.row?.resumen, held }
}

const Above = styled('div')(({ theme: { spacing } }) => ({ marginBottom: spacing(2) }))

type Resumen = PaymentsPageAnswer['resumen']

/** Why cuts and home show another sum for these days; null when the sums are equal. */
const drawerText = ({ caja, cobrado }: Resumen): string | null => {
  if (!caja || caja.total === cobrado) return null
  const { total, devoluciones, canceladas_antes, canceladas_despues } = caja
  const sums = [
    [devoluciones, `menos ${formatPesos(devoluciones)} devueltos a familias`],
    [canceladas_antes, `menos ${formatPesos(canceladas_antes)} de pagos de otros días que se cancelaron`],
    [canceladas_despues, `más ${formatPesos(canceladas_despues)} de pagos que se cancelaron después`],
  ] as const
  const differences = sums.flatMap(([pesos, text]) => (pesos === 0 ? [] : text))
  return `${formatPesos(total)} en caja: ${differences.join(', ')}`
}

/** The sum of the list, how many are cancelled, and what the cuts of these days count differently. */
const sumText = (found: Resumen | undefined, metodo: PaidBy | undefined, matches: number): string | false => {
  if (found === undefined) return false
  const drawer = drawerText(found)
  if (matches === 0) return drawer ?? false
  const amount = formatPesos(found.cobrado)
  const sum =
    metodo === 'SALDO'
      ? `${amount} de saldo a favor usado`
      : found.cancelados === 0
        ? `${amount} cobrados`
        : `${amount} cobrados · ${countText(found.cancelados, 'cancelado', 'cancelados')} aparte`
  return drawer ? `${sum} · ${drawer}` : sum
}

export function PaymentsPage() {
  const { values, change, today, days, metodo, resumen, held } = useDayPayments()
  const toTable = useCallback((rows: readonly Payment[]) => paymentsTable(rows, metodo), [metodo])
  const { rowActions, rowOpens, dialogs } = usePaymentRows(held.list.rows, {
    id: Number(values.ver),
    onClose: () => change({ ver: '' }),
  })
  return (
    <>
      <HeldListScreen
        title="Pagos y recibos"
        subtitle={
          <span className="ui-own-line">
            {sumText(resumen, metodo, held.list.matches) || SUBTITLE_TO_COME}
          </span>
        }
        // Above the list and not in it: on a day without payments the list is replaced by its empty state, and the fields would disappear.
        above={
          <Above>
            <PeriodChoice {...days} periods={quickDays(today)} onChange={change} />
          </Above>
        }
        held={held}
        columns={metodo ? columnsBy[metodo] : paymentColumns}
        exported={toTable}
        noun={NOUN}
        searchLabel="Buscar por folio, alumno o referencia"
        filters={<PaymentFilters values={values} onChange={change} />}
        rowActions={rowActions}
        rowOpens={rowOpens}
        empty={{
          icon: 'receipt',
          title: 'No hay pagos en estos días',
          text: 'Elige otras fechas, o cobra un cargo o una colegiatura.',
        }}
      />
      {dialogs}
    </>
  )
}
