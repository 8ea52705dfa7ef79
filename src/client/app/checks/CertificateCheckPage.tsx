import { certificateName, certificatePath } from '@contract/certificates/certificates.rules'
import type { CheckedCertificate } from '@contract/certificates/certificates.schemas'
import { formatDate } from '@contract/domain/dates'
import { folioLabel } from '@contract/receipts/receipts.rules'
import type { CheckGiven } from './CheckPage'
import { CodeCheckPage, type CodeCheck } from './CodeCheckPage'

const isCertificate = (value: unknown): value is CheckedCertificate =>
  typeof value === 'object' && value !== null && 'iniciales' in value && 'tipo' in value

const texts = {
  good: 'VÁLIDA',
  goodText: 'La escuela emitió esta constancia y sigue vigente.',
  bad: 'CANCELADA',
  badText: 'La escuela canceló esta constancia: ya no es válida.',
  unknownText: 'No existe ninguna constancia con este código. Revísalo letra por letra.',
  compare: 'Compara estos datos con los del papel. Por privacidad no se muestra el nombre.',
} as const

const factsOf = ({ estado, tipo, folio, fecha, escuela, iniciales }: CheckedCertificate) => ({
  isGood: estado === 'VALIDA',
  facts: [
    ['Documento', certificateName(tipo)],
    ['Folio', folioLabel(folio)],
    ['Fecha', formatDate(fecha)],
    ['Escuela', escuela],
    ['Iniciales del alumno', iniciales],
  ] as const,
})

const CERTIFICATE: CodeCheck<CheckedCertificate> = {
  title: 'Comprobar constancia',
  label: 'Código de la constancia',
  call: 'constancias',
  read: ({ constancia }) => (isCertificate(constancia) ? constancia : undefined),
  path: certificatePath,
  texts,
  factsOf,
}

export function CertificateCheckPage(given: CheckGiven) {
  return <CodeCheckPage of={CERTIFICATE} {...given} />
}
