import type { Movement } from '@contract/bank/bank.schemas'
import { familyIn, type FamilyFields } from '@contract/domain/family'
import { sumPesos } from '@contract/domain/money'
import { useConfirmDeposits } from '../../../state/bank/bank.api'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { MoneyText } from '../../../ui/page/MoneyText'
import { useNotice } from '../../../ui/notices/useNotice'
import { texts } from '../bank.texts'

export const useConfirming = () => {
  const { send } = useConfirmDeposits()
  const { notify } = useNotice()
  return async (movimientos: readonly ({ id: number } & FamilyFields)[]): Promise<boolean> => {
    const { answer } = await send({
      movimientos: movimientos.map(({ id, ...of }) => ({ id, ...familyIn(of) })),
    })
    if (!answer) return false
    const { cobrados, omitidos } = answer
    if (cobrados.length > 0) notify({ title: texts.confirmed(cobrados.length), kind: 'success' })
    const [first] = omitidos
    if (first) notify({ title: `Sin confirmar: ${omitidos.length}`, text: first.motivo, kind: 'warning' })
    return true
  }
}

interface ConfirmSureProps {
  movements: readonly Movement[]
  onSend: () => void
  onClose: () => void
}

export function ConfirmSure({ movements, onSend, onClose }: ConfirmSureProps) {
  const confirm = useConfirming()
  const send = async () => {
    onSend()
    const done = await confirm(movements.map(({ id, propuesta }) => ({ ...propuesta, id })))
    if (done) onClose()
  }
  return (
    <ConfirmDialog
      open
      money
      title={texts.confirmSureTitle(movements.length)}
      text="Cada uno queda como pago de su familia, con el día del banco. Los que ya estaban registrados solo se emparejan."
      confirmLabel={texts.confirm}
      onConfirm={send}
      onClose={onClose}
    >
      <p>
        <MoneyText pesos={sumPesos(movements.map(({ monto }) => monto))} large />
      </p>
    </ConfirmDialog>
  )
}
