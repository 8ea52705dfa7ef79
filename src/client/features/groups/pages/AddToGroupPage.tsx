import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { gradeLabel } from '@contract/domain/grades'
import { NO_PICKED_PUPIL } from '@contract/domain/messages'
import type { Group } from '@contract/groups/groups.schemas'
import type { Student } from '@contract/students/students.schemas'
import { useAddStudentsToGroupMutation } from '../../../state/groups/groups.api'
import { useAppSelector } from '../../../state/hooks'
import { useListStudentsWithoutGroupQuery } from '../../../state/students/students.api'
import { makeSelectStudentsWithoutGroup } from '../../../state/students/students.selectors'
import { PickForm, type Picked } from '../../../ui/forms/PickForm'
import { PickList } from '../../../ui/list/PickList'
import { groupMateColumns, PUPIL_NOUN, pupilSearchText } from '../../../ui/list/pupilColumns'
import { Page } from '../../../ui/page/Page'
import { useWrite } from '../../../write/useWrite'
import { GroupOfAddress } from '../components/GroupOfAddress'
import { LIST, texts } from '../groups.texts'

interface WithoutGroupPickerProps {
  group: Pick<Group, 'cicloEscolarId' | 'grado'>
  chosen: ReadonlySet<number>
  onAdd: (pupil: Student) => void
}

/** The enrolled of the group's grade that are in no group. */
function WithoutGroupPicker({ group, chosen, onAdd }: WithoutGroupPickerProps) {
  const { cicloEscolarId: id, grado } = group
  // Another desk may have placed some meanwhile.
  const { isLoading, error, refetch } = useListStudentsWithoutGroupQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  )
  const pupils = useAppSelector(useMemo(() => makeSelectStudentsWithoutGroup(id), [id]))
  const rows = useMemo(() => pupils.filter((pupil) => pupil.grado === grado), [pupils, grado])
  return (
    <PickList
      label={texts.pick}
      source={{ rows, isLoading, error: error?.message, retry: refetch }}
      searchText={pupilSearchText}
      columns={groupMateColumns}
      noun={PUPIL_NOUN}
      chosen={chosen}
      onAdd={onAdd}
      empty={{ icon: 'users', title: texts.pickNone, text: texts.pickNoneText(gradeLabel(grado)) }}
    />
  )
}

/** More pupils for a group: enrolled in its grade, in none yet. */
function AddForm({ group }: { group: Group }) {
  const [pupils, setPupils] = useState<readonly Picked[]>([])
  const [error, setError] = useState<string>()
  const chosen = useMemo(() => new Set(pupils.map(({ id }) => id)), [pupils])
  const [addStudents] = useAddStudentsToGroupMutation()
  const { send, wrong } = useWrite(addStudents, { failed: texts.addFailed, saved: texts.added })
  const navigate = useNavigate()

  const add = useCallback(({ id, nombre, numero_control }: Student) => {
    setPupils((before) => [...before, { id, nombre, numero_control }])
    setError(undefined)
  }, [])
  const save = async () => {
    if (pupils.length === 0) {
      setError(NO_PICKED_PUPIL)
      return wrong({ alumnos: { type: 'regla', message: NO_PICKED_PUPIL } })
    }
    const { done } = await send({ idGrupo: group.id, alumnos: pupils.map(({ id }) => ({ id })) })
    if (done) void navigate(`/grupo/${group.id}`)
  }

  return (
    <PickForm
      picker={<WithoutGroupPicker group={group} chosen={chosen} onAdd={add} />}
      label={texts.chosen}
      chosen={pupils}
      noneText={texts.chosenNone}
      error={error}
      onRemove={(id) => setPupils(pupils.filter((pupil) => pupil.id !== id))}
      dirty={pupils.length > 0}
      submitLabel={texts.submitAdd(pupils.length)}
      onSubmit={save}
    />
  )
}

/** Chooses pupils for a group. */
export function AddToGroupPage() {
  return (
    <GroupOfAddress title={texts.add}>
      {(cycle, group) => (
        <Page
          title={texts.addTo(group.nombre)}
          subtitle={`${gradeLabel(group.grado)} · Ciclo ${cycle.name}`}
          breadcrumb={[LIST, { label: texts.groupOf(group.nombre), to: `/grupo/${group.id}` }]}
        >
          <AddForm key={group.id} group={group} />
        </Page>
      )}
    </GroupOfAddress>
  )
}
