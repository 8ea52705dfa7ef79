import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { gradeLabel } from '@contract/domain/grades'
import { isApiError } from '../../../state/core/errors'
import { useGetTuitionQuery } from '../../../state/tuition/tuition.api'
import type { TuitionStatement } from '../../../state/tuition/tuition.read'
import type { Crumb } from '../../../ui/page/Breadcrumb'
import { ErrorBar } from '../../../ui/page/ErrorBar'
import { NotThere } from '../../../ui/page/NotThere'
import { Page } from '../../../ui/page/Page'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { PICK_ADDRESS } from '../tuition.links'
import { texts } from '../tuition.texts'
import { CycleChoice } from './CycleChoice'

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
export function CycleTuition({ alumnoId, cycleId, breadcrumb, children }: CycleTuitionProps) {
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
