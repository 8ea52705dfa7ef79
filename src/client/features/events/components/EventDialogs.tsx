import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { SchoolEvent } from '@contract/events/events.schemas'
import { useReplaceEventFiles, useUpdateEvent, useDeleteEvent } from '../../../state/events/events.api'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import type { AlbumItem } from '../../../ui/files/album'
import { UploadOverlay } from '../../../ui/files/UploadOverlay'
import { EditStoryDialog } from '../../../write/stories/EditStoryDialog'
import { useDialogForm } from '../../../write/useDialogForm'
import { filesText, mediaOf, texts } from '../events.texts'
import { FilesField, filesProblems, type FilesValues } from './EventFiles'

interface EventDialogProps {
  event: SchoolEvent
  onClose: () => void
}

export function EditEventDialog({ event, onClose }: EventDialogProps) {
  return <EditStoryDialog title="Editar evento" row={event} write={useUpdateEvent} onClose={onClose} />
}

const albumOf = (event: SchoolEvent): AlbumItem[] =>
  mediaOf(event).map(({ url, kind, thumb, alt }) => ({ key: url, kind, name: alt, file: null, url, thumb }))

/** The links to keep, the files to add, and the order of all where it is not simply kept files, then new ones. */
const albumBody = (items: readonly AlbumItem[]) => {
  const stored = items.filter(({ file }) => file === null)
  const added = items.filter(({ file }) => file !== null)
  const sent = [...stored, ...added]
  const orden = items.map((item) => sent.indexOf(item))
  const asSent = orden.every((place, at) => place === at)
  return {
    fotos: JSON.stringify(stored.map(({ url }) => url)),
    ...(asSent ? {} : { orden: JSON.stringify(orden) }),
    files: added.flatMap(({ file }) => file ?? []),
  }
}

const keysOf = (files: readonly AlbumItem[]): string => files.map(({ key }) => key).join()

export function EditFilesDialog({ event, onClose }: EventDialogProps) {
  // As of when editing began: links to the same files are signed anew meanwhile.
  const [before] = useState<FilesValues>(() => ({ files: albumOf(event) }))
  const isChanged = ({ files }: FilesValues): boolean => keysOf(files) !== keysOf(before.files)
  const { control, dialog, upload } = useDialogForm({
    draftName: `archivos ${event.id}`,
    values: before,
    problems: filesProblems,
    write: useReplaceEventFiles,
    onClose,
    body: (values: FilesValues) => (isChanged(values) ? { id: event.id, ...albumBody(values.files) } : null),
  })
  const dirty = isChanged({ files: useWatch({ control, name: 'files' }) })

  return (
    <>
      <FormDialog
        {...dialog}
        size="lg"
        title={texts.album}
        text={`${event.titulo}. Lo que quites se borra al guardar.`}
        dirty={dirty}
      >
        <FilesField control={control} />
      </FormDialog>
      <UploadOverlay {...upload} />
    </>
  )
}

export function DeleteEventDialog({
  event,
  onClose,
  onDeleted,
}: EventDialogProps & { onDeleted: () => void }) {
  const { send } = useDeleteEvent()
  return (
    <DeleteDialog
      title={`¿Eliminar «${event.titulo}»?`}
      text={`Se borra el evento con ${filesText(event.archivos)}. No se puede deshacer.`}
      onDelete={() => send({ id: event.id })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
