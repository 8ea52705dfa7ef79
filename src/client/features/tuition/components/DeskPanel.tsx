import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { useId, type ReactNode, type Ref } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../../ui/icons/Icon'
import { texts } from '../tuition.texts'

interface DeskPanelProps {
  /** How many months, in words. */
  text: string
  children: ReactNode
  /** On the button that opens the payment; null when nothing can be paid here. */
  submitLabel: string | null
  /** Where the next family is found. */
  anotherTo: string
  /** The focus comes here after a payment. */
  anotherRef: Ref<HTMLAnchorElement>
  /** Another way to pay, under the button. */
  otherWay?: ReactNode
}

/** Height of the button that stays, with its room, px. */
const STAYS = 72

const Panel = styled('aside')(({ theme: { vars, spacing, typography, breakpoints } }) => {
  const card = {
    padding: spacing(2),
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.background.paper,
  }
  return {
    ...card,
    display: 'grid',
    gap: spacing(1.5),
    '& > .sum, & > .ways': { display: 'grid', gap: spacing(1.5) },
    '& > .pay > button': { width: '100%' },
    '& > .ways > a': { textAlign: 'center' },
    [breakpoints.down('md')]: {
      '& > .sum': card,
      // In reach from the first month on; at the end of the page it stands in its place and hides nothing.
      '& > .pay': {
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        // As wide as the page, whose padding this is.
        marginInline: spacing(-3),
        padding: spacing(1, 3),
        paddingBottom: `max(${spacing(1)}, env(safe-area-inset-bottom))`,
        borderTop: `1px solid ${vars.palette.divider}`,
        background: vars.palette.background.default,
        // Chromium lets a line of the cards through where the bar ends.
        boxShadow: `0 4px 0 ${vars.palette.background.default}`,
        [breakpoints.down('sm')]: { marginInline: spacing(-2), paddingInline: spacing(2) },
      },
    },
    '& h2': { ...typography.h2, margin: 0 },
    '& p': { margin: 0, color: vars.palette.text.secondary },
    // It stays to be heard; only its gap goes.
    '& [role=status]:empty': { marginTop: spacing(-1.5) },
    '& [role=status] > *': { marginBottom: 0 },
  }
})

/** What the focus goes to comes to stand above the button that stays (WCAG 2.4.11). */
const aboveIt = (
  <GlobalStyles
    styles={({ breakpoints }) => ({
      [breakpoints.down('md')]: { 'html:root': { scrollPaddingBottom: STAYS + 16 } },
    })}
  />
)

/** Where the money is taken: what for, how much, and the way on. */
export function DeskPanel(props: DeskPanelProps) {
  const { text, children, submitLabel, anotherTo, anotherRef, otherWay } = props
  const id = useId()
  return (
    <Panel aria-labelledby={id}>
      <div className="sum">
        <div>
          <h2 id={id}>{texts.summary}</h2>
          <p>{text}</p>
        </div>
        {children}
      </div>
      {submitLabel !== null && (
        <div className="pay">
          {aboveIt}
          <Button type="submit" variant="contained" size="large" startIcon={<Icon name="pay" />}>
            {submitLabel}
          </Button>
        </div>
      )}
      <div className="ways">
        {otherWay}
        <Button component={Link} to={anotherTo} ref={anotherRef} startIcon={<Icon name="search" />}>
          {texts.another}
        </Button>
      </div>
    </Panel>
  )
}
