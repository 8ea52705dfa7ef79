import { useState } from 'react'
import { Icon } from '../../ui/icons/Icon'
import { texts } from './login.texts'

interface PasswordFieldProps {
  value: string
  invalid: boolean
  onChange: (value: string) => void
}

/** The password with a button that shows what was typed. */
export function PasswordField({ value, invalid, onChange }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <div className="clave">
      <label htmlFor="password">{texts.password}</label>
      <input
        id="password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        aria-invalid={invalid}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <button
        className="ver"
        type="button"
        aria-label={shown ? texts.hide : texts.show}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eyeOff' : 'eye'} size={20} />
      </button>
    </div>
  )
}
