import { useListPendingEnrolmentChargesQuery } from '../../../state/charges/charges.api'
import { selectPendingEnrolmentCharges } from '../../../state/charges/charges.selectors'
import { useAppSelector } from '../../../state/hooks'
import { balanceOf, pendingColumns } from '../charges.columns'
import { texts } from '../charges.texts'
import { ChargesList } from '../components/ChargesList'
import { useOwedCharges } from '../useOwedCharges'

/** The same for enrolments alone. */
export function PendingEnrolmentChargesPage() {
  const rows = useAppSelector(selectPendingEnrolmentCharges)
  const owed = useOwedCharges(useListPendingEnrolmentChargesQuery(), rows, 'INSCRIPCION')
  return (
    <ChargesList
      title={texts.enrolment}
      empty={{ title: texts.emptyEnrolment, text: texts.emptyText }}
      columns={pendingColumns}
      amountOf={balanceOf}
      states
      {...owed}
    />
  )
}
