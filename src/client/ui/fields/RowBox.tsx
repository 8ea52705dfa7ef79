import { styled } from '@mui/material/styles'

export const RowBox = styled('input')(({ theme: { vars, spacing } }) => ({
  float: 'left',
  width: 20,
  height: 20,
  margin: spacing(0.75, 1.25, 0.75, 0.25),
  accentColor: vars.palette.primary.main,
  cursor: 'pointer',
  '&:disabled': { cursor: 'default' },
}))
