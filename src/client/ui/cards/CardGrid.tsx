import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import Skeleton from '@mui/material/Skeleton'
import type { Identified } from '../list/columns'
import { Card } from '../layout/layout'

const LINES = ['40%', '70%', '55%']

const Picture = styled(Skeleton)({ aspectRatio: '16 / 10' })

const Line = styled(Skeleton)(({ theme: { spacing } }) => ({ margin: spacing(2) }))

/** With pictures of the size of those in `MediaCard`, so that nothing jumps when the cards come. */
export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => (
    <Card key={place} pad={0} clip aria-hidden>
      <Picture variant="rectangular" width="100%" height="auto" />
      {LINES.map((width) => (
        <Line key={width} variant="rounded" width={width} height={12} />
      ))}
    </Card>
  ))
}

export interface CardFrameProps<Row extends Identified> {
  label: string
  page: number
  rows: readonly Row[] | null
  card: (row: Row) => ReactNode
}

/** `Frame` comes from the page, so that lists without cards do not load it. */
export interface Cards<Row extends Identified> {
  Frame: (props: CardFrameProps<Row>) => ReactNode
  card: (row: Row) => ReactNode
}

const Grid = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: spacing(2),
  padding: spacing(2),
}))

export function CardGrid<Row extends Identified>({ label, rows, card }: CardFrameProps<Row>) {
  if (!rows) {
    return (
      <Grid aria-hidden>
        <CardSkeletons count={6} />
      </Grid>
    )
  }
  return (
    <Grid role="list" aria-label={label}>
      {rows.map((row) => (
        <div key={row.id} role="listitem">
          {card(row)}
        </div>
      ))}
    </Grid>
  )
}
