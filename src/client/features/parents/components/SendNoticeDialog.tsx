import { useForm } from 'react-hook-form'
import { NOTICE_SENDER, noticeProblems, noticeText } from '@contract/notices/notices.rules'
import type { Parent } from '@contract/parents/parents.schemas'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { useSendNoticeMutation } from '../../../state/notices/notices.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
import { problemsNotice } from '../parents.notices'
import { texts } from '../parents.texts'

interface SendNoticeDialogProps {
  parent: Parent
  onClose: () => void
}

const EMPTY = { titulo: '', descripcion: '' }

/** A notice to one parent. It goes out under the fixed sender name (SPEC §6); who really sent it the server knows. */
export function SendNoticeDialog({ parent, onClose }: SendNoticeDialogProps) {
  const form = useForm({ defaultValues: EMPTY, resolver: rulesResolver<typeof EMPTY>(noticeProblems) })
  const [sendNotice] = useSendNoticeMutation()
  const send = useKeyedWrite(sendNotice, useRefusal(texts.noticeFailed, form))
  const { notify } = useNotice()
  const { control } = form

  const save = form.handleSubmit(
    async (values) => {
      if (!(await send({ usuario: NOTICE_SENDER, idPadre: parent.id, ...noticeText(values) }))) return
      notify({ title: texts.noticeSent, kind: 'success' })
      onClose()
    },
    (errors) => notify(problemsNotice(errors)),
  )

  return (
    <FormDialog
      open
      title={texts.sendNotice}
      text={texts.noticeText(parent.nombre)}
      submitLabel={texts.sendNotice}
      dirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <Bound control={control} name="titulo">
        {(field) => <UppercaseInput {...field} label={texts.fields.titulo} maxLength={200} required />}
      </Bound>
      <Bound control={control} name="descripcion">
        {(field) => (
          <UppercaseInput {...field} label={texts.fields.descripcion} rows={5} maxLength={4000} required />
        )}
      </Bound>
    </FormDialog>
  )
}
