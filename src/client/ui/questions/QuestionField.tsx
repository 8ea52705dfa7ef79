import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { Question } from '@contract/questionnaires/questionnaires.schemas'
import { TextInput } from '../fields/TextInput'
import type { FieldLook } from '../fields/field'
import { FieldsetProblem } from '../fields/FieldsetProblem'
import { Hidden } from '../page/Hidden'
import { formPartIn, formPartAround } from '../browser/formParts'

interface ChoiceFieldProps extends FieldLook {
  options: readonly string[]
  several: boolean
  value: readonly string[]
  onChange: (value: string[]) => void
}

const Frame = styled('fieldset')(({ theme: { vars, spacing, typography } }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': {
    padding: 0,
    marginBottom: spacing(0.5),
    fontSize: typography.pxToRem(14),
    fontWeight: 600,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  },
  '& > legend.required::after': { content: '" *" / ""', color: vars.palette.error.main },
  '& > label': {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1),
    minHeight: 36,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '&:disabled > label': { cursor: 'default' },
  '& input': { width: 18, height: 18, margin: 0, flex: 'none', accentColor: vars.palette.primary.main },
}))

const TakeBack = styled(Button)(({ theme: { spacing } }) => ({
  marginInlineStart: spacing(-1),
  paddingInline: spacing(1),
}))

function ChoiceField(props: ChoiceFieldProps) {
  const { label, options, several, value, onChange, required = false, error, disabled = false } = props
  const id = useId()
  const choose = (option: string, chosen: boolean) => {
    if (!several) return onChange([option])
    onChange(options.filter((each) => (each === option ? chosen : value.includes(each))))
  }
  return (
    <Frame disabled={disabled} {...(error ? { 'aria-describedby': `${id}-help` } : {})}>
      <legend className={required ? 'required' : ''}>
        {label}
        {required && <Hidden> (obligatoria)</Hidden>}
      </legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={id}
            checked={value.includes(option)}
            aria-invalid={Boolean(error)}
            onChange={({ target }) => choose(option, target.checked)}
          />
          {option}
        </label>
      ))}
      {!several && value.length > 0 && !disabled && (
        <TakeBack
          size="small"
          onClick={({ currentTarget }) => {
            // The clicked button disappears with the answer, so the first option gets the focus.
            formPartIn(formPartAround(currentTarget, 'fieldset'), 'input')?.focus()
            onChange([])
          }}
        >
          Quitar respuesta
        </TakeBack>
      )}
      <FieldsetProblem id={`${id}-help`} error={error} />
    </Frame>
  )
}

const MAX_ANSWER = 2000

interface QuestionFieldProps {
  question: Omit<Question, 'id'>
  value: readonly string[]
  onChange: (value: string[]) => void
  error?: string | undefined
  disabled?: boolean
}

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
