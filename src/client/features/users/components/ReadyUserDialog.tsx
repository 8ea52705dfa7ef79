import { useMemo, useState } from 'react'
import type { Campos } from '@contract/domain/campos'
import { FILL_EVERYTHING } from '@contract/domain/messages'
import type { ReadyRole } from '@contract/roles/readyRoles'
import { EMPTY_USER_NAME, userName, userProblems } from '@contract/users/users.rules'
import { useAppDispatch } from '../../../state/hooks'
import { readyRoleId } from '../../../state/roles/readyRole.thunks'
import { useRegisterUserMutation } from '../../../state/users/users.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { randomPassword } from '../../../ui/fields/randomPassword'
import { useDialogForm } from '../../../write/useDialogForm'
import { texts } from '../users.texts'
import { NameAndPassword } from './NameAndPassword'

interface ReadyUserValues {
  name: string
  password: string
}

const problems = ({ name, password }: ReadyUserValues): Campos => {
  // The role is not a field here: it is found or made when the form is sent.
  const { roleId: _none, ...campos } = userProblems({ name, password, roleId: null })
  return campos
}

interface RegisterArg extends ReadyUserValues {
  idempotencyKey: string
}

/** Sends two calls as one write: the role, unless the school has it, then the user. */
const useRegisterReadyUser = (role: ReadyRole) => {
  const dispatch = useAppDispatch()
  const [registerUser] = useRegisterUserMutation()
  return useMemo(
    () =>
      ({ name, password, idempotencyKey }: RegisterArg) => {
        let running: ReturnType<typeof registerUser> | undefined
        return {
          unwrap: async () => {
            const roleId = await dispatch(readyRoleId(role, idempotencyKey))
            running = registerUser({ name, password, roleId, idempotencyKey })
            return running.unwrap()
          },
          abort: () => running?.abort(),
        }
      },
    [dispatch, registerUser, role],
  )
}

interface ReadyUserDialogProps {
  role: ReadyRole
  onClose: () => void
  /** Called once after the registration, with the password: it cannot be read again later. */
  onDone: (registered: ReadyUserValues) => void
}

/** Registers a user with a ready role. The form asks for a name and proposes a password, which it shows. */
export function ReadyUserDialog({ role, onClose, onDone }: ReadyUserDialogProps) {
  const trigger = useRegisterReadyUser(role)
  const [values] = useState<ReadyUserValues>(() => ({ name: '', password: randomPassword() }))
  const { form, control, dialog } = useDialogForm({
    kept: `usuario ${role.name}`,
    values,
    problems,
    trigger,
    onClose,
    failed: texts.registerFailed,
    saved: texts.registered,
    wrongTexts: { first: [EMPTY_USER_NAME, FILL_EVERYTHING] },
    body: ({ name, password }) => ({ name: userName(name), password }),
    onDone: ({ user }) => onDone({ name: user.name, password: form.getValues('password') }),
  })
  return (
    <FormDialog title={texts.addOf(role.name)} text={role.words} submitLabel="Registrar" {...dialog}>
      <NameAndPassword
        control={control}
        onPropose={(password) => form.setValue('password', password, { shouldDirty: true })}
        isShown
      />
    </FormDialog>
  )
}
