import type { Department } from '@contract/departments/departments.schemas'
import { NO_IMAGE } from '@contract/domain/messages'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { useReplaceDepartmentLogoMutation } from '../../../state/departments/departments.api'
import { ReplaceFileDialog } from '../../../ui/files/ReplaceFileDialog'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
import { texts } from '../departments.texts'
import { DEFAULT_IMAGE } from './DepartmentPicture'

interface ChangeLogoDialogProps {
  department: Department
  onClose: () => void
}

/** Another logo for a department, or its first. */
export function ChangeLogoDialog({ department, onClose }: ChangeLogoDialogProps) {
  const { id, nombre, urlFoto, urlMiniatura } = department
  const [replaceLogo] = useReplaceDepartmentLogoMutation()
  const send = useKeyedWrite(replaceLogo, useRefusal(texts.logoFailed))
  const { notify } = useNotice()

  const replace = async (file: File): Promise<{ done: boolean }> => {
    const done = await send({ id, nombre, urlFoto: urlFoto ?? '', file })
    if (done) notify({ title: texts.logoChanged, kind: 'success' })
    return { done: done !== null }
  }

  return (
    <ReplaceFileDialog
      title={texts.changeLogo}
      text={nombre}
      current={<img src={urlMiniatura ?? urlFoto ?? DEFAULT_IMAGE} alt={`Logo de ${nombre}`} />}
      label={texts.newLogo}
      accept={['image']}
      noFile={NO_IMAGE}
      onSend={replace}
      onClose={onClose}
    />
  )
}
