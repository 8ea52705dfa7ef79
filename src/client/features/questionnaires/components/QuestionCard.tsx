import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type Dispatch, memo, type ReactNode, useEffect, useId, useRef } from 'react'
import type { QuestionKind } from '@contract/questionnaires/questionnaires.rules'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { FieldsetProblem } from '../../../ui/fields/FieldsetProblem'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { Icon } from '../../../ui/icons/Icon'
import { IconAction } from '../../../ui/icons/IconAction'
import { type DraftAction, MAX_OPTIONS, type QuestionDraft } from '../questionnaireDraft'
import { texts } from '../questionnaires.texts'
import { formPartsIn } from '../../../ui/browser/formParts'

const Frame = styled('fieldset')(({ theme: { vars, spacing, typography } }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: spacing(0.5), fontSize: typography.pxToRem(14), fontWeight: 600 },
  '& > ul': { display: 'grid', gap: spacing(1), margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', gap: spacing(1) },
  '& li > input': {
    flex: 1,
    minWidth: 0,
    maxWidth: 520,
    height: 40,
    padding: spacing(0, 1.5),
    border: `1px solid ${vars.palette.surface.border}`,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.background.paper,
    color: vars.palette.text.primary,
    font: 'inherit',
    '&:hover': { borderColor: vars.palette.text.primary },
    '&:focus-visible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: -1 },
    '&[aria-invalid=true]': { borderColor: vars.palette.error.main },
  },
  '& > button': { marginTop: spacing(1), marginInlineStart: spacing(-1), paddingInline: spacing(1.5) },
}))

interface OptionsEditorProps {
  options: readonly string[]
  error: string | undefined
  onChange: (options: string[]) => void
}

function OptionsEditor({ options, error, onChange }: OptionsEditorProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const next = useRef<number | null>(null)
  const focusAt = (at: number) => formPartsIn(list.current, 'input')[at]?.focus()
  useEffect(() => {
    if (next.current !== null) focusAt(Math.max(0, Math.min(next.current, options.length - 1)))
    next.current = null
  }, [options.length])
  const full = options.length >= MAX_OPTIONS
  const add = () => {
    if (full) return
    next.current = options.length
    onChange([...options, ''])
  }
  return (
    <Frame {...(error ? { 'aria-describedby': `${id}-help` } : {})}>
      <legend>Opciones</legend>
      <ul ref={list}>
        {options.map((option, at) => (
          <li key={at}>
            <input
              aria-label={texts.option(at)}
              aria-invalid={Boolean(error)}
              placeholder={texts.option(at)}
              autoComplete="off"
              maxLength={200}
              value={option}
              onChange={({ target }) =>
                onChange(options.map((each, index) => (index === at ? target.value : each)))
              }
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                if (at < options.length - 1) focusAt(at + 1)
                else add()
              }}
            />
            <IconAction
              icon="close"
              size="small"
              label={`Quitar la opción ${at + 1}`}
              onClick={() => {
                next.current = at
                onChange(options.filter((_, index) => index !== at))
              }}
            />
          </li>
        ))}
      </ul>
      <FieldsetProblem id={`${id}-help`} error={error} />
      <Button size="small" startIcon={<Icon name="add" />} disabled={full} onClick={add}>
        Agregar opción
      </Button>
    </Frame>
  )
}

const Grid = styled('div')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 200px',
  alignItems: 'start',
  gap: spacing(1.5, 2),
  padding: spacing(2),
  '& > .wide': { gridColumn: '1 / -1' },
  [breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: spacing(1.5) },
}))

const KINDS = [
  { value: 'ABIERTA', label: 'Abierta (texto)' },
  { value: 'OPCION', label: 'Una opción' },
  { value: 'VARIAS', label: 'Varias opciones' },
]

interface QuestionFieldsProps {
  question: QuestionDraft
  textError: string | undefined
  optionsError: string | undefined
  dispatch: Dispatch<DraftAction>
}

function Fields({ question, textError, optionsError, dispatch }: QuestionFieldsProps) {
  const { key, pregunta, tipo, opciones, obligatoria } = question
  const change = (patch: Partial<Omit<QuestionDraft, 'key'>>) => dispatch({ type: 'changed', key, patch })
  return (
    <Grid>
      <div data-field="pregunta">
        <TextInput
          label="Pregunta"
          value={pregunta}
          onChange={({ target }) => change({ pregunta: target.value })}
          error={textError}
          maxLength={500}
          required
        />
      </div>
      <SelectInput
        label="Tipo de respuesta"
        options={KINDS}
        value={tipo}
        onChange={({ target }) => change({ tipo: target.value as QuestionKind })}
      />
      {tipo !== 'ABIERTA' && (
        <div className="wide">
          <OptionsEditor
            options={opciones}
            error={optionsError}
            onChange={(next) => change({ opciones: next })}
          />
        </div>
      )}
      <div className="wide">
        <CheckInput
          label="Obligatoria"
          checked={obligatoria}
          onChange={({ target }) => change({ obligatoria: target.checked })}
        />
      </div>
    </Grid>
  )
}

/** Typing in one of a hundred questions draws only that one. */
const QuestionFields = memo(Fields)

const Card = styled('div')(({ theme: { vars, spacing } }) => ({
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  '& > .top': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    padding: spacing(0.5, 1),
    borderBottom: `1px solid ${vars.palette.divider}`,
    background: vars.palette.surface.sunken,
    '& > h3': { flex: 1, margin: 0, fontSize: '1rem', fontWeight: 600, whiteSpace: 'nowrap' },
    '& > .end': { marginInlineStart: 'auto' },
  },
}))

interface QuestionCardProps extends QuestionFieldsProps {
  index: number
  handle: ReactNode
  onRemove: (question: QuestionDraft, index: number) => void
  onDuplicate: ((key: number, index: number) => void) | null
}

export function QuestionCard(props: QuestionCardProps) {
  const { index, handle, onRemove, onDuplicate, ...fields } = props
  const { question } = fields
  return (
    <Card role="group" aria-label={texts.questionTitle(index)}>
      <div className="top">
        <h3>{texts.questionTitle(index)}</h3>
        {handle}
        <span className="end">
          <IconAction
            icon="copy"
            label={`Duplicar ${texts.question(index)}`}
            disabled={!onDuplicate}
            onClick={() => onDuplicate?.(question.key, index)}
          />
          <IconAction
            icon="delete"
            label={`${texts.remove} ${texts.question(index)}`}
            onClick={() => onRemove(question, index)}
          />
        </span>
      </div>
      <QuestionFields {...fields} />
    </Card>
  )
}
