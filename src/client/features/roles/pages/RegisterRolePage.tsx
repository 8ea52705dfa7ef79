import { useNavigate } from 'react-router-dom'
import { upper } from '@contract/domain/text'
import { rolesRoutes } from '@contract/roles/roles.routes'
import { useCreateRoleMutation } from '../../../state/roles/roles.api'
import { useMay } from '../../../state/session/useMay'
import { Page } from '../../../ui/page/Page'
import * as paths from '../../../ui/screens/paths'
import { useWrite } from '../../../write/useWrite'
import { RoleForm, useRoleForm, wrongTexts } from '../components/RoleForm'
import type { RoleValues } from '../role.pairs'
import { texts } from '../roles.texts'

const CRUMBS = [{ label: texts.list, to: paths.roles }]
const EMPTY: RoleValues = { nameRol: '', permissions: [] }

export function RegisterRolePage() {
  const [createRole] = useCreateRoleMutation()
  const canSeeRoles = useMay()(rolesRoutes.get.access)
  const form = useRoleForm(EMPTY)
  const { send, wrong } = useWrite(createRole, {
    failed: texts.registerFailed,
    saved: texts.registered,
    form,
    wrongTexts,
  })
  const navigate = useNavigate()

  const save = form.handleSubmit(async ({ nameRol, permissions }) => {
    const { done } = await send({ nameRol: upper(nameRol), permissions: [...permissions] })
    if (done) void navigate(canSeeRoles ? paths.roles : '/')
  }, wrong)

  return (
    <Page title={texts.register} {...(canSeeRoles ? { breadcrumb: CRUMBS } : {})} narrow>
      <RoleForm
        form={form}
        submitLabel={texts.register}
        onSubmit={save}
        cancelTo={canSeeRoles ? paths.roles : '/'}
        autoFocus
      />
    </Page>
  )
}
