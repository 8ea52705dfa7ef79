import { styled } from '@mui/material/styles'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { Options, SelectBox } from '../../ui/fields/SelectBox'
import { Row } from '../../ui/layout/layout'
import { useFilters } from '../../ui/list/useFilters'
import { useOpenCycles } from './useChosenCycle'

const NAMES = ['ciclo'] as const

/** As tall as the select that appears later, so that the page below does not move. */
const Place = styled(Row)({ minHeight: 40 })

export function CycleChoice({ chosen }: { chosen: Pick<Cycle, 'id' | 'name'> }) {
  const open = useOpenCycles()
  const { change } = useFilters(NAMES)
  if (open.length < 2) return <Place inline>Ciclo {chosen.name}</Place>
  return (
    <Place inline>
      Ciclo
      <SelectBox style={{ display: 'inline-block' }}>
        <select
          aria-label="Ciclo escolar"
          value={chosen.id}
          onChange={({ target }) => change({ ciclo: target.value })}
        >
          <Options options={open.map(({ id, name }) => ({ value: id, label: name }))} />
        </select>
      </SelectBox>
    </Place>
  )
}
