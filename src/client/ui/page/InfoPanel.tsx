import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'

export interface InfoPanelProps {
  title: string
  text?: string
  tone?: 'info' | 'warning'
  /** More under the text: a list, buttons. */
  children?: ReactNode
}

const Panel = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: spacing(0.5, 1),
  marginBottom: spacing(2),
  padding: spacing(1.5, 2),
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.surface.infoSoft,
  overflowWrap: 'anywhere',
  '&.warning': { background: vars.palette.surface.warningSoft },
  '& > svg': { marginTop: 2, color: vars.palette.info.main },
  '&.warning > svg': { color: vars.palette.warning.main },
  '& p': { margin: 0 },
  '& ul': { margin: spacing(0.5, 0, 0), paddingInlineStart: spacing(2.5) },
}))

/** Something to know before going on; it stops nobody. One that appears later stands in a `role="status"` that was there. */
export function InfoPanel({ title, text, tone = 'info', children }: InfoPanelProps) {
  return (
    <Panel className={tone}>
      <Icon name={tone} size={20} />
      <div>
        <p>
          <strong>{title}</strong> {text}
        </p>
        {children}
      </div>
    </Panel>
  )
}
