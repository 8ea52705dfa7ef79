import { useCurrentCycle } from '../../../state/cycles/cycles.selectors'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { RedPanel } from '../../../ui/page/RedPanel'

/** The red panel over a list whose grades come from the current cycle; nothing while there is one. */
export function NoCyclePanel() {
  const { cycle, isLoading, error, canRegister } = useCurrentCycle()
  if (cycle || isLoading || error) return null
  return (
    <RedPanel
      action={
        canRegister && <PrimaryAction to="/registro/ciclo-escolar">Registrar ciclo escolar</PrimaryAction>
      }
    />
  )
}
