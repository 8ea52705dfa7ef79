import { callsOf, defineRoutes, type Upload } from '../http/route'
import { MAX_PAGES } from './documents.rules'
import type { DocumentsContract } from './documents.schemas'
import { documentsShows } from './documents.shows'

const documents = callsOf('ALUMNOS')

const pages = { field: 'file', kinds: ['image', 'pdf'], max: MAX_PAGES } as const satisfies Upload

export const documentsRoutes = defineRoutes<DocumentsContract>(documentsShows)({
  listKinds: documents.get('/documentos/tipos'),
  createKind: documents.post('/documentos/tipos', { changes: ['DocumentKind'] }),
  updateKind: documents.patch('/documentos/tipos/{id}', { changes: ['DocumentKind'] }),
  listMissing: documents.get('/documentos/faltantes'),
  /** Sensitive: links to identifications and vaccination cards. */
  listByStudent: documents.get('/alumnos/{id}/documentos', { sensitive: true }),
  deliver: documents.post('/alumnos/{id}/documentos', {
    upload: pages,
    sensitive: true,
    changes: ['Document'],
  }),
  delete: documents.delete('/documentos/{id}', { sensitive: true, changes: ['Document'] }),
})
