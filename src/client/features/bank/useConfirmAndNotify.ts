import { confirmedText } from '@contract/bank/bank.rules'
import { familyOfFields, type FamilyFields } from '@contract/domain/family'
import { useConfirmDeposits } from '../../state/bank/bank.api'
import { useNotice } from '../../ui/notices/useNotice'

/** @returns whether the server answered; a notice then says how many were confirmed, and why not the first that was left out (with its folio if it was confirmed before) */
export const useConfirmAndNotify = () => {
  const { send } = useConfirmDeposits()
  const { notify } = useNotice()
  return async (movimientos: readonly ({ id: number } & FamilyFields)[]): Promise<boolean> => {
    const { answer } = await send({
      movimientos: movimientos.map(({ id, ...of }) => ({ id, ...familyOfFields(of) })),
    })
    if (!answer) return false
    const { cobrados, omitidos } = answer
    const waiting = omitidos.find(({ pago }) => pago === undefined)
    // Confirmed before, maybe by somebody else for another family: the folio tells.
    const [settled] = omitidos
    const title = confirmedText(cobrados.length, omitidos)
    if (waiting) notify({ title, text: waiting.motivo, kind: 'warning' })
    else if (settled) notify({ title, text: settled.motivo, kind: 'info' })
    else notify({ title, kind: 'success' })
    return true
  }
}
