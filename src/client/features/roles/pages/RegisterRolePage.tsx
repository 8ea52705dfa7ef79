import { useNavigate } from 'react-router-dom'
import { upper } from '@contract/domain/text'
import { rolesRoutes } from '@contract/roles/roles.routes'
import { useAppSelector } from '../../../state/hooks'
import { useCreateRoleMutation } from '../../../state/roles/roles.api'
import { selectMay } from '../../../state/session/session.selectors'
import { useNotice } from '../../../ui/notices/useNotice'
import { Page } from '../../../ui/page/Page'
import { RoleForm } from '../components/RoleForm'
import type { RoleValues } from '../role.values'
import { texts } from '../roles.texts'

const CRUMBS = [{ label: texts.list, to: '/roles' }]
const EMPTY: RoleValues = { nameRol: '', permissions: [] }

export function RegisterRolePage() {
  const [createRole] = useCreateRoleMutation()
  const canSeeRoles = useAppSelector((state) => selectMay(state, rolesRoutes.get.access))
  const { notify } = useNotice()
  const navigate = useNavigate()

  const send = async ({ nameRol, permissions }: RoleValues) => {
    await createRole({ nameRol: upper(nameRol), permissions: [...permissions] }).unwrap()
    notify({ title: texts.registered, kind: 'success' })
    void navigate(canSeeRoles ? '/roles' : '/')
  }

  return (
    <Page title={texts.register} {...(canSeeRoles ? { breadcrumb: CRUMBS } : {})} narrow>
      <RoleForm
        initial={EMPTY}
        submitLabel={texts.register}
        send={send}
        failed={texts.registerFailed}
        cancelTo={canSeeRoles ? '/roles' : '/'}
        autoFocus
      />
    </Page>
  )
}
