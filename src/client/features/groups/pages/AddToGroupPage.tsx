import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { gradeYearLabel } from '@contract/domain/grades'
import { groupTakes } from '@contract/groups/groups.rules'
import type { Group } from '@contract/groups/groups.schemas'
import type { Student } from '@contract/students/students.schemas'
import * as paths from '@contract/domain/screenPaths'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useAddStudentsToGroup } from '../../../state/groups/groups.api'
import { useStudentsWithoutGroup } from '../../../state/students/students.selectors'
import { PickForm, usePicked, usePickForm } from '../../../ui/forms/PickForm'
import { PickList } from '../../../ui/list/PickList'
import { groupMateList } from '../../../ui/list/pupilLists'
import { Page } from '../../../ui/page/Page'
import { useCycleInAddress } from '../../../write/cycles/useChosenCycle'
import { GroupOfAddress } from '../components/GroupOfAddress'
import { LIST, texts } from '../groups.texts'

interface WithoutGroupPickerProps {
  group: Pick<Group, 'cicloEscolarId' | 'grado' | 'gradoNumero'>
  chosen: ReadonlySet<number>
  onAddAll: (pupils: readonly Student[]) => void
}

function WithoutGroupPicker({ group, chosen, onAddAll }: WithoutGroupPickerProps) {
  const { cicloEscolarId: id, grado, gradoNumero } = group
  const { rows: pupils, ...source } = useStudentsWithoutGroup({ id }, ASKED_ANEW)
  const rows = useMemo(
    () => pupils?.filter((pupil) => groupTakes({ grado, gradoNumero }, pupil)),
    [pupils, grado, gradoNumero],
  )
  const add = useCallback((pupil: Student) => onAddAll([pupil]), [onAddAll])
  return (
    <PickList
      label="Alumnos sin grupo"
      source={{ rows, ...source }}
      {...groupMateList}
      chosen={chosen}
      onAdd={add}
      onAddAll={onAddAll}
      empty={{
        icon: 'users',
        title: 'No hay alumnos sin grupo',
        text: `Todos los inscritos en ${gradeYearLabel(group)} tienen ya un grupo, o nadie está inscrito.`,
      }}
    />
  )
}

function AddForm({ group }: { group: Group }) {
  const form = usePickForm()
  const { ids, addAll, picked } = usePicked(form)
  const { send, tellWrong } = useAddStudentsToGroup({ form })
  const navigate = useNavigate()
  const query = useCycleInAddress()
  const save = form.handleSubmit(async ({ alumnos }) => {
    const { done } = await send({ idGrupo: group.id, alumnos: alumnos.map(({ id }) => ({ id })) })
    if (done) void navigate(`${paths.group(group.id)}${query}`)
  }, tellWrong)

  return (
    <PickForm
      {...picked}
      picker={<WithoutGroupPicker group={group} chosen={ids} onAddAll={addAll} />}
      label="Entrarán al grupo"
      noneText="Agrega alumnos de la lista."
      submitLabel={texts.submitAdd(picked.chosen.length)}
      onSubmit={save}
    />
  )
}

export function AddToGroupPage() {
  return (
    <GroupOfAddress title={texts.add}>
      {(cycle, group) => (
        <Page
          title={`Agregar alumnos al grupo ${group.nombre}`}
          subtitle={`${gradeYearLabel(group)} · Ciclo ${cycle.name}`}
          breadcrumb={[LIST, { label: texts.groupOf(group.nombre), to: paths.group(group.id) }]}
        >
          <AddForm key={group.id} group={group} />
        </Page>
      )}
    </GroupOfAddress>
  )
}
