import Button from '@mui/material/Button'
import { GRADES, type Grade } from '@contract/domain/grades'
import type { FileAnswers, FileSent } from '@contract/imports/imports.schemas'
import { PAYERS, type Payer } from '@contract/imports/twoParents.rules'
import { NAME_ORDERS, type NameOrder } from '@contract/imports/wholeNames.rules'
import { countText } from '@contract/domain/text'
import { CheckInput } from '../../ui/fields/CheckInput'
import { SelectInput } from '../../ui/fields/SelectInput'
import { BusyButton } from '../../ui/forms/BusyButton'
import { Quiet, Row, Stack, Tiles } from '../../ui/layout/layout'
import { Section } from '../../ui/page/Section'
import { asksPupils, PupilQuestions, type AskedRow, type PupilAnswered } from './PupilQuestions'

/** Answers about one file, its chosen sheets and matched columns; they never count for another. */
export interface Answered extends PupilAnswered {
  readonly ignorar: readonly string[]
  readonly nombres_orden: NameOrder | ''
  readonly nivel: Grade | ''
  readonly paga: Payer | ''
}
export const NOTHING_ANSWERED: Answered = {
  ignorar: [],
  nombres_orden: '',
  nivel: '',
  paga: '',
  curps: [],
  mismos: {},
}

export const answerFields = ({ ignorar, nombres_orden, nivel, paga, curps, mismos }: Answered): FileSent => ({
  ignorar: JSON.stringify(ignorar),
  ...(nombres_orden && { nombres_orden }),
  ...(nivel && { nivel }),
  ...(paga && { paga }),
  ...(curps.length > 0 && { curps_confirmadas: JSON.stringify(curps) }),
  ...(Object.keys(mismos).length > 0 && { mismo_alumno: JSON.stringify(mismos) }),
})

export const openColumns = ({ sin_reconocer = [] }: FileAnswers, { ignorar }: Answered) =>
  sin_reconocer.filter(({ encabezado }) => !ignorar.includes(encabezado))

export const isStale = (read: Answered, now: Answered): boolean =>
  JSON.stringify({ ...answerFields(read), ignorar: '' }) !==
  JSON.stringify({ ...answerFields(now), ignorar: '' })

const ORDERS: Readonly<Record<NameOrder, string>> = {
  PATERNO_MATERNO_NOMBRES: 'Primero los dos apellidos: García López Ana María',
  PATERNO_NOMBRES: 'Primero un solo apellido: García Ana María',
  NOMBRES_PATERNO_MATERNO: 'Primero los nombres, luego dos apellidos: Ana María García López',
  NOMBRES_PATERNO: 'Primero los nombres, luego un apellido: Ana María García',
}
const WHO_PAYS: Readonly<Record<Payer, string>> = { MADRE: 'La mamá', PADRE: 'El papá' }
const LEVELS: Readonly<Record<Grade, string>> = { PREESCOLAR: 'Preescolar', PRIMARIA: 'Primaria' }

const rowsOf = (count: number): string => countText(count, 'renglón', 'renglones')
const sample = (values: readonly string[]): string =>
  values.length > 0 ? `, por ejemplo: ${values.join(' · ')}` : ''

const texts = {
  title: 'Preguntas sobre el archivo',
  text: 'Se contestan una vez y valen para todos sus renglones. Con otro archivo, otras hojas u otras columnas se preguntan de nuevo.',
  columns:
    'Estas columnas traen datos y no se reconocen. Si alguna hace falta, di cuál es en sus columnas; si no, déjala fuera.',
  leaveAll: 'Dejar fuera todas',
  leave: (heading: string) => `Dejar fuera «${heading}»`,
  again: 'Revisar con estas respuestas',
  undo: 'Quitar lo que se contestó de los alumnos',
} as const

type Asked = NonNullable<FileAnswers['preguntas']>[number]

const unsaid = ({ filas, ejemplos }: Asked): string =>
  `El archivo no lo dice en ${rowsOf(filas)}${sample(ejemplos)}`

