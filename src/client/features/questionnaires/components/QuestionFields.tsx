import { styled } from '@mui/material/styles'
import { memo, type Dispatch } from 'react'
import type { QuestionKind } from '@contract/questionnaires/questionnaires.rules'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { TextInput } from '../../../ui/fields/TextInput'
import type { DraftAction, QuestionDraft } from '../questionnaire.draft'
import { texts } from '../questionnaires.texts'
import { OptionsEditor } from './OptionsEditor'

const Grid = styled('div')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 200px',
  alignItems: 'start',
  gap: spacing(1.5, 2),
  padding: spacing(2),
  '& > .wide': { gridColumn: '1 / -1' },
  [breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: spacing(1.5) },
}))

const KINDS = Object.entries(texts.kinds).map(([value, label]) => ({ value, label }))

export interface QuestionFieldsProps {
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
          label={texts.fields.pregunta}
          value={pregunta}
          onChange={({ target }) => change({ pregunta: target.value })}
          error={textError}
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
            error={optionsError}
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
    </Grid>
  )
}

/** What a question says and asks for. Typing in one of a hundred renders that one. */
export const QuestionFields = memo(Fields)
