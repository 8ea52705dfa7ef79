import * as paths from '@contract/domain/screenPaths'

export const LIST = { label: 'Todos los alumnos', to: paths.students }

/** Apart, so that a first page that is a list does not load the texts of the records. */
export const texts = {
  register: 'Registrar alumno',
  enrol: 'Inscribir alumnos',
} as const
