import { styled } from '@mui/material/styles'

interface StudentNameProps {
  nombre: string
  urlMiniatura: string | null
}

/** Side of the picture, px: the row does not grow when it arrives. */
const SIDE = 32

const Frame = styled('span')(({ theme: { vars, spacing, typography } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: spacing(1.25),
  minWidth: 0,
  // On the baseline a picture would make its row higher than one of initials.
  verticalAlign: 'middle',
  '& > img, & > i': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: SIDE,
    height: SIDE,
    borderRadius: '50%',
    objectFit: 'cover',
    background: vars.palette.surface.neutralSoft,
    color: vars.palette.text.secondary,
    fontSize: typography.pxToRem(12.5),
    fontStyle: 'normal',
  },
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
}))

/** 'JOSÉ PEÑA ÑÚÑEZ' → 'JP'. */
export const initials = (nombre: string): string =>
  nombre
    .split(' ', 2)
    .map((word) => [...word][0] ?? '')
    .join('')

/** Photo and name of a pupil in a row. The picture says nothing that the name beside it does not. */
export function StudentName({ nombre, urlMiniatura }: StudentNameProps) {
  return (
    <Frame>
      {urlMiniatura ? (
        <img src={urlMiniatura} alt="" width={SIDE} height={SIDE} loading="lazy" decoding="async" />
      ) : (
        <i aria-hidden>{initials(nombre)}</i>
      )}
      <span>{nombre}</span>
    </Frame>
  )
}
