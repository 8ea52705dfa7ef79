import * as paths from '@contract/domain/screenPaths'

export const LIST = { label: 'Todos los alumnos', to: paths.students }

/** In a file of its own: a first page that is a list then loads no texts of the records. */
export const texts = {
  register: 'Registrar alumno',
  enrol: 'Inscribir alumnos',
} as const
