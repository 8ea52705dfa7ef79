import { styled } from '@mui/material/styles'
import { useCallback } from 'react'
import { holds } from '@contract/domain/permissions'
import { useGetCurrentCycleQuery } from '../../../state/cycles/cycles.api'
import { selectCurrentCycle } from '../../../state/cycles/cycles.selectors'
import { useAppSelector } from '../../../state/hooks'
import { selectPermissions, selectSessionUser } from '../../../state/session/session.selectors'
import { Page } from '../../../ui/page/Page'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { RedPanel } from '../../../ui/page/RedPanel'
import { BackupNotice } from '../components/BackupNotice'
import { CreateMenu } from '../components/CreateMenu'
import { CurrentCycleCard } from '../components/CurrentCycleCard'
import { TaskLinks } from '../components/TaskLinks'
import { tasksFor } from '../home.tasks'
import { texts } from '../home.texts'

const Next = styled('h2')(({ theme: { spacing, typography } }) => ({
  ...typography.h3,
  margin: spacing(4, 0, 2),
}))

/** What the current cycle is and what can be done next. */
export function HomePage() {
  const { isLoading, error, refetch } = useGetCurrentCycleQuery()
  const cycle = useAppSelector(selectCurrentCycle)
  const user = useAppSelector(selectSessionUser)
  const permissions = useAppSelector(selectPermissions)
  const can = useCallback(
    (module: string, action: string) => holds(permissions, module, action),
    [permissions],
  )
  const tasks = tasksFor(cycle ?? (error ? undefined : null), can)
  return (
    <Page
      title={texts.title}
      subtitle={texts.welcome(user?.name ?? '')}
      action={can('Compras', 'CREATE') && <CreateMenu can={can} />}
    >
      {can('USUARIOS', 'READ') && <BackupNotice />}
      {isLoading && <PageLoading blocks={1} />}
      {error && !cycle && <PageError text={error.message} onRetry={() => void refetch()} />}
      {cycle && <CurrentCycleCard cycle={cycle} />}
      {!isLoading && !error && !cycle && <RedPanel />}
      {!isLoading && (
        <>
          <Next>{texts.next}</Next>
          {tasks.length > 0 ? <TaskLinks tasks={tasks} /> : <p>{texts.nothing}</p>}
        </>
      )}
    </Page>
  )
}
