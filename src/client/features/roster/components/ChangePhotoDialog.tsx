import { useForm } from 'react-hook-form'
import type { Campos } from '@contract/domain/campos'
import { NO_PHOTO } from '@contract/roster/roster.rules'
import type { Employee } from '@contract/roster/roster.schemas'
import { isApiError } from '../../../state/core/errors'
import { useReplaceEmployeePhotoMutation } from '../../../state/roster/roster.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { showServerProblems } from '../../../ui/forms/showServerProblems'
import { useNotice } from '../../../ui/notices/useNotice'
import { failureNotice } from '../roster.notices'
import { texts } from '../roster.texts'
import { PhotoField } from './PhotoField'

interface Values {
  file: File[]
}

const problems = ({ file }: Values): Campos => (file.length === 0 ? { file: NO_PHOTO } : {})

/** Another photo in place of the one there is. */
export function ChangePhotoDialog({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const form = useForm<Values>({ defaultValues: { file: [] }, resolver: rulesResolver(problems) })
  const [replacePhoto] = useReplaceEmployeePhotoMutation()
  const { notify } = useNotice()

  const save = form.handleSubmit(
    async ({ file: [file = null] }) => {
      try {
        await replacePhoto({ id: employee.id, file, urlFoto: employee.urlFoto ?? '' }).unwrap()
        notify({ title: texts.photoChanged, kind: 'success' })
        onClose()
      } catch (error) {
        notify(failureNotice(texts.photoFailed, error))
        if (isApiError(error)) showServerProblems(form, error.campos)
      }
    },
    () => notify({ title: texts.ups, text: NO_PHOTO, kind: 'warning' }),
  )

  return (
    <FormDialog
      open
      title={texts.changePhoto}
      text={employee.nombre}
      dirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <PhotoField control={form.control} name="file" label={texts.newPhoto} />
    </FormDialog>
  )
}
