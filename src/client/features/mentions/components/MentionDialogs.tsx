import { NO_IMAGE } from '@contract/domain/messages'
import type { Mention } from '@contract/mentions/mentions.schemas'
import {
  useUpdateMention,
  useDeleteMention,
  useReplaceMentionImage,
} from '../../../state/mentions/mentions.api'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import type { OpenedDialog } from '../../../ui/dialogs/useRowDialog'
import { MediaDialog } from '../../../ui/files/MediaDialog'
import { sizeOf } from '../../../ui/files/mediaSize'
import { ReplaceFileDialog } from '../../../ui/files/ReplaceFileDialog'
import { EditStoryDialog } from '../../../write/stories/EditStoryDialog'
import { texts } from '../mentions.texts'

export type MentionDialog = 'view' | 'edit' | 'replace' | 'delete'

interface MentionDialogProps {
  mention: Mention
  onClose: () => void
}

function EditMentionDialog({ mention, onClose }: MentionDialogProps) {
  return <EditStoryDialog title="Editar mención" row={mention} write={useUpdateMention} onClose={onClose} />
}

function ReplaceImageDialog({ mention, onClose }: MentionDialogProps) {
  const { send } = useReplaceMentionImage()
  const { id, titulo, urlFoto, urlMiniatura } = mention
  return (
    <ReplaceFileDialog
      title="Cambiar la imagen"
      text={`${titulo}. La imagen nueva toma el lugar de la que se ve ahora, que se borra.`}
      current={<img src={urlMiniatura ?? urlFoto} alt={texts.picture(titulo)} />}
      label={texts.image}
      accept={['image']}
      noFile={NO_IMAGE}
      onSend={(file) => send({ id, urlFoto, file })}
      onClose={onClose}
    />
  )
}

function DeleteMentionDialog({
  mention,
  onClose,
  onDeleted,
}: MentionDialogProps & { onDeleted: (() => void) | undefined }) {
  const { send } = useDeleteMention()
  return (
    <DeleteDialog
      title={`¿Eliminar «${mention.titulo}»?`}
      text="Se borran la mención y su imagen. No se puede deshacer."
      onDelete={() => send({ id: mention.id })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}

interface MentionDialogsProps {
  opened: OpenedDialog<MentionDialog> | null
  mentions: readonly Mention[] | undefined
  onClose: () => void
  onDeleted?: () => void
}

export function MentionDialogs({ opened, mentions = [], onClose, onDeleted }: MentionDialogsProps) {
  const mention = mentions.find(({ id }) => id === opened?.id)
  if (!opened || !mention) return null
  switch (opened.dialog) {
    case 'view':
      return (
        <MediaDialog
          title={mention.titulo}
          url={mention.urlFoto}
          kind="image"
          size={sizeOf(mention)}
          alt={texts.picture(mention.titulo)}
          what={`la imagen de ${mention.titulo}`}
          downloadName="mencion"
          onClose={onClose}
        />
      )
    case 'edit':
      return <EditMentionDialog mention={mention} onClose={onClose} />
    case 'replace':
      return <ReplaceImageDialog mention={mention} onClose={onClose} />
    case 'delete':
      return <DeleteMentionDialog mention={mention} onClose={onClose} onDeleted={onDeleted} />
  }
}
