import { styled } from '@mui/material/styles'

/** The primary action of a page, last, with the quieter ones before it: Eliminar, Cambiar fotos, Editar. */
export const PageActions = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1),
}))
