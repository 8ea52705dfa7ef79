import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { observationProblem } from '@contract/cashCuts/cashCuts.rules'
import type { CurrentCut } from '@contract/cashCuts/cashCuts.schemas'
import {
  countedTotal,
  denominationKey,
  denominationLabel,
  DENOMINATIONS,
  worthOf,
  type CashKind,
  type Counted,
} from '@contract/cashCuts/denominations'
import { formatDate } from '@contract/domain/dates'
import { subtractPesos } from '@contract/domain/money'
import { countText } from '@contract/domain/text'
import * as paths from '@contract/domain/screenPaths'
import { useCloseCashCut } from '../../../state/cashCuts/cashCuts.api'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { TextInput } from '../../../ui/fields/TextInput'
import { useKept } from '../../../ui/drafts/drafts'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { toErrors } from '../../../ui/forms/rulesResolver'
import { usePressGuard } from '../../../ui/forms/usePressGuard'
import { useUnsavedGuard } from '../../../ui/guard/useUnsavedGuard'
import { Columns, Row, Stack, Tiles } from '../../../ui/layout/layout'
import { MoneyText } from '../../../ui/page/MoneyText'
import { Section } from '../../../ui/page/Section'
import { texts } from '../cashCuts.texts'
import { formPartIn, formPartsIn } from '../../../ui/browser/formParts'
import { CutTotals } from './CutTotals'

/** By denomination: digits, '' while empty. */
type CountValues = Readonly<Record<string, string>>

const NO_COUNT: CountValues = {}
const DIGITS = 6

const typedPieces = (text: string): string => text.replace(/\D/g, '').slice(0, DIGITS)

const piecesOf = (values: CountValues, key: string): number => Number(values[key] ?? '')

const countedOf = (values: CountValues): Counted[] =>
  DENOMINATIONS.map((each) => ({ ...each, cantidad: piecesOf(values, denominationKey(each)) })).filter(
    ({ cantidad }) => cantidad > 0,
  )

const isCounted = (values: CountValues, observaciones: string): boolean =>
  Object.values(values).some(Boolean) || observaciones !== ''

/** Down or Enter goes to the next denomination and Up to the one above, so that a drawer is counted without Tab. */
const useCountKeys = () => {
  const frame = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || !frame.current || event.nativeEvent.isComposing) return
    event.preventDefault()
    const fields = formPartsIn(frame.current, 'pieces')
    const at = fields.indexOf(event.target as HTMLElement) + step
    const next = fields[at] ?? (step > 0 ? formPartIn(frame.current, 'observations') : null)
    next?.focus()
  }
  return { frame, onKeyDown }
}

