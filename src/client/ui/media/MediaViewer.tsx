import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../icons/Icon'
import { IconAction } from '../icons/IconAction'
import { DialogFrame } from '../dialogs/DialogFrame'
import { formPartsIn } from '../browser/formParts'
import { ViewerFrame } from './ViewerFrame'
import type { Media } from './media'
import { placeForKey, scrollSideways } from './scrolling'

interface SlideProps {
  media: Media
  zoomed: boolean
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

function Slide({ media: { url, kind, alt }, zoomed, near, onZoom }: SlideProps) {
  if (kind === 'video')
    return (
      <Frame>{near && <video src={url} controls playsInline preload="metadata" aria-label={alt} />}</Frame>
    )
  return (
    // For the mouse only: the button above does the same, with a name and by keyboard.
    <Frame className={zoomed ? 'zoomed' : ''} onClick={onZoom}>
      {near && <img src={url} alt={alt} decoding="async" draggable={false} />}
    </Frame>
  )
}

/** ms after the last scroll event until a swipe counts as finished. */
const RESTS_AFTER_MS = 120

const useSlides = (count: number, start: number) => {
  const track = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(start)
  const [zoomed, setZoomed] = useState(false)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)

  useLayoutEffect(() => {
    if (track.current) track.current.scrollLeft = start * track.current.clientWidth
  }, [start])
  useEffect(() => {
    const videos = formPartsIn<HTMLVideoElement>(track.current, 'video')
    for (const video of videos) if (!video.paused) video.pause()
    return () => clearTimeout(resting.current)
  }, [place])

  const go = (to: number) => {
    if (to < 0 || to >= count) return
    setZoomed(false)
    setPlace(to)
    if (track.current) scrollSideways(track.current, to * track.current.clientWidth)
  }
  const onScroll = () => {
    clearTimeout(resting.current)
    resting.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {}
      if (clientWidth > 0) setPlace(Math.min(count - 1, Math.round(scrollLeft / clientWidth)))
    }, RESTS_AFTER_MS)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Arrow keys belong to a focused video.
    if (event.target instanceof HTMLVideoElement) return
    if (event.key === '+' || event.key === '-') return setZoomed(event.key === '+')
    const to = placeForKey(event.key, place, count)
    if (to === null) return
    event.preventDefault()
    go(to)
  }
  return { track, place, go, zoomed, setZoomed, onScroll, onKeyDown }
}

interface WaysProps {
  items: readonly Media[]
  place: number
  go: (to: number) => void
}

function Turns({ items, place, go }: WaysProps) {
  return (
    <>
      <span className="turn back">
        <IconAction
          icon="left"
          label="Anterior"
          color="inherit"
          disabled={place === 0}
          onClick={() => go(place - 1)}
        />
      </span>
      <span className="turn on">
        <IconAction
          icon="right"
          label="Siguiente"
          color="inherit"
          disabled={place === items.length - 1}
          onClick={() => go(place + 1)}
        />
      </span>
    </>
  )
}

function Thumbs({ items, place, go }: WaysProps) {
  return (
    <nav className="thumbs" aria-label="Todas">
      {items.map(({ url, thumb, kind, alt }, at) => (
        <button
          key={url}
          type="button"
          aria-label={`Ver ${alt}`}
          aria-current={at === place}
          onClick={() => go(at)}
        >
          {thumb && kind === 'image' ? (
            <img src={thumb} alt="" />
          ) : (
            <Icon name={kind === 'video' ? 'play' : 'photo'} />
          )}
        </button>
      ))}
    </nav>
  )
}

interface MediaViewerProps {
  title: string
  items: readonly Media[]
  start?: number
  onClose: () => void
}

export function MediaViewer({ title, items, start = 0, onClose }: MediaViewerProps) {
  const { track, place, go, zoomed, setZoomed, onScroll, onKeyDown } = useSlides(items.length, start)
  const id = useId()
  const many = items.length > 1
  const current = items[place]
  const noun = current?.kind === 'video' ? 'Video' : 'Foto'
  return (
    <DialogFrame open fullScreen onClose={onClose} onKeyDown={onKeyDown} aria-labelledby={id}>
      <ViewerFrame>
        <header>
          <h2 id={id}>{title}</h2>
          <span className="place" role="status" aria-label={`${noun} ${place + 1} de ${items.length}`}>
            {place + 1} de {items.length}
          </span>
          {current?.kind === 'image' && (
            <IconAction
              icon={zoomed ? 'remove' : 'enlarge'}
              label={zoomed ? 'Ver completa' : 'Ampliar'}
              color="inherit"
              onClick={() => setZoomed(!zoomed)}
            />
          )}
          <IconAction icon="close" label="Cerrar" color="inherit" onClick={onClose} />
        </header>
        <div className="stage">
          <div
            ref={track}
            className="track"
            tabIndex={0}
            role="group"
            aria-label={current?.alt}
            onScroll={onScroll}
          >
            {items.map((media, at) => (
              <Slide
                key={media.url}
                media={media}
                near={Math.abs(at - place) <= 1}
                zoomed={zoomed && at === place}
                onZoom={() => setZoomed(!zoomed)}
              />
            ))}
          </div>
          {many && <Turns items={items} place={place} go={go} />}
        </div>
        {many && <Thumbs items={items} place={place} go={go} />}
      </ViewerFrame>
    </DialogFrame>
  )
}
