import { documentsRoutes as routes } from '@contract/documents/documents.routes'
import type { MissingDocuments } from '@contract/documents/documents.schemas'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { readFolder, serverMessage } from '../otherServers/answers'
import { listAt } from '../otherServers/lists'
import { detailHook, listHook } from '../core/reads'
import { writeHook } from '../core/writes'

/** `id` is the pupil's. */
export type MissingRow = MissingDocuments & { id: number }

/** A missing CURP is listed like a missing document; no kind has id 0. */
const NO_CURP = { id: 0, nombre: 'CURP (AÚN NO TIENE)', estado: 'FALTA' } as const

const readMissing = listAt('faltantes', (row: MissingDocuments): MissingRow => ({
  ...row,
  tipos: row.curp_pendiente ? [...row.tipos, NO_CURP] : row.tipos,
  id: row.alumno.id,
}))

export const documentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listDocumentKinds: build.query(reading(routes.listKinds, listAt('tipos'))),
    listMissingDocuments: build.query(reading(routes.listMissing, readMissing)),
    listStudentDocuments: build.query(reading(routes.listByStudent, readFolder)),
    createDocumentKind: build.mutation(writing(routes.createKind)),
    updateDocumentKind: build.mutation(writing(routes.updateKind)),
    deliverDocument: build.mutation(writing(routes.deliver)),
    deleteDocument: build.mutation(writing(routes.delete)),
  }),
})

export const useDeliverDocument = writeHook(documentsApi.endpoints.deliverDocument, {
  failed: 'No se pudo guardar el documento',
  stopped: { title: 'Se detuvo el envío', text: 'El documento no se guardó.' },
})
export const useCreateDocumentKind = writeHook(documentsApi.endpoints.createDocumentKind, {
  failed: 'Ocurrió un error al agregar el documento',
  saved: serverMessage,
})
export const useUpdateDocumentKind = writeHook(documentsApi.endpoints.updateDocumentKind, {
  failed: 'Ocurrió un error al actualizar el documento',
  saved: serverMessage,
})
export const useDeleteDocument = writeHook(documentsApi.endpoints.deleteDocument, {
  failed: 'Ocurrió un error al quitar el documento',
  saved: serverMessage,
})

const { endpoints } = documentsApi

export const useDocumentKinds = listHook(endpoints.listDocumentKinds)
/** `ciclo` defaults to the current one. */
export const useMissingDocuments = listHook(endpoints.listMissingDocuments)
export const useStudentDocuments = detailHook(endpoints.listStudentDocuments)
