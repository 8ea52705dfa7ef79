import { monthProblem, NO_FILE } from '@contract/calendar/calendar.rules'
import type { CalendarEntry } from '@contract/calendar/calendar.schemas'
import { onlyProblems } from '@contract/domain/campos'
import { isMonthName } from '@contract/domain/months'
import {
  useUpdateCalendarEntry,
  useDeleteCalendarEntry,
  useReplaceCalendarFile,
} from '../../../state/calendar/calendar.api'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import type { OpenedDialog } from '../../../ui/dialogs/useRowDialog'
import { Bound } from '../../../ui/fields/Bound'
import { MediaDialog } from '../../../ui/files/MediaDialog'
import { sizeOf } from '../../../ui/files/mediaSize'
import { ReplaceFileDialog } from '../../../ui/files/ReplaceFileDialog'
import { useDialogForm } from '../../../write/useDialogForm'
import { texts, entryText, fileName, monthTitle, uploadDay } from '../calendar.texts'
import { MonthSelect } from './MonthSelect'

export type EntryDialog = 'view' | 'edit' | 'replace' | 'delete'

interface EntryDialogsProps {
  opened: OpenedDialog<EntryDialog> | null
  entries: readonly CalendarEntry[] | undefined
  onClose: () => void
  onDeleted?: (() => void) | undefined
}

interface EntryDialogProps {
  entry: CalendarEntry
  onClose: () => void
}

function ViewEntryDialog({ entry, onClose }: EntryDialogProps) {
  const month = monthTitle(entry.mes)
  return (
    <MediaDialog
      title={month}
      url={entry.urlFoto}
      kind={entry.tipo}
      size={sizeOf(entry)}
      alt={texts.alt(month)}
      what={texts.what(month)}
      downloadName={fileName(entry)}
      onClose={onClose}
    />
  )
}

function EditMonthDialog({ entry, onClose }: EntryDialogProps) {
  const { control, dialog } = useDialogForm({
    draftName: `actividad ${entry.id}`,
    values: { mes: entry.mes as string },
    write: useUpdateCalendarEntry,
    onClose,
    problems: ({ mes }) => onlyProblems({ mes: monthProblem(mes) }),
    body: ({ mes }) => (isMonthName(mes) && mes !== entry.mes ? { id: entry.id, mes } : null),
  })

  return (
    <FormDialog
      size="xs"
      title={`Editar el mes de ${monthTitle(entry.mes).toLowerCase()}`}
      text={entryText(entry)}
      {...dialog}
    >
      <Bound control={control} name="mes">
        {(field) => <MonthSelect {...field} />}
      </Bound>
    </FormDialog>
  )
}

function ReplaceEntryDialog({ entry, onClose }: EntryDialogProps) {
  const { id, mes, urlFoto, urlMiniatura } = entry
  const { send } = useReplaceCalendarFile()
  return (
    <ReplaceFileDialog
      title={`Cambiar el archivo de ${monthTitle(mes).toLowerCase()}`}
      text="El archivo nuevo toma el lugar del que se ve ahora, que se borra."
      current={
        <>
          {urlMiniatura && <img src={urlMiniatura} alt="" />}
          {entryText(entry)}
        </>
      }
      label={texts.fields.file}
      accept={['image', 'pdf']}
      noFile={NO_FILE}
      onSend={(file) => send({ id, urlFoto, file })}
      onClose={onClose}
    />
  )
}

function DeleteEntryDialog({
  entry,
  onClose,
  onDeleted,
}: EntryDialogProps & Pick<EntryDialogsProps, 'onDeleted'>) {
  const { send } = useDeleteCalendarEntry()
  return (
    <DeleteDialog
      title={`¿Eliminar el calendario de ${monthTitle(entry.mes).toLowerCase()}?`}
      text={texts.deleteText(texts.theKind[entry.tipo], uploadDay(entry))}
      onDelete={() => send({ id: entry.id })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}

export function EntryDialogs({ opened, entries = [], onClose, onDeleted }: EntryDialogsProps) {
  const entry = entries.find(({ id }) => id === opened?.id)
  if (!opened || !entry) return null
  switch (opened.dialog) {
    case 'view':
      return <ViewEntryDialog entry={entry} onClose={onClose} />
    case 'edit':
      return <EditMonthDialog entry={entry} onClose={onClose} />
    case 'replace':
      return <ReplaceEntryDialog entry={entry} onClose={onClose} />
    case 'delete':
      return <DeleteEntryDialog entry={entry} onClose={onClose} onDeleted={onDeleted} />
  }
}
