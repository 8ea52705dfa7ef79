import { styled } from '@mui/material/styles'
import type { Dispatch, ReactNode } from 'react'
import type { QuestionKind } from '@contract/questionnaires/questionnaires.rules'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { IconAction } from '../../../ui/icons/IconAction'
import type { DraftAction, QuestionDraft } from '../questionnaire.draft'
import { texts } from '../questionnaires.texts'
import { OptionsEditor } from './OptionsEditor'

const Card = styled('div')(({ theme: { vars, spacing, breakpoints } }) => ({
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
  '& > .body': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 200px',
    alignItems: 'start',
    gap: spacing(1.5, 2),
    padding: spacing(2),
    '& > .wide': { gridColumn: '1 / -1' },
    [breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: spacing(1.5) },
  },
}))

const KINDS = Object.entries(texts.kinds).map(([value, label]) => ({ value, label }))

interface QuestionCardProps {
  question: QuestionDraft
  index: number
  /** Changes its place. */
  handle: ReactNode
  textError: string | undefined
  optionsError: string | undefined
  dispatch: Dispatch<DraftAction>
  onRemove: (question: QuestionDraft, index: number) => void
  /** Null when no more fit. */
  onDuplicate: ((key: number, index: number) => void) | null
}

/** One question as it is written. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, index, handle, dispatch, onRemove, onDuplicate } = props
  const { key, pregunta, tipo, opciones, obligatoria } = question
  const change = (patch: Partial<Omit<QuestionDraft, 'key'>>) => dispatch({ type: 'changed', key, patch })
  return (
    <Card role="group" aria-label={texts.questionTitle(index)}>
      <div className="top">
        <h3>{texts.questionTitle(index)}</h3>
        {handle}
        <span className="end">
          <IconAction
            icon="copy"
            label={`${texts.duplicate} ${texts.question(index)}`}
            disabled={!onDuplicate}
            onClick={() => onDuplicate?.(key, index)}
          />
          <IconAction
            icon="delete"
            label={`${texts.remove} ${texts.question(index)}`}
            onClick={() => onRemove(question, index)}
          />
        </span>
      </div>
      <div className="body">
        <div data-field="pregunta">
          <TextInput
            label={texts.fields.pregunta}
            value={pregunta}
            onChange={({ target }) => change({ pregunta: target.value })}
            error={props.textError}
            maxLength={500}
            required
          />
        </div>
        <SelectInput
          label={texts.fields.tipo}
          options={KINDS}
          value={tipo}
          onChange={({ target }) => change({ tipo: target.value as QuestionKind })}
        />
        {tipo !== 'ABIERTA' && (
          <div className="wide">
            <OptionsEditor
              options={opciones}
              error={props.optionsError}
              onChange={(next) => change({ opciones: next })}
            />
          </div>
        )}
        <div className="wide">
          <CheckInput
            label={texts.required}
            checked={obligatoria}
            onChange={({ target }) => change({ obligatoria: target.checked })}
          />
        </div>
      </div>
    </Card>
  )
}
