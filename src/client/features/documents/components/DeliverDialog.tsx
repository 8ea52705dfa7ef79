import type { PupilDocument } from '@contract/documents/documents.schemas'
import { documentDayProblem, MAX_PAGES } from '@contract/documents/documents.rules'
import { onlyProblems } from '@contract/domain/campos'
import { today } from '../../../state/clock/schoolClock'
import { useDeliverDocument } from '../../../state/documents/documents.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { DateInput } from '../../../ui/fields/DateInput'
import { FilePicker } from '../../../ui/files/FilePicker'
import { UploadOverlay } from '../../../ui/files/UploadOverlay'
import { useDialogForm } from '../../../write/useDialogForm'

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
  const { form, control, dialog, upload } = useDialogForm({
    draftName: `documento ${pupil} ${id}`,
    values: { file: [...files], fecha: today() },
    problems: ({ fecha }: Values) => onlyProblems({ fecha: documentDayProblem(fecha, today()) }),
    write: useDeliverDocument,
    saved: `${nombre}: entregado`,
    onClose,
    body: ({ file, fecha }) => ({ id: pupil, tipoId: String(id), fecha, files: file }),
  })
  return (
    <>
      <FormDialog
        {...dialog}
        title={`Entregar ${nombre}`}
        text="Cada página es una foto o un PDF. Sin archivo queda como entregado en papel."
        dirty={dialog.dirty || files.length > 0}
      >
        <Bound control={control} name="file">
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
        <Bound control={control} name="fecha">
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
      <UploadOverlay {...upload} progress={form.getValues('file').length > 0 ? upload.progress : null} />
    </>
  )
}
