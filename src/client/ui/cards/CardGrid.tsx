import { styled } from '@mui/material/styles'
import type { Identified } from '../list/columns'
import type { CardFrameProps } from './cards'
import { CardSkeletons } from './CardSkeletons'

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
