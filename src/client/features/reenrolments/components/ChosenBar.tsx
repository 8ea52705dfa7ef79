import Button from '@mui/material/Button'
import { formatPesos } from '@contract/domain/money'
import { Quiet } from '../../../ui/layout/layout'
import { StickyBar } from '../../../ui/page/StickyBar'
import { texts } from '../reenrolments.texts'

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
    <StickyBar aria-label={texts.footer}>
      <p role="status">
        {open ? texts.chosen(chosen, shown) : texts.noneOpen}
        {chosen > 0 && <Quiet as="small">{texts.charged(formatPesos(charged))}</Quiet>}
      </p>
      <Button variant="contained" size="large" disabled={chosen === 0 || busy} onClick={onPress}>
        {chosen === 0 ? texts.nobody : texts.press(chosen)}
      </Button>
    </StickyBar>
  )
}
