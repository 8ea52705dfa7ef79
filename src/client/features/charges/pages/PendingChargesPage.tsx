import { useListPendingChargesQuery } from '../../../state/charges/charges.api'
import { selectPendingCharges } from '../../../state/charges/charges.selectors'
import { useAppSelector } from '../../../state/hooks'
import { balanceOf, pendingColumns } from '../charges.columns'
import { texts } from '../charges.texts'
import { ChargesList } from '../components/ChargesList'
import { useOwedCharges } from '../useOwedCharges'

/** What families owe and nobody paid yet; with the filter, also what is paid in part. */
export function PendingChargesPage() {
  const owed = useOwedCharges(useListPendingChargesQuery(), useAppSelector(selectPendingCharges))
  return (
    <ChargesList
      title={texts.pending}
      empty={{ title: texts.emptyTitle, text: texts.emptyText }}
      columns={pendingColumns}
      amountOf={balanceOf}
      states
      {...owed}
    />
  )
}
