import { TextInput, type TextInputProps } from './TextInput'

type CodeInputProps = Omit<TextInputProps, 'type' | 'rows' | 'autoComplete' | 'maxLength' | 'inputMode'>

/** Six digits of an authenticator app, or a recovery code. Browsers and phones offer the code they have. */
export function CodeInput(props: CodeInputProps) {
  return <TextInput {...props} autoComplete="one-time-code" maxLength={60} />
}
