import { formatPesos, sumPesos } from '@contract/domain/money'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { settle } from '../desk.order'
import { texts } from '../desk.texts'
import type { FamilyDesk } from '../useFamilyDesk'
import { DeskMeans } from './DeskMeans'
import { PayRows, PayTotal } from './PaySums'

export interface PayPanelProps {
  desk: FamilyDesk
  mayWaive: boolean
}

/** What the last press takes, or what is missing before it. */
const lastPress = ({ missing, order: { cost, credit, values } }: FamilyDesk): string => {
  if (missing) return missing.say
  const { due, usado, sobra } = settle(cost.total, credit, values)
  if (due === 0 && usado > 0) return texts.payWithCredit(formatPesos(usado))
  return texts.collect(formatPesos(sumPesos([due, values.a_cuenta ? sobra : 0])))
}

/** How much, by what means, and the last press: beside the lines, or in a sheet of a narrow window. */
export function PayPanel({ desk, mayWaive }: PayPanelProps) {
  return (
    <>
      <div className="sum">
        <PayTotal desk={desk} mayWaive={mayWaive} />
        <DeskMeans desk={desk} />
        <PayRows desk={desk} />
      </div>
      <div className="pay">
        <BusyButton busy={desk.busy} quiet={desk.missing !== null}>
          {lastPress(desk)}
        </BusyButton>
      </div>
    </>
  )
}
