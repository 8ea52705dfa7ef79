import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'

export interface RedPanelProps {
  /** Default: the customer's sentence for a school without a current cycle. */
  children?: ReactNode
  /** What can be done about it. */
  action?: ReactNode
}

const Panel = styled(Alert)(({ theme: { vars, spacing, typography } }) => ({
  ...typography.body1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(2),
  padding: spacing(1, 2),
  border: `1px solid ${vars.palette.error.main}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.surface.errorSoft,
  color: vars.palette.error.main,
  fontWeight: 600,
  '& .MuiAlert-icon': { marginRight: 0, opacity: 1, color: 'inherit' },
  '& .MuiAlert-message': { flex: '1 1 200px', minWidth: 0 },
  '& .MuiAlert-action': { marginInline: 0, padding: 0 },
}))

/** What is missing before anything can be done here, in red: a school without a current cycle. */
export function RedPanel({ children = 'NO HAY UN CICLO ESCOLAR ACTUAL REGISTRADO', action }: RedPanelProps) {
  return (
    <Panel severity="error" icon={<Icon name="warning" size={24} />} action={action || undefined}>
      {children}
    </Panel>
  )
}
