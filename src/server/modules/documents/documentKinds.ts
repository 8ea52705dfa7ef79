import { kindProblems } from '@contract/documents/documents.rules'
import type { DocumentKind, DocumentsContract } from '@contract/documents/documents.schemas'
import type { AnyCall, WriteCall } from '../../http/call'
import { assertFields } from '../../http/validation'
import { found } from '../../shared/problem'
import { freeNameIn } from '../../db/lookups'
import * as queries from './documents.queries'

type Change = DocumentsContract['updateKind']['body']

export const UNKNOWN_KIND = 'No existe este tipo de documento.'

const freeName = freeNameIn('document_kinds', 'un documento')

/** Picked one by one, so that an unexpected field of the body, such as `created_at`, sets no column. */
const valuesOf = ({ obligatorio, grado, vigencia_meses, activo, confidencial }: Change) => ({
  ...(obligatorio === undefined ? {} : { obligatorio }),
  ...(grado === undefined ? {} : { grado }),
  ...(vigencia_meses === undefined ? {} : { vigencia_meses }),
  ...(activo === undefined ? {} : { activo }),
  ...(confidencial === undefined ? {} : { confidencial }),
})

export const createKinds = () => ({
  listKinds: async ({ db }: AnyCall): Promise<DocumentKind[]> =>
    (await queries.listKinds(db)).map(queries.toKind),

  createKind: async (
    { db, actor, record }: WriteCall,
    body: DocumentsContract['createKind']['body'],
  ): Promise<DocumentKind> => {
    assertFields(kindProblems(body))
    const nombre = await freeName(db, body.nombre)
    const values = { ...valuesOf(body), nombre, created_by: actor.id }
    const kind = queries.toKind(await queries.insertKind(db, values))
    record('TIPO_DOCUMENTO', kind.id, null, kind)
    return kind
  },

  /** Delivered documents stay. @throws 400 as `createKind` · 404 · 409 the name is taken */
  updateKind: async (call: WriteCall, id: number, body: Change): Promise<DocumentKind> => {
    const { db, record, unchanged } = call
    assertFields(kindProblems(body))
    const stored = found(await queries.lockKind(db, id, 'change'), UNKNOWN_KIND)
    const nombre = body.nombre === undefined ? stored.nombre : await freeName(db, body.nombre, id)
    const kind = queries.toKind(await queries.updateKind(db, id, { ...valuesOf(body), nombre }))
    const before = queries.toKind(stored)
    if (JSON.stringify(before) === JSON.stringify(kind)) unchanged()
    else record('TIPO_DOCUMENTO', id, before, kind)
    return kind
  },
})
