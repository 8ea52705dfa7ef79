import * as paths from '../../ui/screens/paths'

/** The breadcrumb of the pupils. */
export const LIST = { label: 'Todos los alumnos', to: paths.students }

/** Texts of the lists alone, so that a first page that is a list does not load those of the records. */
export const texts = {
  register: 'Registrar alumno',
  enrol: 'Inscribir alumnos',
} as const
