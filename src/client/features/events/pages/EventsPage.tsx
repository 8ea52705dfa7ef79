import { formatDate } from '@contract/domain/dates'
import { eventsRoutes as routes } from '@contract/events/events.routes'
import type { SchoolEvent } from '@contract/events/events.schemas'
import * as paths from '@contract/domain/screenPaths'
import { useEvents } from '../../../state/events/events.api'
import { ON_OPENING } from '../../../state/core/reads'
import { useMay } from '../../../state/session/useMay'
import { CardStrip } from '../../../ui/cards/CardStrip'
import { MediaCard } from '../../../ui/cards/MediaCard'
import { Icon } from '../../../ui/icons/Icon'
import { Row } from '../../../ui/layout/layout'
import { ListScreen, type ListOf } from '../../../ui/list/ListScreen'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { filesText, texts } from '../events.texts'

function EventCard({ event }: { event: SchoolEvent }) {
  const { id, titulo, fecha, descripcion, archivos } = event
  const [cover] = archivos
  const hasVideo = archivos.some(({ tipo }) => tipo === 'video')
  return (
    <MediaCard
      title={titulo}
      to={paths.event(id)}
      picture={cover?.tipo === 'image' ? (cover.urlMiniatura ?? cover.urlFoto) : null}
      standIn={<Icon name="photo" size={40} />}
      above={
        <Row as="span" gap={[0, 1.5]} justify="space-between">
          <time dateTime={fecha}>{formatDate(fecha)}</time>
          {archivos.length > 0 && (
            <Row as="span" gap={0.5} inline nowrap>
              <Icon name={hasVideo ? 'video' : 'photo'} />
              {filesText(archivos)}
            </Row>
          )}
        </Row>
      }
    >
      {descripcion}
    </MediaCard>
  )
}

const list = {
  title: texts.list,
  noun: { one: 'evento', many: 'eventos' },
  searchText: ({ titulo }) => titulo,
  searchLabel: 'Buscar por título',
  pageSize: 9,
  empty: {
    icon: 'photo',
    title: 'Todavía no hay eventos',
    text: 'Aquí se cuentan los festivales, las posadas y las ceremonias, cada uno con sus fotos y su video.',
  },
  exported: [
    { key: 'titulo', header: 'Evento', cell: ({ titulo }) => titulo },
    { key: 'fecha', header: 'Fecha', cell: ({ fecha }) => fecha },
    { key: 'descripcion', header: 'Descripción', cell: ({ descripcion }) => descripcion },
    { key: 'archivos', header: 'Archivos', cell: ({ archivos }) => archivos.length },
  ],
} satisfies ListOf<SchoolEvent>

const cards = { Frame: CardStrip, card: (event: SchoolEvent) => <EventCard event={event} /> }

export function EventsPage() {
  const source = useEvents(undefined, ON_OPENING)
  const canRegister = useMay()(routes.create.access)
  const register = canRegister && <PrimaryAction to={paths.newEvent}>{texts.register}</PrimaryAction>
  return <ListScreen action={register} {...list} source={source} cards={cards} />
}
