import { stateProblem } from '@contract/bank/bank.rules'
import type { BankDeposit } from '@contract/bank/bank.schemas'
import { onlyProblems } from '@contract/domain/campos'
import { formatPesos } from '@contract/domain/money'
import { useSetDepositState } from '../../../state/bank/bank.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { TextInput } from '../../../ui/fields/TextInput'
import { useDialogForm } from '../../../write/useDialogForm'
import { texts } from '../bank.texts'

interface Values {
  motivo: string
}

export function IgnoreDialog({ deposit, onClose }: { deposit: BankDeposit; onClose: () => void }) {
  const { control, dialog } = useDialogForm({
    draftName: `depósito ${deposit.id}`,
    values: { motivo: '' } as Values,
    problems: ({ motivo }: Values) => onlyProblems({ motivo: stateProblem('IGNORADO', motivo) }),
    write: useSetDepositState,
    onClose,
    body: ({ motivo }: Values) => ({ id: deposit.id, estado: 'IGNORADO' as const, motivo: motivo.trim() }),
  })
  return (
    <FormDialog
      title={`Ignorar el depósito de ${formatPesos(deposit.monto)}`}
      text="No es de una familia: una renta, un reembolso. Se puede poner en espera otra vez."
      submitLabel={texts.ignore}
      {...dialog}
    >
      <Bound control={control} name="motivo">
        {(field) => <TextInput {...field} label="Por qué" maxLength={200} required />}
      </Bound>
    </FormDialog>
  )
}
