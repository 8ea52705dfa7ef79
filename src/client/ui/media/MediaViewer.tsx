import Dialog from '@mui/material/Dialog'
import { useId } from 'react'
import { Icon } from '../icons/Icon'
import { IconAction } from '../icons/IconAction'
import type { Media } from './media'
import { Slide } from './Slide'
import { useSlides } from './useSlides'
import { ViewerFrame } from './ViewerFrame'

export interface MediaViewerProps {
  /** What these pictures are of. */
  title: string
  /** At least one. */
  items: readonly Media[]
  /** Place of the one to begin with, from 0. */
  start?: number
  /** Escape or the cross. */
  onClose: () => void
}

/**
 * Pictures and videos over the whole window, one at a time: arrows, Home, End and Escape by keyboard, swipes by touch, buttons
 * and small pictures by mouse. The focus goes back where it was.
 */
export function MediaViewer({ title, items, start = 0, onClose }: MediaViewerProps) {
  const { track, place, go, zoomed, setZoomed, onScroll, onKeyDown } = useSlides(items.length, start)
  const id = useId()
  const many = items.length > 1
  const current = items[place]
  const noun = current?.kind === 'video' ? 'Video' : 'Foto'
  return (
    <Dialog open fullScreen onClose={onClose} onKeyDown={onKeyDown} aria-labelledby={id}>
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
          {many && (
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
          )}
        </div>
        {many && (
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
        )}
      </ViewerFrame>
    </Dialog>
  )
}
