import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { addDays, addMonths, isIsoDate } from '@contract/domain/dateMath'
import { dateParts, isoDate, type IsoDate } from '@contract/domain/dates'
import { PAYMENT_METHODS, paymentMethodLabel } from '@contract/domain/paymentMethods'
import { PAYMENT_STATES } from '@contract/payments/payments.columns'
import type { PaymentsQuery } from '@contract/payments/payments.schemas'
import { FilterDates } from '../../../ui/list/FilterDates'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { texts } from '../payments.texts'

/** Names of the filters in the address bar. */
export const FILTER_NAMES = ['desde', 'hasta', 'metodo', 'estado'] as const
type PaymentFilterValues = Record<(typeof FILTER_NAMES)[number], string>

const METHOD_OPTIONS = PAYMENT_METHODS.map((value) => ({ value, label: paymentMethodLabel(value) }))
const STATE_OPTIONS = [
  { value: 'vigente', label: texts.valid },
  { value: 'cancelado', label: texts.cancelled },
] as const

export interface Days {
  desde: IsoDate
  hasta: IsoDate
}

/** The days of the address; today for a side that is missing or no day. */
export const daysOf = (
  { desde, hasta }: Pick<PaymentFilterValues, 'desde' | 'hasta'>,
  today: IsoDate,
): Days => {
  const to = isIsoDate(hasta) ? hasta : today
  return { desde: isIsoDate(desde) ? desde : to < today ? to : today, hasta: to }
}

/** What a desk asks for most, each at one press. */
const quickDays = (today: IsoDate): readonly (Days & { label: string })[] => {
  const { anio, mes } = dateParts(today)
  const first = isoDate(anio, mes, 1)
  return [
    { label: texts.today, desde: today, hasta: today },
    { label: texts.week, desde: addDays(today, -6), hasta: today },
    { label: texts.month, desde: first, hasta: addDays(addMonths(first, 1), -1) },
  ]
}

/** Method and state as the server is asked for them; what the address says and is neither asks for all. */
export const askedOf = ({
  metodo,
  estado,
}: PaymentFilterValues): Pick<PaymentsQuery, 'metodo' | 'estado'> => {
  const method = PAYMENT_METHODS.find((each) => each === metodo)
  const state = PAYMENT_STATES.find((each) => each === estado)
  return { ...(method ? { metodo: method } : {}), ...(state ? { estado: state } : {}) }
}

interface PaymentFiltersProps {
  values: PaymentFilterValues
  onChange: (patch: Partial<PaymentFilterValues>) => void
}

/** Method and state beside the search box. */
export function PaymentFilters({ values: { metodo, estado }, onChange }: PaymentFiltersProps) {
  return (
    <>
      <FilterSelect
        label="Método de pago"
        allLabel={texts.allMethods}
        options={METHOD_OPTIONS}
        value={metodo}
        onChange={(next) => onChange({ metodo: next })}
      />
      <FilterSelect
        label="Estado"
        allLabel={texts.allStates}
        options={STATE_OPTIONS}
        value={estado}
        onChange={(next) => onChange({ estado: next })}
      />
      {(metodo || estado) && (
        <Button onClick={() => onChange({ metodo: '', estado: '' })}>{texts.clearFilters}</Button>
      )}
    </>
  )
}

interface PaymentDaysProps extends Days {
  today: string
  onChange: (days: Partial<Days>) => void
}

const Frame = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1, 2),
  marginBottom: spacing(2),
  '& [role=group]': { display: 'flex', flexWrap: 'wrap', gap: spacing(1) },
}))

/** Which days are shown. Above the list and not in it: a day without payments must not hide the way to another. */
export function PaymentDays({ desde, hasta, today, onChange }: PaymentDaysProps) {
  return (
    <Frame>
      <FilterDates desde={desde} hasta={hasta} onChange={onChange} />
      <div role="group" aria-label={texts.days}>
        {quickDays(today).map(({ label, ...days }) => {
          const chosen = days.desde === desde && days.hasta === hasta
          return (
            <Button
              key={label}
              variant={chosen ? 'contained' : 'outlined'}
              aria-pressed={chosen}
              onClick={() => onChange(days)}
            >
              {label}
            </Button>
          )
        })}
      </div>
    </Frame>
  )
}
