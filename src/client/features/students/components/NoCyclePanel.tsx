import { lazy, Suspense } from 'react'
import { useCurrentCycle } from '../../../state/cycles/cycles.selectors'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'

// A school has a cycle on all days but its first: the list does not carry the panel.
const RedPanel = lazy(async () => ({ default: (await import('../../../ui/page/RedPanel')).RedPanel }))

/** The red panel over a list whose grades come from the current cycle; nothing while there is one. */
export function NoCyclePanel() {
  const { cycle, isLoading, error, canRegister } = useCurrentCycle()
  if (cycle || isLoading || error) return null
  return (
    <Suspense fallback={null}>
      <RedPanel
        action={
          canRegister && <PrimaryAction to="/registro/ciclo-escolar">Registrar ciclo escolar</PrimaryAction>
        }
      />
    </Suspense>
  )
}
