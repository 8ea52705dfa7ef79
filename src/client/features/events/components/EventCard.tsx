import { styled } from '@mui/material/styles'
import { formatDate } from '@contract/domain/dates'
import type { SchoolEvent } from '@contract/events/events.schemas'
import { MediaCard } from '../../../ui/cards/MediaCard'
import { Icon } from '../../../ui/icons/Icon'
import { countText } from '../events.values'

const Above = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 4 },
})

/** An event in the carousel: its cover, day and title. */
export function EventCard({ event }: { event: SchoolEvent }) {
  const { id, titulo, fecha, descripcion, archivos } = event
  const [cover] = archivos
  const hasVideo = archivos.some(({ tipo }) => tipo === 'video')
  return (
    <MediaCard
      title={titulo}
      to={`/evento/${id}`}
      picture={cover?.tipo === 'image' ? (cover.urlMiniatura ?? cover.urlFoto) : null}
      standIn={<Icon name="photo" size={40} />}
      above={
        <Above>
          <time dateTime={fecha}>{formatDate(fecha)}</time>
          {archivos.length > 0 && (
            <span>
              <Icon name={hasVideo ? 'video' : 'photo'} />
              {countText(event)}
            </span>
          )}
        </Above>
      }
    >
      {descripcion}
    </MediaCard>
  )
}
