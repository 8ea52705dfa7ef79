import { styled } from '@mui/material/styles'
import { paper } from '../../../ui/layout/layout'
import { Hidden } from '../../../ui/page/Hidden'
import { texts } from '../desk.texts'
import { PayPanel, type PayPanelProps } from './PayPanel'

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

/** What is taken and how; the total stays in view. */
export function PaySide(props: PayPanelProps) {
  return (
    <Side aria-labelledby="por-cobrar">
      <Hidden as="h2" id="por-cobrar">
        {texts.toCollect}
      </Hidden>
      <PayPanel {...props} />
    </Side>
  )
}
