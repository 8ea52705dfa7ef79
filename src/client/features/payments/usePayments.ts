import { useMemo, useState } from 'react'
import { sumPesos } from '@contract/domain/money'
import { paymentDaysProblem } from '@contract/payments/payments.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import { today as schoolDay } from '../../state/core/schoolClock'
import { useListPaymentsByDayQuery } from '../../state/payments/payments.api'
import { useFilters } from '../../ui/list/useFilters'
import { useLocalList } from '../../ui/list/useLocalList'
import { paymentSearchText, paymentSortBy } from './payments.columns'
import { daysOf, FILTER_NAMES, paymentFilter } from './payments.filters'

const NONE: readonly Payment[] = []

/** The payments of the chosen days, searched and filtered, and what they come to. */
export const usePayments = () => {
  const { values, change } = useFilters(FILTER_NAMES)
  // A list that stays open over midnight stays on the day it was opened for.
  const [today] = useState(schoolDay)
  const days = daysOf(values, today)
  const problem = paymentDaysProblem(days.desde, days.hasta)
  const { currentData, isFetching, error, refetch } = useListPaymentsByDayQuery(days, {
    skip: problem !== null,
  })
  const payments = (problem === null && currentData) || NONE
  const filter = useMemo(() => paymentFilter(values), [values])
  const list = useLocalList(payments, { searchText: paymentSearchText, sortBy: paymentSortBy, filter })
  const { matching } = list
  const totals = useMemo(
    () => ({
      pesos: sumPesos(matching.filter(({ cancelado }) => !cancelado).map(({ monto }) => monto)),
      cancelled: matching.filter(({ cancelado }) => cancelado).length,
    }),
    [matching],
  )
  return {
    ...{ values, change, today, days, payments, list, totals },
    isLoading: isFetching && !currentData,
    error: problem ?? error?.message,
    refetch: () => {
      if (problem === null) void refetch()
    },
  }
}
