import type { Student } from '@contract/students/students.schemas'
import { formatDate } from '@contract/domain/dates'
import { selectStudentsToEnrol } from '../../../state/students/students.selectors'
import { useListStudentsToEnrolQuery } from '../../../state/students/students.api'
import { useAppSelector } from '../../../state/hooks'
import { selectCan } from '../../../state/session/session.selectors'
import type { Column } from '../../../ui/list/columns'
import { PickList } from '../../../ui/list/PickList'
import { studentSearchText } from '../../../ui/list/studentSearch'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { texts } from '../enrolments.texts'

const COLUMNS: readonly Column<Student>[] = [
  { key: 'nombre', header: 'Alumno', cell: ({ nombre }) => <strong>{nombre}</strong> },
  { key: 'control', header: 'Número de control', cell: ({ numero_control }) => numero_control },
  {
    key: 'nacimiento',
    header: 'Nacimiento',
    hideOnCard: true,
    cell: ({ fecha_nacimiento }) => formatDate(fecha_nacimiento),
  },
]
const NOUN = { one: 'alumno', many: 'alumnos' }

interface PupilPickerProps {
  chosen: ReadonlySet<number>
  onAdd: (pupil: Student) => void
}

/** Pupils not enrolled yet, ten a page; a search starts at the first page. The same pupil cannot be added twice. */
export function PupilPicker({ chosen, onAdd }: PupilPickerProps) {
  const { isLoading, error, refetch } = useListStudentsToEnrolQuery()
  const pupils = useAppSelector(selectStudentsToEnrol)
  const canRegister = useAppSelector((state) => selectCan(state, 'ALUMNOS', 'CREATE'))
  return (
    <PickList
      label={texts.pick}
      source={{ rows: pupils, isLoading, error: error?.message, retry: refetch }}
      searchText={studentSearchText}
      chosen={chosen}
      onAdd={onAdd}
      columns={COLUMNS}
      noun={NOUN}
      empty={{
        icon: 'users',
        title: texts.noPupils,
        text: texts.noPupilsText,
        action: canRegister && <PrimaryAction to="/registro/alumno">{texts.registerPupil}</PrimaryAction>,
      }}
    />
  )
}
