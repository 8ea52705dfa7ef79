import { useNavigate } from 'react-router-dom'
import { upper } from '@contract/domain/text'
import type { Role } from '@contract/roles/roles.schemas'
import { useAppSelector } from '../../../state/hooks'
import { useUpdateRoleMutation } from '../../../state/roles/roles.api'
import { useVerifySessionMutation } from '../../../state/session/session.api'
import { useNotice } from '../../../ui/notices/useNotice'
import { valuesOf, type RoleValues } from '../role.values'
import { texts } from '../roles.texts'
import { RoleForm } from './RoleForm'
import { RoleHolders } from './RoleHolders'

/** Changes a role. When it is one's own, menu and buttons follow at once. */
export function EditRole({ role }: { role: Role }) {
  const [updateRole] = useUpdateRoleMutation()
  const [verifySession] = useVerifySessionMutation()
  const isOwn = useAppSelector(({ session }) => session.roles.some(({ id }) => id === role.id))
  const { notify } = useNotice()
  const navigate = useNavigate()

  const send = async ({ nameRol, permissions }: RoleValues) => {
    const name = upper(nameRol)
    const { message } = await updateRole({
      id: role.id,
      permissions: [...permissions],
      // SPEC §7 sends permissions alone; the name goes along only when it is a new one.
      ...(name === role.name ? {} : { nameRol: name }),
    }).unwrap()
    if (isOwn) void verifySession()
    notify({ title: message ?? texts.updated, kind: 'success' })
    void navigate('/roles')
  }

  return (
    <RoleForm
      initial={valuesOf(role)}
      submitLabel="Guardar cambios"
      send={send}
      failed={texts.ups}
      cancelTo="/roles"
    >
      <RoleHolders role={role} text={isOwn ? texts.ownRole : undefined} />
    </RoleForm>
  )
}
