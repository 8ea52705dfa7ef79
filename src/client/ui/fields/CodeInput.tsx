import { TextInput, type TextInputProps } from './TextInput'

type CodeInputProps = Omit<TextInputProps, 'type' | 'rows' | 'autoComplete' | 'maxLength' | 'inputMode'>

export function CodeInput(props: CodeInputProps) {
  return <TextInput {...props} autoComplete="one-time-code" maxLength={60} />
}
