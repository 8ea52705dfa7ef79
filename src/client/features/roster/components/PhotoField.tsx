import type { Control, FieldValues, Path } from 'react-hook-form'
import { Bound } from '../../../ui/fields/Bound'
import { FilePicker } from '../../../ui/files/FilePicker'

interface PhotoFieldProps<Values extends FieldValues> {
  control: Control<Values>
  name: Path<Values>
  label: string
}

/** One picture to choose or drop. */
export function PhotoField<Values extends FieldValues>({ control, name, label }: PhotoFieldProps<Values>) {
  return (
    <Bound control={control} name={name}>
      {({ value, error, onChange, ref }) => (
        <FilePicker
          ref={ref}
          files={value as File[]}
          error={error}
          onChange={onChange}
          label={label}
          accept={['image']}
          required
        />
      )}
    </Bound>
  )
}
