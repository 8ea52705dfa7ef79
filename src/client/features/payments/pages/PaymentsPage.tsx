import { useState } from 'react'
import { formatPesos } from '@contract/domain/money'
import { PAYMENT_COLUMNS } from '@contract/payments/payments.columns'
import { paymentDaysProblem } from '@contract/payments/payments.rules'
import type { PaymentsPage as PaymentsPageAnswer } from '@contract/payments/payments.schemas'
import { today as schoolDay } from '../../../state/core/schoolClock'
import { useFetchPayments, usePaymentsByDay } from '../../../state/payments/payments.selectors'
import { HeldListScreen } from '../../../ui/list/ListScreen'
import { useFilters } from '../../../ui/list/useFilters'
import { useServerList, useServerView } from '../../../ui/list/useServerList'
import { SUBTITLE_TO_COME } from '../../../ui/page/Page'
import { askedOf, daysOf, FILTER_NAMES, PaymentDays, PaymentFilters } from '../components/PaymentFilters'
import { paymentColumns } from '../payments.columns'
import { NOUN, texts } from '../payments.texts'
import { usePaymentRows } from '../usePaymentRows'

/** The payments of the chosen days that the server was asked for, and the filters that the address holds. */
const useDayPayments = () => {
  const { values, change } = useFilters(FILTER_NAMES)
  // A list that stays open over midnight stays on the day it was opened for.
  const [today] = useState(schoolDay)
  const days = daysOf(values, today)
  const problem = paymentDaysProblem(days.desde, days.hasta)
  const asked = askedOf(values)
  const filter = Object.values(asked).join(' ')
  const view = useServerView({ columns: PAYMENT_COLUMNS, of: `${days.desde} ${days.hasta}`, filter })
  const arg = { ...days, ...asked, ...view.asked }
  const { row: page, error, ...reading } = usePaymentsByDay(arg, { skip: problem !== null })
  const fetchPayments = useFetchPayments()
  const source = {
    ...reading,
    rows: page?.pagos,
    total: page?.total,
    error: problem ?? error?.message,
    fetchPart: async (part: Pick<typeof arg, 'pagina' | 'por_pagina'>) => {
      const answer = await fetchPayments({ ...arg, ...part })
      return answer && { rows: answer.pagos, total: answer.total }
    },
  }
  return { values, change, today, days, resumen: page?.resumen, held: useServerList(view, source) }
}

/** What stands of all that was found, and how many do not. */
const sumText = (found: PaymentsPageAnswer['resumen'] | undefined, matches: number): string | false =>
  found !== undefined && matches > 0 && texts.sum(formatPesos(found.cobrado), found.cancelados)

/** Every payment of some days: what it paid, its receipt, and the way to cancel it. */
export function PaymentsPage() {
  const { values, change, today, days, resumen, held } = useDayPayments()
  const { rowActions, rowOpens, dialogs } = usePaymentRows(held.list.rows)
  return (
    <>
      <HeldListScreen
        title={texts.title}
        subtitle={sumText(resumen, held.list.matches) || SUBTITLE_TO_COME}
        above={<PaymentDays {...days} today={today} onChange={change} />}
        held={held}
        columns={paymentColumns}
        noun={NOUN}
        searchLabel={texts.search}
        filters={<PaymentFilters values={values} onChange={change} />}
        rowActions={rowActions}
        rowOpens={rowOpens}
        empty={{ icon: 'receipt', title: texts.empty, text: texts.emptyText }}
      />
      {dialogs}
    </>
  )
}
