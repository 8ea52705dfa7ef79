import { styled } from '@mui/material/styles'
import { useGetCurrentCycleQuery } from '../../../state/cycles/cycles.api'
import { selectCurrentCycle } from '../../../state/cycles/cycles.selectors'
import { useAppSelector } from '../../../state/hooks'
import { selectCan } from '../../../state/session/session.selectors'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { RedPanel } from '../../../ui/page/RedPanel'

const Above = styled('div')(({ theme: { spacing } }) => ({ marginBottom: spacing(2) }))

/** The red panel of SPEC §2 over a list whose grades come from the current cycle; nothing while there is one. */
export function NoCyclePanel() {
  const { isSuccess } = useGetCurrentCycleQuery()
  const cycle = useAppSelector(selectCurrentCycle)
  const canCreate = useAppSelector((state) => selectCan(state, 'CICLO ESCOLAR', 'CREATE'))
  if (!isSuccess || cycle) return null
  return (
    <Above>
      <RedPanel
        action={
          canCreate && <PrimaryAction to="/registro/ciclo-escolar">Registrar ciclo escolar</PrimaryAction>
        }
      />
    </Above>
  )
}
