import type { ReactNode } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { cyclesRoutes } from '@contract/cycles/cycles.routes'
import { today } from '../../../state/clock/schoolClock'
import { useCurrentCycle } from '../../../state/cycles/cycles.selectors'
import { useMay } from '../../../state/session/useMay'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { proposedCycle } from '../nextCycle'
import { CycleSummary } from '../pages/CyclePages'
import { NewCycleForm } from './NewCycleForm'

interface CycleStepProps {
  onDone: (cycle: Cycle) => void
  footer?: ReactNode
}

export function CycleStep({ onDone, footer }: CycleStepProps) {
  const { cycle, isLoading, error, onRetry } = useCurrentCycle()
  const mayCreate = useMay()(cyclesRoutes.create.access)
  if (isLoading) return <PageLoading />
  if (cycle) return <CycleSummary cycle={cycle} />
  if (error) return <PageError text={error} onRetry={onRetry} />
  if (!mayCreate) return <p>Tu rol no puede registrar un ciclo: lo hace quien tiene CICLO ESCOLAR · Crear.</p>
  return (
    <NewCycleForm start={proposedCycle(today())} onDone={onDone} footer={footer}>
      <InfoPanel
        title="Empieza con el ciclo escolar de hoy"
        text="Revisa nombre y fechas, y escribe tus precios: con ellos se inscribe y se cobra."
      />
    </NewCycleForm>
  )
}
