import Button from '@mui/material/Button'
import type { ImportRow } from '@contract/imports/imports.schemas'
import { rowKey } from '@contract/imports/samePupils.rules'
import { CheckInput } from '../../ui/fields/CheckInput'
import { SelectInput } from '../../ui/fields/SelectInput'
import { Quiet, Row, Stack, Tiles } from '../../ui/layout/layout'

export type AskedRow = Pick<ImportRow, 'fila' | 'hoja' | 'campos' | 'alumno' | 'curp_dudosa' | 'parecidos'>

/** By row: id of the registered pupil who is the same person, or null for a new one. */
type SameAnswers = Readonly<Record<string, number | null>>

export interface PupilAnswered {
  /** CURPs that the user compared with a document. */
  readonly curps: readonly string[]
  readonly mismos: SameAnswers
}

interface PupilQuestionsProps<Answered extends PupilAnswered> {
  rows: readonly AskedRow[]
  now: Answered
  busy: boolean
  onAnswer: (answered: Answered) => void
}

/** Most questions of one kind that are shown. More of them come from a wrong column, not from the pupils. */
const MAX_SHOWN = 100
const OTHER = 'otro'

const texts = {
  curps: (count: number) =>
    count === 1
      ? 'Una CURP no cuadra. Compárala con su documento: si está así, márcala y se guarda sin verificar.'
      : `${count} CURP no cuadran. Compáralas con sus documentos: las que estén así márcalas y se guardan sin verificar.`,
  all: 'Marcar todas',
  same: 'Se parecen a alumnos registrados por nombre y fecha de nacimiento, y el archivo no dice si son ellos.',
  is: (nombre: string, control: string) => `Es ${nombre} (${control})`,
  other: 'Es otro alumno',
  choose: 'Elige una respuesta',
  more: (count: number) => `Hay ${count} más: corrige el archivo o contesta primero estas.`,
} as const

const More = ({ count }: { count: number }) =>
  count > MAX_SHOWN ? <Quiet as="p">{texts.more(count - MAX_SHOWN)}</Quiet> : null

function DoubtfulCurps<Answered extends PupilAnswered>(props: PupilQuestionsProps<Answered>) {
  const { rows, now, busy, onAnswer } = props
  if (rows.length === 0) return null
  const shown = rows.slice(0, MAX_SHOWN)
  const confirm = (curps: Iterable<string>) => onAnswer({ ...now, curps: [...new Set(curps)] })
  return (
    <Stack gap={1} role="group" aria-label="CURP que no cuadran">
      <p>{texts.curps(rows.length)}</p>
      <Tiles min={280}>
        {shown.map(({ campos, alumno: { nombre, curp } = { nombre: '', curp: '' } }, at) => (
          <CheckInput
            key={at}
            label={`${nombre} · ${curp}`}
            hint={campos?.['curp']}
            checked={now.curps.includes(curp)}
            disabled={busy}
            onChange={({ target }) =>
              confirm(target.checked ? [...now.curps, curp] : now.curps.filter((each) => each !== curp))
            }
          />
        ))}
      </Tiles>
      <More count={rows.length} />
      {shown.length > 1 && (
        <Row>
          <Button
            variant="outlined"
            disabled={busy}
            onClick={() => confirm([...now.curps, ...shown.flatMap(({ alumno }) => alumno?.curp ?? [])])}
          >
            {texts.all}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

function AlikePupils<Answered extends PupilAnswered>(props: PupilQuestionsProps<Answered>) {
  const { rows, now, busy, onAnswer } = props
  if (rows.length === 0) return null
  const answer = (key: string, value: string) => {
    const { [key]: _before, ...others } = now.mismos
    const answer = value === OTHER ? null : Number(value)
    onAnswer({ ...now, mismos: value === '' ? others : { ...others, [key]: answer } })
  }
  const valueOf = (key: string): string => {
    const answer = now.mismos[key]
    return answer === undefined ? '' : answer === null ? OTHER : String(answer)
  }
  return (
    <Stack gap={1} role="group" aria-label="¿Es el mismo alumno?">
      <p>{texts.same}</p>
      <Tiles min={280}>
        {rows.slice(0, MAX_SHOWN).map(({ fila, hoja, alumno, parecidos = [] }) => {
          const key = rowKey({ fila, ...(hoja === undefined ? {} : { hoja }) })
          return (
            <SelectInput
              key={key}
              label={`${hoja === undefined ? '' : `${hoja}, `}Fila ${fila}: ${alumno?.nombre ?? ''}`}
              options={[
                ...parecidos.map(({ id, nombre, numero_control }) => ({
                  value: String(id),
                  label: texts.is(nombre, numero_control),
                })),
                { value: OTHER, label: texts.other },
              ]}
              emptyLabel={texts.choose}
              value={valueOf(key)}
              disabled={busy}
              onChange={({ target }) => answer(key, target.value)}
            />
          )
        })}
      </Tiles>
      <More count={rows.length} />
    </Stack>
  )
}

const doubtfulRows = (rows: readonly AskedRow[]) => rows.filter(({ curp_dudosa }) => curp_dudosa)
const alikeRows = (rows: readonly AskedRow[]) => rows.filter(({ parecidos = [] }) => parecidos.length > 0)

export const asksPupils = (rows: readonly AskedRow[]): boolean =>
  doubtfulRows(rows).length + alikeRows(rows).length > 0

export function PupilQuestions<Answered extends PupilAnswered>(props: PupilQuestionsProps<Answered>) {
  const { rows } = props
  return (
    <>
      <DoubtfulCurps {...props} rows={doubtfulRows(rows)} />
      <AlikePupils {...props} rows={alikeRows(rows)} />
    </>
  )
}
