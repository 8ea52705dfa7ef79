import { useListPartlyPaidChargesQuery } from '../../../state/charges/charges.api'
import { selectPartlyPaidCharges } from '../../../state/charges/charges.selectors'
import { useAppSelector } from '../../../state/hooks'
import { balanceOf, partlyPaidColumns } from '../charges.columns'
import { texts } from '../charges.texts'
import { ChargesList } from '../components/ChargesList'

/** Charges paid in part: what is left is taken as a complement. */
export function PartlyPaidChargesPage() {
  const { isLoading, error, refetch } = useListPartlyPaidChargesQuery()
  return (
    <ChargesList
      title={texts.partlyPaid}
      empty={{ title: texts.emptyPartlyPaid, text: texts.emptyPartlyPaidText }}
      columns={partlyPaidColumns}
      charges={useAppSelector(selectPartlyPaidCharges)}
      amountOf={balanceOf}
      isLoading={isLoading}
      error={error}
      refetch={refetch}
    />
  )
}
