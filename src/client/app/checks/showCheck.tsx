import type { ComponentType } from 'react'
import type { Root } from 'react-dom/client'
import { certificateName, certificatePath } from '@contract/certificates/certificates.rules'
import type { CheckedCertificate } from '@contract/certificates/certificates.schemas'
import { formatDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import { receiptPath, folioLabel } from '@contract/receipts/receipts.rules'
import type { CheckedReceipt } from '@contract/receipts/receipts.schemas'
import { CardCheckPage } from './CardCheckPage'
import type { CheckGiven } from './CheckPage'
import type { CheckKind } from './checkOf'
import { CodeCheckPage, type CodeCheck } from './CodeCheckPage'

const isReceipt = (value: unknown): value is CheckedReceipt =>
  typeof value === 'object' && value !== null && 'folio' in value && 'estado' in value

const RECEIPT: CodeCheck<CheckedReceipt> = {
  title: 'Comprobar recibo',
  label: 'Código del recibo',
  call: 'recibos',
  read: ({ recibo }) => (isReceipt(recibo) ? recibo : undefined),
  path: receiptPath,
  texts: {
    good: 'VÁLIDO',
    goodText: 'La escuela emitió este recibo y sigue vigente.',
    bad: 'CANCELADO',
    badText: 'La escuela canceló este recibo: ya no ampara ningún pago.',
    unknownText: 'No existe ningún recibo con este código. Revísalo letra por letra.',
    compare: 'Compara estos datos con los del papel. Por privacidad no se muestran nombres.',
  },
  factsOf: ({ estado, folio, fecha, monto }: CheckedReceipt) => ({
    isGood: estado === 'VALIDO',
    facts: [
      ['Folio', folioLabel(folio)],
      ['Fecha de pago', formatDate(fecha)],
      ['Monto', formatPesos(monto)],
    ] as const,
  }),
}

const isCertificate = (value: unknown): value is CheckedCertificate =>
  typeof value === 'object' && value !== null && 'iniciales' in value && 'tipo' in value

const CERTIFICATE: CodeCheck<CheckedCertificate> = {
  title: 'Comprobar constancia',
  label: 'Código de la constancia',
  call: 'constancias',
  read: ({ constancia }) => (isCertificate(constancia) ? constancia : undefined),
  path: certificatePath,
  texts: {
    good: 'VÁLIDA',
    goodText: 'La escuela emitió esta constancia y sigue vigente.',
    bad: 'CANCELADA',
    badText: 'La escuela canceló esta constancia: ya no es válida.',
    unknownText: 'No existe ninguna constancia con este código. Revísalo letra por letra.',
    compare: 'Compara estos datos con los del papel. Por privacidad no se muestra el nombre.',
  },
  factsOf: ({ estado, tipo, folio, fecha, escuela, iniciales }: CheckedCertificate) => ({
    isGood: estado === 'VALIDA',
    facts: [
      ['Documento', certificateName(tipo)],
      ['Folio', folioLabel(folio)],
      ['Fecha', formatDate(fecha)],
      ['Escuela', escuela],
      ['Iniciales del alumno', iniciales],
    ] as const,
  }),
}

const PAGES: Record<CheckKind, ComponentType<CheckGiven>> = {
  recibo: (given) => <CodeCheckPage of={RECEIPT} {...given} />,
  constancia: (given) => <CodeCheckPage of={CERTIFICATE} {...given} />,
  credencial: CardCheckPage,
}

export const showCheck = (root: Root, kind: CheckKind, given: CheckGiven): void => {
  const Page = PAGES[kind]
  root.render(<Page {...given} />)
}
