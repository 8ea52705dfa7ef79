import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Tiles } from '../layout/layout'

export interface Detail {
  label: string
  value: ReactNode
}

const Term = styled('dt')(({ theme: { vars, typography } }) => ({
  fontSize: typography.pxToRem(13),
  color: vars.palette.text.secondary,
}))

const Value = styled('dd')({ margin: 0, overflowWrap: 'anywhere' })

export function Details({ items }: { items: readonly Detail[] }) {
  return (
    <Tiles as="dl" min={220}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <Term>{label}</Term>
          <Value>{value === null || value === undefined || value === '' ? '—' : value}</Value>
        </div>
      ))}
    </Tiles>
  )
}
