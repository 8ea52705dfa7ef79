import type { PupilDocument } from '@contract/documents/documents.schemas'

type AnyDocument = Partial<PupilDocument> & Omit<PupilDocument, 'obligatorio' | 'archivos'>

interface AnyFolder {
  documentos: readonly AnyDocument[]
  historial?: readonly AnyDocument[]
}

const readDocument = (row: AnyDocument): PupilDocument => ({ obligatorio: true, archivos: [], ...row })

/** `historial` is what a newer document replaced, and kinds that are no longer asked. */
export const readFolder = ({ documentos, historial = [] }: AnyFolder) => ({
  documentos: documentos.map(readDocument),
  historial: historial.map(readDocument),
})
