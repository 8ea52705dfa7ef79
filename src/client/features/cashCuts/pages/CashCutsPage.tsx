import Button from '@mui/material/Button'
import { Link, useSearchParams } from 'react-router-dom'
import { type SyntheticEvent, useRef, useState, type ReactNode } from 'react'
import { cashCutsRoutes as routes } from '@contract/cashCuts/cashCuts.routes'
import type { CurrentCut, OpenDay } from '@contract/cashCuts/cashCuts.schemas'
import { isIsoDate } from '@contract/domain/dateMath'
import { formatDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import { countText } from '@contract/domain/text'
import { useCurrentCut, useOpenCashCut } from '../../../state/cashCuts/cashCuts.api'
import { useMay } from '../../../state/session/useMay'
import { Stack, Row } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { LoadingOrError } from '../../../ui/page/LoadingOrError'
import { Page, SUBTITLE_TO_COME } from '../../../ui/page/Page'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { Section } from '../../../ui/page/Section'
import { Totals } from '../../../ui/payments/Totals'
import { LIST, texts } from '../cashCuts.texts'
import { ClosedCuts } from '../components/ClosedCuts'
import { CountForm } from '../components/CountForm'
import { CutMoves, MethodTotals } from '../components/CutParts'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import type { TypedNumber } from '../../../ui/fields/field'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { formPartIn } from '../../../ui/browser/formParts'

/** Asks for the day's opening cash before its first payment. Enter saves it and goes on to the count. */
function FloatForm({ current: { dia, fondo = 0 } }: { current: CurrentCut }) {
  const [pesos, setPesos] = useState<TypedNumber>(fondo)
  const [problem, setProblem] = useState<string | undefined>()
  const form = useRef<HTMLFormElement>(null)
  const { send, busy } = useOpenCashCut()
  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (pesos !== null && Number.isNaN(pesos)) return setProblem('Escribe una cantidad')
    const float = pesos ?? 0
    if (float !== fondo) {
      const ended = await send({ dia, fondo: float })
      if (!ended.done) return setProblem(ended.error?.campos?.['fondo'])
    }
    formPartIn(form.current?.ownerDocument, 'pieces')?.focus()
  }
  return (
    <Section title={texts.float} text="El efectivo con el que empezó la caja, antes de cobrar.">
      <form ref={form} onSubmit={save} noValidate aria-label={texts.float}>
        <Row align="end">
          <MoneyInput
            label="Fondo de caja"
            value={pesos}
            error={problem}
            onChange={(next) => {
              setPesos(next)
              setProblem(undefined)
            }}
            autoFocus
          />
          <BusyButton busy={busy}>Guardar fondo</BusyButton>
        </Row>
      </form>
    </Section>
  )
}

/** Most forgotten days shown: a year of them would push the count off the page. */
const SHOWN = 5

const saidOf = ({ dia, movimientos, total }: OpenDay): string =>
  `${formatDate(dia)}: ${countText(movimientos, 'movimiento', 'movimientos')}, ${formatPesos(total)}`

interface OpenDaysProps {
  days: readonly OpenDay[]
  line: (day: OpenDay) => ReactNode
}

function OpenDays({ days, line }: OpenDaysProps) {
  return (
    <ul>
      {days.slice(0, SHOWN).map((day) => (
        <li key={`${day.cajero.id} ${day.dia}`}>{line(day)}</li>
      ))}
      {days.length > SHOWN && <li>y {countText(days.length - SHOWN, 'día', 'días')} más</li>}
    </ul>
  )
}

const closedNumbers = ({ cerrados }: CurrentCut): string => cerrados.map(({ numero }) => numero).join(', ')

function CurrentCutPanel({ current }: { current: CurrentCut }) {
  const canClose = useMay()(routes.close.access)
  const { esperado, total, movimientos, totales, pagos, cancelaciones, devoluciones, cerrados } = current
  const before = cerrados.length > 0 && (
    <p>
      Ya cerraste {cerrados.length === 1 ? 'el corte' : 'los cortes'} {closedNumbers(current)} de este día;
      aquí está lo que vino después.
    </p>
  )
  if (movimientos === 0)
    return canClose ? (
      <>
        <FloatForm key={current.dia} current={current} />
        <Section>
          {before}
          <PageEmpty
            icon="cash"
            title="No hay movimientos por cerrar"
            text="Los pagos que cobres y los que canceles aparecen aquí al momento, listos para contar la caja."
          />
        </Section>
      </>
    ) : null
  return (
    <>
      {before}
      <Stack>
        {canClose && <FloatForm key={`fondo ${current.dia}`} current={current} />}
        {canClose ? (
          <CountForm key={current.dia} current={current} />
        ) : (
          <Totals
            items={[
              [texts.expectedCash, esperado],
              [texts.allMethods, total],
            ]}
          />
        )}
        <MethodTotals totales={totales} />
      </Stack>
      <CutMoves pagos={pagos} cancelaciones={cancelaciones} devoluciones={devoluciones} shortcut={false} />
    </>
  )
}

interface OthersOpenProps {
  open: readonly OpenDay[]
  user: number | undefined
}

/** A director sees these takings, but only each cashier can close their own. */
function OthersOpen({ open, user }: OthersOpenProps) {
  const others = open.filter(({ cajero }) => user !== undefined && cajero.id !== user)
  if (others.length === 0) return null
  return (
    <InfoPanel title="Otros usuarios tienen movimientos sin corte.">
      <OpenDays days={others} line={(each) => `${each.cajero.nombre}, ${saidOf(each)}`} />
    </InfoPanel>
  )
}

export function CashCutsPage() {
  const [params] = useSearchParams()
  const dayParam = params.get('dia') ?? ''
  const dia = isIsoDate(dayParam) ? dayParam : undefined
  const current = useCurrentCut(dia ? { dia } : undefined)
  const { actual, pendientes = [] } = current.row ?? {}
  const day = actual && formatDate(actual.dia)
  const forgotten = pendientes.filter((each) => each.dia !== dia)
  return (
    <Page
      title={LIST.label}
      subtitle={day ? (dia ? `Día ${day}` : `Hoy, ${day}`) : current.isLoading && SUBTITLE_TO_COME}
      action={
        dia && (
          <Button variant="outlined" component={Link} to={LIST.to}>
            Volver a hoy
          </Button>
        )
      }
    >
      {forgotten.length > 0 && (
        <InfoPanel tone="warning" title="Tienes días sin corte." text="Cada uno se cierra por separado.">
          <OpenDays
            days={forgotten}
            line={(each) => <Link to={`${LIST.to}?dia=${each.dia}`}>{saidOf(each)}</Link>}
          />
        </InfoPanel>
      )}
      {actual ? <CurrentCutPanel current={actual} /> : <LoadingOrError read={current} blocks={4} />}
      {/* Requested at once but shown after the count, whose height is unknown before: this would jump. */}
      <div hidden={!actual && current.isLoading}>
        <ClosedCuts above={(open) => <OthersOpen open={open} user={actual?.cajero.id} />} />
      </div>
    </Page>
  )
}
