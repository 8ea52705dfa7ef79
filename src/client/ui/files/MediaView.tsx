import { styled } from '@mui/material/styles'
import { kindOfName, type FileKind } from '@contract/domain/files'
import { Icon } from '../icons/Icon'
import { hairline } from '../layout/layout'
import type { MediaSize } from './mediaSize'

export interface MediaViewProps {
  url: string
  alt: string
  /** Needed when the address has no file ending. */
  kind?: FileKind
  /** CSS length; default 70vh. */
  maxHeight?: string
  /** Reserves room while a picture loads, so that nothing jumps. */
  size?: MediaSize | undefined
}

const placeOf = ({ width, height }: MediaSize, maxHeight: string) => ({
  width: `min(100%, ${width}px, calc(${maxHeight} * ${(width / height).toFixed(4)}))`,
  aspectRatio: `${width} / ${height}`,
})

const Frame = styled('div')(({ theme, theme: { vars, spacing } }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: spacing(1),
  '& > img, & > video': { maxWidth: '100%', borderRadius: vars.shape.borderRadius, objectFit: 'contain' },
  '& > object': {
    width: '100%',
    border: hairline(theme),
    borderRadius: vars.shape.borderRadius,
  },
  '& > .paper': {
    display: 'grid',
    justifyItems: 'center',
    gap: spacing(1),
    width: '100%',
    padding: spacing(6, 2),
    border: `1px dashed ${vars.palette.surface.border}`,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.surface.sunken,
    fontWeight: 600,
    textAlign: 'center',
  },
}))

/** A PDF shows in the page where the browser can, else as a link. */
export function MediaView({
  url,
  alt,
  kind = kindOfName(url) ?? 'image',
  maxHeight = '70vh',
  size,
}: MediaViewProps) {
  if (kind === 'image') {
    return (
      <Frame>
        <img
          src={url}
          alt={alt}
          loading="lazy"
          decoding="async"
          style={size ? placeOf(size, maxHeight) : { maxHeight }}
        />
      </Frame>
    )
  }
  if (kind === 'video') {
    return (
      <Frame>
        <video src={url} controls preload="metadata" aria-label={alt} style={{ maxHeight }} />
      </Frame>
    )
  }
  const paper = (
    <a className="paper" href={url} target="_blank" rel="noopener noreferrer">
      <Icon name="file" size={48} />
      Abrir el PDF: {alt}
    </a>
  )
  return (
    <Frame>
      {navigator.pdfViewerEnabled ? (
        <object data={url} type="application/pdf" aria-label={alt} style={{ height: maxHeight }}>
          {paper}
        </object>
      ) : (
        paper
      )}
    </Frame>
  )
}
