import { bankRoutes } from '@contract/bank/bank.routes'
import type { Parent } from '@contract/parents/parents.schemas'
import { FamilyPayers } from '../../features/bank/tabs/FamilyPayers'
import { FamilyPayments } from '../../features/payments/tabs/PaymentTabs'
import { useMay } from '../../state/session/useMay'
import { Stack } from '../../ui/layout/layout'

export function FamilyPaymentsTab({ row }: { row: Parent }) {
  const mayPayers = useMay()(bankRoutes.payers.access)
  return (
    <Stack>
      <FamilyPayments row={row} />
      {mayPayers && <FamilyPayers of={{ padreId: row.id }} />}
    </Stack>
  )
}
