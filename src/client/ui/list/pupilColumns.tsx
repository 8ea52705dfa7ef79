import { gradeLabel } from '@contract/domain/grades'
import type { Pupil } from '@contract/students/students.schemas'
import type { Column } from './columns'

/** What a pupil inside a beca or a group is found by; whole pupils (`Student`) fit too. */
export const pupilSearchText = ({ nombre, numero_control }: Pupil): string => `${nombre} ${numero_control}`

export const PUPIL_NOUN = { one: 'alumno', many: 'alumnos' } as const

const columns = {
  name: { key: 'nombre', header: 'Alumno', cell: ({ nombre }) => nombre },
  control: { key: 'control', header: 'Número de control', cell: ({ numero_control }) => numero_control },
  grade: { key: 'grado', header: 'Grado', cell: ({ grado }) => (grado ? gradeLabel(grado) : '—') },
  group: { key: 'grupo', header: 'Grupo', cell: ({ grupo }) => grupo?.nombre ?? '—' },
} satisfies Record<string, Column<Pupil>>

/** Of pupils who are all of one grade. */
export const pupilColumns: readonly Column<Pupil>[] = [columns.name, columns.control, columns.group]
/** Of pupils who are all of one group, or of none. */
export const groupMateColumns: readonly Column<Pupil>[] = [columns.name, columns.control]
/** Of pupils of any grade. */
export const anyPupilColumns: readonly Column<Pupil>[] = [...groupMateColumns, columns.grade, columns.group]
