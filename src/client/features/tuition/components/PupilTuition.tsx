import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { gradeLabel } from '@contract/domain/grades'
import { formatPesos } from '@contract/domain/money'
import type { TuitionCycle } from '@contract/tuition/tuition.schemas'
import { isApiError } from '../../../state/core/errors'
import { useCurrentCycle } from '../../../state/cycles/useCurrentCycle'
import { useGetTuitionQuery } from '../../../state/tuition/tuition.api'
import type { TuitionStatement } from '../../../state/tuition/tuition.read'
import { SelectInput } from '../../../ui/fields/SelectInput'
import type { Crumb } from '../../../ui/page/Breadcrumb'
import { CycleGate } from '../../../ui/page/CycleGate'
import { ErrorBar } from '../../../ui/page/ErrorBar'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { NotThere } from '../../../ui/page/NotThere'
import { Page } from '../../../ui/page/Page'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { readId } from '../../../ui/screens/useIdParam'
import { PICK_ADDRESS } from '../tuition.links'
import { texts } from '../tuition.texts'

const Choice = styled('div')(({ theme: { spacing } }) => ({ maxWidth: 360, marginBottom: spacing(2) }))

const optionOf = ({ id, name, abiertas, saldo }: TuitionCycle) => ({
  value: id,
  label: abiertas > 0 ? texts.owing(name, formatPesos(saldo)) : name,
})

/** The pupil's other cycles; what an older one left open is said before money of this one is taken. */
function CycleChoice({ statement: { ciclos, cicloEscolar } }: { statement: TuitionStatement }) {
  const [, setParams] = useSearchParams()
  const show = (id: number | string) =>
    setParams((before) => {
      const after = new URLSearchParams(before)
      after.set('ciclo', String(id))
      return after
    })
  const at = ciclos.findIndex(({ id }) => id === cicloEscolar.id)
  // Newest first: what stands after this one is older.
  const owed = ciclos.slice(at + 1).filter(({ abiertas, id }) => abiertas > 0 && id !== cicloEscolar.id)
  const offered = at < 0 ? [{ value: cicloEscolar.id, label: cicloEscolar.name }] : []
  return (
    <>
      {ciclos.length + offered.length > 1 && (
        <Choice>
          <SelectInput
            label={texts.cycle}
            options={[...offered, ...ciclos.map(optionOf)]}
            value={cicloEscolar.id}
            onChange={({ target }) => show(target.value)}
          />
        </Choice>
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

interface CycleTuitionProps {
  alumnoId: number
  cycleId: number
  breadcrumb: readonly Crumb[]
  children: (statement: TuitionStatement) => ReactNode
}

const subtitleOf = ({ alumno, cicloEscolar }: TuitionStatement): string =>
  [
    alumno.numero_control,
    alumno.grado && gradeLabel(alumno.grado),
    alumno.grupo?.nombre,
    cicloEscolar.name && `Ciclo ${cicloEscolar.name}`,
  ]
    .filter(Boolean)
    .join(' · ')

const noneOf = ({ alumno, cicloEscolar: { name } }: TuitionStatement) =>
  alumno.grado === null
    ? { title: texts.notEnrolled(name), text: texts.notEnrolledText }
    : { title: texts.noMonths(name), text: texts.noMonthsText }

/** The page of one pupil and cycle: who it is, the other cycles, and the months when there are any. */
function CycleTuition({ alumnoId, cycleId, breadcrumb, children }: CycleTuitionProps) {
  // Recargos are of today and money may have moved at another desk: what is kept shows at once and is asked for again.
  const { currentData, isFetching, error, refetch } = useGetTuitionQuery(
    { alumnoId, cycleId },
    { refetchOnMountOrArgChange: true },
  )
  if (!currentData && isApiError(error) && error.status === 404)
    return <NotThere title={texts.unknown} text={texts.unknownText} to={PICK_ADDRESS} toLabel={texts.pick} />
  return (
    <Page
      title={currentData?.alumno.nombre || texts.pupil}
      subtitle={currentData && subtitleOf(currentData)}
      breadcrumb={breadcrumb}
      action={
        <Button component={Link} to={`/estado-de-cuenta/${alumnoId}`} variant="outlined">
          {texts.account}
        </Button>
      }
    >
      {!currentData && isFetching && <PageLoading />}
      {!currentData && !isFetching && error && (
        <PageError text={error.message} onRetry={() => void refetch()} />
      )}
      {currentData && (
        <>
          {error && !isFetching && (
            <ErrorBar title="No se pudo actualizar." text={error.message} onRetry={() => void refetch()} />
          )}
          <CycleChoice statement={currentData} />
          {currentData.pagos.length > 0 ? (
            children(currentData)
          ) : (
            <PageEmpty icon="school" {...noneOf(currentData)} />
          )}
        </>
      )}
    </Page>
  )
}

interface PupilTuitionProps {
  /** Null for an address that can name nobody. */
  alumnoId: number | null
  breadcrumb: readonly Crumb[]
  children: (statement: TuitionStatement) => ReactNode
}

/** A pupil's tuition of the cycle in the address (`?ciclo=`), else of the current one. */
export function PupilTuition({ alumnoId, breadcrumb, children }: PupilTuitionProps) {
  const [params] = useSearchParams()
  const current = useCurrentCycle()
  const given = params.get('ciclo')
  const cycleId = readId(given ?? '')
  if (alumnoId === null || (given !== null && cycleId === null))
    return <NotThere title={texts.unknown} text={texts.unknownText} to={PICK_ADDRESS} toLabel={texts.pick} />
  const shown = (id: number) => (
    <CycleTuition alumnoId={alumnoId} cycleId={id} breadcrumb={breadcrumb}>
      {children}
    </CycleTuition>
  )
  // A past cycle is still owed when there is no current one.
  if (cycleId !== null) return shown(cycleId)
  return (
    <CycleGate title={texts.pupil} current={current}>
      {({ id }) => shown(id)}
    </CycleGate>
  )
}
