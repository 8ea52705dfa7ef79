import { lazy, Suspense } from 'react'
import { useGetCurrentCycleQuery } from '../../../state/cycles/cycles.api'
import { selectCurrentCycle } from '../../../state/cycles/cycles.selectors'
import { useAppSelector } from '../../../state/hooks'
import { selectCan } from '../../../state/session/session.selectors'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'

// A school has a cycle on all days but its first: the list does not carry the panel.
const RedPanel = lazy(async () => ({ default: (await import('../../../ui/page/RedPanel')).RedPanel }))

/** The red panel over a list whose grades come from the current cycle; nothing while there is one. */
export function NoCyclePanel() {
  const { isSuccess } = useGetCurrentCycleQuery()
  const cycle = useAppSelector(selectCurrentCycle)
  const canCreate = useAppSelector((state) => selectCan(state, 'CICLO ESCOLAR', 'CREATE'))
  if (!isSuccess || cycle) return null
  return (
    <Suspense fallback={null}>
      <RedPanel
        action={
          canCreate && <PrimaryAction to="/registro/ciclo-escolar">Registrar ciclo escolar</PrimaryAction>
        }
      />
    </Suspense>
  )
}
