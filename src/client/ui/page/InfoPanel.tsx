import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'

interface InfoPanelProps {
  title: string
  text?: string
  tone?: 'info' | 'success' | 'warning' | 'error'
  children?: ReactNode
}

const KINDS = {
  info: { soft: 'infoSoft', icon: 'info' },
  success: { soft: 'successSoft', icon: 'success' },
  warning: { soft: 'warningSoft', icon: 'warning' },
  error: { soft: 'errorSoft', icon: 'error' },
} as const

const Panel = styled(Alert)(({ theme: { vars, spacing, typography }, severity = 'info' }) => ({
  ...typography.body1,
  gap: spacing(1),
  padding: spacing(0.5, 2),
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.surface[KINDS[severity].soft],
  color: vars.palette.text.primary,
  '& .MuiAlert-icon': { marginRight: 0, opacity: 1, color: vars.palette[severity].main },
  '& .MuiAlert-message': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& .sentence::after': { content: '"."' },
  '& p': { margin: 0 },
  '& p + .MuiButton-root': { marginBlock: spacing(1) },
  '& ul': { margin: spacing(0.5, 0, 0), paddingInlineStart: spacing(2.5) },
}))

/** If it appears later, it must be inside a `role="status"` that is already in the page. */
export function InfoPanel({ title, text, tone = 'info', children }: InfoPanelProps) {
  return (
    <Panel severity={tone} icon={<Icon name={KINDS[tone].icon} size={20} />} role="note">
      <p>
        <strong className={text && !/[.?!:]$/.test(title) ? 'sentence' : undefined}>{title}</strong> {text}
      </p>
      {children}
    </Panel>
  )
}
