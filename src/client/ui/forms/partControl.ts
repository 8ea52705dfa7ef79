import type { Control, FieldValues } from 'react-hook-form'

/** For a component that draws some fields of a form: react-hook-form types a control for all of them, so it fits no other form. */
export const partControl = <Part extends FieldValues, Whole extends Part>(
  control: Control<Whole>,
): Control<Part> => control as unknown as Control<Part>
