import { NO_IMAGE } from '@contract/domain/messages'
import type { Mention } from '@contract/mentions/mentions.schemas'
import { useReplaceMentionImageMutation } from '../../../state/mentions/mentions.api'
import { useCatchUp } from '../../../state/core/useCatchUp'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { ReplaceFileDialog } from '../../../ui/files/ReplaceFileDialog'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
import { texts } from '../mentions.texts'

interface ReplaceImageDialogProps {
  mention: Mention
  onClose: () => void
}

/** Puts another image in the place of a mention's. */
export function ReplaceImageDialog({ mention, onClose }: ReplaceImageDialogProps) {
  const [replaceImage] = useReplaceMentionImageMutation()
  const catchUp = useCatchUp()
  const refuse = useRefusal(texts.updateFailed)
  const send = useKeyedWrite(replaceImage, (error) => {
    refuse(error)
    if (error.status === 409) catchUp('Mention')
  })
  const { notify } = useNotice()
  const { id, titulo, urlFoto, urlMiniatura } = mention

  const replace = async (file: File): Promise<boolean> => {
    const done = await send({ id, urlFoto, file })
    if (done) notify({ title: texts.updated, kind: 'success' })
    return done !== null
  }

  return (
    <ReplaceFileDialog
      title={texts.replaceTitle}
      text={texts.replaceText(titulo)}
      current={<img src={urlMiniatura ?? urlFoto} alt={texts.picture(titulo)} />}
      label={texts.fields.file}
      accept={['image']}
      noFile={NO_IMAGE}
      onSend={replace}
      onClose={onClose}
    />
  )
}
