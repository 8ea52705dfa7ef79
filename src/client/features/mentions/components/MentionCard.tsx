import { formatDate } from '@contract/domain/dates'
import { mentionsRoutes as routes } from '@contract/mentions/mentions.routes'
import type { Mention } from '@contract/mentions/mentions.schemas'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { MediaCard } from '../../../ui/cards/MediaCard'
import { RowAction } from '../../../ui/list/RowAction'
import { texts } from '../mentions.texts'
import type { OpenDialog } from './MentionDialogs'

/** A mention in the list: picture and title lead to its page. */
export function MentionCard({ mention, onOpen }: { mention: Mention; onOpen: OpenDialog }) {
  const canUpdate = useAppSelector((state) => selectMay(state, routes.updateInfo.access))
  const canDelete = useAppSelector((state) => selectMay(state, routes.delete.access))
  const { id, titulo, fecha, descripcion, urlMiniatura, urlFoto } = mention
  return (
    <MediaCard
      title={titulo}
      to={`/mencion/${id}`}
      picture={urlMiniatura ?? urlFoto}
      above={<time dateTime={fecha}>{formatDate(fecha)}</time>}
      actions={
        (canUpdate || canDelete) && (
          <>
            {canUpdate && <RowAction label={texts.edit} onClick={() => onOpen('edit', mention)} />}
            {canUpdate && <RowAction label={texts.replace} onClick={() => onOpen('replace', mention)} />}
            {canDelete && <RowAction danger label={texts.delete} onClick={() => onOpen('delete', mention)} />}
          </>
        )
      }
    >
      {descripcion}
    </MediaCard>
  )
}
