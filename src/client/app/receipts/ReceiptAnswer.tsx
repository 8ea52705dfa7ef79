import { formatDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { Icon } from '../../ui/icons/Icon'
import type { IconName } from '../../ui/icons/paths'
import type { Checked } from './receiptCheck'
import { texts } from './receiptCheck.texts'

interface Seal {
  look: string
  icon: IconName
  word: string
  text: string
}

const sealOf = (checked: Checked): Seal => {
  if (checked.state === 'unknown')
    return { look: 'nada', icon: 'warning', word: texts.unknown, text: texts.unknownText }
  if (checked.state === 'failed')
    return { look: 'nada', icon: 'offline', word: texts.failed, text: checked.message }
  return checked.receipt.estado === 'VALIDO'
    ? { look: 'valido', icon: 'success', word: texts.valid, text: texts.validText }
    : { look: 'cancelado', icon: 'error', word: texts.cancelled, text: texts.cancelledText }
}

/** In a word, a colour and a sign whether the paper is good, and what has to stand on it. */
export function ReceiptAnswer({ checked }: { checked: Checked }) {
  const { look, icon, word, text } = sealOf(checked)
  return (
    <>
      <div className={`sello ${look}`}>
        <Icon name={icon} size={36} />
        <div>
          <strong>{word}</strong>
          {text}
        </div>
      </div>
      {checked.state === 'known' && (
        <>
          <dl>
            <dt>{texts.folio}</dt>
            <dd>{folioLabel(checked.receipt.folio)}</dd>
            <dt>{texts.day}</dt>
            <dd>{formatDate(checked.receipt.fecha)}</dd>
            <dt>{texts.amount}</dt>
            <dd>{formatPesos(checked.receipt.monto)}</dd>
          </dl>
          <p className="nota" style={{ marginTop: 16 }}>
            {texts.compare}
          </p>
        </>
      )}
    </>
  )
}
