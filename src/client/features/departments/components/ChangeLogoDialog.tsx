import { useForm } from 'react-hook-form'
import type { Department } from '@contract/departments/departments.schemas'
import type { Campos } from '@contract/domain/campos'
import { NO_PHOTO } from '@contract/roster/roster.rules'
import { isApiError } from '../../../state/core/errors'
import { useReplaceDepartmentLogoMutation } from '../../../state/departments/departments.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { FilePicker } from '../../../ui/files/FilePicker'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { showServerProblems } from '../../../ui/forms/showServerProblems'
import { useNotice } from '../../../ui/notices/useNotice'
import { failureNotice } from '../departments.notices'
import { texts } from '../departments.texts'

interface Values {
  file: File[]
}

interface ChangeLogoDialogProps {
  department: Department
  onClose: () => void
}

const problems = ({ file }: Values): Campos => (file.length === 0 ? { file: NO_PHOTO } : {})

/** Another logo for a department, or its first. */
export function ChangeLogoDialog({ department: { id, nombre, urlFoto }, onClose }: ChangeLogoDialogProps) {
  const form = useForm<Values>({ defaultValues: { file: [] }, resolver: rulesResolver(problems) })
  const [replaceLogo] = useReplaceDepartmentLogoMutation()
  const { notify } = useNotice()

  const save = form.handleSubmit(
    async ({ file: [file = null] }) => {
      try {
        await replaceLogo({ id, file, nombre, urlFoto: urlFoto ?? '' }).unwrap()
        notify({ title: texts.logoChanged, kind: 'success' })
        onClose()
      } catch (error) {
        notify(failureNotice(texts.logoFailed, error))
        if (isApiError(error)) showServerProblems(form, error.campos)
      }
    },
    () => notify({ title: texts.ups, text: NO_PHOTO, kind: 'warning' }),
  )

  return (
    <FormDialog
      open
      title={texts.changeLogo}
      text={nombre}
      dirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <Bound control={form.control} name="file">
        {({ value, error, onChange, ref }) => (
          <FilePicker
            ref={ref}
            files={value}
            error={error}
            onChange={onChange}
            label={texts.logo}
            accept={['image']}
            required
          />
        )}
      </Bound>
    </FormDialog>
  )
}
