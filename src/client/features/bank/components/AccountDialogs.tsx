import type { Control } from 'react-hook-form'
import { accountProblems } from '@contract/bank/bank.rules'
import type { BankAccount } from '@contract/bank/bank.schemas'
import { useCreateBankAccount, useUpdateBankAccount } from '../../../state/bank/bank.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { TextInput } from '../../../ui/fields/TextInput'
import { useDialogForm } from '../../../write/useDialogForm'
import { texts } from '../bank.texts'

interface Values {
  nombre: string
  banco: string
  clabe: string
}

const NEW: Values = { nombre: '', banco: '', clabe: '' }

const bodyOf = ({ nombre, banco, clabe }: Values) => ({
  nombre: nombre.trim(),
  banco: banco.trim(),
  clabe: clabe.trim() || null,
})

function AccountFields({ control }: { control: Control<Values> }) {
  return (
    <>
      <Bound control={control} name="nombre">
        {(field) => <TextInput {...field} label="Nombre" maxLength={80} required />}
      </Bound>
      <Bound control={control} name="banco">
        {(field) => <TextInput {...field} label="Banco" maxLength={60} required />}
      </Bound>
      <Bound control={control} name="clabe">
        {(field) => (
          <TextInput
            {...field}
            label={texts.fields.clabe}
            hint="Opcional: 18 dígitos"
            inputMode="numeric"
            maxLength={30}
          />
        )}
      </Bound>
    </>
  )
}

export function AddAccountDialog({ onClose }: { onClose: () => void }) {
  const { control, dialog } = useDialogForm({
    draftName: 'cuenta del banco',
    values: NEW,
    problems: accountProblems,
    write: useCreateBankAccount,
    onClose,
    body: bodyOf,
  })
  return (
    <FormDialog title={texts.addAccount} submitLabel="Registrar" {...dialog}>
      <AccountFields control={control} />
    </FormDialog>
  )
}

export function EditAccountDialog({ account, onClose }: { account: BankAccount; onClose: () => void }) {
  const { id, nombre, banco, clabe } = account
  const { control, dialog } = useDialogForm({
    draftName: `cuenta del banco ${id}`,
    values: { nombre, banco, clabe: clabe ?? '' } as Values,
    problems: accountProblems,
    write: useUpdateBankAccount,
    onClose,
    body: (values: Values, dirty) => (dirty ? { id, ...bodyOf(values) } : null),
  })
  return (
    <FormDialog title={`${texts.editAccount} ${nombre}`} {...dialog}>
      <AccountFields control={control} />
    </FormDialog>
  )
}
