import type { ReactNode } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import * as paths from '@contract/domain/screenPaths'
import type { Crumb } from './Breadcrumb'
import { Stack } from '../layout/layout'
import { Page } from './Page'
import { PageError } from './PageError'
import { PageLoading } from './PageLoading'
import { PrimaryAction } from './PrimaryAction'
import { RedPanel } from './RedPanel'

interface CycleGateProps {
  title: string
  breadcrumb?: readonly Crumb[] | undefined
  current: {
    cycle: Cycle | null
    isLoading: boolean
    error: string | undefined
    canRegister: boolean
    onRetry: () => void
  }
  without?: ReactNode
  children: (cycle: Cycle) => ReactNode
}

export function CycleGate({ title, breadcrumb, current, without, children }: CycleGateProps) {
  const { cycle, isLoading, error, canRegister, onRetry } = current
  if (cycle) return children(cycle)
  return (
    <Page title={title} breadcrumb={breadcrumb}>
      {isLoading && <PageLoading />}
      {error && <PageError text={error} onRetry={onRetry} />}
      {!isLoading && !error && (
        <Stack gap={3}>
          <RedPanel
            action={canRegister && <PrimaryAction to={paths.newCycle}>Registrar ciclo escolar</PrimaryAction>}
          />
          {without}
        </Stack>
      )}
    </Page>
  )
}
