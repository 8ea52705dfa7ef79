import { useCurrentCycle, useCycles } from '../../../state/cycles/cycles.selectors'
import { CycleGate } from '../../../ui/page/CycleGate'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import * as paths from '../../../ui/screens/paths'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { CycleView } from '../components/CycleView'
import { texts } from '../cycles.texts'

const CRUMBS = [{ label: texts.list, to: paths.cycles }]

/** The page of any cycle. The contract has no call for one cycle, so it is taken from the list. */
export function CyclePage() {
  const id = useIdParam('ciclo')
  const { rows, error, ...source } = useCycles(undefined)
  const row = rows?.find((cycle) => cycle.id === id) ?? (rows || id === null ? null : undefined)
  return (
    <DetailScreen
      source={{ ...source, row, error: error === undefined ? undefined : { message: error } }}
      title={texts.cycle}
      unknown={texts.unknown}
      breadcrumb={CRUMBS}
    >
      {(cycle) => <CycleView key={cycle.id} cycle={cycle} breadcrumb={CRUMBS} />}
    </DetailScreen>
  )
}

export function CurrentCyclePage() {
  return (
    <CycleGate title={texts.current} current={useCurrentCycle()}>
      {(cycle) => <CycleView key={cycle.id} cycle={cycle} />}
    </CycleGate>
  )
}
