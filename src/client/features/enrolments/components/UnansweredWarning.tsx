import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { parentsRoutes } from '@contract/parents/parents.routes'
import { useAppSelector } from '../../../state/hooks'
import { useListPendingFamiliesQuery } from '../../../state/questionnaires/questionnaires.api'
import { selectMay } from '../../../state/session/session.selectors'
import { ErrorBar } from '../../../ui/page/ErrorBar'
import { Hidden } from '../../../ui/page/Hidden'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { texts } from '../enrolments.texts'
import { unansweredOf, type ChosenPupil } from '../enrolments.values'

const Frame = styled('div')(({ theme: { spacing } }) => ({ '& > *': { margin: spacing(2) } }))

const NONE: readonly number[] = []

interface UnansweredWarningProps {
  cycleId: number
  pupils: readonly ChosenPupil[]
}

/** Whose family has not answered the questionnaire of the cycle. A warning: it stops nobody (issue 3). */
export function UnansweredWarning({ cycleId, pupils }: UnansweredWarningProps) {
  // Other desks capture answers meanwhile.
  const { data, error, refetch } = useListPendingFamiliesQuery(
    { id: cycleId },
    { refetchOnMountOrArgChange: true },
  )
  const canOpen = useAppSelector((state) => selectMay(state, parentsRoutes.get.access))
  const { unanswered, withoutParent } = useMemo(() => unansweredOf(pupils, data ?? NONE), [pupils, data])
  if (error && !data)
    return <ErrorBar title={texts.pendingFailed} text={error.message} onRetry={() => void refetch()} />
  // Nobody's family is known to have answered before the list is here.
  const some = data !== undefined && unanswered.length + withoutParent.length > 0
  return (
    <Frame role="status">
      {some && (
        <InfoPanel tone="warning" title={texts.unanswered} text={texts.unansweredText}>
          <ul>
            {unanswered.map(({ id, nombre, padre }) => (
              <li key={id}>
                {canOpen ? (
                  // In another tab: the list being put together here stays.
                  <a href={`/padre/${padre.id}`} target="_blank" rel="noreferrer">
                    {texts.unansweredOf(nombre, padre.nombre)} <Hidden>{texts.newTab}</Hidden>
                  </a>
                ) : (
                  texts.unansweredOf(nombre, padre.nombre)
                )}
              </li>
            ))}
            {withoutParent.map(({ id, nombre }) => (
              <li key={id}>{texts.noParent(nombre)}</li>
            ))}
          </ul>
        </InfoPanel>
      )}
    </Frame>
  )
}
