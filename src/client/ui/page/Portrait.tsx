import Avatar from '@mui/material/Avatar'
import { initialsOf } from '../list/FaceName'

interface PortraitProps {
  /** Whose picture it is: its initials stand in while there is none. */
  nombre: string
  url: string | null
  /** Side in px: what stands around it does not move when it arrives. */
  size: number
  /** Only where no name stands beside it. */
  alt?: string
}

/** The picture of a person, or the initials. In a row of a list it is a `FaceName`. */
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
