import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { formatPesos } from '@contract/domain/money'
import { paper, Quiet } from '../../../ui/layout/layout'
import { texts } from '../reenrolments.texts'

const Bar = styled('section')(({ theme, theme: { spacing } }) => ({
  ...paper(theme),
  position: 'sticky',
  bottom: spacing(1),
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(1, 2),
  padding: spacing(1, 2),
  boxShadow: theme.shadows[4],
  '& p': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', fontWeight: 400 },
}))

interface ChosenBarProps {
  chosen: number
  shown: number
  /** What the chosen will be charged on enrolment, pesos. */
  charged: number
  open: boolean
  busy: boolean
  onPress: () => void
}

/** How many of the shown pupils are ticked, what they will owe, and the button. Sticky, so that it stays visible under a long list. */
export function ChosenBar({ chosen, shown, charged, open, busy, onPress }: ChosenBarProps) {
  return (
    <Bar aria-label={texts.footer}>
      <p role="status">
        {open ? texts.chosen(chosen, shown) : texts.noneOpen}
        {chosen > 0 && <Quiet as="small">{texts.charged(formatPesos(charged))}</Quiet>}
      </p>
      <Button variant="contained" size="large" disabled={chosen === 0 || busy} onClick={onPress}>
        {chosen === 0 ? texts.nobody : texts.press(chosen)}
      </Button>
    </Bar>
  )
}
