import type { StudentDetail } from '@contract/students/students.schemas'
import { StudentPayments } from '../../features/payments/tabs/StudentPayments'
import { StudentCharges } from '../../features/students/tabs/StudentCharges'

/** What a pupil was charged besides tuition, and every payment of it all. */
export function ChargesAndPayments({ row }: { row: StudentDetail }) {
  return (
    <>
      <StudentCharges row={row} />
      <StudentPayments row={row} />
    </>
  )
}
