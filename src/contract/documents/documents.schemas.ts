import { Type, type Static } from '@sinclair/typebox'
import {
  pixels,
  Day,
  entity,
  GradeSchema,
  Id,
  IdText,
  literals,
  LooseText,
  Moment,
  Named,
  Nullable,
  ok,
  withTags,
  UserName,
  type ContractOf,
} from '../http/schemas'
import { PupilSchema } from '../students/students.schemas'
import { CONFIDENTIAL_KINDS, DOCUMENT_STATES, MAX_KIND_NAME, MAX_VALID_MONTHS } from './documents.rules'

const DocumentKindSchema = entity('DocumentKind', {
  id: Id(),
  nombre: Type.String(),
  obligatorio: Type.Boolean(),
  grado: Nullable(GradeSchema),
  vigencia_meses: Nullable(Type.Integer()),
  activo: Type.Boolean(),
  /** The kind's files are sensitive; null or missing for all others. */
  confidencial: Type.Optional(Nullable(literals(CONFIDENTIAL_KINDS))),
})
export type DocumentKind = Static<typeof DocumentKindSchema>

const DocumentPageSchema = Type.Object({
  tipo: literals(['image', 'pdf']),
  urlFoto: Type.String(),
  urlMiniatura: Nullable(Type.String()),
  ...pixels(),
})
export type DocumentPage = Static<typeof DocumentPageSchema>

const DocumentSchema = entity('Document', {
  id: Nullable(Id()),
  tipo: Named('DocumentKind'),
  estado: literals(DOCUMENT_STATES),
  fecha: Nullable(Type.String()),
  vence: Nullable(Type.String()),
  urlArchivo: Nullable(Type.String()),
  obligatorio: Type.Boolean(),
  confidencial: Nullable(literals(CONFIDENTIAL_KINDS)),
  archivos: Type.Array(DocumentPageSchema),
  registro: Nullable(Type.Object({ usuario: Nullable(UserName()), momento: Moment() })),
})
export type PupilDocument = Static<typeof DocumentSchema>

const MissingSchema = Type.Object({
  alumno: PupilSchema,
  padre: Nullable(Named('Parent')),
  tipos: withTags(
    Type.Array(
      entity('DocumentKind', {
        id: Id(),
        nombre: Type.String(),
        estado: literals(['FALTA', 'VENCIDO']),
      }),
    ),
    'Document',
  ),
  /** The pupil has no CURP yet, whatever papers are here: `tipos` may be empty then. */
  curp_pendiente: Type.Optional(Type.Boolean()),
})
export type MissingDocuments = Static<typeof MissingSchema>

const nombre = LooseText(MAX_KIND_NAME)
const kindFields = {
  obligatorio: Type.Optional(Type.Boolean()),
  grado: Type.Optional(Nullable(GradeSchema)),
  vigencia_meses: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: MAX_VALID_MONTHS }))),
  activo: Type.Optional(Type.Boolean()),
  confidencial: Type.Optional(Nullable(literals(CONFIDENTIAL_KINDS))),
}
const oneKind = ok({ tipo: DocumentKindSchema })
const one = ok({ documento: DocumentSchema })

export const documentsSchemas = {
  listKinds: { response: ok({ tipos: Type.Array(DocumentKindSchema) }) },
  /** A field left out means: asked in both levels, not obligatory, never expires. */
  createKind: { body: Type.Object({ nombre, ...kindFields }), response: oneKind },
  updateKind: { body: Type.Object({ nombre: Type.Optional(nombre), ...kindFields }), response: oneKind },
  /** Only pupils in class (default: the current cycle) who lack an obligatory document, by group and surname. */
  listMissing: {
    query: Type.Object({ ciclo: Type.Optional(Id()), grupo: Type.Optional(Id()) }),
    response: ok({ faltantes: Type.Array(MissingSchema) }),
  },
  listByStudent: {
    response: ok({
      documentos: withTags(Type.Array(DocumentSchema), 'Student', 'Cycle'),
      /** Documents that a newer one replaced, and those of kinds no longer asked of the pupil; newest first. */
      historial: Type.Array(DocumentSchema),
    }),
  },
  /** Multipart, so every field is text. Without files: delivered on paper. `fecha` missing means today. */
  deliver: { body: Type.Object({ tipoId: IdText(), fecha: Type.Optional(Day()) }), response: one },
  delete: { response: one },
}
export type DocumentsContract = ContractOf<typeof documentsSchemas>
