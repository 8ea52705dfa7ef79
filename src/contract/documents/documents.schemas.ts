import { Type, type Static } from '@sinclair/typebox'
import {
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
  tagged,
  UserName,
  type ContractOf,
} from '../http/schemas'
import { PupilSchema } from '../students/students.schemas'
import { CONFIDENTIAL_KINDS, DOCUMENT_STATES, MAX_KIND_NAME, MAX_VALID_MONTHS } from './documents.rules'

/** A kind of document that the school asks for. */
const DocumentKindSchema = entity('DocumentKind', {
  id: Id(),
  nombre: Type.String(),
  obligatorio: Type.Boolean(),
  /** Null: asked of every pupil. */
  grado: Nullable(GradeSchema),
  /** Null: it never expires. */
  vigencia_meses: Nullable(Type.Integer()),
  /** False: no longer asked, and no new one is taken. */
  activo: Type.Boolean(),
  /** Ours: its files are sensitive; null or missing for all others. */
  confidencial: Type.Optional(Nullable(literals(CONFIDENTIAL_KINDS))),
})
export type DocumentKind = Static<typeof DocumentKindSchema>

/** A page of a document. `tipo` is ours: a signed link has no file ending. */
const DocumentPageSchema = Type.Object({
  tipo: literals(['image', 'pdf']),
  urlFoto: Type.String(),
  urlMiniatura: Nullable(Type.String()),
  /** Pixels, images only. */
  ancho: Nullable(Type.Integer()),
  alto: Nullable(Type.Integer()),
})
export type DocumentPage = Static<typeof DocumentPageSchema>

const DocumentSchema = entity('Document', {
  /** Null when it is missing. */
  id: Nullable(Id()),
  tipo: Named('DocumentKind'),
  estado: literals(DOCUMENT_STATES),
  /** The day from which it counts: of delivery, unless the user gave another one. */
  fecha: Nullable(Type.String()),
  /** The last day on which it is valid; null when it never expires. */
  vence: Nullable(Type.String()),
  /** Signed link to the first page; null without a file. */
  urlArchivo: Nullable(Type.String()),
  // Ours, so optional: another server does not send them.
  obligatorio: Type.Optional(Type.Boolean()),
  confidencial: Type.Optional(Nullable(literals(CONFIDENTIAL_KINDS))),
  /** All pages in order; none when it was delivered on paper. */
  archivos: Type.Optional(Type.Array(DocumentPageSchema)),
  /** Who registered it, and when; null when it is missing. */
  registro: Type.Optional(Nullable(Type.Object({ usuario: Nullable(UserName()), momento: Moment() }))),
})
export type PupilDocument = Static<typeof DocumentSchema>

const MissingSchema = Type.Object({
  alumno: PupilSchema,
  /** Whom a notice goes to. */
  padre: Type.Optional(Nullable(Named('Parent'))),
  /** Missing or expired. */
  tipos: tagged(
    Type.Array(
      entity('DocumentKind', {
        id: Id(),
        nombre: Type.String(),
        estado: Type.Optional(literals(['FALTA', 'VENCIDO'])),
      }),
    ),
    'Document',
  ),
})
export type MissingDocuments = Static<typeof MissingSchema>

/** The schema lets a blank name pass, so that `kindProblems` answers with its sentence. */
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
  /** In the school's order, those that are switched off last. */
  listKinds: { response: ok({ tipos: Type.Array(DocumentKindSchema) }) },
  /** A missing field means: of both levels, not obligatory, never expires. */
  createKind: { body: Type.Object({ nombre, ...kindFields }), response: oneKind },
  /** A field that is missing stays as it is. */
  updateKind: { body: Type.Object({ nombre: Type.Optional(nombre), ...kindFields }), response: oneKind },
  /** Pupils in class in a cycle (default: the current one) who lack an obligatory document, by group and surname. */
  listMissing: {
    query: Type.Object({ ciclo: Type.Optional(Id()), grupo: Type.Optional(Id()) }),
    response: ok({ faltantes: Type.Array(MissingSchema) }),
  },
  listByStudent: {
    response: ok({
      /** One row for each kind that is asked of the pupil. */
      documentos: tagged(Type.Array(DocumentSchema), 'Student', 'Cycle'),
      /** Ours: documents that a newer one replaced, and those of kinds no longer asked of the pupil; newest first. */
      historial: Type.Optional(Type.Array(DocumentSchema)),
    }),
  },
  /** Multipart, so every field is text; without files it was delivered on paper. `fecha`: today when missing. */
  deliver: { body: Type.Object({ tipoId: IdText(), fecha: Type.Optional(Day()) }), response: one },
  delete: { response: one },
}
export type DocumentsContract = ContractOf<typeof documentsSchemas>
