import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatDate } from '@contract/domain/dates'
import { eventsRoutes as routes } from '@contract/events/events.routes'
import type { SchoolEvent } from '@contract/events/events.schemas'
import * as paths from '@contract/domain/screenPaths'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useEvent } from '../../../state/events/events.api'
import { useMay } from '../../../state/session/useMay'
import { Icon } from '../../../ui/icons/Icon'
import { Prose, Quiet, Stack } from '../../../ui/layout/layout'
import { MediaViewer } from '../../../ui/media/MediaViewer'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { Page } from '../../../ui/page/Page'
import { RecordActions } from '../../../ui/page/RecordActions'
import { Section } from '../../../ui/page/Section'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { DeleteEventDialog, EditEventDialog, EditFilesDialog } from '../components/EventDialogs'
import { mediaOf, texts } from '../events.texts'

const Grid = styled('ul')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
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

function EventAlbum({ event }: { event: SchoolEvent }) {
  const [opened, setOpened] = useState<number | null>(null)
  const media = mediaOf(event)
  return (
    <>
      <Grid role="list" aria-label={texts.album}>
        {media.map(({ url, kind, alt, thumb }, place) => (
          <li key={url}>
            <button type="button" aria-label={`Ver ${alt}`} onClick={() => setOpened(place)}>
              {kind === 'video' ? (
                <span className="film">
                  <Icon name="play" size={40} />
                  Video
                </span>
              ) : (
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

const CRUMBS = [{ label: texts.list, to: paths.events }]

function EventDetail({ event }: { event: SchoolEvent }) {
  const may = useMay()
  const canUpdate = may(routes.update.access)
  const canDelete = may(routes.delete.access)
  const [opened, setOpened] = useState<'edit' | 'files' | 'delete' | null>(null)
  const navigate = useNavigate()
  const close = () => setOpened(null)
  const actions = (
    <RecordActions
      onDelete={canDelete && (() => setOpened('delete'))}
      onEdit={canUpdate && (() => setOpened('edit'))}
    >
      {canUpdate && (
        <Button startIcon={<Icon name="photo" />} onClick={() => setOpened('files')}>
          Cambiar fotos
        </Button>
      )}
    </RecordActions>
  )
  return (
    <Page
      title={event.titulo}
      subtitle={<time dateTime={event.fecha}>{formatDate(event.fecha)}</time>}
      breadcrumb={CRUMBS}
      action={actions}
      narrow
    >
      {event.archivos.length > 0 && (
        <Section>
          <EventAlbum event={event} />
        </Section>
      )}
      <Section>
        <Stack>
          <Prose>{event.descripcion}</Prose>
          {event.nombre && <Quiet as="p">{`Lo registró ${event.nombre}`}</Quiet>}
        </Stack>
      </Section>
      {opened === 'edit' && <EditEventDialog event={event} onClose={close} />}
      {opened === 'files' && <EditFilesDialog event={event} onClose={close} />}
      {opened === 'delete' && (
        <DeleteEventDialog
          event={event}
          onClose={close}
          onDeleted={() => void navigate(paths.events, { replace: true })}
        />
      )}
    </Page>
  )
}

export function EventPage() {
  const source = useEvent(useIdParam('evento'), ASKED_ANEW)
  return (
    <DetailScreen source={source} title={texts.list} unknown="No existe este evento" breadcrumb={CRUMBS}>
      {(event) => <EventDetail key={event.id} event={event} />}
    </DetailScreen>
  )
}
