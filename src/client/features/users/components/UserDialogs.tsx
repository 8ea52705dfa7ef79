import type { Ref } from 'react'
import { onlyProblems, type Campos } from '@contract/domain/campos'
import { passwordProblem } from '@contract/domain/password'
import { permissionsBeyond } from '@contract/roles/roles.rules'
import { FILL_EVERYTHING } from '@contract/domain/messages'
import {
  EMPTY_USER_NAME,
  userChangeProblem,
  userName,
  userProblems,
  type UserForm,
} from '@contract/users/users.rules'
import type { User } from '@contract/users/users.schemas'
import { useAppDispatch, useAppSelector } from '../../../state/hooks'
import { rolePermissions, useRoles } from '../../../state/roles/roles.selectors'
import { useVerifySessionMutation } from '../../../state/session/session.api'
import { selectPermissions, selectSessionUser } from '../../../state/session/session.selectors'
import { logout } from '../../../state/session/session.thunks'
import {
  useChangePasswordMutation,
  useDeleteUserMutation,
  useRegisterUserMutation,
  useUpdateUserMutation,
} from '../../../state/users/users.api'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { Bound } from '../../../ui/fields/Bound'
import { NewPasswordInput } from '../../../ui/fields/NewPasswordInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { useWrite } from '../../../write/useWrite'
import { texts } from '../users.texts'

const wrongTexts = { first: [EMPTY_USER_NAME, FILL_EVERYTHING] }

interface UserDialogProps {
  user: User
  onClose: () => void
}

interface RoleSelectProps {
  name: string
  /** Id of the role; null while none is chosen. */
  value: number | null
  error: string | undefined
  onChange: (roleId: number | null) => void
  onBlur: () => void
  ref: Ref<HTMLSelectElement>
  /** The role somebody has already: it can be kept although the list did not come. */
  current?: { id: number; name: string } | undefined
}

/** Picks a role. One that holds more than oneself is shown and cannot be picked: nobody rises (decisions/domain/access). */
function RoleSelect({ value, onChange, current, error, ...field }: RoleSelectProps) {
  const { rows: roles = [], isLoading, error: failed } = useRoles(undefined)
  const own = useAppSelector(selectPermissions)
  const listed = roles.map((role) => {
    const disabled = permissionsBeyond(own, rolePermissions(role)).length > 0
    return { value: role.id, label: disabled ? texts.beyondRole(role.name) : role.name, disabled }
  })
  const kept = current && !roles.some(({ id }) => id === current.id) ? [current] : []
  return (
    <SelectInput
      {...field}
      label={texts.fields.roleId}
      required
      error={error ?? (failed && roles.length === 0 ? `${texts.rolesFailed} ${failed}` : undefined)}
      hint={listed.some(({ disabled }) => disabled) ? texts.beyondSome : undefined}
      emptyLabel={isLoading ? 'Cargando…' : texts.chooseRole}
      options={[...kept.map(({ id, name }) => ({ value: id, label: name })), ...listed]}
      value={value ?? ''}
      onChange={({ target }) => onChange(Number(target.value) || null)}
    />
  )
}

export function RegisterUserDialog({ onClose }: { onClose: () => void }) {
  const form = useKeptForm<UserForm>({
    kept: 'usuario',
    defaultValues: { name: '', password: '', roleId: null },
    resolver: rulesResolver(userProblems),
  })
  const [registerUser] = useRegisterUserMutation()
  const { send, wrong } = useWrite(registerUser, {
    failed: texts.registerFailed,
    saved: texts.registered,
    form,
    wrongTexts,
  })
  const save = form.handleSubmit(async ({ name, password, roleId }) => {
    const { done } = await send({ name: userName(name), password, roleId: roleId ?? 0 })
    if (done) onClose()
  }, wrong)

  return (
    <FormDialog
      open
      title={texts.register}
      submitLabel="Registrar"
      dirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <Bound control={form.control} name="name">
        {(field) => (
          <TextInput {...field} label={texts.fields.name} hint={texts.nameHint} maxLength={60} required />
        )}
      </Bound>
      <Bound control={form.control} name="password">
        {(field) => <NewPasswordInput {...field} label={texts.fields.password} maxLength={200} required />}
      </Bound>
      <Bound control={form.control} name="roleId">
        {(field) => <RoleSelect {...field} />}
      </Bound>
    </FormDialog>
  )
}

