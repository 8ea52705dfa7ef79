import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { hairline } from '../layout/layout'

interface SectionProps {
  title?: string
  text?: ReactNode
  action?: ReactNode
  children: ReactNode
}

const Card = styled('section')(({ theme, theme: { vars, spacing, typography, breakpoints } }) => ({
  padding: spacing(2, 2.25),
  border: hairline(theme),
  borderRadius: 10,
  background: vars.palette.background.paper,
  [breakpoints.down('sm')]: { padding: spacing(2) },
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing(1),
    marginBottom: spacing(1.5),
  },
  '& > header h2': { ...typography.h2, margin: 0 },
  '& > header p': { margin: `${spacing(0.5)} 0 0`, color: vars.palette.text.secondary },
}))

export function Section({ title, text, action, children }: SectionProps) {
  const id = useId()
  return (
    <Card {...(title ? { 'aria-labelledby': id } : {})}>
      {(title || action) && (
        <header>
          <div>
            {title && <h2 id={id}>{title}</h2>}
            {text && <p>{text}</p>}
          </div>
          {action}
        </header>
      )}
      {children}
    </Card>
  )
}
