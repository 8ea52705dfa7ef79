import { gradeOrder, yearOfPlace } from '@contract/domain/grades'
import { percentLabel } from '@contract/domain/percents'
import { formatPhone } from '@contract/domain/phone'
import type { Student } from '@contract/students/students.schemas'
import { FaceName } from '../../ui/list/FaceName'
import type { ListOf } from '../../ui/list/ListScreen'
import { anyPupilList } from '../../ui/list/pupilLists'

export const scholarshipText = ({ becas }: Pick<Student, 'becas'>): string =>
  becas.map(({ beca }) => `${beca.nombre} ${percentLabel(beca.porcentaje)}`).join(', ')

export const studentList = {
  ...anyPupilList,
  searchLabel: 'Buscar por nombre, CURP o control',
  sortBy: {
    nombre: ({ nombre }) => nombre,
    numero_control: ({ numero_control }) => numero_control,
    grado: ({ grado, gradoNumero, grupo }) =>
      grado && `${gradeOrder({ grado, gradoNumero }) + 10} ${grupo?.nombre ?? ''}`,
  },
  columns: [
    {
      key: 'nombre',
      header: 'Alumno',
      sortable: true,
      cell: ({ nombre, urlMiniatura }) => <FaceName nombre={nombre} urlMiniatura={urlMiniatura} />,
    },
    {
      key: 'numero_control',
      header: 'Número de control',
      width: 120,
      sortable: true,
      cell: ({ numero_control }) => numero_control,
    },
    { key: 'curp', header: 'CURP', wideOnly: true, cell: ({ curp }) => curp || '—' },
    {
      key: 'grado',
      header: 'Grado',
      sortable: true,
      cell: (student) => yearOfPlace(student) || '—',
    },
    { key: 'grupo', header: 'Grupo', cell: ({ grupo }) => grupo?.nombre ?? '—' },
    {
      key: 'becas',
      header: 'Becas',
      clip: true,
      cell: (student) => scholarshipText(student) || '—',
      // Only in the file: on screen the pupil's page says whom to call first.
      exported: (student) => ({
        Becas: scholarshipText(student) || '—',
        'Llamar primero': student.llamar?.nombre ?? '—',
        'Teléfono a llamar': student.llamar ? formatPhone(student.llamar.telefono) : '—',
      }),
    },
  ],
} satisfies ListOf<Student>
