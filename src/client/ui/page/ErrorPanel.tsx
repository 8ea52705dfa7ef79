import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'

interface ErrorPanelProps {
  children: ReactNode
  action?: ReactNode
}

const Panel = styled('div')(({ theme: { vars, spacing, typography } }) => ({
  ...typography.body1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(2),
  padding: spacing(2),
  border: `1px solid ${vars.palette.error.main}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.surface.errorSoft,
  color: vars.palette.error.main,
  fontWeight: 600,
  '& > div': { flex: '1 1 200px', minWidth: 0 },
}))

/** Not MUI's `Alert`: too many bytes for the first list (decisions/0017). */
export function ErrorPanel({ children, action }: ErrorPanelProps) {
  return (
    <Panel role="alert">
      <Icon name="warning" size={24} />
      <div>{children}</div>
      {action}
    </Panel>
  )
}
