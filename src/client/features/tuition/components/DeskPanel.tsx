import Button from '@mui/material/Button'
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

const Panel = styled('aside')(({ theme: { vars, spacing, typography } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  padding: spacing(2),
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  '& h2': { ...typography.h2, margin: 0 },
  '& > a': { textAlign: 'center' },
  '& p': { margin: 0, color: vars.palette.text.secondary },
  // It stays to be heard; only its gap goes.
  '& [role=status]:empty': { marginTop: spacing(-1.5) },
  '& [role=status] > *': { marginBottom: 0 },
}))

/** Where the money is taken: what for, how much, and the way on. */
export function DeskPanel(props: DeskPanelProps) {
  const { text, children, submitLabel, anotherTo, anotherRef, otherWay } = props
  const id = useId()
  return (
    <Panel aria-labelledby={id}>
      <div>
        <h2 id={id}>{texts.summary}</h2>
        <p>{text}</p>
      </div>
      {children}
      {submitLabel !== null && (
        <Button type="submit" variant="contained" size="large" startIcon={<Icon name="pay" />}>
          {submitLabel}
        </Button>
      )}
      {otherWay}
      <Button component={Link} to={anotherTo} ref={anotherRef} startIcon={<Icon name="search" />}>
        {texts.another}
      </Button>
    </Panel>
  )
}
