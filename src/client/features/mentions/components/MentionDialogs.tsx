import { useCallback, useState } from 'react'
import type { Mention } from '@contract/mentions/mentions.schemas'
import { MediaDialog } from '../../../ui/files/MediaDialog'
import { sizeOf } from '../../../ui/files/mediaSize'
import { texts } from '../mentions.texts'
import { DeleteMentionDialog } from './DeleteMentionDialog'
import { EditMentionDialog } from './EditMentionDialog'
import { ReplaceImageDialog } from './ReplaceImageDialog'

export type MentionDialog = 'view' | 'edit' | 'replace' | 'delete'
export type OpenDialog = (dialog: MentionDialog, mention: Pick<Mention, 'id'>) => void

/** Which dialog is open and of which mention. By id: what the dialog shows follows the list. */
export const useMentionDialogs = () => {
  const [opened, setOpened] = useState<{ dialog: MentionDialog; id: number } | null>(null)
  const open: OpenDialog = useCallback((dialog, { id }) => setOpened({ dialog, id }), [])
  const close = useCallback(() => setOpened(null), [])
  return { opened, open, close }
}

interface MentionDialogsProps {
  opened: { dialog: MentionDialog; id: number } | null
  mentions: readonly Mention[]
  onClose: () => void
  onDeleted?: () => void
}

/** The dialogs of a mention, on its page and in the list. */
export function MentionDialogs({ opened, mentions, onClose, onDeleted }: MentionDialogsProps) {
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
          what={texts.what(mention.titulo)}
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
