import { styled } from '@mui/material/styles'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { SelectBox } from '../../../ui/fields/SelectBox'
import { useGuardedNavigate } from '../../../ui/guard/useUnsavedGuard'
import { Icon } from '../../../ui/icons/Icon'
import { texts } from '../questionnaires.texts'

const Box = styled(SelectBox)({ display: 'inline-block', '& > select': { width: 'auto', maxWidth: '100%' } })

interface CyclePickerProps {
  cycle: Pick<Cycle, 'id' | 'name'>
  cycles: readonly Cycle[]
}

/** Which cycle's questionnaire; with one cycle only its name. Another one is another page: what is unsaved is asked about. */
export function CyclePicker({ cycle, cycles }: CyclePickerProps) {
  const go = useGuardedNavigate()
  if (cycles.length < 2) return texts.cycleName(cycle.name)
  return (
    <Box as="span">
      <select
        aria-label={texts.cycle}
        value={cycle.id}
        onChange={({ target }) => go(`/ciclo-escolar/cuestionario?ciclo=${target.value}`)}
      >
        {cycles.map(({ id, name }) => (
          <option key={id} value={id}>
            {texts.cycleName(name)}
          </option>
        ))}
      </select>
      <Icon name="down" size={18} />
    </Box>
  )
}
