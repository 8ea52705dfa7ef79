import { placeLabel } from '@contract/domain/grades'
import type { Pupil, Student } from '@contract/students/students.schemas'
import * as paths from '../screens/paths'
import type { Column } from './columns'
import type { ListOf } from './ListScreen'
import { RowAction } from './RowAction'

/** '2° Primaria', without the group; '' when not enrolled. */
const yearOf = ({ grado, gradoNumero }: Pick<Pupil, 'grado' | 'gradoNumero'>) =>
  placeLabel({ grado, gradoNumero })

/** Where a pupil's name leads. */
export const pupilPath = ({ id }: Pick<Pupil, 'id'>): string => paths.student(id)

/** What is done most often with a pupil of a list: a `rowActions`. */
export const seePupil = (pupil: Pick<Pupil, 'id'>) => (
  <RowAction icon="eye" label="Ver" to={pupilPath(pupil)} />
)

const columns = {
  name: { key: 'nombre', header: 'Alumno', cell: ({ nombre }) => nombre },
  control: {
    key: 'control',
    header: 'Número de control',
    width: 120,
    cell: ({ numero_control }) => numero_control,
  },
  grade: { key: 'grado', header: 'Grado', cell: (pupil) => yearOf(pupil) || '—' },
  group: { key: 'grupo', header: 'Grupo', cell: ({ grupo }) => grupo?.nombre ?? '—' },
} satisfies Record<string, Column<Pupil>>

/** Pupils inside a beca, who are all of one grade. */
export const pupilList = {
  noun: { one: 'alumno', many: 'alumnos' },
  searchText: ({ nombre, numero_control }) => `${nombre} ${numero_control}`,
  columns: [columns.name, columns.control, columns.group],
} satisfies ListOf<Pupil>

/** Pupils who are all of one group, or of none. */
export const groupMateList = {
  ...pupilList,
  columns: [columns.name, columns.control],
} satisfies ListOf<Pupil>

/** Whole pupils of any grade: found by their CURP too. */
export const anyPupilList = {
  ...pupilList,
  searchText: ({ nombre, curp, numero_control }) => `${nombre} ${curp} ${numero_control}`,
  columns: [...groupMateList.columns, columns.grade, columns.group],
} satisfies ListOf<Pupil & Pick<Student, 'curp'>>
