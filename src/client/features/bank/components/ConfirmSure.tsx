import { countText, withCommas } from '@contract/domain/text'
import type { BankDeposit } from '@contract/bank/bank.schemas'
import { sumPesos } from '@contract/domain/money'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { MoneyText } from '../../../ui/page/MoneyText'
import { texts } from '../bank.texts'
import { useConfirmAndNotify } from '../useConfirmAndNotify'

interface ConfirmSureProps {
  deposits: readonly BankDeposit[]
  onSend: () => void
  onClose: () => void
}

export function ConfirmSure({ deposits, onSend, onClose }: ConfirmSureProps) {
  const confirm = useConfirmAndNotify()
  const send = async () => {
    onSend()
    const done = await confirm(deposits.map(({ id, propuesta }) => ({ ...propuesta, id })))
    if (done) onClose()
  }
  return (
    <ConfirmDialog
      open
      money
      title={`¿Confirmar ${countText(deposits.length, 'depósito seguro', 'depósitos seguros', withCommas)}?`}
      text="Cada uno queda como pago de su familia, con el día del banco. Los que ya estaban registrados solo se emparejan."
      confirmLabel={texts.confirm}
      onConfirm={send}
      onClose={onClose}
    >
      <p>
        <MoneyText pesos={sumPesos(deposits.map(({ monto }) => monto))} large />
      </p>
    </ConfirmDialog>
  )
}
