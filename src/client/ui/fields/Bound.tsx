import type { ReactElement } from 'react'
import {
  Controller,
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form'

interface BoundProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  control: Control<Values>
  name: Name
  /** Receives value, onChange, onBlur, name, ref and error, to spread over any field of this folder. */
  children: (field: ControllerRenderProps<Values, Name> & { error: string | undefined }) => ReactElement
}

/** Ties a field to a react-hook-form: `<Bound control={control} name="monto">{(field) => <MoneyInput {...field} label="Monto" />}</Bound>`. */
export function Bound<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: BoundProps<Values, Name>,
) {
  return (
    <Controller
      control={props.control}
      name={props.name}
      render={({ field, fieldState }) => props.children({ ...field, error: fieldState.error?.message })}
    />
  )
}
