import { bankRoutes } from '@contract/bank/bank.routes'
import { deskRoutes } from '@contract/desk/desk.routes'
import type { StudentDetail } from '@contract/students/students.schemas'
import { FamilyPayers } from '../../features/bank/tabs/FamilyPayers'
import { CreditSection } from '../../features/desk/tabs/FamilyCredit'
import { StudentPayments } from '../../features/payments/tabs/PaymentTabs'
import { StudentCharges, StudentServices } from '../../features/students/tabs/StudentCharges'
import { useMay } from '../../state/session/useMay'

export function ChargesAndPayments({ row }: { row: StudentDetail }) {
  const may = useMay()
  const mayCredit = may(deskRoutes.getCredit.access)
  const mayPayers = may(bankRoutes.listPayers.access)
  return (
    <>
      <StudentCharges row={row} />
      <StudentServices row={row} />
      <StudentPayments row={row} />
      {/* A pupil without a parent has credit and payers of its own; those of others are on the parent's page. */}
      {row.padre === null && mayCredit && <CreditSection of={{ alumnoId: row.id }} />}
      {row.padre === null && mayPayers && <FamilyPayers of={{ alumnoId: row.id }} />}
    </>
  )
}
