import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { placeLabel } from '@contract/domain/grades'
import { formatPesos } from '@contract/domain/money'
import type { TuitionCycle } from '@contract/tuition/tuition.schemas'
import { useCurrentCycle } from '../../../state/cycles/cycles.selectors'
import { useTuition } from '../../../state/tuition/tuition.selectors'
import type { TuitionStatement } from '../../../state/tuition/tuition.api'
import { SelectInput } from '../../../ui/fields/SelectInput'
import type { Crumb } from '../../../ui/page/Breadcrumb'
import { CycleGate } from '../../../ui/page/CycleGate'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { ErrorBar } from '../../../ui/page/ErrorBar'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Page } from '../../../ui/page/Page'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import * as paths from '../../../ui/screens/paths'
import { readId } from '../../../ui/screens/useIdParam'
import { texts } from '../tuition.texts'

const optionOf = ({ id, name, abiertas, saldo }: TuitionCycle) => ({
  value: id,
  label: abiertas > 0 ? texts.owing(name, formatPesos(saldo)) : name,
})

/** The choice of cycle, and a warning for each older cycle that is still owed: the oldest is paid first. */
function CycleChoice({ statement: { ciclos, cicloEscolar } }: { statement: TuitionStatement }) {
  const [, setParams] = useSearchParams()
  const show = (id: number | string) =>
    setParams((before) => {
      const after = new URLSearchParams(before)
      after.set('ciclo', String(id))
      return after
    })
  const at = ciclos.findIndex(({ id }) => id === cicloEscolar.id)
  // Newest first, so those after this one are older.
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
        <InfoPanel key={id} tone="warning" title={texts.alsoOwes(abiertas, name)} text={formatPesos(saldo)}>
          <Button size="small" onClick={() => show(id)}>
            {texts.seeCycle(name)}
          </Button>
        </InfoPanel>
      ))}
    </>
  )
}

const subtitleOf = ({ alumno, cicloEscolar }: TuitionStatement): string =>
  [
    alumno.numero_control,
    placeLabel({ grado: alumno.grado, gradoNumero: alumno.gradoNumero }),
    alumno.grupo?.nombre,
    cicloEscolar.name && `Ciclo ${cicloEscolar.name}`,
  ]
    .filter(Boolean)
    .join(' · ')

const noneOf = ({ alumno, cicloEscolar: { name } }: TuitionStatement) =>
  alumno.grado === null
    ? { title: texts.notEnrolled(name), text: texts.notEnrolledText }
    : { title: texts.noMonths(name), text: texts.noMonthsText }

interface AroundProps {
  breadcrumb: readonly Crumb[]
  children: (statement: TuitionStatement) => ReactNode
}

interface CycleTuitionProps extends AroundProps {
  /** Null when the id of the address is no number. */
  asked: { alumnoId: number; cycleId: number } | null
}

function CycleTuition({ asked, breadcrumb, children }: CycleTuitionProps) {
  // The kept answer shows at once and is read again: recargos are of today, and another desk may have taken money.
  const source = useTuition(asked, { refetchOnMountOrArgChange: true })
  return (
    <DetailScreen
      source={source}
      title={texts.pupil}
      unknown={texts.unknown}
      unknownText={texts.unknownText}
      breadcrumb={breadcrumb}
    >
      {(statement) => (
        <Page
          title={statement.alumno.nombre || texts.pupil}
          subtitle={subtitleOf(statement)}
          breadcrumb={breadcrumb}
          action={
            <Button component={Link} to={paths.account(statement.alumno.id)} variant="outlined">
              {texts.account}
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
  /** Null when the id of the address is no number. */
  alumnoId: number | null
}

/** A pupil's tuition of the cycle in the address (`?ciclo=`), else of the current one. */
export function PupilTuition({ alumnoId, ...around }: PupilTuitionProps) {
  const [params] = useSearchParams()
  const current = useCurrentCycle()
  const given = params.get('ciclo')
  const cycleId = readId(given ?? '')
  if (alumnoId === null || (given !== null && cycleId === null))
    return <CycleTuition asked={null} {...around} />
  // A past cycle can be paid although the school has no current one.
  if (cycleId !== null) return <CycleTuition asked={{ alumnoId, cycleId }} {...around} />
  return (
    <CycleGate title={texts.pupil} current={current}>
      {({ id }) => <CycleTuition asked={{ alumnoId, cycleId: id }} {...around} />}
    </CycleGate>
  )
}
