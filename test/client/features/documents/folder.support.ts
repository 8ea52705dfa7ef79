import { screen, within } from '@testing-library/react'
import type { PupilDocument } from '@contract/documents/documents.schemas'
import { aDetail, GET as STUDENT, openStudent } from '../students/studentPage.support'

export const FOLDER = 'GET /alumnos/17/documentos'
export const DELIVER = 'POST /alumnos/17/documentos'

export const aPage = (at: number, over: object = {}) => ({
  tipo: 'image' as const,
  urlFoto: `/files/${at}/original?firma=x`,
  urlMiniatura: `/files/${at}/miniatura?firma=x`,
  ancho: 800,
  alto: 600,
  ...over,
})

export const aDocument = (
  tipoId: number,
  nombre: string,
  over: Partial<PupilDocument> = {},
): PupilDocument => ({
  id: null,
  tipo: { id: tipoId, nombre },
  estado: 'FALTA',
  fecha: null,
  vence: null,
  urlArchivo: null,
  obligatorio: true,
  confidencial: null,
  archivos: [],
  registro: null,
  ...over,
})

export const delivered = (
  id: number,
  fecha: string,
  over: Partial<PupilDocument> = {},
): Partial<PupilDocument> => ({
  id,
  estado: 'ENTREGADO',
  fecha,
  registro: { usuario: 'secretaria', momento: `${fecha}T16:00:00.000Z` },
  ...over,
})

export const acta = aDocument(1, 'ACTA DE NACIMIENTO')
export const curp = aDocument(
  2,
  'CURP',
  delivered(51, '2026-09-01', { archivos: [aPage(1), aPage(2, { tipo: 'pdf', urlMiniatura: null })] }),
)
export const address = aDocument(
  4,
  'COMPROBANTE DE DOMICILIO',
  delivered(52, '2026-01-10', { estado: 'VENCIDO', vence: '2026-04-10' }),
)
export const photos = aDocument(5, 'FOTOGRAFÍAS', { obligatorio: false })

type Options = NonNullable<Parameters<typeof openStudent>[1]>

export const openFolder = async (
  documentos: readonly PupilDocument[] = [acta, curp, address, photos],
  { answers, historial = [], ...options }: Options & { historial?: readonly PupilDocument[] } = {},
) => {
  const opened = await openStudent(aDetail(), {
    ...options,
    tab: 'expediente',
    answers: {
      [STUDENT]: { ok: true, alumno: aDetail() },
      [FOLDER]: { ok: true, documentos, historial },
      ...answers,
    },
  })
  if (documentos.length > 0) await screen.findByRole('list', { name: 'Expediente' })
  return opened
}
export type Opened = Awaited<ReturnType<typeof openFolder>>

export const cardOf = (nombre: string) =>
  within(screen.getByRole('heading', { level: 3, name: nombre }).closest('li')!)
