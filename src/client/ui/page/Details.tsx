import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

export interface Detail {
  label: string
  /** Nothing shows as a dash. */
  value: ReactNode
}

const List = styled('dl')(({ theme: { vars, spacing, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: spacing(2),
  margin: 0,
  '& dt': { fontSize: typography.pxToRem(13), color: vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}))

/** What is known about one thing: labels and values. */
export function Details({ items }: { items: readonly Detail[] }) {
  return (
    <List>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? '—' : value}</dd>
        </div>
      ))}
    </List>
  )
}
