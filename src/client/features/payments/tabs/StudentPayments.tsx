import { usePaymentsOfStudent } from '../../../state/payments/payments.selectors'
import { PaymentsSection } from '../components/PaymentsSection'

/** What was paid for a pupil, of charges and months. */
export function StudentPayments({ row: { id } }: { row: { id: number } }) {
  return <PaymentsSection source={usePaymentsOfStudent({ id }, { refetchOnMountOrArgChange: true })} />
}
