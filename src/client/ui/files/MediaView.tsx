import { styled } from '@mui/material/styles'
import { kindOfName, type FileKind } from '@contract/domain/files'
import { Icon } from '../icons/Icon'

export interface MediaViewProps {
  url: string
  /** What is to be seen, for those who do not see it. */
  alt: string
  /** When the link's name does not tell. */
  kind?: FileKind
  /** CSS length the picture may not pass, default 70vh. */
  maxHeight?: number | string
}

const Frame = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: spacing(1),
  '& > img, & > video': { maxWidth: '100%', borderRadius: vars.shape.borderRadius, objectFit: 'contain' },
  '& > object': {
    width: '100%',
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: vars.shape.borderRadius,
  },
  '& > a': { display: 'inline-flex', alignItems: 'center', gap: spacing(1), fontWeight: 600 },
}))

/** A picture, a video, or a PDF: in the page where the browser can, and always with a link that opens it. */
export function MediaView({
  url,
  alt,
  kind = kindOfName(url) ?? 'image',
  maxHeight = '70vh',
}: MediaViewProps) {
  if (kind === 'image') {
    return (
      <Frame>
        <img src={url} alt={alt} loading="lazy" decoding="async" style={{ maxHeight }} />
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
  return (
    <Frame>
      {navigator.pdfViewerEnabled && (
        <object data={url} type="application/pdf" aria-label={alt} style={{ height: maxHeight }} />
      )}
      <a href={url} target="_blank" rel="noopener noreferrer">
        <Icon name="external" />
        Abrir el PDF: {alt}
      </a>
    </Frame>
  )
}
