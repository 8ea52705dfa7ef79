import type { ReactNode } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { Stack } from '../layout/layout'
import type { Crumb } from './Breadcrumb'
import { NoCyclePanel } from './NoCyclePanel'
import { Page } from './Page'
import { PageError } from './PageError'
import { PageLoading } from './PageLoading'

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
          <NoCyclePanel canRegister={canRegister} />
          {without}
        </Stack>
      )}
    </Page>
  )
}
