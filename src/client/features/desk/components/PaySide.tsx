import { styled } from '@mui/material/styles'
import { formatPesos } from '@contract/domain/money'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { paper } from '../../../ui/layout/layout'
import { Hidden } from '../../../ui/page/Hidden'
import { settle } from '../desk.order'
import { texts } from '../desk.texts'
import type { FamilyDesk } from '../useFamilyDesk'
import { MeansFields } from './MeansFields'
import { PayRows, PayTotal } from './PaySums'

/** Beside the lines as long as they are, the button at its foot whatever is filled in above it. */
const Side = styled('aside')(({ theme, theme: { spacing } }) => ({
  ...paper(theme),
  position: 'sticky',
  top: 64,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'calc(100dvh - 80px)',
  overflow: 'hidden',
  '& > .sum': {
    display: 'grid',
    gap: spacing(1.5),
    padding: spacing(2, 2, 0),
    overflowY: 'auto',
  },
  '& > .pay': { padding: spacing(1.5, 2, 2) },
  '& > .pay > button': { width: '100%', minHeight: 48, fontSize: '1rem' },
}))

interface PaySideProps {
  desk: FamilyDesk
  mayWaive: boolean
}

/** What is taken and how; the total stays in view. */
export function PaySide({ desk, mayWaive }: PaySideProps) {
  const { cost, credit, values } = desk.order
  const { sobra } = settle(cost.total, credit, values)
  return (
    <Side aria-labelledby="por-cobrar">
      <Hidden as="h2" id="por-cobrar">
        {texts.toCollect}
      </Hidden>
      <div className="sum">
        <PayTotal desk={desk} mayWaive={mayWaive} />
        <MeansFields desk={desk} />
        <PayRows desk={desk} />
      </div>
      <div className="pay">
        <BusyButton busy={desk.busy}>
          {texts.collect(formatPesos(cost.total + (values.a_cuenta ? sobra : 0)))}
        </BusyButton>
      </div>
    </Side>
  )
}
