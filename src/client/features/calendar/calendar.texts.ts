import { DELETED, NOT_UPDATED } from '@contract/domain/messages'
import * as paths from '../../ui/screens/paths'

/** Notices are the customer's, letter by letter: `decisions/domain/text#letter-by-letter`. */
export const texts = {
  list: 'Calendario escolar',
  register: 'Registrar actividad',
  registered: 'La Actividad se registro correctamente',
  registerFailed: 'Ocurrio un Error al Registrar la Actividad',
  updated: 'La Actividad se actualizo correctamente',
  updateFailed: NOT_UPDATED,
  deleted: DELETED,
  deleteFailed: 'Ocurrio un Error al Eliminar la Actividad',
  fields: { mes: 'Mes', file: 'Imagen o PDF' },
  chooseMonth: 'Selecciona un mes',
  allMonths: 'Todos los meses',
  searchHint: 'Buscar por mes, tipo o fecha',
  view: 'Ver',
  edit: 'Editar mes',
  replace: 'Cambiar archivo',
  /** On a card, which already names the month. */
  editHere: 'Editar',
  delete: 'Eliminar',
  file: 'Archivo',
  uploaded: (day: string) => `Subido el ${day}`,
  alt: (month: string) => `Calendario de ${month.toLowerCase()}`,
  what: (month: string) => `el calendario de ${month.toLowerCase()}`,
  editTitle: (month: string) => `Editar el mes de ${month.toLowerCase()}`,
  replaceTitle: (month: string) => `Cambiar el archivo de ${month.toLowerCase()}`,
  replaceText: 'El archivo nuevo toma el lugar del que se ve ahora, que se borra.',
  deleteTitle: (month: string) => `¿Eliminar el calendario de ${month.toLowerCase()}?`,
  deleteText: (kind: string, day: string) =>
    `Se borra ${kind}${day && ` que se subió el ${day}`}. No se puede deshacer.`,
  unknown: 'No existe esta actividad',
  emptyTitle: 'Todavía no hay calendario',
  emptyText: 'Sube la imagen o el PDF de cada mes para que toda la escuela lo tenga a la mano.',
  kinds: { image: 'Imagen', pdf: 'PDF' },
  theKind: { image: 'la imagen', pdf: 'el PDF' },
} as const

export const LIST = paths.calendar
