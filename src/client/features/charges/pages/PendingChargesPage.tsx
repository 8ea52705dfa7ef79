import { useListPendingChargesQuery } from '../../../state/charges/charges.api'
import { selectPendingCharges } from '../../../state/charges/charges.selectors'
import { useAppSelector } from '../../../state/hooks'
import { texts } from '../charges.texts'
import { ChargesList } from '../components/ChargesList'

export function PendingChargesPage() {
  const { isLoading, error, refetch } = useListPendingChargesQuery()
  const charges = useAppSelector(selectPendingCharges)
  return (
    <ChargesList
      title={texts.pending}
      emptyTitle={texts.emptyTitle}
      charges={charges}
      isLoading={isLoading}
      error={error}
      refetch={refetch}
    />
  )
}
