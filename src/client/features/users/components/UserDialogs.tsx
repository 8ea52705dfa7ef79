import type { Ref } from 'react'
import type { Permission } from '@contract/domain/permissions'
import { onlyProblems, type Campos } from '@contract/domain/campos'
import { newPasswordProblems, NO_PASSWORD } from '@contract/domain/password'
import { pairsOfGrants, READY_ROLES, type ReadyRole } from '@contract/roles/readyRoles'
import { rolesRoutes } from '@contract/roles/roles.routes'
import { pairPermissions, permissionsBeyond } from '@contract/roles/roles.rules'
import type { Role } from '@contract/roles/roles.schemas'
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
import { rolePermissions, useRoles } from '../../../state/roles/roles.api'
import { useVerifySessionMutation } from '../../../state/session/session.api'
import { selectPermissions, selectSessionUser } from '../../../state/session/session.selectors'
import { logout } from '../../../state/session/sessionEnds'
import { useIsCommonPassword } from '../../../state/session/useIsCommonPassword'
import { useMay } from '../../../state/session/useMay'
import {
  useChangePassword,
  useDeleteUser,
  readyRoleOf,
  type RoleChoice,
  useCreateUser,
  useUpdateUser,
} from '../../../state/users/users.api'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { NewPasswordInput } from '../../../ui/fields/NewPasswordInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { useDialogForm } from '../../../write/useDialogForm'
import { texts } from '../users.texts'
import { NameAndPassword } from './NameAndPassword'

const wrongTexts = { first: [EMPTY_USER_NAME, FILL_EVERYTHING] }

interface UserDialogProps {
  user: User
  onClose: () => void
}

interface RoleSelectProps {
  name: string
  value: RoleChoice | null
  error: string | undefined
  onChange: (role: RoleChoice | null) => void
  onBlur: () => void
  ref: Ref<HTMLSelectElement>
  current?: { id: number; name: string } | undefined
}

/** Ready-made roles that the school lacks. Empty while roles load, and for users who may not create roles. */
const useMissingReadyRoles = (roles: readonly Role[] | undefined): readonly ReadyRole[] => {
  const mayMake = useMay()(rolesRoutes.create.access)
  if (!roles || !mayMake) return []
  return Object.values<ReadyRole>(READY_ROLES).filter(({ name }) => !roles.some((role) => role.name === name))
}

/** Roles with permissions that the user lacks are disabled, or users could raise their own rights (decisions/domain/access). */
function RoleSelect({ value, onChange, current, error, ...field }: RoleSelectProps) {
  const { rows, isLoading, error: failed } = useRoles(undefined)
  const roles = rows ?? []
  const own = useAppSelector(selectPermissions)
  const option = (of: RoleChoice, name: string, permissions: readonly Permission[]) => {
    const disabled = permissionsBeyond(own, permissions).length > 0
    return { value: of, label: disabled ? `${name} (tiene permisos que tú no tienes)` : name, disabled }
  }
  const listed = [
    ...roles.map((role) => option(role.id, role.name, rolePermissions(role))),
    ...useMissingReadyRoles(rows).map(({ name, grants }) =>
      option(name, name, pairPermissions(pairsOfGrants(grants))),
    ),
  ]
  const unlisted = current && !roles.some(({ id }) => id === current.id) ? [current] : []
  const beyond = listed.some(({ disabled }) => disabled)
    ? 'Solo puedes dar un rol cuyos permisos también tengas tú.'
    : undefined
  return (
    <SelectInput
      {...field}
      label="Rol"
      required
      error={
        error ?? (failed && roles.length === 0 ? `No se pudieron cargar los roles. ${failed}` : undefined)
      }
      hint={readyRoleOf(value)?.words ?? beyond}
      emptyLabel={isLoading ? 'Cargando…' : 'Selecciona un rol'}
      options={[...unlisted.map(({ id, name }) => ({ value: id, label: name })), ...listed]}
      value={value ?? ''}
      onChange={({ target }) => onChange(readyRoleOf(target.value)?.name ?? (Number(target.value) || null))}
    />
  )
}

