import { DELETED, NOT_UPDATED } from '@contract/domain/messages'
import type { SchoolEvent } from '@contract/events/events.schemas'
import type { Media } from '../../ui/media/media'
import * as paths from '../../ui/screens/paths'

/** Notices are the customer's, letter by letter: `decisions/domain/text#letter-by-letter`. */
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
  searchHint: 'Buscar por título',
  data: 'Datos',
  album: 'Fotos y video',
  editTitle: 'Editar evento',
  changeFiles: 'Cambiar fotos',
  changeFilesText: (title: string) => `${title}. Lo que quites se borra al guardar.`,
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

export const LIST = paths.events

const countOf = (count: number, one: string, many: string): string =>
  count === 1 ? one : count > 1 ? `${count} ${many}` : ''

/** "5 fotos y un video". */
export const filesText = (archivos: SchoolEvent['archivos']): string => {
  const videos = archivos.filter(({ tipo }) => tipo === 'video').length
  const counts = [
    countOf(archivos.length - videos, 'una foto', 'fotos'),
    countOf(videos, 'un video', 'videos'),
  ]
  return counts.filter(Boolean).join(' y ') || 'sus archivos'
}

export const mediaOf = ({ titulo, archivos }: SchoolEvent): Media[] =>
  archivos.map(({ tipo, urlFoto, urlMiniatura }, at) => ({
    url: urlFoto,
    kind: tipo,
    thumb: urlMiniatura,
    alt: tipo === 'video' ? texts.video(titulo) : texts.picture(titulo, at + 1),
  }))
