import { useState } from 'react'
import { chargesRoutes } from '@contract/charges/charges.routes'
import type { Charge } from '@contract/charges/charges.schemas'
import { useCurrentCycle } from '../../../state/cycles/useCurrentCycle'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { CycleGate } from '../../../ui/page/CycleGate'
import { Page } from '../../../ui/page/Page'
import { texts } from '../charges.texts'
import { ChargeForm } from '../components/ChargeForm'
import { ChargesMade } from '../components/ChargesMade'

const CRUMBS = [{ label: texts.pending, to: '/cargos/pendientes' }]

/** A charge for one pupil or for several, of the current cycle. */
export function RegisterChargePage() {
  const [made, setMade] = useState<readonly Charge[] | null>(null)
  const canList = useAppSelector((state) => selectMay(state, chargesRoutes.listPending.access))
  return (
    <CycleGate title={texts.register} current={useCurrentCycle()}>
      {(cycle) => (
        <Page
          title={texts.register}
          subtitle={`Ciclo ${cycle.name}`}
          {...(canList ? { breadcrumb: CRUMBS } : {})}
        >
          {made ? (
            <ChargesMade charges={made} canList={canList} onAnother={() => setMade(null)} />
          ) : (
            <ChargeForm key={cycle.id} cycle={cycle} onMade={setMade} />
          )}
        </Page>
      )}
    </CycleGate>
  )
}
