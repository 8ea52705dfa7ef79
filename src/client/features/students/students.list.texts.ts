import * as paths from '../../ui/screens/paths'

/** The breadcrumb of the pupils. */
export const LIST = { label: 'Todos los alumnos', to: paths.students }

/** Texts of the lists alone, so that a first page that is a list does not load those of the records. */
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
  group: 'Agrupar',
  grade: 'Grado',
  allGrades: 'Todos los grados',
  searchHint: 'Buscar por nombre, CURP o control',
} as const