type EditValues = Omit<UserForm, 'password'>

const editProblems = ({ name, roleId }: EditValues): Campos =>
  onlyProblems({
    name: userChangeProblem({ name })?.message ?? null,
    roleId: roleId ? null : FILL_EVERYTHING,
  })

/** Changes the name and the role. One's own session learns of it at once: menu and name follow. */
export function EditUserDialog({ user, onClose }: UserDialogProps) {
  const form = useKeptForm<EditValues>({
    kept: `usuario ${user.id}`,
    defaultValues: { name: user.name, roleId: user.role.id },
    resolver: rulesResolver(editProblems),
  })
  const [updateUser] = useUpdateUserMutation()
  const { send, wrong } = useWrite(updateUser, {
    failed: texts.updateFailed,
    saved: texts.updated,
    form,
    wrongTexts,
  })
  const [verifySession] = useVerifySessionMutation()
  const isOwn = useAppSelector((state) => selectSessionUser(state)?.id === user.id)
  const { isDirty } = form.formState
  const save = form.handleSubmit(async ({ name, roleId }) => {
    if (!isDirty) return onClose()
    const { done } = await send({ id: user.id, name: userName(name), roleId: roleId ?? 0 })
    if (!done) return
    if (isOwn) void verifySession()
    onClose()
  }, wrong)

  return (
    <FormDialog open title={`Editar a ${user.name}`} dirty={isDirty} onSubmit={save} onClose={onClose}>
      <Bound control={form.control} name="name">
        {(field) => (
          <TextInput {...field} label={texts.fields.name} hint={texts.nameHint} maxLength={60} required />
        )}
      </Bound>
      <Bound control={form.control} name="roleId">
        {(field) => <RoleSelect {...field} current={user.role} />}
      </Bound>
    </FormDialog>
  )
}

interface PasswordValues {
  password: string
}

const weakness = ({ password }: PasswordValues): Campos =>
  onlyProblems({ password: passwordProblem(password) })

/** A new password ends every session of its user, so that one's own leads back to the login. */
export function ChangePasswordDialog({ user, onClose }: UserDialogProps) {
  const form = useKeptForm<PasswordValues>({
    kept: `contraseña ${user.id}`,
    defaultValues: { password: '' },
    resolver: rulesResolver(weakness),
  })
  const [changePassword] = useChangePasswordMutation()
  const { send, wrong } = useWrite(changePassword, {
    failed: texts.passwordFailed,
    saved: texts.passwordChanged,
    form,
  })
  const dispatch = useAppDispatch()
  const isOwn = useAppSelector((state) => selectSessionUser(state)?.id === user.id)
  const save = form.handleSubmit(async ({ password }) => {
    const { done } = await send({ id: user.id, password })
    if (!done) return
    onClose()
    if (isOwn) void dispatch(logout())
  }, wrong)

  return (
    <FormDialog
      open
      title={`Cambiar la contraseña de ${user.name}`}
      text={isOwn ? texts.ownPassword : texts.passwordOf(user.name)}
      submitLabel="Cambiar contraseña"
      dirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <Bound control={form.control} name="password">
        {(field) => <NewPasswordInput {...field} label={texts.newPassword} maxLength={200} required />}
      </Bound>
    </FormDialog>
  )
}

/** Asks before a user goes, and says what stays of them. */
export function DeleteUserDialog({ user, onClose }: UserDialogProps) {
  const [deleteUser] = useDeleteUserMutation()
  const { send } = useWrite(deleteUser, { failed: texts.deleteFailed, saved: texts.deleted })
  return (
    <DeleteDialog
      title={texts.deleteTitle(user.name)}
      text={texts.deleteText(user.name, user.role.name)}
      onDelete={() => send({ id: user.id })}
      onClose={onClose}
    />
  )
}
