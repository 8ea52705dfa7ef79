import { styled } from '@mui/material/styles'
import type { Identified } from '../list/columns'
import { Carousel } from '../media/Carousel'
import { stripColumns } from '../media/stripColumns'
import type { CardFrameProps } from './cards'
import { CardSkeletons } from './CardSkeletons'

/** A carousel before its cards are there; below, the room of its buttons. */
const Strip = styled('div')(({ theme, theme: { spacing } }) => ({
  ...stripColumns(theme),
  padding: `calc(${spacing(2)} + 4px)`,
  paddingBottom: spacing(8),
  overflow: 'hidden',
}))

/** The cards of a page in a carousel. */
export function CardStrip<Row extends Identified>({ label, page, rows, card }: CardFrameProps<Row>) {
  if (!rows) {
    return (
      <Strip aria-hidden>
        <CardSkeletons count={3} />
      </Strip>
    )
  }
  // A new page begins at its first card.
  return (
    <Carousel key={page} label={label} items={rows}>
      {card}
    </Carousel>
  )
}
