import * as paths from '../../ui/screens/paths'

/** Where the pupils are, for a breadcrumb. */
export const LIST = { label: 'Todos los alumnos', to: paths.students }

/** The words of the lists alone: the first page that many open brings those of the records along no more. */
export const texts = {
  newFamily: 'Alta de familia',
  register: 'Registrar alumno',
  lacks: 'Falta',
  lacksNothing: 'Todos los expedientes',
  enrolments: 'Inscripciones',
  importFile: 'Importar de Excel',
  enrolled: 'Alumnos inscritos',
  enrol: 'Inscribir alumnos',
  see: 'Ver',
  grade: 'Grado',
  allGrades: 'Todos los grados',
  searchHint: 'Buscar por nombre, CURP o control',
} as const
