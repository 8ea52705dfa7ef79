import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { type PasswordPart, passwordParts, proposedPassword } from '@contract/domain/password'
import { Icon } from '../icons/Icon'
import { IconAction } from '../icons/IconAction'
import { Tiles } from '../layout/layout'
import { Hidden } from '../page/Hidden'
import { TextInput, type TextInputProps } from './TextInput'

/** Random bytes of the browser. Those above the last whole multiple of `count` are drawn again, so that no letter is likelier. */
const pick = (count: number): number => {
  const limit = 256 - (256 % count)
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < limit) return byte % count
  }
}

export const randomPassword = (): string => proposedPassword(pick)

const List = styled(Tiles)(({ theme: { vars, spacing, typography } }) => ({
  marginTop: spacing(1),
  fontSize: typography.pxToRem(13),
  color: vars.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'center', gap: spacing(0.75) },
  '& li > i': {
    flex: 'none',
    width: 14,
    height: 14,
    margin: 1,
    border: '1.5px solid currentColor',
    borderRadius: '50%',
    opacity: 0.7,
  },
  '& li.met': { color: vars.palette.success.main },
}))

const UNCOMMON = 'Que no sea de las primeras que se prueban'
const BETTER = 'Sirven tres palabras que no van juntas, un número y un signo.'

const PROPOSE = 'Proponer una contraseña'

interface PasswordPartsProps {
  parts: readonly PasswordPart[]
}

/** The parts of the password rule, each ticked once met; hidden text tells screen readers the same. */
function PasswordParts({ parts }: PasswordPartsProps) {
  return (
    <List as="ul" min={180} gap={[0.25, 1.5]} aria-label="La contraseña debe tener">
      {parts.map(({ key, label, met }) => (
        <li key={key} className={met ? 'met' : ''}>
          {met ? <Icon name="success" size={16} /> : <i aria-hidden />}
          {label}
          <Hidden>{met ? ' (cumplido)' : ' (falta)'}</Hidden>
        </li>
      ))}
    </List>
  )
}

type NewPasswordInputProps = Omit<
  TextInputProps,
  'type' | 'end' | 'look' | 'rows' | 'autoComplete' | 'maxLength' | 'required'
> & {
  value: string
  onPropose?: () => void
  isCommon?: ((password: string) => boolean) | undefined
  /** Shows the password from the start: it was generated, and the user has to pass it on. */
  isShown?: boolean
}

export function NewPasswordInput({
  value,
  onPropose,
  isCommon,
  isShown = false,
  ...props
}: NewPasswordInputProps) {
  const [shown, setShown] = useState(isShown)
  const parts = passwordParts(value)
  if (isCommon) parts.push({ key: 'uncommon', label: UNCOMMON, met: value !== '' && !isCommon(value) })
  return (
    <div>
      <TextInput
        {...props}
        value={value}
        type={shown ? 'text' : 'password'}
        autoComplete="new-password"
        maxLength={200}
        required
        end={
          <IconAction
            icon={shown ? 'eyeOff' : 'eye'}
            label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
            edge="end"
            onClick={() => setShown(!shown)}
          />
        }
      />
      {onPropose && (
        <Button
          size="small"
          onClick={() => {
            setShown(true)
            onPropose()
          }}
        >
          {PROPOSE}
        </Button>
      )}
      <PasswordParts parts={parts} />
      {isCommon?.(value) && <p role="status">{BETTER}</p>}
    </div>
  )
}
