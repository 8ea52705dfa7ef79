import { hasPermission, type Permission } from '../domain/permissions'
import { tidy, capitalized } from '../domain/text'
import { folioLabel } from '../receipts/receipts.rules'

export const CERTIFICATE_KINDS = [
  'ESTUDIOS',
  'INSCRIPCION',
  'CONDUCTA',
  'BECA',
  'NO_ADEUDO',
  'PAGOS',
] as const
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number]

export const isCertificateKind = (text: string): text is CertificateKind =>
  CERTIFICATE_KINDS.some((kind) => kind === text)

const NAMES: Readonly<Record<CertificateKind, string>> = {
  ESTUDIOS: 'estudios',
  INSCRIPCION: 'inscripción',
  CONDUCTA: 'conducta',
  BECA: 'beca',
  NO_ADEUDO: 'no adeudo',
  PAGOS: 'pagos',
}

export const certificateName = (kind: CertificateKind): string => `Constancia de ${NAMES[kind]}`

export const certificateKindLabel = (kind: CertificateKind): string => capitalized(NAMES[kind])

/** These papers say that the pupil is at the school, so they need an enrolment in the cycle. */
export const NEEDS_ENROLMENT: readonly CertificateKind[] = ['ESTUDIOS', 'INSCRIPCION', 'CONDUCTA', 'BECA']

const ABOUT_MONEY: readonly CertificateKind[] = ['NO_ADEUDO', 'PAGOS']

export const maySeeCertificate = (permissions: readonly Permission[], kind: CertificateKind): boolean =>
  !ABOUT_MONEY.includes(kind) || hasPermission(permissions, 'COLEGIATURAS', 'READ')

export const kindsSeenBy = (permissions: readonly Permission[]): CertificateKind[] =>
  CERTIFICATE_KINDS.filter((kind) => maySeeCertificate(permissions, kind))

export const TO_WHOM = 'A QUIEN CORRESPONDA'
export const MAX_ADDRESSEE = 160

export const keptAddressee = (text: string | null | undefined): string => tidy(text ?? '') || TO_WHOM

export const certificatePath = (codigo: string): string => `/constancia/${codigo}`

export const certificateFilename = (folio: number): string => `constancia-${folioLabel(folio)}.pdf`
