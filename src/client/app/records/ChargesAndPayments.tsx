import { deskRoutes } from '@contract/desk/desk.routes'
import type { StudentDetail } from '@contract/students/students.schemas'
import { CreditSection } from '../../features/desk/tabs/FamilyCredit'
import { StudentPayments } from '../../features/payments/tabs/PaymentTabs'
import { StudentCharges } from '../../features/students/tabs/StudentCharges'
import { useMay } from '../../state/session/useMay'

/** What a pupil was charged besides tuition, and every payment of it all. */
export function ChargesAndPayments({ row }: { row: StudentDetail }) {
  const mayCredit = useMay()(deskRoutes.credit.access)
  return (
    <>
      <StudentCharges row={row} />
      <StudentPayments row={row} />
      {/* A family of their own: others find it on the parent's page. */}
      {row.padre === null && mayCredit && <CreditSection of={{ alumnoId: row.id }} />}
    </>
  )
}
