import { certificateName, certificatePath } from '@contract/certificates/certificates.rules'
import type { CheckedCertificate } from '@contract/certificates/certificates.schemas'
import { formatDate } from '@contract/domain/dates'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { NoSeal, Seal, type Checked, type CheckGiven } from './CheckPage'
import { CodeCheckPage, type CodeCheck } from './CodeCheckPage'

const isCertificate = (value: unknown): value is CheckedCertificate =>
  typeof value === 'object' && value !== null && 'iniciales' in value && 'tipo' in value

const texts = {
  valid: 'VÁLIDA',
  validText: 'La escuela emitió esta constancia y sigue vigente.',
  cancelled: 'CANCELADA',
  cancelledText: 'La escuela canceló esta constancia: ya no es válida.',
  unknownText: 'No existe ninguna constancia con este código. Revísalo letra por letra.',
  kind: 'Documento',
  folio: 'Folio',
  day: 'Fecha',
  school: 'Escuela',
  initials: 'Iniciales del alumno',
  compare: 'Compara estos datos con los del papel. Por privacidad no se muestra el nombre.',
} as const

/** Shows whether the paper is good, and what it has to say. */
function CertificateAnswer({ checked }: { checked: Checked<CheckedCertificate> }) {
  if (checked.state !== 'known') return <NoSeal checked={checked} unknownText={texts.unknownText} />
  const { estado, tipo, folio, fecha, escuela, iniciales } = checked.row
  return (
    <>
      {estado === 'VALIDA' ? (
        <Seal look="valido" icon="success" word={texts.valid} text={texts.validText} />
      ) : (
        <Seal look="cancelado" icon="error" word={texts.cancelled} text={texts.cancelledText} />
      )}
      <dl>
        <dt>{texts.kind}</dt>
        <dd>{certificateName(tipo)}</dd>
        <dt>{texts.folio}</dt>
        <dd>{folioLabel(folio)}</dd>
        <dt>{texts.day}</dt>
        <dd>{formatDate(fecha)}</dd>
        <dt>{texts.school}</dt>
        <dd>{escuela}</dd>
        <dt>{texts.initials}</dt>
        <dd>{iniciales}</dd>
      </dl>
      <p className="nota" style={{ marginTop: 16 }}>
        {texts.compare}
      </p>
    </>
  )
}

const CERTIFICATE: CodeCheck<CheckedCertificate> = {
  title: 'Comprobar constancia',
  label: 'Código de la constancia',
  call: 'constancias',
  read: ({ constancia }) => (isCertificate(constancia) ? constancia : undefined),
  path: certificatePath,
  Answer: CertificateAnswer,
}

export function CertificateCheckPage(given: CheckGiven) {
  return <CodeCheckPage of={CERTIFICATE} {...given} />
}
