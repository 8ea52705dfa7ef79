import { useCallback, useMemo, type Ref } from 'react'
import { gradeLabel } from '@contract/domain/grades'
import type { Student } from '@contract/students/students.schemas'
import { useAppSelector } from '../../../state/hooks'
import { useListStudentsWithoutParentQuery } from '../../../state/students/students.api'
import { selectStudentsWithoutParent } from '../../../state/students/students.selectors'
import type { Column } from '../../../ui/list/columns'
import { PickList } from '../../../ui/list/PickList'
import { studentSearchText } from '../../../ui/list/studentSearch'
import { texts } from '../parents.texts'
import type { ChosenChild } from '../parents.values'
import { ChosenChildren } from './ChosenChildren'

const COLUMNS: readonly Column<Student>[] = [
  { key: 'nombre', header: 'Alumno', cell: ({ nombre }) => nombre },
  { key: 'control', header: 'Número de control', cell: ({ numero_control }) => numero_control },
  {
    key: 'grado',
    header: 'Grado',
    hideOnCard: true,
    cell: ({ grado }) => (grado ? gradeLabel(grado) : '—'),
  },
]
const NOUN = { one: 'alumno', many: 'alumnos' }

interface ChildrenPickerProps {
  value: readonly ChosenChild[]
  onChange: (children: ChosenChild[]) => void
  error: string | undefined
  ref?: Ref<HTMLDivElement>
}

/** Chooses children among the pupils without a parent. */
export function ChildrenPicker({ value, onChange, error, ref }: ChildrenPickerProps) {
  const { isLoading, error: failed, refetch } = useListStudentsWithoutParentQuery()
  const rows = useAppSelector(selectStudentsWithoutParent)
  const chosen = useMemo(() => new Set(value.map(({ id }) => id)), [value])
  const add = useCallback(
    ({ id, nombre }: Student) => onChange([...value, { id, nombre }]),
    [value, onChange],
  )
  return (
    <>
      <ChosenChildren
        chosen={value}
        error={error}
        ref={ref ?? null}
        onRemove={(child) => onChange(value.filter(({ id }) => id !== child))}
      />
      <PickList
        label={texts.pick}
        source={{ rows, isLoading, error: failed?.message, retry: refetch }}
        searchText={studentSearchText}
        chosen={chosen}
        onAdd={add}
        columns={COLUMNS}
        noun={NOUN}
        empty={{ icon: 'users', title: texts.noPupils, text: texts.noPupilsText }}
      />
    </>
  )
}
