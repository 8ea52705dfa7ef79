import type { TextInputProps } from '../../../ui/fields/TextInput'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { texts } from '../groups.texts'

/** A group's name: 1A, MONTESSORI. */
export const GroupNameInput = (field: Omit<TextInputProps, 'label' | 'hint'>) => (
  <UppercaseInput {...field} label={texts.fields.nombre} hint={texts.nameHint} maxLength={40} required />
)
