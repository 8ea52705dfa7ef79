import Avatar from '@mui/material/Avatar'
import { styled } from '@mui/material/styles'
import { initialsOf } from '../list/FaceName'

interface PortraitProps {
  nombre: string
  url: string | null
  /** px, fixed so that nothing moves when the picture loads. */
  size: number
  alt?: string
}

const Square = styled(Avatar, { shouldForwardProp: (prop) => prop !== 'size' })<{ size: number }>(
  ({ theme: { vars }, size }) => ({
    flex: 'none',
    width: size,
    height: size,
    fontSize: Math.round(size * 0.38),
    fontWeight: 600,
    background: vars.palette.surface.neutralSoft,
    color: vars.palette.text.secondary,
  }),
)

export function Portrait({ nombre, url, size, alt = '' }: PortraitProps) {
  return (
    <Square
      size={size}
      variant="rounded"
      {...(url ? { src: url } : {})}
      alt={alt}
      slotProps={{ img: { width: size, height: size, loading: 'lazy', decoding: 'async' } }}
    >
      <span aria-hidden>{initialsOf(nombre)}</span>
    </Square>
  )
}
