import { receiptPath, folioLabel } from '@contract/receipts/receipts.rules'
import { formatDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import type { CheckedReceipt } from '@contract/receipts/receipts.schemas'
import { NoSeal, Seal, type Checked, type CheckGiven } from './CheckPage'
import { CodeCheckPage, type CodeCheck } from './CodeCheckPage'

const isReceipt = (value: unknown): value is CheckedReceipt =>
  typeof value === 'object' && value !== null && 'folio' in value && 'estado' in value

const texts = {
  valid: 'VÁLIDO',
  validText: 'La escuela emitió este recibo y sigue vigente.',
  cancelled: 'CANCELADO',
  cancelledText: 'La escuela canceló este recibo: ya no ampara ningún pago.',
  unknownText: 'No existe ningún recibo con este código. Revísalo letra por letra.',
  folio: 'Folio',
  day: 'Fecha de pago',
  amount: 'Monto',
  compare: 'Compara estos datos con los del papel. Por privacidad no se muestran nombres.',
} as const

/** Shows whether the receipt is good, and what the paper has to say. */
function ReceiptAnswer({ checked }: { checked: Checked<CheckedReceipt> }) {
  if (checked.state !== 'known') return <NoSeal checked={checked} unknownText={texts.unknownText} />
  const { estado, folio, fecha, monto } = checked.row
  return (
    <>
      {estado === 'VALIDO' ? (
        <Seal look="valido" icon="success" word={texts.valid} text={texts.validText} />
      ) : (
        <Seal look="cancelado" icon="error" word={texts.cancelled} text={texts.cancelledText} />
      )}
      <dl>
        <dt>{texts.folio}</dt>
        <dd>{folioLabel(folio)}</dd>
        <dt>{texts.day}</dt>
        <dd>{formatDate(fecha)}</dd>
        <dt>{texts.amount}</dt>
        <dd>{formatPesos(monto)}</dd>
      </dl>
      <p className="nota" style={{ marginTop: 16 }}>
        {texts.compare}
      </p>
    </>
  )
}

const RECEIPT: CodeCheck<CheckedReceipt> = {
  title: 'Comprobar recibo',
  label: 'Código del recibo',
  call: 'recibos',
  read: ({ recibo }) => (isReceipt(recibo) ? recibo : undefined),
  path: receiptPath,
  Answer: ReceiptAnswer,
}

export function ReceiptCheckPage(given: CheckGiven) {
  return <CodeCheckPage of={RECEIPT} {...given} />
}
