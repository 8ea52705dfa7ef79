import { styled } from '@mui/material/styles'

/** The primary action of a page with a quieter one beside it. */
export const PageActions = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
}))
