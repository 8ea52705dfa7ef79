import { styled } from '@mui/material/styles'

const Frame = styled('span')(({ theme: { vars, typography } }) => ({
  display: 'block',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > small': {
    display: 'block',
    fontSize: typography.pxToRem(13),
    fontWeight: 400,
    color: vars.palette.text.secondary,
  },
}))

/** Who it is in a row, with the e-mail under the name: two parents of one name are told apart by it. */
export function ParentName({ nombre, correo }: { nombre: string; correo: string | null }) {
  return (
    <Frame>
      {nombre}
      {correo && <small>{correo}</small>}
    </Frame>
  )
}
