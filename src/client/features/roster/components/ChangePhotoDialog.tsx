import { NO_IMAGE } from '@contract/domain/messages'
import type { Employee } from '@contract/roster/roster.schemas'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { useReplaceEmployeePhotoMutation } from '../../../state/roster/roster.api'
import { ReplaceFileDialog } from '../../../ui/files/ReplaceFileDialog'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
import { Portrait } from '../../../ui/page/Portrait'
import { texts } from '../roster.texts'

/** Another photo in place of the one there is. */
export function ChangePhotoDialog({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const { id, nombre, urlFoto, urlMiniatura } = employee
  const [replacePhoto] = useReplaceEmployeePhotoMutation()
  const send = useKeyedWrite(replacePhoto, useRefusal(texts.photoFailed))
  const { notify } = useNotice()

  const replace = async (file: File): Promise<{ done: boolean }> => {
    const done = await send({ id, urlFoto: urlFoto ?? '', file })
    if (done) notify({ title: texts.photoChanged, kind: 'success' })
    return { done: done !== null }
  }

  return (
    <ReplaceFileDialog
      title={texts.changePhoto}
      text={nombre}
      current={<Portrait nombre={nombre} url={urlMiniatura} size={120} alt={`Foto de ${nombre}`} />}
      label={texts.newPhoto}
      accept={['image']}
      noFile={NO_IMAGE}
      onSend={replace}
      onClose={onClose}
    />
  )
}
