import { Suspense } from 'react'
import { lazyPart } from '../../ui/parts/lazyPart'
import { useSessionKeeper } from './useSessionKeeper'

const IdleDialog = lazyPart(async () => (await import('./IdleDialog')).IdleDialog)

/** At 14 idle minutes: one more before the session ends (decisions/domain/session). */
export function IdleWarning() {
  const { warning, goOn } = useSessionKeeper()
  return (
    warning && (
      <Suspense fallback={null}>
        <IdleDialog goOn={goOn} />
      </Suspense>
    )
  )
}
