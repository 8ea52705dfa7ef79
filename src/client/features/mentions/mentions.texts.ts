import { DELETED, NOT_UPDATED } from '@contract/domain/messages'
import * as paths from '../../ui/screens/paths'

/** Notices are the customer's, letter by letter: `decisions/domain/text#letter-by-letter`. */
export const texts = {
  list: 'Menciones',
  register: 'Registrar mención',
  registered: 'La Mencion se registro correctamente',
  registerFailed: 'Ocurrio un Error al Registrar la Mencion',
  updated: 'La Mencion se actualizo correctamente',
  updateFailed: NOT_UPDATED,
  deleted: DELETED,
  deleteFailed: 'Ocurrio un Error al Eliminar la Mencion',
  image: 'Imagen',
  searchHint: 'Buscar por título',
  edit: 'Editar',
  replace: 'Cambiar imagen',
  delete: 'Eliminar',
  registeredBy: (name: string) => `La registró ${name}`,
  what: (title: string) => `la imagen de ${title}`,
  picture: (title: string) => `Imagen de ${title}`,
  enlarge: (title: string) => `Ampliar la imagen de ${title}`,
  editTitle: 'Editar mención',
  replaceTitle: 'Cambiar la imagen',
  replaceText: (title: string) =>
    `${title}. La imagen nueva toma el lugar de la que se ve ahora, que se borra.`,
  deleteTitle: (title: string) => `¿Eliminar «${title}»?`,
  deleteText: 'Se borran la mención y su imagen. No se puede deshacer.',
  unknown: 'No existe esta mención',
  emptyTitle: 'Todavía no hay menciones',
  emptyText: 'Aquí se cuentan los logros: concursos, torneos y reconocimientos, cada uno con su imagen.',
} as const

export const LIST = paths.mentions
