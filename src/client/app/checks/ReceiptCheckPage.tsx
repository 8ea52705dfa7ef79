import { receiptPath, folioLabel } from '@contract/receipts/receipts.rules'
import { formatDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import type { CheckedReceipt } from '@contract/receipts/receipts.schemas'
import type { CheckGiven } from './CheckPage'
import { CodeCheckPage, type CodeCheck } from './CodeCheckPage'

const isReceipt = (value: unknown): value is CheckedReceipt =>
  typeof value === 'object' && value !== null && 'folio' in value && 'estado' in value

const texts = {
  good: 'VÁLIDO',
  goodText: 'La escuela emitió este recibo y sigue vigente.',
  bad: 'CANCELADO',
  badText: 'La escuela canceló este recibo: ya no ampara ningún pago.',
  unknownText: 'No existe ningún recibo con este código. Revísalo letra por letra.',
  compare: 'Compara estos datos con los del papel. Por privacidad no se muestran nombres.',
} as const

const factsOf = ({ estado, folio, fecha, monto }: CheckedReceipt) => ({
  isGood: estado === 'VALIDO',
  facts: [
    ['Folio', folioLabel(folio)],
    ['Fecha de pago', formatDate(fecha)],
    ['Monto', formatPesos(monto)],
  ] as const,
})

const RECEIPT: CodeCheck<CheckedReceipt> = {
  title: 'Comprobar recibo',
  label: 'Código del recibo',
  call: 'recibos',
  read: ({ recibo }) => (isReceipt(recibo) ? recibo : undefined),
  path: receiptPath,
  texts,
  factsOf,
}

export function ReceiptCheckPage(given: CheckGiven) {
  return <CodeCheckPage of={RECEIPT} {...given} />
}
