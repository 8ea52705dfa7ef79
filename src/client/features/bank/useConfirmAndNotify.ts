import { confirmedText } from '@contract/bank/bank.rules'
import { familyOfFields, type FamilyFields } from '@contract/domain/family'
import { useConfirmDeposits } from '../../state/bank/bank.api'
import { useNotice } from '../../ui/notices/useNotice'

/** @returns whether the server answered; then a notice says how many are confirmed, and why the first of the others is not */
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
    notify({
      title: confirmedText(cobrados.length, omitidos),
      ...(waiting ? { text: waiting.motivo, kind: 'warning' } : { kind: 'success' }),
    })
    return true
  }
}
