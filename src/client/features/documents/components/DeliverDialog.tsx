import type { PupilDocument } from '@contract/documents/documents.schemas'
import { documentDayProblem, MAX_PAGES } from '@contract/documents/documents.rules'
import { onlyProblems } from '@contract/domain/campos'
import { today } from '../../../state/clock/schoolClock'
import { useDeliverDocument } from '../../../state/documents/documents.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { Bound } from '../../../ui/fields/Bound'
import { DateInput } from '../../../ui/fields/DateInput'
import { FilePicker } from '../../../ui/files/FilePicker'
import { UploadOverlay } from '../../../ui/files/UploadOverlay'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { useNotice } from '../../../ui/notices/useNotice'

export const PAGE_KINDS = ['image', 'pdf'] as const

interface Values {
  file: File[]
  fecha: string
}

interface DeliverDialogProps {
  pupil: number
  document: PupilDocument
  files: readonly File[]
  onClose: () => void
}

export function DeliverDialog({ pupil, document, files, onClose }: DeliverDialogProps) {
  const { id, nombre } = document.tipo
  const form = useKeptForm<Values>({
    kept: `documento ${pupil} ${id}`,
    defaultValues: { file: [...files], fecha: today() },
    resolver: rulesResolver(({ fecha }) => onlyProblems({ fecha: documentDayProblem(fecha, today()) })),
  })
  const { send, wrong, progress, stop } = useDeliverDocument({ saved: `${nombre}: entregado`, form })
  const { notify } = useNotice()
  const save = form.handleSubmit(async ({ file, fecha }) => {
    const outcome = await send({ id: pupil, tipoId: String(id), fecha, files: file })
    if (outcome.done) onClose()
    else if (outcome.why === 'stopped')
      notify({ title: 'Se detuvo el envío', text: 'El documento no se guardó.', kind: 'info' })
  }, wrong)
  return (
    <>
      <FormDialog
        open
        title={`Entregar ${nombre}`}
        text="Cada página es una foto o un PDF. Sin archivo queda como entregado en papel."
        dirty={form.formState.isDirty || files.length > 0}
        onSubmit={save}
        onClose={onClose}
      >
        <Bound control={form.control} name="file">
          {({ value, ...field }) => (
            <FilePicker
              {...field}
              label="Páginas"
              files={value}
              accept={PAGE_KINDS}
              maxFiles={MAX_PAGES}
              camera
            />
          )}
        </Bound>
        <Bound control={form.control} name="fecha">
          {(field) => (
            <DateInput
              {...field}
              label="Fecha del documento"
              hint="Desde este día cuenta su vigencia"
              max={today()}
              required
            />
          )}
        </Bound>
      </FormDialog>
      <UploadOverlay progress={form.getValues('file').length > 0 ? progress : null} onStop={stop} />
    </>
  )
}
