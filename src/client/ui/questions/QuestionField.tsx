import type { Question } from '@contract/questionnaires/questionnaires.schemas'
import { TextInput } from '../fields/TextInput'
import { ChoiceField } from './ChoiceField'

/** Most letters of one answer. */
const MAX_ANSWER = 2000

export interface QuestionFieldProps {
  question: Omit<Question, 'id'>
  /** What was answered: one text, several choices, or nothing. */
  value: readonly string[]
  onChange: (value: string[]) => void
  error?: string | undefined
  disabled?: boolean
}

/** A question as whoever answers sees it. */
export function QuestionField({ question, value, onChange, error, disabled = false }: QuestionFieldProps) {
  const { pregunta, tipo, opciones, obligatoria } = question
  if (tipo !== 'ABIERTA')
    return (
      <ChoiceField
        label={pregunta}
        options={opciones}
        several={tipo === 'VARIAS'}
        value={value}
        onChange={onChange}
        required={obligatoria}
        error={error}
        disabled={disabled}
      />
    )
  return (
    <TextInput
      label={pregunta}
      rows={2}
      maxLength={MAX_ANSWER}
      value={value[0] ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? [] : [target.value])}
      required={obligatoria}
      error={error}
      disabled={disabled}
    />
  )
}
