import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { IconAction } from '../../../ui/icons/IconAction'
import type { QuestionDraft } from '../questionnaire.draft'
import { texts } from '../questionnaires.texts'
import { QuestionFields, type QuestionFieldsProps } from './QuestionFields'

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
  /** Changes its place. */
  handle: ReactNode
  onRemove: (question: QuestionDraft, index: number) => void
  /** Null when no more fit. */
  onDuplicate: ((key: number, index: number) => void) | null
}

/** One question as it is written. */
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
            label={`${texts.duplicate} ${texts.question(index)}`}
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