const QUESTIONS = [
  {
    campo: 'nombres_orden',
    label: 'Cómo están escritos los nombres completos',
    options: NAME_ORDERS.map((value) => ({ value, label: ORDERS[value] })),
    hintOf: unsaid,
  },
  {
    campo: 'nivel',
    label: 'De qué nivel son los alumnos',
    options: GRADES.map((value) => ({ value, label: LEVELS[value] })),
    hintOf: unsaid,
  },
  {
    campo: 'paga',
    label: 'Quién paga, si el renglón trae a los dos',
    options: PAYERS.map((value) => ({ value, label: WHO_PAYS[value] })),
    hintOf: ({ filas, ejemplos }: Asked) =>
      `Los dos están en ${rowsOf(filas)}${sample(ejemplos)}. El otro queda entre los responsables del alumno`,
  },
] as const

interface FileQuestionsProps {
  result: FileAnswers & { filas: readonly AskedRow[] }
  read: Answered
  now: Answered
  busy: boolean
  onAnswer: (answered: Answered) => void
  onCheck: () => void
}

function UnknownColumns({
  result,
  now,
  busy,
  onAnswer,
}: Pick<FileQuestionsProps, 'result' | 'now' | 'busy' | 'onAnswer'>) {
  const { sin_reconocer = [] } = result
  if (sin_reconocer.length === 0) return null
  const names = sin_reconocer.map(({ encabezado }) => encabezado)
  const leave = (heading: string, isLeft: boolean) => {
    const others = now.ignorar.filter((each) => each !== heading)
    onAnswer({ ...now, ignorar: isLeft ? [...others, heading] : others })
  }
  return (
    <Stack gap={1} role="group" aria-label="Columnas que no se reconocen">
      <Quiet as="p">{texts.columns}</Quiet>
      <Tiles min={260}>
        {sin_reconocer.map(({ encabezado, filas, ejemplos }) => (
          <CheckInput
            key={encabezado}
            label={texts.leave(encabezado)}
            hint={`${rowsOf(filas)}${sample(ejemplos)}`}
            checked={now.ignorar.includes(encabezado)}
            disabled={busy}
            onChange={({ target }) => leave(encabezado, target.checked)}
          />
        ))}
      </Tiles>
      {openColumns(result, now).length > 1 && (
        <Row>
          <Button
            variant="outlined"
            disabled={busy}
            onClick={() => onAnswer({ ...now, ignorar: [...new Set([...now.ignorar, ...names])] })}
          >
            {texts.leaveAll}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

/** Shows each question of the file once; nothing where there is none. */
export function FileQuestions({ result, read, now, busy, onAnswer, onCheck }: FileQuestionsProps) {
  const { sin_reconocer = [], preguntas = [] } = result
  const asked = QUESTIONS.flatMap(({ campo, hintOf, ...field }) => {
    const question = preguntas.find((each) => each.campo === campo)
    return question || read[campo] !== '' ? [{ ...field, campo, hint: question && hintOf(question) }] : []
  })
  const isAnswered = read.curps.length > 0 || Object.keys(read.mismos).length > 0
  const asksAgain = asked.length > 0 || isAnswered || asksPupils(result.filas)
  if (sin_reconocer.length === 0 && !asksAgain) return null
  return (
    <Section title={texts.title} text={texts.text}>
      <Stack gap={2}>
        {asked.length > 0 && (
          <Tiles min={280}>
            {asked.map(({ campo, hint, ...field }) => (
              <SelectInput
                key={campo}
                {...field}
                emptyLabel="Elige una respuesta"
                value={now[campo]}
                disabled={busy}
                hint={hint}
                onChange={({ target }) => onAnswer({ ...now, [campo]: target.value })}
              />
            ))}
          </Tiles>
        )}
        <PupilQuestions rows={result.filas} now={now} busy={busy} onAnswer={onAnswer} />
        {asksAgain && (
          <Row>
            <BusyButton
              type="button"
              variant="outlined"
              busy={busy}
              disabled={!isStale(read, now)}
              onClick={onCheck}
            >
              {texts.again}
            </BusyButton>
            {isAnswered && (
              <Button disabled={busy} onClick={() => onAnswer({ ...now, curps: [], mismos: {} })}>
                {texts.undo}
              </Button>
            )}
          </Row>
        )}
        <UnknownColumns result={result} now={now} busy={busy} onAnswer={onAnswer} />
      </Stack>
    </Section>
  )
}

export const pendingText = 'Falta decir qué se hace con las columnas que no se reconocen.'
