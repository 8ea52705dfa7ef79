import { useState } from 'react'
import { passwordParts } from '@contract/domain/password'
import { IconAction } from '../icons/IconAction'
import { PasswordParts } from './PasswordParts'
import { TextInput, type TextInputProps } from './TextInput'

type NewPasswordInputProps = Omit<TextInputProps, 'type' | 'end' | 'look' | 'rows' | 'autoComplete'> & {
  value: string
}

/** A password to be set: it can be looked at, and each part of the rule (SPEC §5) is ticked as it is met. */
export function NewPasswordInput({ value, ...props }: NewPasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <div>
      <TextInput
        {...props}
        value={value}
        type={shown ? 'text' : 'password'}
        autoComplete="new-password"
        end={
          <IconAction
            icon={shown ? 'eyeOff' : 'eye'}
            label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
            edge="end"
            onClick={() => setShown(!shown)}
          />
        }
      />
      <PasswordParts parts={passwordParts(value)} />
    </div>
  )
}
