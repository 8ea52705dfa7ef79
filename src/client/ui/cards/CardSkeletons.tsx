import Skeleton from '@mui/material/Skeleton'
import { Card } from '../layout/layout'

const LINES = ['40%', '70%', '55%']

/** Placeholders of `MediaCard`s, with pictures of the same size, so that nothing jumps when the cards come. */
export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => (
    <Card key={place} pad={0} clip aria-hidden>
      <Skeleton variant="rectangular" width="100%" height="auto" sx={{ aspectRatio: '16 / 10' }} />
      {LINES.map((width) => (
        <Skeleton key={width} variant="rounded" width={width} height={12} sx={{ m: 2 }} />
      ))}
    </Card>
  ))
}
