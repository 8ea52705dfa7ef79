import { styled } from '@mui/material/styles'

export interface PortraitProps {
  /** Whose picture it is: its initials stand in while there is none. */
  nombre: string
  url: string | null
  /** Side in px: what stands around it does not move when it arrives. */
  size: number
  /** Round in rows, with soft corners where it is large. */
  round?: boolean
  /** Only where no name stands beside it. */
  alt?: string
}

const Frame = styled('span')(({ theme: { vars } }) => ({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.surface.neutralSoft,
  color: vars.palette.text.secondary,
  fontWeight: 600,
  lineHeight: 1,
  userSelect: 'none',
  '&.round': { borderRadius: '50%' },
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}))

/** 'BEGOÑA MUÑOZ PEÑA' → 'BM'. */
const initialsOf = (nombre: string): string =>
  nombre
    .trim()
    .split(/\s+/, 2)
    .map((word) => [...word][0] ?? '')
    .join('')

/** The picture of a person, or the initials. */
export function Portrait({ nombre, url, size, round = false, alt = '' }: PortraitProps) {
  const square = { width: size, height: size, fontSize: Math.round(size * 0.38) }
  return (
    <Frame className={round ? 'round' : ''} style={square}>
      {url ? (
        <img src={url} alt={alt} width={size} height={size} loading="lazy" decoding="async" />
      ) : (
        <span aria-hidden>{initialsOf(nombre)}</span>
      )}
    </Frame>
  )
}
