import { styled } from '@mui/material/styles'
import { formatPesos } from '@contract/domain/money'
import { Icon } from '../../../ui/icons/Icon'
import { texts } from '../charges.texts'

const Panel = styled('p')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  gap: spacing(1),
  margin: 0,
  padding: spacing(1.5),
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.surface.warningSoft,
  color: vars.palette.text.primary,
  '& svg': { flex: 'none', color: vars.palette.warning.main },
}))

/** Another desk took money of this charge: what was owed, and what is owed now. */
export function ChangedBalance({ before, now }: { before: number; now: number }) {
  return (
    <Panel role="alert">
      <Icon name="warning" />
      {before === now ? texts.changedElsewhere : texts.balanceNow(formatPesos(now), formatPesos(before))}
    </Panel>
  )
}
