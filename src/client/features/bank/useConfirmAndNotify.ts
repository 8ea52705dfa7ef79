import { familyOfFields, type FamilyFields } from '@contract/domain/family'
import { countText, withCommas } from '@contract/domain/text'
import { useConfirmDeposits } from '../../state/bank/bank.api'
import { useNotice } from '../../ui/notices/useNotice'

export const useConfirmAndNotify = () => {
  const { send } = useConfirmDeposits()
  const { notify } = useNotice()
  return async (movimientos: readonly ({ id: number } & FamilyFields)[]): Promise<boolean> => {
    const { answer } = await send({
      movimientos: movimientos.map(({ id, ...of }) => ({ id, ...familyOfFields(of) })),
    })
    if (!answer) return false
    const { cobrados, omitidos } = answer
    if (cobrados.length > 0) {
      const title = countText(cobrados.length, 'depósito confirmado', 'depósitos confirmados', withCommas)
      notify({ title, kind: 'success' })
    }
    const [first] = omitidos
    if (first) notify({ title: `Sin confirmar: ${omitidos.length}`, text: first.motivo, kind: 'warning' })
    return true
  }
}
