import { styled } from '@mui/material/styles'
import { texts } from '../desk.texts'

const Line = styled('ul')(({ theme: { vars, spacing, typography, breakpoints } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(0.5, 2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: typography.pxToRem(13),
  color: vars.palette.text.secondary,
  '& kbd': {
    padding: '0 6px',
    border: `1px solid ${vars.palette.surface.border}`,
    borderRadius: 4,
    font: 'inherit',
    fontWeight: 600,
    color: vars.palette.text.primary,
    background: vars.palette.background.paper,
  },
  // A phone has no keys.
  [breakpoints.down('sm')]: { display: 'none' },
}))

/** The keys that do something here. */
export function KeyHints({ keys }: { keys: readonly (readonly [key: string, does: string])[] }) {
  return (
    <Line aria-label={texts.keys}>
      {keys.map(([key, does]) => (
        <li key={key + does}>
          <kbd>{key}</kbd> {does}
        </li>
      ))}
    </Line>
  )
}
