import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCurrentCycle } from '../../../state/cycles/useCurrentCycle'
import type { TuitionStatement } from '../../../state/tuition/tuition.read'
import type { Crumb } from '../../../ui/page/Breadcrumb'
import { CycleGate } from '../../../ui/page/CycleGate'
import { NotThere } from '../../../ui/page/NotThere'
import { readId } from '../../../ui/screens/useIdParam'
import { PICK_ADDRESS } from '../tuition.links'
import { texts } from '../tuition.texts'
import { CycleTuition } from './CycleTuition'

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
