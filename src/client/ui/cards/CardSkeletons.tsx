import { styled } from '@mui/material/styles'

const Frame = styled('div')(({ theme: { vars, spacing } }) => ({
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  overflow: 'hidden',
  '& > .picture': { aspectRatio: '16 / 10', background: vars.palette.surface.neutralSoft },
  '& > .bar': {
    height: 12,
    margin: spacing(2),
    borderRadius: 6,
    background: vars.palette.surface.neutralSoft,
  },
}))

/** `MediaCard`s before they are there: same picture, so that nothing jumps. */
export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => (
    <Frame key={place} aria-hidden>
      <div className="picture" />
      <div className="bar" style={{ width: '40%' }} />
      <div className="bar" style={{ width: '70%' }} />
      <div className="bar" style={{ width: '55%' }} />
    </Frame>
  ))
}