const NEW_USER: UserForm = { name: '', password: '', roleId: null }

export function RegisterUserDialog({ onClose }: { onClose: () => void }) {
  const { form, control, dialog } = useDialogForm({
    draftName: 'usuario',
    values: NEW_USER,
    problems: userProblems,
    write: useCreateUser,
    onClose,
    wrongTexts,
    body: ({ name, password, roleId }) => ({ name: userName(name), password, roleId: roleId ?? 0 }),
  })

  return (
    <FormDialog title={texts.register} submitLabel="Registrar" {...dialog}>
      <NameAndPassword
        control={control}
        onPropose={(password) => form.setValue('password', password, { shouldDirty: true })}
      />
      <Bound control={control} name="roleId">
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

/** Name and role. After a change of one's own user the session is renewed, so that menu and name follow at once. */
export function EditUserDialog({ user, onClose }: UserDialogProps) {
  const [verifySession] = useVerifySessionMutation()
  const isOwn = useAppSelector((state) => selectSessionUser(state)?.id === user.id)
  const { control, dialog } = useDialogForm({
    draftName: `usuario ${user.id}`,
    problems: editProblems,
    write: useUpdateUser,
    onClose,
    values: { name: user.name, roleId: user.role.id } as EditValues,
    wrongTexts,
    body: ({ name, roleId }, dirty) =>
      dirty ? { id: user.id, name: userName(name), roleId: roleId ?? 0 } : null,
    onDone: () => {
      if (isOwn) void verifySession()
    },
  })

  return (
    <FormDialog title={`Editar a ${user.name}`} {...dialog}>
      <Bound control={control} name="name">
        {(field) => (
          <TextInput {...field} label={texts.fields.name} hint={texts.nameHint} maxLength={60} required />
        )}
      </Bound>
      <Bound control={control} name="roleId">
        {(field) => <RoleSelect {...field} current={user.role} />}
      </Bound>
    </FormDialog>
  )
}

/** A new password ends all sessions of the user; after one's own the login shows. */
export function ChangePasswordDialog({ user, onClose }: UserDialogProps) {
  const dispatch = useAppDispatch()
  const isCommon = useIsCommonPassword(user.name)
  const isOwn = useAppSelector((state) => selectSessionUser(state)?.id === user.id)
  const { control, dialog } = useDialogForm({
    draftName: `contraseña ${user.id}`,
    values: NO_PASSWORD,
    problems: newPasswordProblems,
    write: useChangePassword,
    onClose,
    body: ({ password }) => ({ id: user.id, password }),
    onDone: () => {
      if (isOwn) void dispatch(logout())
    },
  })

  return (
    <FormDialog
      title={`Cambiar la contraseña de ${user.name}`}
      text={
        isOwn
          ? 'Se cerrarán todas tus sesiones, también esta: entrarás de nuevo con la contraseña nueva.'
          : `Se cerrarán las sesiones abiertas de ${user.name}, que entrará de nuevo con la contraseña nueva.`
      }
      submitLabel="Cambiar contraseña"
      {...dialog}
    >
      <Bound control={control} name="password">
        {(field) => <NewPasswordInput {...field} label="Contraseña nueva" isCommon={isCommon} />}
      </Bound>
    </FormDialog>
  )
}

export function DeleteUserDialog({ user, onClose }: UserDialogProps) {
  const { send } = useDeleteUser()
  return (
    <DeleteDialog
      title={`¿Eliminar a ${user.name}?`}
      text={`${user.name} (${user.role.name}) ya no podrá entrar y sus sesiones abiertas se cierran. Su nombre se queda en los recibos y movimientos que registró.`}
      onDelete={() => send({ id: user.id })}
      onClose={onClose}
    />
  )
}
