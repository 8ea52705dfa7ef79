import type { Control, FieldValues } from 'react-hook-form'

/** For components that draw some fields: react-hook-form types a control for a whole form, so it fits no other form. */
export const partControl = <Part extends FieldValues, Whole extends Part>(
  control: Control<Whole>,
): Control<Part> => control as unknown as Control<Part>
