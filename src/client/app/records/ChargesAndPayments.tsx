import { deskRoutes } from '@contract/desk/desk.routes'
import type { StudentDetail } from '@contract/students/students.schemas'
import { CreditSection } from '../../features/desk/tabs/FamilyCredit'
import { StudentPayments } from '../../features/payments/tabs/PaymentTabs'
import { StudentCharges, StudentServices } from '../../features/students/tabs/StudentCharges'
import { useMay } from '../../state/session/useMay'

export function ChargesAndPayments({ row }: { row: StudentDetail }) {
  const mayCredit = useMay()(deskRoutes.credit.access)
  return (
    <>
      <StudentCharges row={row} />
      <StudentServices row={row} />
      <StudentPayments row={row} />
      {/* A pupil without parent has a credit of their own; the others' is on the parent's page. */}
      {row.padre === null && mayCredit && <CreditSection of={{ alumnoId: row.id }} />}
    </>
  )
}
