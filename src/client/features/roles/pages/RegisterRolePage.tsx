import Button from '@mui/material/Button'
import { Link, useNavigate } from 'react-router-dom'
import { upper } from '@contract/domain/text'
import { pairsOfGrants, type ReadyRole } from '@contract/roles/readyRoles'
import { rolesRoutes } from '@contract/roles/roles.routes'
import { pairPermissions, permissionsBeyond } from '@contract/roles/roles.rules'
import * as paths from '@contract/domain/screenPaths'
import { useAppSelector } from '../../../state/hooks'
import { useCreateRole, useRoles } from '../../../state/roles/roles.api'
import { selectPermissions } from '../../../state/session/session.selectors'
import { useMay } from '../../../state/session/useMay'
import { Quiet } from '../../../ui/layout/layout'
import { Page } from '../../../ui/page/Page'
import { Section } from '../../../ui/page/Section'
import { ReadyRoles } from '../../../ui/roles/ReadyRoles'
import { RoleForm, useRoleForm, wrongTexts } from '../components/RoleForm'
import { sortPairs, type RoleValues } from '../rolePairs'
import { texts } from '../roles.texts'

const CRUMBS = [{ label: texts.list, to: paths.roles }]
const EMPTY: RoleValues = { nameRol: '', exige_segundo_factor: false, permissions: [] }

/** Ready-made roles to start from. Those that the school has, or that go beyond the user's own permissions, cannot be taken. */
function StartReady({ onTake }: { onTake: (values: Omit<RoleValues, 'exige_segundo_factor'>) => void }) {
  const may = useMay()
  const own = useAppSelector(selectPermissions)
  const { rows: roles = [] } = useRoles(undefined)
  const canOpen = may(rolesRoutes.get.access)
  const action = ({ name, grants }: ReadyRole) => {
    const there = roles.find((role) => role.name === name)
    if (there) return canOpen ? <Link to={paths.role(there.id)}>{texts.exists}</Link> : texts.exists
    const permissions = pairsOfGrants(grants)
    const isBeyond = permissionsBeyond(own, pairPermissions(permissions)).length > 0
    if (isBeyond) return <Quiet>Tiene permisos que tú no tienes</Quiet>
    return (
      <Button
        variant="outlined"
        aria-label={`Usar ${name}`}
        onClick={() => onTake({ nameRol: name, permissions: sortPairs(permissions) })}
      >
        Usar
      </Button>
    )
  }
  return (
    <Section
      title={texts.ready}
      text="Llena el nombre y los permisos; antes de registrar los puedes cambiar."
    >
      <ReadyRoles label={texts.ready} action={action} />
    </Section>
  )
}

export function RegisterRolePage() {
  const canSeeRoles = useMay()(rolesRoutes.get.access)
  const form = useRoleForm(EMPTY)
  const { send, tellWrong } = useCreateRole({ form, wrongTexts })
  const navigate = useNavigate()
  const take = ({ nameRol, permissions }: Omit<RoleValues, 'exige_segundo_factor'>) => {
    const chosen = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
    form.setValue('nameRol', nameRol, chosen)
    form.setValue('permissions', permissions, chosen)
  }

  const save = form.handleSubmit(async ({ nameRol, permissions, exige_segundo_factor }) => {
    const { done } = await send({
      nameRol: upper(nameRol),
      permissions: [...permissions],
      ...(exige_segundo_factor && { exige_segundo_factor }),
    })
    if (done) void navigate(canSeeRoles ? paths.roles : '/')
  }, tellWrong)

  return (
    <Page title={texts.register} {...(canSeeRoles ? { breadcrumb: CRUMBS } : {})} narrow>
      <RoleForm
        form={form}
        submitLabel={texts.register}
        onSubmit={save}
        cancelTo={canSeeRoles ? paths.roles : '/'}
        autoFocus
        before={<StartReady onTake={take} />}
      />
    </Page>
  )
}
