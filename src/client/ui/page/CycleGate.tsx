import type { ReactNode } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import * as paths from '../screens/paths'
import type { Crumb } from './Breadcrumb'
import { Page } from './Page'
import { PageError } from './PageError'
import { PageLoading } from './PageLoading'
import { PrimaryAction } from './PrimaryAction'
import { RedPanel } from './RedPanel'

interface CycleGateProps {
  /** Heading while there is no cycle to show the page with. */
  title: string
  breadcrumb?: readonly Crumb[] | undefined
  /** What `useCurrentCycle` gives. */
  current: {
    cycle: Cycle | null
    isLoading: boolean
    error: string | undefined
    canRegister: boolean
    onRetry: () => void
  }
  /** What is there without a cycle too, below the red panel. */
  without?: ReactNode
  /** The page itself. */
  children: (cycle: Cycle) => ReactNode
}

/** A page that stands on the current cycle: loading, error and the red panel until there is one. */
export function CycleGate({ title, breadcrumb, current, without, children }: CycleGateProps) {
  const { cycle, isLoading, error, canRegister, onRetry } = current
  if (cycle) return children(cycle)
  return (
    <Page title={title} breadcrumb={breadcrumb}>
      {isLoading && <PageLoading />}
      {error && <PageError text={error} onRetry={onRetry} />}
      {!isLoading && !error && (
        <>
          <RedPanel
            action={canRegister && <PrimaryAction to={paths.newCycle}>Registrar ciclo escolar</PrimaryAction>}
          />
          {without}
        </>
      )}
    </Page>
  )
}
