import { styled } from '@mui/material/styles'
import { encode } from 'uqr'

const Frame = styled('svg')({
  display: 'block',
  width: 220,
  height: 220,
  margin: '0 auto',
  // Cameras read dark on light only, so also in the dark scheme.
  background: '#fff',
  borderRadius: 8,
})

/** Modules of blank margin around the code, as its standard asks. */
const QUIET = 4

export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 0 })
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])))
    .join('')
  const side = size + 2 * QUIET
  return (
    <Frame viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </Frame>
  )
}
