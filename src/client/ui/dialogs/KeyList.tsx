import { styled } from '@mui/material/styles'

export type Keys = readonly (readonly [key: string, does: string])[]

const Frame = styled('section')(({ theme: { vars, spacing, typography } }) => ({
  '&:not(:first-of-type)': { marginTop: spacing(2) },
  '& h3': { ...typography.body1, margin: spacing(0, 0, 0.5), fontWeight: 600 },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: '88px 1fr',
    alignItems: 'baseline',
    gap: spacing(0.5, 1.5),
    margin: 0,
  },
  '& dd': { margin: 0 },
  '& kbd': {
    padding: '1px 6px',
    border: `1px solid ${vars.palette.surface.border}`,
    borderRadius: 4,
    font: 'inherit',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
}))

export function KeyList({ title, keys }: { title: string; keys: Keys }) {
  return (
    <Frame aria-label={title}>
      <h3>{title}</h3>
      <dl>
        {keys.map(([key, does]) => [
          <dt key={key}>
            <kbd>{key}</kbd>
          </dt>,
          <dd key={does}>{does}</dd>,
        ])}
      </dl>
    </Frame>
  )
}
