import { useNavigate } from 'react-router-dom'
import { upper } from '@contract/domain/text'
import type { Role } from '@contract/roles/roles.schemas'
import { useAppSelector } from '../../../state/hooks'
import { useUpdateRoleMutation } from '../../../state/roles/roles.api'
import { useVerifySessionMutation } from '../../../state/session/session.api'
import { UPS } from '../../../ui/forms/wrongForm'
import { useWrite } from '../../../write/useWrite'
import { valuesOf } from '../role.values'
import { texts } from '../roles.texts'
import { RoleForm, useRoleForm, wrongTexts } from './RoleForm'
import { RoleHolders } from './RoleHolders'

/** Changes a role. When it is one's own, menu and buttons follow at once. */
export function EditRole({ role }: { role: Role }) {
  const [updateRole] = useUpdateRoleMutation()
  const [verifySession] = useVerifySessionMutation()
  const isOwn = useAppSelector(({ session }) => session.roles.some(({ id }) => id === role.id))
  const form = useRoleForm(valuesOf(role))
  const { send, wrong } = useWrite(updateRole, {
    failed: UPS,
    saved: ({ message }) => message ?? texts.updated,
    form,
    wrongTexts,
  })
  const navigate = useNavigate()

  const save = form.handleSubmit(async ({ nameRol, permissions }) => {
    const name = upper(nameRol)
    const { done } = await send({
      id: role.id,
      permissions: [...permissions],
      // The customer's call takes permissions alone; the name goes along only when it is a new one.
      ...(name === role.name ? {} : { nameRol: name }),
    })
    if (!done) return
    if (isOwn) void verifySession()
    void navigate('/roles')
  }, wrong)

  return (
    <RoleForm form={form} submitLabel="Guardar cambios" onSubmit={save} cancelTo="/roles">
      <RoleHolders role={role} text={isOwn ? texts.ownRole : undefined} />
    </RoleForm>
  )
}
