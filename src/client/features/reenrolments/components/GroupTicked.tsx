import { useState } from 'react'
import { pupilsText } from '@contract/domain/text'
import { placeLabel } from '@contract/domain/grades'
import type { Group } from '@contract/groups/groups.schemas'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { groupsFor, type Edits, type Line } from '../planLines'
import { texts } from '../reenrolments.texts'

const NO_GROUP = 'NINGUNO'

interface GroupTickedProps {
  lines: readonly Line[]
  groups: readonly Group[]
  onEdits: (edits: Edits) => void
  onClose: () => void
}

/** Sets one group for the ticked pupils in the plan; nothing is written until they are enrolled. */
export function GroupTicked({ lines, groups, onEdits, onClose }: GroupTickedProps) {
  const [value, setValue] = useState('')
  const [wasSent, setWasSent] = useState(false)
  const takenBy = (one: Group) => lines.filter(({ a }) => groupsFor([one], a).length > 0)
  const offered = groups.filter((one) => takenBy(one).length > 0)
  const options = [
    ...offered.map((group) => ({
      value: String(group.id),
      label: `${placeLabel({ ...group, grupo: group })} (${pupilsText(group.alumnos.length)})`,
    })),
    { value: NO_GROUP, label: texts.noGroup },
  ]
  const group = offered.find(({ id }) => String(id) === value)
  const taken = group ? takenBy(group) : value === NO_GROUP ? lines : []
  const give = () => {
    setWasSent(true)
    if (value === '') return
    const idGrupo = group ? String(group.id) : ''
    onEdits(Object.fromEntries(taken.map(({ id }) => [id, { idGrupo }])))
    onClose()
  }
  return (
    <FormDialog
      size="xs"
      title={`¿A qué grupo ${lines.length === 1 ? 'va el marcado' : `van los ${lines.length} marcados`}?`}
      text="Se guarda al reinscribirlos."
      submitLabel={texts.groupTicked}
      onSubmit={give}
      onClose={onClose}
    >
      <SelectInput
        label={texts.group}
        value={value}
        options={options}
        emptyLabel={texts.chooseGroup}
        error={wasSent && value === '' ? texts.chooseGroup : undefined}
        onChange={({ target }) => setValue(target.value)}
        required
      />
      <p role="status">{value !== '' && texts.groupTaken(taken.length, lines.length)}</p>
    </FormDialog>
  )
}
