import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/iconName'

interface StatePanelProps {
  icon: IconName
  title: string
  text?: ReactNode
  action?: ReactNode
  role?: 'alert' | 'status'
  tone?: 'quiet' | 'error'
}

const Panel = styled('div')(({ theme: { vars, spacing, typography } }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: spacing(1),
  padding: `${spacing(6)} ${spacing(3)}`,
  textAlign: 'center',
  color: vars.palette.text.secondary,
  '& .mark': {
    display: 'grid',
    placeItems: 'center',
    width: 56,
    height: 56,
    borderRadius: '50%',
    background: vars.palette.surface.neutralSoft,
    color: vars.palette.primary.main,
  },
  '&.error .mark': { background: vars.palette.surface.errorSoft, color: vars.palette.error.main },
  '& h2': { ...typography.h3, margin: 0, color: vars.palette.text.primary },
  '& p': { margin: 0, maxWidth: 480 },
  '& .action': { marginTop: spacing(1) },
}))

export function StatePanel({ icon, title, text, action, role, tone = 'quiet' }: StatePanelProps) {
  return (
    <Panel className={tone} {...(role ? { role } : {})}>
      <span className="mark">
        <Icon name={icon} size={28} />
      </span>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action && <div className="action">{action}</div>}
    </Panel>
  )
}
