import type { Control, FieldValues, Path } from 'react-hook-form'
import { MAX_FILES, MAX_VIDEOS } from '@contract/events/events.rules'
import { Bound } from '../../../ui/fields/Bound'
import type { AlbumItem } from '../../../ui/files/album'
import { AlbumPicker } from '../../../ui/files/AlbumPicker'
import { texts } from '../events.texts'

/** The files of an event in a form. */
export function FilesField<Values extends FieldValues & { files: AlbumItem[] }>({
  control,
}: {
  control: Control<Values>
}) {
  return (
    <Bound control={control} name={'files' as Path<Values>}>
      {({ value, onChange, error, ref }) => (
        <AlbumPicker
          ref={ref}
          label={texts.fields.files}
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
