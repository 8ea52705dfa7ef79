import Button from '@mui/material/Button'
import { useState } from 'react'
import { useGetCurrentCycleQuery } from '../../../state/cycles/cycles.api'
import { selectCurrentCycle } from '../../../state/cycles/cycles.selectors'
import { useAppSelector } from '../../../state/hooks'
import { selectCan } from '../../../state/session/session.selectors'
import { Page } from '../../../ui/page/Page'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { RedPanel } from '../../../ui/page/RedPanel'
import { CycleSummary } from '../components/CycleSummary'
import { EditCycleDialog } from '../components/EditCycleDialog'
import { EnrolmentSwitch } from '../components/EnrolmentSwitch'
import { texts } from '../cycles.texts'

export function CurrentCyclePage() {
  const { isLoading, error, refetch } = useGetCurrentCycleQuery()
  const cycle = useAppSelector(selectCurrentCycle)
  const canCreate = useAppSelector((state) => selectCan(state, 'CICLO ESCOLAR', 'CREATE'))
  const canUpdate = useAppSelector((state) => selectCan(state, 'CICLO ESCOLAR', 'UPDATE'))
  const [editing, setEditing] = useState(false)
  const actions = cycle && canUpdate && (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <EnrolmentSwitch cycle={cycle} />
      <Button variant="contained" onClick={() => setEditing(true)}>
        Editar
      </Button>
    </div>
  )
  return (
    <Page
      title={cycle ? `Ciclo ${cycle.name}` : texts.current}
      subtitle={cycle ? texts.current : undefined}
      action={actions}
    >
      {isLoading && <PageLoading blocks={1} />}
      {error && !cycle && <PageError text={error.message} onRetry={() => void refetch()} />}
      {cycle && <CycleSummary cycle={cycle} />}
      {!isLoading && !error && !cycle && (
        <RedPanel
          action={canCreate && <PrimaryAction to="/registro/ciclo-escolar">{texts.register}</PrimaryAction>}
        />
      )}
      {editing && cycle && <EditCycleDialog cycle={cycle} onClose={() => setEditing(false)} />}
    </Page>
  )
}
