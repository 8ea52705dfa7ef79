import Avatar from '@mui/material/Avatar'
import { initialsOf } from '../list/FaceName'

interface PortraitProps {
  nombre: string
  url: string | null
  /** Px, fixed so that nothing moves when the picture loads. */
  size: number
  /** Only where the name is not written beside it. */
  alt?: string
}

/** In a row of a list it is a `FaceName`. */
export function Portrait({ nombre, url, size, alt = '' }: PortraitProps) {
  return (
    <Avatar
      variant="rounded"
      {...(url ? { src: url } : {})}
      alt={alt}
      slotProps={{ img: { width: size, height: size, loading: 'lazy', decoding: 'async' } }}
      sx={({ vars }) => ({
        flex: 'none',
        width: size,
        height: size,
        fontSize: Math.round(size * 0.38),
        fontWeight: 600,
        background: vars.palette.surface.neutralSoft,
        color: vars.palette.text.secondary,
      })}
    >
      <span aria-hidden>{initialsOf(nombre)}</span>
    </Avatar>
  )
}
