import { kindOfName } from '@contract/domain/files'
import type { EventFile, SchoolEvent } from '@contract/events/events.schemas'

/** The school's existing server sends links alone: the end of each tells what it is. */
const fileOf = (urlFoto: string): EventFile => ({
  tipo: kindOfName(urlFoto) === 'video' ? 'video' : 'image',
  urlFoto,
  urlMiniatura: null,
  ancho: null,
  alto: null,
})

/** An event of any server: what the school's existing one does not send is empty, never missing. */
export const readEvent = (row: Partial<SchoolEvent> & Pick<SchoolEvent, 'id'>): SchoolEvent => {
  const urlFoto = row.urlFoto ?? []
  return {
    nombre: '',
    titulo: '',
    descripcion: '',
    fecha: '',
    ...row,
    urlFoto,
    archivos: row.archivos ?? urlFoto.map(fileOf),
  }
}
