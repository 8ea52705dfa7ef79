import Button from '@mui/material/Button'
import { useCallback, useMemo, useState } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { gradeLabel } from '@contract/domain/grades'
import { groupsRoutes as routes } from '@contract/groups/groups.routes'
import type { Group } from '@contract/groups/groups.schemas'
import type { Pupil } from '@contract/students/students.schemas'
import { studentsRoutes } from '@contract/students/students.routes'
import { makeSelectGroups } from '../../../state/groups/groups.selectors'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { groupMateColumns, PUPIL_NOUN, pupilSearchText } from '../../../ui/list/pupilColumns'
import { ListScreen } from '../../../ui/list/ListScreen'
import { RowAction } from '../../../ui/list/RowAction'
import { useLocalList } from '../../../ui/list/useLocalList'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { texts } from '../groups.texts'
import { GroupSheet } from './GroupSheet'
import { MovePupilDialog } from './MovePupilDialog'

const CRUMBS = [{ label: texts.list, to: '/grupos' }]

/** Who is in a group, by surname as the server sends them. */
export function GroupDetail({ cycle, group }: { cycle: Cycle; group: Group }) {
  const { id, nombre, grado, alumnos } = group
  const canAdd = useAppSelector((state) => selectMay(state, routes.addStudents.access))
  const canOpen = useAppSelector((state) => selectMay(state, studentsRoutes.get.access))
  const list = useLocalList(alumnos, { searchText: pupilSearchText })
  const groups = useAppSelector(useMemo(() => makeSelectGroups(cycle.id), [cycle.id]))
  const others = useMemo(
    () => groups.filter((each) => each.grado === grado && each.id !== id),
    [groups, grado, id],
  )
  const [moving, setMoving] = useState<Pupil | null>(null)
  const canMove = canAdd && others.length > 0
  const rowActions = useCallback(
    (pupil: Pupil) => (
      <>
        {canOpen && <RowAction icon="eye" label={texts.see} to={`/alumno/${pupil.id}`} />}
        {canMove && <RowAction icon="right" label={texts.move} onClick={() => setMoving(pupil)} />}
      </>
    ),
    [canOpen, canMove],
  )
  const add = canAdd && <PrimaryAction to={`/grupo/add/${id}`}>{texts.add}</PrimaryAction>
  const actions = (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {alumnos.length > 0 && (
        <Button variant="outlined" onClick={() => window.print()}>
          {texts.print}
        </Button>
      )}
      {add}
    </div>
  )
  return (
    <>
      <ListScreen
        title={texts.groupOf(nombre)}
        subtitle={`${gradeLabel(grado)} · Ciclo ${cycle.name}`}
        breadcrumb={CRUMBS}
        action={actions}
        list={list}
        columns={groupMateColumns}
        noun={PUPIL_NOUN}
        rowActions={canOpen || canMove ? rowActions : undefined}
        isLoading={false}
        empty={{ icon: 'users', title: texts.empty, text: texts.emptyText, action: add }}
      />
      {alumnos.length > 0 && <GroupSheet cycle={cycle} group={group} />}
      {moving && (
        <MovePupilDialog pupil={moving} from={group} others={others} onClose={() => setMoving(null)} />
      )}
    </>
  )
}
