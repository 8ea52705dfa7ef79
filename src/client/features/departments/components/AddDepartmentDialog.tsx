import { useForm } from 'react-hook-form'
import {
  departmentName,
  departmentProblems,
  MAX_DEPARTMENT_NAME,
} from '@contract/departments/departments.rules'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { useCreateDepartmentMutation } from '../../../state/departments/departments.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { FilePicker } from '../../../ui/files/FilePicker'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
import { problemsNotice } from '../departments.notices'
import { texts } from '../departments.texts'

interface Values {
  nombre: string
  file: File[]
}

/** A new department, with a logo or without. */
export function AddDepartmentDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<Values>({
    defaultValues: { nombre: '', file: [] },
    resolver: rulesResolver(departmentProblems),
  })
  const [createDepartment] = useCreateDepartmentMutation()
  const send = useKeyedWrite(createDepartment, useRefusal(texts.addFailed, form))
  const { notify } = useNotice()

  const save = form.handleSubmit(
    async ({ nombre, file: [file = null] }) => {
      if (!(await send({ nombre: departmentName(nombre), file }))) return
      notify({ title: texts.added, kind: 'success' })
      onClose()
    },
    (errors) => notify(problemsNotice(errors)),
  )

  return (
    <FormDialog
      open
      title={texts.add}
      submitLabel="Registrar"
      dirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <Bound control={form.control} name="nombre">
        {(field) => (
          <UppercaseInput {...field} label={texts.nombre} maxLength={MAX_DEPARTMENT_NAME} required />
        )}
      </Bound>
      <Bound control={form.control} name="file">
        {({ value, error, onChange, ref }) => (
          <FilePicker
            ref={ref}
            files={value}
            error={error}
            onChange={onChange}
            label={texts.logo}
            hint={texts.logoOptional}
            accept={['image']}
          />
        )}
      </Bound>
    </FormDialog>
  )
}
