import type { Control, FieldValues, Path } from 'react-hook-form'
import { onlyProblems, type Campos } from '@contract/domain/campos'
import { eventFilesProblem, MAX_FILES, MAX_VIDEOS } from '@contract/events/events.rules'
import { Bound } from '../../../ui/fields/Bound'
import type { AlbumItem } from '../../../ui/files/album'
import { AlbumPicker } from '../../../ui/files/AlbumPicker'
import { texts } from '../events.texts'

export interface FilesValues {
  files: AlbumItem[]
}

export const filesProblems = ({ files }: FilesValues): Campos =>
  onlyProblems({ files: eventFilesProblem(files.map(({ kind }) => kind)) })

export function FilesField<Values extends FieldValues & FilesValues>({
  control,
}: {
  control: Control<Values>
}) {
  return (
    <Bound control={control} name={'files' as Path<Values>}>
      {({ value, onChange, error, ref }) => (
        <AlbumPicker
          ref={ref}
          label={texts.album}
          items={value}
          onChange={onChange}
          error={error}
          maxFiles={MAX_FILES}
          maxVideos={MAX_VIDEOS}
          required
        />
      )}
    </Bound>
  )
}
