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
  children: (field: ControllerRenderProps<Values, Name> & { error: string | undefined }) => ReactElement
}

/** `<Bound control={control} name="monto">{(field) => <MoneyInput {...field} label="Monto" />}</Bound>` */
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
