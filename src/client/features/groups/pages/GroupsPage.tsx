import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useCallback, useState, type ReactNode } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { gradeOrder, GRADES, gradeLabel, gradeYearLabel, type Grade } from '@contract/domain/grades'
import { messagesRoutes } from '@contract/messages/messages.routes'
import { groupsRoutes as routes } from '@contract/groups/groups.routes'
import type { Group } from '@contract/groups/groups.schemas'
import * as paths from '@contract/domain/screenPaths'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useGroups } from '../../../state/groups/groups.api'
import { useMay } from '../../../state/session/useMay'
import { useStudentsWithoutGroup } from '../../../state/students/students.selectors'
import { Row } from '../../../ui/layout/layout'
import { ListScreen, type ListOf } from '../../../ui/list/ListScreen'
import { RowActions } from '../../../ui/list/RowActions'
import { CycleGate } from '../../../ui/page/CycleGate'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { StatusChip } from '../../../ui/page/StatusChip'
import { newBulletinTo } from '../../../ui/screens/newBulletinTo'
import { CycleChoice } from '../../../write/cycles/CycleChoice'
import { useChosenCycle, useCycleInAddress } from '../../../write/cycles/useChosenCycle'
import { GroupManyDialog } from '../../../write/groups/GroupManyDialog'
import { NewGroupDialog } from '../components/NewGroupDialog'
import { LIST, texts } from '../groups.texts'

const list = {
  noun: { one: 'grupo', many: 'grupos' },
  searchText: (group) => `${group.nombre} ${gradeYearLabel(group)}`,
  sortBy: {
    nombre: ({ nombre }) => nombre,
    grado: (group) => `${gradeOrder(group) + 100} ${group.nombre}`,
    alumnos: ({ alumnos }) => alumnos.length,
  },
  columns: [
    { key: 'nombre', header: 'Grupo', sortable: true, cell: ({ nombre }) => nombre },
    { key: 'grado', header: 'Grado', sortable: true, cell: gradeYearLabel },
    {
      key: 'alumnos',
      header: 'Alumnos',
      align: 'right',
      sortable: true,
      cell: ({ alumnos }) => alumnos.length,
    },
  ],
  empty: {
    icon: 'book',
    title: 'Todavía no hay grupos',
    text: 'Reparte a los inscritos de cada nivel en grupos y ten su lista para imprimir.',
  },
} satisfies ListOf<Group>

interface WithoutGroupProps {
  cycle: Pick<Cycle, 'inscritos'>
  groups: readonly Group[]
}

const withoutGroup = ({ cycle, groups }: WithoutGroupProps, grade: Grade): number => {
  const placed = groups.reduce((sum, { grado, alumnos }) => sum + (grado === grade ? alumnos.length : 0), 0)
  return Math.max(0, (cycle.inscritos?.[grade] ?? 0) - placed)
}

/** Fixed height (two lines on a phone), so that the list does not move when the groups load. */
const Place = styled(Row)(({ theme: { breakpoints } }) => ({
  minHeight: 67,
  [breakpoints.up('sm')]: { minHeight: 36 },
}))

function WithoutGroup({
  cycle,
  groups,
  action,
}: {
  cycle: Cycle
  groups: readonly Group[] | undefined
  action: ReactNode
}) {
  if (!GRADES.some((grade) => cycle.inscritos?.[grade])) return null
  const left = GRADES.map((grade) => ({
    grade,
    count: groups ? withoutGroup({ cycle, groups }, grade) : 0,
  })).filter(({ count }) => count > 0)
  return (
    <Place>
      {!groups && '\u00a0'}
      {groups && left.length === 0 && <StatusChip tone="success" label="Todos los inscritos tienen grupo" />}
      {left.map(({ grade, count }) => (
        <StatusChip key={grade} tone="warning" label={`${gradeLabel(grade)}: ${count} sin grupo`} />
      ))}
      {left.length > 0 && action}
    </Place>
  )
}

function GroupRest({ cycle, onClose }: { cycle: Cycle; onClose: () => void }) {
  const { rows, error, retry } = useStudentsWithoutGroup({ id: cycle.id }, ASKED_ANEW)
  return <GroupManyDialog cycle={cycle} pupils={rows} error={error} onRetry={retry} onClose={onClose} />
}

function GroupList({ cycle }: { cycle: Cycle }) {
  const source = useGroups({ id: cycle.id })
  const may = useMay()
  const canCreate = may(routes.create.access)
  const canAdd = may(routes.addStudents.access)
  const canWrite = may(messagesRoutes.send.access)
  const query = useCycleInAddress()
  const [open, setOpen] = useState<'create' | 'rest' | null>(null)
  const close = () => setOpen(null)
  const rowActions = useCallback(
    ({ id, nombre }: Group) => (
      <RowActions
        of={nombre}
        actions={[
          { icon: 'eye', label: texts.see, to: `${paths.group(id)}${query}` },
          canAdd && { icon: 'add', label: 'Agregar', to: `${paths.addToGroup(id)}${query}` },
          canWrite && {
            icon: 'megaphone',
            label: 'Escribir aviso',
            to: newBulletinTo({ tipo: 'GRUPO', grupo: id }),
          },
        ]}
      />
    ),
    [canAdd, canWrite, query],
  )
  const pathOf = useCallback(({ id }: Group) => `${paths.group(id)}${query}`, [query])
  const fresh = canCreate && <PrimaryAction onClick={() => setOpen('create')}>{texts.fresh}</PrimaryAction>
  const groupRest = canAdd && may(routes.listWithoutGroup.access) && (
    <Button size="small" onClick={() => setOpen('rest')}>
      Agrupar
    </Button>
  )
  return (
    <>
      <ListScreen
        title={LIST.label}
        subtitle={<CycleChoice chosen={cycle} />}
        action={fresh}
        above={<WithoutGroup cycle={cycle} groups={source.rows} action={groupRest} />}
        {...list}
        source={source}
        rowActions={rowActions}
        rowOpens={pathOf}
      />
      {open === 'create' && <NewGroupDialog cycle={cycle} onClose={close} />}
      {open === 'rest' && <GroupRest cycle={cycle} onClose={close} />}
    </>
  )
}

export function GroupsPage() {
  return (
    <CycleGate title={LIST.label} current={useChosenCycle()}>
      {(cycle) => <GroupList key={cycle.id} cycle={cycle} />}
    </CycleGate>
  )
}
