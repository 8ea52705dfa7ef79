import { formatPesos } from '@contract/domain/money'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { monthName } from '../tuition.months'
import { amountsOf, paidMeanwhile, type TuitionOrder } from '../tuition.order'
import { texts } from '../tuition.texts'

interface ChangedOrderProps {
  before: TuitionOrder
  now: TuitionOrder
  /** Recargos are not charged: the totals are without them. */
  waives: boolean
}

/** What is not any more what the cashier saw: months paid elsewhere, and the total before and now. */
export function ChangedOrder({ before, now, waives }: ChangedOrderProps) {
  const paid = paidMeanwhile(before, now)
  const [was, is] = [amountsOf(before, waives).total, amountsOf(now, waives).total]
  const text = [
    paid.length > 0 && texts.changedPaid(paid.map(monthName).join(', '), paid.length > 1),
    was !== is && texts.changedTotal(formatPesos(was), formatPesos(is)),
    texts.changedCheck,
  ]
  return (
    <div role="alert">
      <InfoPanel tone="warning" title={texts.changedTitle} text={text.filter(Boolean).join(' ')} />
    </div>
  )
}
