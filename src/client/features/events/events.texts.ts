import { DELETED, FILL_EVERYTHING, NOT_UPDATED } from '@contract/domain/messages'

/** Texts of the events; those of SPEC §4, §5 and §8 letter by letter, the ones it does not show in its manner. */
export const texts = {
  list: 'Eventos',
  register: 'Registrar evento',
  registered: 'El Evento se registro correctamente',
  registerFailed: 'Ocurrio un Error al Registrar el Evento',
  updated: 'El Evento se actualizo correctamente',
  updateFailed: NOT_UPDATED,
  filesUpdated: 'Las Fotos del Evento se actualizaron correctamente',
  deleted: DELETED,
  deleteFailed: 'Ocurrio un Error al Eliminar el Evento',
  stopped: 'Se detuvo el envío',
  stoppedText: 'No se guardó nada. Lo que escribiste y los archivos que elegiste siguen aquí.',
  ups: 'UPS!!',
  missing: FILL_EVERYTHING,
  fields: { titulo: 'Título', fecha: 'Fecha', descripcion: 'Descripción', files: 'Fotos y video' },
  searchHint: 'Buscar por título',
  data: 'Datos',
  album: 'Fotos y video',
  edit: 'Editar',
  editTitle: 'Editar evento',
  changeFiles: 'Cambiar fotos',
  changeFilesTitle: 'Fotos y video',
  changeFilesText: (title: string) => `${title}. Lo que quites se borra al guardar.`,
  delete: 'Eliminar',
  deleteTitle: (title: string) => `¿Eliminar «${title}»?`,
  deleteText: (files: string) => `Se borra el evento con ${files}. No se puede deshacer.`,
  registeredBy: (name: string) => `Lo registró ${name}`,
  picture: (title: string, place: number) => `Foto ${place} de ${title}`,
  video: (title: string) => `Video de ${title}`,
  open: (what: string) => `Ver ${what}`,
  unknown: 'No existe este evento',
  emptyTitle: 'Todavía no hay eventos',
  emptyText:
    'Aquí se cuentan los festivales, las posadas y las ceremonias, cada uno con sus fotos y su video.',
} as const

export const NOUN = { one: 'evento', many: 'eventos' } as const
export const LIST = '/eventos'
/** SPEC §9. */
export const PAGE_SIZE = 9

/** "5 fotos y un video". */
export const filesText = (photos: number, videos: number): string =>
  [
    photos === 1 ? 'una foto' : photos > 1 ? `${photos} fotos` : '',
    videos === 1 ? 'un video' : videos > 1 ? `${videos} videos` : '',
  ]
    .filter(Boolean)
    .join(' y ') || 'sus archivos'
