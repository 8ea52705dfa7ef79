import { placeLabel, yearOfPlace } from '@contract/domain/grades'
import type { Pupil, Student } from '@contract/students/students.schemas'
import * as paths from '@contract/domain/screenPaths'
import type { Column } from './columns'
import type { ListOf } from './ListScreen'
import { RowAction } from './RowAction'

export const pupilPath = ({ id }: Pick<Pupil, 'id'>): string => paths.student(id)

export const seePupil = (pupil: Pick<Pupil, 'id'>) => (
  <RowAction icon="eye" label="Ver" to={pupilPath(pupil)} />
)

const columns = {
  name: { key: 'nombre', header: 'Alumno', cell: ({ nombre }) => nombre },
  control: {
    key: 'control',
    header: 'Número de control',
    width: 112,
    cell: ({ numero_control }) => numero_control,
  },
  grade: { key: 'grado', header: 'Grado', cell: (pupil) => yearOfPlace(pupil) || '—' },
  group: { key: 'grupo', header: 'Grupo', cell: ({ grupo }) => grupo?.nombre ?? '—' },
  // With the year, because each year has a group 'A'.
  place: { key: 'grupo', header: 'Grado y grupo', cell: (pupil) => placeLabel(pupil) || '—' },
} satisfies Record<string, Column<Pupil>>

export const pupilList = {
  noun: { one: 'alumno', many: 'alumnos' },
  searchText: ({ nombre, numero_control }) => `${nombre} ${numero_control}`,
  columns: [columns.name, columns.control, columns.place],
} satisfies ListOf<Pupil>

export const groupMateList = {
  ...pupilList,
  columns: [columns.name, columns.control],
} satisfies ListOf<Pupil>

export const anyPupilList = {
  ...pupilList,
  searchText: ({ nombre, curp, numero_control }) => `${nombre} ${curp} ${numero_control}`,
  columns: [...groupMateList.columns, columns.grade, columns.group],
} satisfies ListOf<Pupil & Pick<Student, 'curp'>>
