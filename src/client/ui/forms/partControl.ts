import type { Control, FieldValues } from 'react-hook-form'

export const partControl = <Part extends FieldValues, Whole extends Part>(
  control: Control<Whole>,
): Control<Part> => control as unknown as Control<Part>
