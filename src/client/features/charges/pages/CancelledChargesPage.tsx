import { useListCancelledChargesQuery } from '../../../state/charges/charges.api'
import { selectCancelledCharges } from '../../../state/charges/charges.selectors'
import { useAppSelector } from '../../../state/hooks'
import { cancelledColumns, totalOf } from '../charges.columns'
import { texts } from '../charges.texts'
import { ChargesList } from '../components/ChargesList'

/** Charges that were cancelled, with the reason and who did it: nothing that was owed ever disappears (DOMAIN §5). */
export function CancelledChargesPage() {
  const { isLoading, error, refetch } = useListCancelledChargesQuery()
  return (
    <ChargesList
      title={texts.cancelled}
      empty={{ title: texts.emptyCancelled, text: texts.emptyCancelledText }}
      columns={cancelledColumns}
      charges={useAppSelector(selectCancelledCharges)}
      amountOf={totalOf}
      actions={false}
      isLoading={isLoading}
      error={error}
      refetch={refetch}
    />
  )
}
