import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatDate } from '@contract/domain/dates'
import { eventsRoutes as routes } from '@contract/events/events.routes'
import type { SchoolEvent } from '@contract/events/events.schemas'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { Icon } from '../../../ui/icons/Icon'
import { Page } from '../../../ui/page/Page'
import { PageActions } from '../../../ui/page/PageActions'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { Section } from '../../../ui/page/Section'
import { LIST, texts } from '../events.texts'
import { DeleteEventDialog } from './DeleteEventDialog'
import { EditEventDialog } from './EditEventDialog'
import { EditFilesDialog } from './EditFilesDialog'
import { EventAlbum } from './EventAlbum'

const CRUMBS = [{ label: texts.list, to: LIST }]

const Told = styled('div')(({ theme: { vars, spacing, typography } }) => ({
  '& > .lines': { maxWidth: '72ch', margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& > .by': {
    margin: spacing(2, 0, 0),
    fontSize: typography.pxToRem(13),
    color: vars.palette.text.secondary,
  },
}))

/** One event: its pictures, what it tells, and what may be changed. */
export function EventDetail({ event }: { event: SchoolEvent }) {
  const canUpdate = useAppSelector((state) => selectMay(state, routes.updateInfo.access))
  const canDelete = useAppSelector((state) => selectMay(state, routes.delete.access))
  const [opened, setOpened] = useState<'edit' | 'files' | 'delete' | null>(null)
  const navigate = useNavigate()
  const close = () => setOpened(null)
  const actions = (
    <PageActions>
      {canDelete && (
        <Button color="error" startIcon={<Icon name="delete" />} onClick={() => setOpened('delete')}>
          {texts.delete}
        </Button>
      )}
      {canUpdate && (
        <Button startIcon={<Icon name="photo" />} onClick={() => setOpened('files')}>
          {texts.changeFiles}
        </Button>
      )}
      {canUpdate && (
        <PrimaryAction icon="edit" onClick={() => setOpened('edit')}>
          {texts.edit}
        </PrimaryAction>
      )}
    </PageActions>
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
        <Told>
          <p className="lines">{event.descripcion}</p>
          {event.nombre && <p className="by">{texts.registeredBy(event.nombre)}</p>}
        </Told>
      </Section>
      {opened === 'edit' && <EditEventDialog event={event} onClose={close} />}
      {opened === 'files' && <EditFilesDialog event={event} onClose={close} />}
      {opened === 'delete' && (
        <DeleteEventDialog
          event={event}
          onClose={close}
          onDeleted={() => void navigate(LIST, { replace: true })}
        />
      )}
    </Page>
  )
}
