import type { Control } from 'react-hook-form'
import { Bound } from '../../../ui/fields/Bound'
import { FilePicker } from '../../../ui/files/FilePicker'
import type { EmployeeValues } from '../employee.values'
import { texts } from '../roster.texts'

/** The photo of a new collaborator. */
export function PhotoField({ control }: { control: Control<EmployeeValues> }) {
  return (
    <Bound control={control} name="file">
      {({ value, error, onChange, ref }) => (
        <FilePicker
          ref={ref}
          files={value}
          error={error}
          onChange={onChange}
          label={texts.fields.file}
          accept={['image']}
          required
        />
      )}
    </Bound>
  )
}
