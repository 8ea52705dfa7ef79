import { usePaymentsOfParent } from '../../../state/payments/payments.selectors'
import { PaymentsSection } from '../components/PaymentsSection'

/** What a family paid, for whichever child, and what it left on account. */
export function FamilyPayments({ row: { id } }: { row: { id: number } }) {
  return <PaymentsSection source={usePaymentsOfParent({ id }, { refetchOnMountOrArgChange: true })} several />
}
