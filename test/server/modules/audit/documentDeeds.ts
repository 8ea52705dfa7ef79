import { aJpeg } from '@test/support/fixtures/pictures'
import type { TestServer } from '@test/support/server/harness'
import { fileNamed } from '@test/support/server/storedFiles'
import { keeper, type Deed } from './lifeDeeds'

/** A kind of document, one delivered as a picture, and its removal. */
export const documentDeeds = (
  { admin }: TestServer,
  place: () => { pupil: number },
): [route: string, deed: Deed][] => {
  const id: Record<string, number> = {}
  const keep = keeper(id)
  const address = () => `/alumnos/${place().pupil}/documentos`
  return [
    [
      'POST /documentos/tipos',
      keep(
        'kind',
        (b) => b.tipo.id,
        () => admin.post('/documentos/tipos', { nombre: 'Carta poder', obligatorio: true }),
      ),
    ],
    [
      'PATCH /documentos/tipos/{id}',
      () => admin.patch(`/documentos/tipos/${id['kind']}`, { vigencia_meses: 6 }),
    ],
    [
      'POST /alumnos/{id}/documentos',
      keep(
        'document',
        (b) => b.documento.id,
        async () => {
          const pages = [fileNamed('carta.jpg', await aJpeg(300, 400, '#523'))]
          return admin.form('POST', address(), { tipoId: String(id['kind']) }, pages)
        },
      ),
    ],
    ['DELETE /documentos/{id}', () => admin.delete(`/documentos/${id['document']}`)],
  ]
}
