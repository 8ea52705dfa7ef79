import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { parentProblems } from '@contract/parents/parents.rules'
import type { Parent } from '@contract/parents/parents.schemas'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { useUpdateParentMutation } from '../../../state/parents/parents.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
import { problemsNotice } from '../parents.notices'
import { texts } from '../parents.texts'
import { parentBody, valuesOf, type ParentValues } from '../parents.values'
import { ParentFields } from './ParentFields'

interface EditParentDialogProps {
  parent: Parent
  onClose: () => void
}

export function EditParentDialog({ parent, onClose }: EditParentDialogProps) {
  // As it was when editing began: a fresh answer meanwhile must not make its fields look changed here.
  const [before] = useState(parent)
  const form = useForm<ParentValues>({
    defaultValues: valuesOf(before),
    resolver: rulesResolver(parentProblems),
  })
  const [updateParent] = useUpdateParentMutation()
  const send = useKeyedWrite(updateParent, useRefusal(texts.updateFailed, form))
  const { notify } = useNotice()

  const save = form.handleSubmit(
    async (values) => {
      if (!form.formState.isDirty) return onClose()
      if (!(await send({ id: before.id, ...parentBody(values) }))) return
      notify({ title: texts.updated, kind: 'success' })
      onClose()
    },
    (errors) => notify(problemsNotice(errors)),
  )

  return (
    <FormDialog
      open
      size="md"
      title={`Editar a ${before.nombre}`}
      dirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <ParentFields form={form} except={before.id} />
    </FormDialog>
  )
}
