import { useWatch, type Control, type FieldValues, type Path } from 'react-hook-form'
import { useIsCommonPassword } from '../../../state/session/useIsCommonPassword'
import { Bound } from '../../../ui/fields/Bound'
import { NewPasswordInput, randomPassword } from '../../../ui/fields/NewPasswordInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { texts } from '../users.texts'

interface NameAndPasswordProps<Values extends FieldValues> {
  control: Control<Values>
  onPropose: (password: string) => void
  /** Shows the password from the start, because it was generated. */
  isShown?: boolean
}

export function NameAndPassword<Values extends FieldValues & { name: string; password: string }>({
  control,
  onPropose,
  isShown = false,
}: NameAndPasswordProps<Values>) {
  const name = useWatch({ control, name: 'name' as Path<Values> }) as string
  const isCommon = useIsCommonPassword(name)
  return (
    <>
      <Bound control={control} name={'name' as Path<Values>}>
        {(field) => (
          <TextInput {...field} label={texts.fields.name} hint={texts.nameHint} maxLength={60} required />
        )}
      </Bound>
      <Bound control={control} name={'password' as Path<Values>}>
        {(field) => (
          <NewPasswordInput
            {...field}
            label="Contraseña"
            isShown={isShown}
            isCommon={isCommon}
            onPropose={() => onPropose(randomPassword())}
          />
        )}
      </Bound>
    </>
  )
}
