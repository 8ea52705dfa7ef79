import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { SchoolEvent } from '@contract/events/events.schemas'
import { useUpload } from '../../../state/core/useUpload'
import { useChangeEventFilesMutation } from '../../../state/events/events.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import type { AlbumItem } from '../../../ui/files/album'
import { UploadOverlay } from '../../../ui/files/UploadOverlay'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
import { problemsNotice, STOPPED } from '../events.notices'
import { texts } from '../events.texts'
import { albumBody, albumOf, albumProblems } from '../events.values'
import { FilesField } from './FilesField'

interface Values {
  files: AlbumItem[]
}

/** Keeps, adds, moves and takes away the pictures of an event. */
export function EditFilesDialog({ event, onClose }: { event: SchoolEvent; onClose: () => void }) {
  // As they were when editing began; links signed anew meanwhile name the same files.
  const [before] = useState<Values>(() => ({ files: albumOf(event) }))
  const form = useForm<Values>({
    defaultValues: before,
    resolver: rulesResolver(({ files }) => albumProblems(files)),
  })
  const [changeFiles] = useChangeEventFilesMutation()
  const { send, progress, stop } = useUpload(changeFiles, useRefusal(texts.updateFailed, form))
  const { notify } = useNotice()
  const keys = (files: readonly AlbumItem[]) => files.map(({ key }) => key).join()
  const dirty = keys(useWatch({ control: form.control, name: 'files' })) !== keys(before.files)

  const save = form.handleSubmit(
    async ({ files }) => {
      if (!dirty) return onClose()
      const answer = await send({ id: event.id, ...albumBody(files) })
      if (answer === 'stopped') return notify(STOPPED)
      if (!answer) return
      notify({ title: texts.filesUpdated, kind: 'success' })
      onClose()
    },
    (errors) => notify(problemsNotice(errors)),
  )

  return (
    <>
      <FormDialog
        open
        size="lg"
        title={texts.changeFilesTitle}
        text={texts.changeFilesText(event.titulo)}
        dirty={dirty}
        onSubmit={save}
        onClose={onClose}
      >
        <FilesField control={form.control} />
      </FormDialog>
      <UploadOverlay progress={progress} onStop={stop} />
    </>
  )
}
