import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { SchoolEvent } from '@contract/events/events.schemas'
import { Icon } from '../../../ui/icons/Icon'
import { MediaViewer } from '../../../ui/media/MediaViewer'
import { mediaOf } from '../events.values'
import { texts } from '../events.texts'

const Grid = styled('ul')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // The cover is what one sees first; the others stand around it.
  '& > li:first-of-type': { gridColumn: 'span 2', gridRow: 'span 2' },
  '& > li:only-child': { gridColumn: '1 / -1' },
  [breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li:first-of-type': { gridColumn: '1 / -1', gridRow: 'auto' },
  },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    height: '100%',
    aspectRatio: '4 / 3',
    padding: 0,
    border: 0,
    borderRadius: vars.shape.borderRadius,
    overflow: 'hidden',
    background: vars.palette.surface.neutralSoft,
    color: vars.palette.text.secondary,
    cursor: 'zoom-in',
  },
  '& > li:only-child > button': { maxHeight: '60vh' },
  '& button > img': {
    width: '100%',
    height: '100%',
    minHeight: 0,
    objectFit: 'cover',
    transition: 'transform 240ms',
  },
  '& button:hover > img': { transform: 'scale(1.03)' },
  '& button > .film': {
    display: 'grid',
    justifyItems: 'center',
    gap: 4,
    fontWeight: 600,
    color: vars.palette.text.primary,
  },
}))

/** The pictures and the video of an event; pressing one opens it over the whole window. */
export function EventAlbum({ event }: { event: SchoolEvent }) {
  const [opened, setOpened] = useState<number | null>(null)
  const media = mediaOf(event)
  return (
    <>
      <Grid role="list" aria-label={texts.album}>
        {media.map(({ url, kind, alt, thumb }, place) => (
          <li key={url}>
            <button type="button" aria-label={texts.open(alt)} onClick={() => setOpened(place)}>
              {kind === 'video' ? (
                <span className="film">
                  <Icon name="play" size={40} />
                  Video
                </span>
              ) : (
                // The cover is shown large: its small picture would be a blur.
                <img src={place === 0 ? url : (thumb ?? url)} alt="" loading="lazy" decoding="async" />
              )}
            </button>
          </li>
        ))}
      </Grid>
      {opened !== null && media.length > 0 && (
        <MediaViewer title={event.titulo} items={media} start={opened} onClose={() => setOpened(null)} />
      )}
    </>
  )
}
