import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Questionnaire } from '@contract/questionnaires/questionnaires.schemas'
import { QuestionField } from '../../../ui/questions/QuestionField'
import { Section } from '../../../ui/page/Section'
import { texts } from '../questionnaires.texts'

const Frame = styled('div')(({ theme: { spacing, typography } }) => ({
  display: 'grid',
  gap: spacing(3),
  maxWidth: 720,
  '& > .title': { ...typography.h2, margin: 0, overflowWrap: 'anywhere' },
  '& > p': { margin: 0, overflowWrap: 'anywhere' },
  '& > .about': { whiteSpace: 'pre-line' },
}))

type Shown = Pick<Questionnaire, 'titulo' | 'descripcion'> & {
  preguntas: readonly Omit<Questionnaire['preguntas'][number], 'id'>[]
}

interface PreviewProps {
  questionnaire: Shown
  /** Only to read: nothing can be tried out. */
  still?: boolean
}

/** The questionnaire as a family meets it. */
export function Preview({ questionnaire: { titulo, descripcion, preguntas }, still = false }: PreviewProps) {
  const Title = still ? 'h2' : 'h3'
  const [tried, setTried] = useState<Record<number, string[]>>({})
  return (
    <Section {...(still ? {} : { title: texts.preview, text: texts.previewText })}>
      <Frame>
        <Title className="title">{titulo || texts.untitled}</Title>
        {descripcion && <p className="about">{descripcion}</p>}
        {preguntas.length === 0 && <p>{texts.previewNone}</p>}
        {preguntas.map((question, index) => (
          <QuestionField
            // Places: the preview is drawn anew whenever the order changes.
            key={index}
            question={{
              ...question,
              pregunta: question.pregunta || texts.noQuestionText,
              opciones: [...new Set(question.opciones)],
            }}
            value={tried[index] ?? []}
            onChange={(value) => setTried({ ...tried, [index]: value })}
            disabled={still}
          />
        ))}
      </Frame>
    </Section>
  )
}
