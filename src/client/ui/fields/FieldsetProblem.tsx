import { styled } from '@mui/material/styles'
import { Icon } from '../icons/Icon'

const Line = styled('p')(({ theme: { vars, spacing, typography } }) => ({
  display: 'flex',
  gap: spacing(0.5),
  margin: spacing(0.5, 0, 0),
  fontSize: typography.pxToRem(13),
  color: vars.palette.error.main,
}))

export function FieldsetProblem({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <Line id={id}>
      <Icon name="error" size={16} />
      {error}
    </Line>
  )
}
