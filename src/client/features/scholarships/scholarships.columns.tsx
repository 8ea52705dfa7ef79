import { percentLabel } from '@contract/domain/discounts'
import { gradeLabel } from '@contract/domain/grades'
import type { Scholarship } from '@contract/scholarships/scholarships.schemas'
import type { Student } from '@contract/students/students.schemas'
import type { Column } from '../../ui/list/columns'
import { anyPupilColumns } from '../../ui/list/pupilColumns'
import type { SortBy } from '../../ui/list/sortRows'

export const scholarshipSearchText = ({ nombre, grado, porcentaje }: Scholarship): string =>
  `${nombre} ${grado} ${percentLabel(porcentaje)}`

export const scholarshipSortBy: SortBy<Scholarship> = {
  nombre: ({ nombre }) => nombre,
  grado: ({ grado }) => grado,
  porcentaje: ({ porcentaje }) => porcentaje,
  alumnos: ({ becasAlumnos }) => becasAlumnos.length,
}

export const scholarshipColumns: readonly Column<Scholarship>[] = [
  { key: 'nombre', header: 'Beca', sortable: true, cell: ({ nombre }) => nombre },
  { key: 'grado', header: 'Grado', sortable: true, cell: ({ grado }) => gradeLabel(grado) },
  {
    key: 'porcentaje',
    header: 'Porcentaje',
    align: 'right',
    sortable: true,
    cell: ({ porcentaje }) => percentLabel(porcentaje),
  },
  {
    key: 'alumnos',
    header: 'Alumnos',
    align: 'right',
    sortable: true,
    cell: ({ becasAlumnos }) => becasAlumnos.length,
  },
]

export const becasText = ({ becas }: Pick<Student, 'becas'>): string =>
  becas.map(({ beca }) => beca.nombre).join(', ')

/** The highest, should a pupil of another server have two. */
const percentOfPupil = ({ becas }: Student): number =>
  Math.max(0, ...becas.map(({ beca }) => beca.porcentaje))

export const holderSearchText = (pupil: Student): string =>
  `${pupil.nombre} ${pupil.curp} ${pupil.numero_control} ${becasText(pupil)}`

export const holderSortBy: SortBy<Student> = {
  nombre: ({ nombre }) => nombre,
  grado: ({ grado, grupo }) => grado && `${grado} ${grupo?.nombre ?? ''}`,
  beca: becasText,
  porcentaje: percentOfPupil,
}

const SORTED = new Set(['nombre', 'grado'])

export const holderColumns: readonly Column<Student>[] = [
  ...anyPupilColumns.map((column) => (SORTED.has(column.key) ? { ...column, sortable: true } : column)),
  { key: 'beca', header: 'Beca', sortable: true, cell: becasText },
  {
    key: 'porcentaje',
    header: 'Porcentaje',
    align: 'right',
    sortable: true,
    cell: (pupil) => percentLabel(percentOfPupil(pupil)),
  },
]
