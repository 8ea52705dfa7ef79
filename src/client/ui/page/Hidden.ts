import { styled } from '@mui/material/styles'

export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

export const Hidden = styled('span')({
  ...visuallyHidden,
  margin: -1,
  padding: 0,
  whiteSpace: 'nowrap',
  border: 0,
})
