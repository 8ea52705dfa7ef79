import Button from '@mui/material/Button'
import { useRef, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { CertificateTextRow } from '@contract/certificates/certificates.schemas'
import {
  DEFAULT_TEXTS,
  MAX_TEXT_BODY,
  MAX_TEXT_TITLE,
  TEXT_FIELD_NAMES,
  TEXT_FIELDS,
  textProblems,
  type CertificateText,
} from '@contract/certificates/certificateTexts.rules'
import { useUpdateCertificateText } from '../../../state/certificates/certificates.api'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { Bound } from '../../../ui/fields/Bound'
import { TextInput } from '../../../ui/fields/TextInput'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { Columns, Row, Stack } from '../../../ui/layout/layout'
import { Section } from '../../../ui/page/Section'
import { useUnsavedGuard } from '../../../ui/guard/useUnsavedGuard'
import { TextSample } from './TextSample'

interface TextFormProps {
  text: CertificateTextRow
  choice: ReactNode
}

function FieldButtons({ onInsert }: { onInsert: (name: string) => void }) {
  return (
    <Row role="group" aria-label="Campos que puedes insertar" gap={0.5}>
      {TEXT_FIELD_NAMES.map((name) => (
        <Button
          key={name}
          size="small"
          variant="outlined"
          title={TEXT_FIELDS[name]}
          onClick={() => onInsert(name)}
        >
          {`{${name}}`}
        </Button>
      ))}
    </Row>
  )
}

export function TextForm({ text: { tipo, titulo, cuerpo }, choice }: TextFormProps) {
  const form = useKeptForm<CertificateText>({
    draftName: `texto ${tipo}`,
    defaultValues: { titulo, cuerpo },
    problems: textProblems,
  })
  const { control, formState, getValues, setValue, reset } = form
  const { isDirty, isSubmitted } = formState
  useUnsavedGuard(isDirty)
  const { send, tellWrong, busy } = useUpdateCertificateText({ form })
  const body = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null)
  const typed = useWatch({ control })
  const save = form.handleSubmit(async (values) => {
    const { done, answer } = await send({ cual: tipo, ...values })
    if (done) reset({ titulo: answer.texto.titulo, cuerpo: answer.texto.cuerpo })
  }, tellWrong)
  const change = (field: keyof CertificateText, value: string) =>
    setValue(field, value, { shouldDirty: true, shouldValidate: isSubmitted })
  const insert = (name: string) => {
    const { cuerpo: before } = getValues()
    const from = body.current?.selectionStart ?? before.length
    const to = body.current?.selectionEnd ?? before.length
    change('cuerpo', `${before.slice(0, from)}{${name}}${before.slice(to)}`)
    const after = from + name.length + 2
    requestAnimationFrame(() => {
      body.current?.focus()
      body.current?.setSelectionRange(after, after)
    })
  }
  const restore = () => {
    change('titulo', DEFAULT_TEXTS[tipo].titulo)
    change('cuerpo', DEFAULT_TEXTS[tipo].cuerpo)
  }
  return (
    <Columns from="lg" widths="minmax(0, 1fr) minmax(0, 1fr)" gap={2}>
      <Section>
        <form onSubmit={save} noValidate>
          <Stack>
            {choice}
            <Bound control={control} name="titulo">
              {(field) => <TextInput {...field} label="Título" maxLength={MAX_TEXT_TITLE} required />}
            </Bound>
            <Bound control={control} name="cuerpo">
              {({ ref, ...field }) => (
                <TextInput
                  {...field}
                  ref={(element) => {
                    body.current = element
                    ref(element)
                  }}
                  label="Texto"
                  hint="Los campos entre llaves se llenan con los datos del alumno"
                  rows={10}
                  maxLength={MAX_TEXT_BODY}
                  required
                />
              )}
            </Bound>
            <FieldButtons onInsert={insert} />
            <Row>
              <BusyButton busy={busy}>Guardar texto</BusyButton>
              <Button onClick={restore}>Volver al texto original</Button>
            </Row>
          </Stack>
        </form>
      </Section>
      <TextSample tipo={tipo} titulo={typed.titulo ?? ''} cuerpo={typed.cuerpo ?? ''} />
    </Columns>
  )
}
