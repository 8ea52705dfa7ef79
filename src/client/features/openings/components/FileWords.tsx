import { MONTH_NAMES } from '@contract/domain/months'
import { BLANK_MONTHS, type BlankMonths } from '@contract/openings/openings.rules'
import type { OpeningResult } from '@contract/openings/openings.schemas'
import { MARKS, type Mark, type MarkQuestion } from '@contract/openings/openingMarks'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { Card, Stack } from '../../../ui/layout/layout'
import { Readings, type Lectura } from '../../../write/imports/Readings'
import { LABELS, pupilsCount } from '../openings.texts'
import type { OpeningFlow } from '../useOpening'
import type { WordAnswers } from '../useOpeningAnswers'

const MARK_LABELS: Record<Mark, string> = { DEBE: 'Se debe', PAGADA: 'Está pagada' }

const WHAT: Record<MarkQuestion, string> = {
  inscripcion: `${LABELS.inscripcion}: ¿qué quiere decir una marca (SÍ, X)?`,
  material: `${LABELS.material}: ¿qué quiere decir una marca (SÍ, X)?`,
  inscripcion_raya: `${LABELS.inscripcion}: ¿qué quiere decir «-»?`,
  material_raya: `${LABELS.material}: ¿qué quiere decir «-»?`,
}

const questionsIn = ({ lecturas = [] }: OpeningResult): MarkQuestion[] => [
  ...new Set(lecturas.flatMap(({ pregunta }) => (pregunta ? [pregunta as MarkQuestion] : []))),
]

const blanksIn = ({ sin_debe_desde }: OpeningResult): number => sin_debe_desde?.filas ?? 0

const kindOf = ({ columna, de, a }: Lectura): string => `${columna} ${de} ${a}`

const isSeen = ({ lecturas = [] }: OpeningResult, { vistas }: WordAnswers): boolean =>
  lecturas.every((each) => vistas.includes(kindOf(each)))

/** The question about the file's words that is still to answer before it is written; null when there is none. */
export const wordsProblem = (result: OpeningResult, said: WordAnswers): string | null => {
  const unsaid = questionsIn(result).find((question) => !said.marcas[question])
  if (unsaid) return `Falta contestar: ${WHAT[unsaid]}`
  if (blanksIn(result) > 0 && !said.sinDebeDesde) return 'Falta decir qué deben los alumnos sin «Debe desde»'
  return isSeen(result, said) ? null : 'Falta confirmar cómo se leyeron las palabras'
}

const monthOf = (fecha: string): string => MONTH_NAMES[Number(fecha.slice(5, 7)) - 1]?.toLowerCase() ?? ''

interface FileWordsProps {
  result: OpeningResult
  opening: OpeningFlow
}

export function FileWords({ result, opening }: FileWordsProps) {
  const { said, say, busy, fecha } = opening
  const { lecturas = [] } = result
  const blanks = blanksIn(result)
  if (lecturas.length === 0 && blanks === 0) return null
  return (
    <Card pad={[2, 2]} as="section" aria-label="Palabras por confirmar">
      <Stack gap={2}>
        {blanks > 0 && (
          <SelectInput
            label={`${pupilsCount(blanks)} sin «Debe desde»: ¿qué ${blanks === 1 ? 'debe' : 'deben'}?`}
            emptyLabel="Elige"
            options={BLANK_MONTHS.map((value) => ({
              value,
              label:
                value === 'AL_CORRIENTE'
                  ? `Están al corriente: ya pagaron ${monthOf(fecha)}`
                  : `Deben ${monthOf(fecha)}`,
            }))}
            value={said.sinDebeDesde ?? ''}
            disabled={busy}
            onChange={({ target }) =>
              void say({
                ...said,
                sinDebeDesde: (target.value || undefined) as BlankMonths | undefined,
              })
            }
          />
        )}
        {questionsIn(result).map((question) => (
          <SelectInput
            key={question}
            label={WHAT[question]}
            emptyLabel="Elige"
            options={MARKS.map((value) => ({ value, label: MARK_LABELS[value] }))}
            value={said.marcas[question] ?? ''}
            disabled={busy}
            onChange={({ target }) => {
              const { [question]: _before, ...others } = said.marcas
              const mark = target.value as Mark | ''
              void say({ ...said, marcas: mark ? { ...others, [question]: mark } : others })
            }}
          />
        ))}
        {lecturas.length > 0 && <Readings lecturas={lecturas} labels={LABELS} />}
        {lecturas.length > 0 && (
          <CheckInput
            label="Así está bien"
            fullLabel="Así está bien: cómo se leyeron las palabras del archivo"
            checked={isSeen(result, said)}
            disabled={busy}
            onChange={({ target }) => opening.confirm(target.checked ? lecturas.map(kindOf) : [])}
          />
        )}
      </Stack>
    </Card>
  )
}
