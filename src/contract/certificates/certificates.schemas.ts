import { Type, type Static } from '@sinclair/typebox'
import {
  cancelReasonField,
  inBodyOrQuery,
  entity,
  Id,
  literals,
  LooseLines,
  LooseText,
  NamedCycle,
  NamedPupil,
  Nullable,
  ok,
  PageSchema,
  withTags,
  UserName,
  type ContractOf,
} from '../http/schemas'
import { PaidYearSchema } from '../invoices/invoices.schemas'
import { MAX_TEXT_BODY, MAX_TEXT_TITLE } from './certificateTexts.rules'
import { CERTIFICATE_KINDS, MAX_ADDRESSEE } from './certificates.rules'

const Kind = () => literals(CERTIFICATE_KINDS)

const CertificateSchema = entity('Certificate', {
  id: Id(),
  folio: Id(),
  tipo: Kind(),
  codigo: Type.String(),
  fecha: Type.String(),
  /** Valid for at least half an hour; it shows a cancellation made since. */
  urlPdf: Type.String(),
  /** The pupil's name of today; the paper keeps the name of its day. */
  alumno: NamedPupil(),
  ciclo: NamedCycle(),
  anio: Nullable(Type.Integer()),
  dirigida_a: Type.String(),
  expidio: UserName(),
  cancelada: Type.Boolean(),
  motivo_cancelacion: Nullable(Type.String()),
  cancelado_por: Nullable(UserName()),
  fecha_cancelacion: Nullable(Type.String()),
})
export type Certificate = Static<typeof CertificateSchema>

const CertificateTextSchema = entity('CertificateText', {
  tipo: Kind(),
  titulo: Type.String(),
  cuerpo: Type.String(),
  propio: Type.Boolean(),
})
export type CertificateTextRow = Static<typeof CertificateTextSchema>

const CheckedCertificateSchema = Type.Object({
  folio: Id(),
  tipo: Kind(),
  fecha: Type.String(),
  escuela: Type.String(),
  iniciales: Type.String(),
  estado: literals(['VALIDA', 'CANCELADA']),
})
export type CheckedCertificate = Static<typeof CheckedCertificateSchema>

const SampleSchema = Type.Object({
  titulo: Type.String(),
  cuerpo: Type.String(),
  dirigida_a: Type.String(),
  fecha: Type.String(),
  alumno: Type.String(),
  firma: Type.Object({ nombre: Nullable(Type.String()), cargo: Nullable(Type.String()) }),
  pagos: Nullable(PaidYearSchema),
  /** The sentence with which `create` would refuse it (409); null when it can be made. */
  impedimento: Nullable(Type.String()),
})
export type CertificateSample = Static<typeof SampleSchema>

const asked = {
  tipo: Kind(),
  alumnoId: Id(),
  cicloEscolarId: Id(),
  anio: Type.Optional(Type.Integer({ minimum: 2000, maximum: 2100 })),
  dirigida_a: Type.Optional(Nullable(LooseText(MAX_ADDRESSEE))),
}

const text = {
  titulo: Type.Optional(LooseText(MAX_TEXT_TITLE)),
  cuerpo: Type.Optional(LooseLines(MAX_TEXT_BODY)),
}

const one = ok({ constancia: CertificateSchema })

export const certificatesSchemas = {
  list: {
    query: Type.Composite([
      PageSchema,
      Type.Object({ alumnoId: Type.Optional(Id()), tipo: Type.Optional(Kind()) }),
    ]),
    response: ok({ constancias: Type.Array(CertificateSchema), total: Type.Integer() }),
  },
  create: { body: Type.Object(asked), response: one },
  cancel: {
    ...inBodyOrQuery(cancelReasonField()),
    response: one,
  },
  /** With a text in the body, a preview of it; without one, the paper that `create` would make. */
  preview: {
    body: Type.Object({ ...asked, ...text }),
    response: ok({
      muestra: withTags(
        SampleSchema,
        ...(['Student', 'Cycle', 'School', 'CertificateText', 'Charge', 'Tuition', 'Payment'] as const),
      ),
    }),
  },
  listTexts: { response: ok({ textos: Type.Array(CertificateTextSchema) }) },
  updateText: { body: Type.Object(text), response: ok({ texto: CertificateTextSchema }) },
  check: { response: ok({ constancia: CheckedCertificateSchema }) },
}
export type CertificatesContract = ContractOf<typeof certificatesSchemas>
