import { styled } from '@mui/material/styles'

/** Around groups or matrix, inside a section. */
export const PermissionsFrame = styled('div')(({ theme: { vars } }) => ({
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  overflow: 'hidden',
}))