interface PieceFieldsProps {
  tipo: CashKind
  values: CountValues
  onChange: (key: string, pieces: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

const Pieces = styled('fieldset')(({ theme: { vars, spacing, typography } }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { ...typography.h3, padding: 0, marginBottom: spacing(1) },
  '& .piece': {
    display: 'grid',
    gridTemplateColumns: '60px 76px minmax(0, 1fr)',
    alignItems: 'center',
    gap: spacing(1),
    marginBottom: spacing(0.5),
  },
  '& label': {
    textAlign: 'right',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .worth': { textAlign: 'right', color: vars.palette.text.secondary },
  '& .worth.some': { color: vars.palette.text.primary },
  '& input': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
}))

function PieceFields({ tipo, values, onChange, onKeyDown }: PieceFieldsProps) {
  const id = useId()
  const kind = tipo === 'BILLETE' ? 'Billetes' : 'Monedas'
  return (
    <Pieces>
      <legend>{kind}</legend>
      {DENOMINATIONS.filter((each) => each.tipo === tipo).map((each) => {
        const key = denominationKey(each)
        const cantidad = piecesOf(values, key)
        const name = `${kind} de ${denominationLabel(each)}`
        return (
          <div className="piece" key={key}>
            <label htmlFor={`${id}${key}`}>{denominationLabel(each)}</label>
            <OutlinedInput
              id={`${id}${key}`}
              value={values[key] ?? ''}
              placeholder="0"
              inputMode="numeric"
              autoComplete="off"
              onChange={(event) => onChange(key, typedPieces(event.target.value))}
              onFocus={(event) => event.target.select()}
              onKeyDown={onKeyDown}
              slotProps={{ input: { 'data-pieces': true, 'aria-label': name } as object }}
            />
            <span className={cantidad > 0 ? 'worth some' : 'worth'}>
              <MoneyText pesos={worthOf({ ...each, cantidad })} />
            </span>
          </div>
        )
      })}
    </Pieces>
  )
}

const useCloseCut = ({ dia, esperado, movimientos }: CurrentCut) => {
  const [values, setValues] = useState(NO_COUNT)
  const [observaciones, setObservaciones] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const [asking, setAsking] = useState(false)
  useKept<{ values: CountValues; observaciones: string }>(`conteo ${dia}`, {
    read: () => (isCounted(values, observaciones) ? { values, observaciones } : undefined),
    write: (draft) => {
      setValues(draft.values)
      setObservaciones(draft.observaciones)
    },
  })
  const navigate = useNavigate()
  const { send, tellWrong } = useCloseCashCut({
    saved: ({ corte }) => `Corte de caja ${corte.numero} cerrado`,
    wrongTexts: { title: 'Falta la observación' },
  })
  const conteo = countedOf(values)
  const contado = countedTotal(conteo)
  const diferencia = subtractPesos(contado, esperado)

  /** Returns false while a difference lacks its explanation. */
  const ask = (): boolean => {
    const message = observationProblem(diferencia, observaciones)
    setProblem(message ?? undefined)
    if (message) tellWrong(toErrors({ observaciones: message }))
    setAsking(!message)
    return !message
  }
  const confirm = async () => {
    const ended = await send({ dia, conteo, observaciones, esperado, movimientos })
    if (ended.done) return navigate(paths.cashCut(ended.answer.corte.id))
    setAsking(false)
    setProblem(ended.error?.campos?.['observaciones'])
  }
  return {
    values,
    change: (key: string, pieces: string) => setValues((before) => ({ ...before, [key]: pieces })),
    observaciones,
    explain: (text: string) => {
      setObservaciones(text)
      setProblem(undefined)
    },
    problem,
    contado,
    diferencia,
    asking,
    ask,
    confirm,
    cancel: () => setAsking(false),
  }
}

export function CountForm({ current }: { current: CurrentCut }) {
  const cut = useCloseCut(current)
  const { frame, onKeyDown } = useCountKeys()
  const notes = useRef<HTMLInputElement>(null)
  const { values, observaciones, contado, diferencia } = cut
  useUnsavedGuard(isCounted(values, observaciones))
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!cut.ask()) notes.current?.focus()
  }
  const { esperado, fondo } = current
  const counted = Object.values(values).some(Boolean)
  const totals = { esperado, fondo, contado }
  return (
    <Section
      title={texts.count}
      text="Escribe cuántas piezas hay. Enter o flecha abajo pasa a la siguiente, flecha arriba regresa."
    >
      <form {...usePressGuard('money')} onSubmit={submit} noValidate aria-label={texts.count}>
        <Columns ref={frame} from="lg" widths="minmax(0, 1.2fr) minmax(0, 1fr)" gap={[2, 4]}>
          <Tiles min={216} stretch gap={[2, 4]}>
            <PieceFields tipo="BILLETE" values={values} onChange={cut.change} onKeyDown={onKeyDown} />
            <PieceFields tipo="MONEDA" values={values} onChange={cut.change} onKeyDown={onKeyDown} />
          </Tiles>
          <Stack>
            <CutTotals {...totals} diferencia={counted ? diferencia : null} />
            <TextInput
              label={texts.observations}
              hint="Si falta o sobra, a qué se debe."
              error={cut.problem}
              rows={2}
              maxLength={500}
              value={observaciones}
              onChange={(event) => cut.explain(event.target.value)}
              ref={notes}
            />
            <Row justify="end">
              <BusyButton busy={false}>{texts.close}</BusyButton>
            </Row>
          </Stack>
        </Columns>
      </form>
      <ConfirmDialog
        money
        open={cut.asking}
        title="¿Cerrar el corte de caja?"
        text={
          <p>{`Es el corte del ${formatDate(current.dia)} con ${countText(current.movimientos, 'movimiento', 'movimientos')}. Una vez cerrado ya no se puede cambiar.`}</p>
        }
        confirmLabel={texts.close}
        onConfirm={cut.confirm}
        onClose={cut.cancel}
      >
        <CutTotals {...totals} diferencia={diferencia} />
      </ConfirmDialog>
    </Section>
  )
}
