import type { Movement } from '@contract/bank/bank.schemas'
import { sumPesos } from '@contract/domain/money'
import { useConfirmDepositsMutation } from '../../../state/bank/bank.api'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { MoneyText } from '../../../ui/page/MoneyText'
import { useNotice } from '../../../ui/notices/useNotice'
import { useWrite } from '../../../write/useWrite'
import { texts } from '../bank.texts'

export interface Family {
  padreId?: number | undefined
  alumnoId?: number | undefined
  nombre: string
}

/** Sends confirmations, and says how many became payments and why others did not. */
export const useConfirming = () => {
  const [confirm] = useConfirmDepositsMutation()
  const { send } = useWrite(confirm, { failed: texts.confirmFailed })
  const { notify } = useNotice()
  return async (
    movimientos: readonly { id: number; padreId?: number; alumnoId?: number }[],
  ): Promise<boolean> => {
    const { answer } = await send({ movimientos: [...movimientos] })
    if (!answer) return false
    const { cobrados, omitidos } = answer
    if (cobrados.length > 0) notify({ title: texts.confirmed(cobrados.length), kind: 'success' })
    const [first] = omitidos
    if (first) notify({ title: texts.omitted(omitidos.length), text: first.motivo, kind: 'warning' })
    return true
  }
}

export const familyIn = ({ padreId, alumnoId }: Omit<Family, 'nombre'>) => ({
  ...(padreId === undefined ? {} : { padreId }),
  ...(alumnoId === undefined ? {} : { alumnoId }),
})

interface ConfirmSureProps {
  movements: readonly Movement[]
  /** Before they are sent. */
  onSend: () => void
  onClose: () => void
}

/** All deposits whose proposal is sure, with their number and sum. */
export function ConfirmSure({ movements, onSend, onClose }: ConfirmSureProps) {
  const confirm = useConfirming()
  const send = async () => {
    onSend()
    const done = await confirm(movements.map(({ id, propuesta }) => ({ id, ...familyIn(propuesta ?? {}) })))
    if (done) onClose()
  }
  return (
    <ConfirmDialog
      open
      money
      title={texts.confirmSureTitle(movements.length)}
      text={texts.confirmSureText}
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
