import { styled } from '@mui/material/styles'
import type { Media } from './media'

export interface SlideProps {
  media: Media
  zoomed: boolean
  /** Only what is in view or beside it is fetched. */
  near: boolean
  onZoom: () => void
}

const Frame = styled('div')({
  flex: '0 0 100%',
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  height: '100%',
  overflow: 'hidden',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  '& > img, & > video': { maxWidth: '100%', maxHeight: '100%', minHeight: 0, objectFit: 'contain' },
  '& > img': { cursor: 'zoom-in' },
  '& > video': { width: '100%', height: '100%', background: '#000' },
  '&.zoomed': { display: 'block', overflow: 'auto' },
  '&.zoomed > img': {
    display: 'block',
    width: '200%',
    maxWidth: 'none',
    maxHeight: 'none',
    cursor: 'zoom-out',
  },
})

/** One picture or video of the viewer, as large as its window; a picture twice as large when pressed. */
export function Slide({ media: { url, kind, alt }, zoomed, near, onZoom }: SlideProps) {
  if (kind === 'video')
    return (
      <Frame>{near && <video src={url} controls playsInline preload="metadata" aria-label={alt} />}</Frame>
    )
  return (
    // The button for it stands above, with a name and for the keyboard; the picture itself is a shortcut for the mouse.
    <Frame className={zoomed ? 'zoomed' : ''} onClick={onZoom}>
      {near && <img src={url} alt={alt} decoding="async" draggable={false} />}
    </Frame>
  )
}
