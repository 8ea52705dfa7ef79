import { useListPendingEnrolmentChargesQuery } from '../../../state/charges/charges.api'
import { selectPendingEnrolmentCharges } from '../../../state/charges/charges.selectors'
import { useAppSelector } from '../../../state/hooks'
import { texts } from '../charges.texts'
import { ChargesList } from '../components/ChargesList'

export function PendingEnrolmentChargesPage() {
  const { isLoading, error, refetch } = useListPendingEnrolmentChargesQuery()
  const charges = useAppSelector(selectPendingEnrolmentCharges)
  return (
    <ChargesList
      title={texts.enrolment}
      emptyTitle={texts.emptyEnrolment}
      charges={charges}
      isLoading={isLoading}
      error={error}
      refetch={refetch}
    />
  )
}
