import type { ComponentType, ReactNode } from 'react'
import Button from '@mui/material/Button'
import { Link, useSearchParams } from 'react-router-dom'
import { placeLabel } from '@contract/domain/grades'
import { formatPesos } from '@contract/domain/money'
import type { TuitionCycle } from '@contract/tuition/tuition.schemas'
import { countText } from '@contract/domain/text'
import * as paths from '@contract/domain/screenPaths'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useCurrentCycle } from '../../../state/cycles/cycles.selectors'
import type { TuitionStatement } from '../../../state/otherServers/tuition'
import { useTuition } from '../../../state/tuition/tuition.api'
import { CycleGate } from '../../../ui/page/CycleGate'
import { SelectInput } from '../../../ui/fields/SelectInput'
import type { Crumb } from '../../../ui/page/Breadcrumb'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { ErrorBar } from '../../../ui/page/ErrorBar'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Page } from '../../../ui/page/Page'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { readId } from '../../../ui/screens/useIdParam'
import { monthsAddress, yearAddress } from '../tuitionLinks'
import { texts } from '../tuition.texts'
import { PupilFinder, PupilFinderList } from './PupilFinder'

const optionOf = ({ id, name, abiertas, saldo }: TuitionCycle) => ({
  value: id,
  label: abiertas > 0 ? `${name} · por pagar ${formatPesos(saldo)}` : name,
})

/** Warns of each older cycle that is still owed: the oldest is paid first. */
function CycleChoice({ statement: { ciclos, cicloEscolar } }: { statement: TuitionStatement }) {
  const [, setParams] = useSearchParams()
  const show = (id: number | string) =>
    setParams((before) => {
      const after = new URLSearchParams(before)
      after.set('ciclo', String(id))
      return after
    })
  const at = ciclos.findIndex(({ id }) => id === cicloEscolar.id)
  // Cycles are listed newest first, so those after this one are older.
  const owed = ciclos.slice(at + 1).filter(({ abiertas, id }) => abiertas > 0 && id !== cicloEscolar.id)
  const offered = at < 0 ? [{ value: cicloEscolar.id, label: cicloEscolar.name }] : []
  return (
    <>
      {ciclos.length + offered.length > 1 && (
        <div style={{ maxWidth: 360 }}>
          <SelectInput
            label={texts.cycle}
            options={[...offered, ...ciclos.map(optionOf)]}
            value={cicloEscolar.id}
            onChange={({ target }) => show(target.value)}
          />
        </div>
      )}
      {owed.map(({ id, name, abiertas, saldo }) => (
        <InfoPanel
          key={id}
          tone="warning"
          title={`También debe ${countText(abiertas, 'colegiatura', 'colegiaturas')} de ${name}:`}
          text={formatPesos(saldo)}
        >
          <Button size="small" onClick={() => show(id)}>
            {`Ver ${name}`}
          </Button>
        </InfoPanel>
      ))}
    </>
  )
}

const subtitleOf = ({ alumno, cicloEscolar }: TuitionStatement): string =>
  [alumno.numero_control, placeLabel(alumno), cicloEscolar.name && `Ciclo ${cicloEscolar.name}`]
    .filter(Boolean)
    .join(' · ')

const noneOf = ({ alumno, cicloEscolar: { name } }: TuitionStatement) =>
  alumno.grado === null
    ? {
        title: `No está inscrito en ${name}`,
        text: 'Las colegiaturas aparecen al inscribirlo. Arriba puedes elegir otro de sus ciclos.',
      }
    : { title: texts.noMonths(name), text: texts.noMonthsText }

interface AroundProps {
  breadcrumb: readonly Crumb[]
  children: (statement: TuitionStatement) => ReactNode
}

interface CycleTuitionProps extends AroundProps {
  /** Null when the address has no valid id. */
  statementOf: { alumnoId: number; cycleId: number } | null
}

function CycleTuition({ statementOf, breadcrumb, children }: CycleTuitionProps) {
  // The cached answer shows at once and is read again: recargos change by day, and another desk may have taken money.
  const source = useTuition(statementOf, ASKED_ANEW)
  return (
    <DetailScreen
      source={source}
      title={texts.pupil}
      unknown="No existe este alumno"
      unknownText="Puede que la dirección esté incompleta, o que el alumno o el ciclo escolar ya no existan."
      breadcrumb={breadcrumb}
    >
      {(statement) => (
        <Page
          title={statement.alumno.nombre || texts.pupil}
          subtitle={subtitleOf(statement)}
          breadcrumb={breadcrumb}
          action={
            <Button component={Link} to={paths.account(statement.alumno.id)} variant="outlined">
              Estado de cuenta
            </Button>
          }
        >
          {source.error && (
            <ErrorBar title="No se pudo actualizar." text={source.error.message} onRetry={source.retry} />
          )}
          <CycleChoice statement={statement} />
          {statement.pagos.length > 0 ? (
            children(statement)
          ) : (
            <PageEmpty icon="school" {...noneOf(statement)} />
          )}
        </Page>
      )}
    </DetailScreen>
  )
}

interface PupilTuitionProps extends AroundProps {
  alumnoId: number | null
}

function PupilTuition({ alumnoId, ...around }: PupilTuitionProps) {
  const [params] = useSearchParams()
  const current = useCurrentCycle()
  const given = params.get('ciclo')
  const cycleId = readId(given ?? '')
  if (alumnoId === null || (given !== null && cycleId === null))
    return <CycleTuition statementOf={null} {...around} />
  // A past cycle can be paid although the school has no current one.
  if (cycleId !== null) return <CycleTuition statementOf={{ alumnoId, cycleId }} {...around} />
  return (
    <CycleGate title={texts.pupil} current={current}>
      {({ id }) => <CycleTuition statementOf={{ alumnoId, cycleId: id }} {...around} />}
    </CycleGate>
  )
}

interface TuitionView {
  title: string
  address: string
  to: (alumnoId: number) => string
  /** True for a view that works without a current cycle, so that debts of older ones can still be paid. */
  withoutCycle: boolean
}

export const monthsView: TuitionView = {
  title: 'Pagar colegiatura',
  address: paths.pickTuition,
  to: (id) => monthsAddress(id),
  withoutCycle: true,
}

export const yearView: TuitionView = {
  title: 'Pago anual de colegiatura',
  address: paths.payYear,
  to: (id) => yearAddress(id),
  withoutCycle: false,
}

export function TuitionPicker({ view: { title, to, withoutCycle } }: { view: TuitionView }) {
  return (
    <CycleGate
      title={title}
      current={useCurrentCycle()}
      without={withoutCycle ? <PupilFinderList title={title} to={to} /> : undefined}
    >
      {({ name }) => (
        <PupilFinder
          title={title}
          subtitle={`Ciclo ${name}. Escribe, baja con la flecha y abre con Enter.`}
          to={to}
        />
      )}
    </CycleGate>
  )
}

interface PayTuitionProps {
  view: TuitionView
  alumnoId: number | null
  Form: ComponentType<{ statement: TuitionStatement }>
}

export function PayTuition({ view: { title, address }, alumnoId, Form }: PayTuitionProps) {
  return (
    <PupilTuition alumnoId={alumnoId} breadcrumb={[{ label: title, to: address }]}>
      {(statement) => (
        <Form key={`${statement.alumno.id} ${statement.cicloEscolar.id}`} statement={statement} />
      )}
    </PupilTuition>
  )
}
