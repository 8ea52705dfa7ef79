import { Link, useNavigate } from 'react-router-dom'
import type { Permission } from '@contract/domain/permissions'
import { upper } from '@contract/domain/text'
import { rolesRoutes } from '@contract/roles/roles.routes'
import { pairPermissions, permissionLabel, permissionsBeyond } from '@contract/roles/roles.rules'
import type { Role } from '@contract/roles/roles.schemas'
import { usersRoutes } from '@contract/users/users.routes'
import * as paths from '@contract/domain/screenPaths'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useAppSelector } from '../../../state/hooks'
import { useUpdateRole, rolePermissions, useRole } from '../../../state/roles/roles.api'
import { useVerifySessionMutation } from '../../../state/session/session.api'
import { selectPermissions } from '../../../state/session/session.selectors'
import { useMay } from '../../../state/session/useMay'
import { serverMessage } from '../../../state/otherServers/answers'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { Page } from '../../../ui/page/Page'
import { PillList } from '../../../ui/page/PillList'
import { Section } from '../../../ui/page/Section'
import { allowedParts, type RecordTab } from '../../../ui/record/record'
import { RecordTabs } from '../../../ui/record/RecordTabs'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { PermissionMatrix, PermissionsFrame } from '../components/PermissionMatrix'
import { RoleForm, useRoleForm, wrongTexts } from '../components/RoleForm'
import { RoleSummary } from '../components/RoleSummary'
import { ALL_PAIRS, valuesOf } from '../rolePairs'
import { texts } from '../roles.texts'

interface RoleHoldersProps {
  role: Role
  text?: string | undefined
}

function RoleHolders({ role, text }: RoleHoldersProps) {
  const canSeeUsers = useMay()(usersRoutes.list.access)
  const { name, usuarios } = role
  const link = canSeeUsers && usuarios.length > 0 && (
    <Link to={`${paths.users}?${new URLSearchParams({ q: name })}`}>Ver en usuarios</Link>
  )
  return (
    <Section title="Quién tiene este rol" text={text} action={link}>
      {usuarios.length === 0 ? (
        'Nadie lo tiene todavía.'
      ) : (
        <PillList>
          {usuarios.map((user) => (
            <li key={user.id}>{user.name}</li>
          ))}
        </PillList>
      )}
    </Section>
  )
}

function EditRole({ role }: { role: Role }) {
  const [verifySession] = useVerifySessionMutation()
  const isOwn = useAppSelector(({ session }) => session.roles.some(({ id }) => id === role.id))
  const form = useRoleForm(valuesOf(role))
  const { send, tellWrong } = useUpdateRole({
    saved: serverMessage,
    form,
    wrongTexts,
  })
  const navigate = useNavigate()

  const save = form.handleSubmit(async ({ nameRol, permissions, exige_segundo_factor }) => {
    const name = upper(nameRol)
    const { done } = await send({
      id: role.id,
      permissions: [...permissions],
      // The customer's call has only permissions: other fields are sent only if they changed.
      ...(name === role.name ? {} : { nameRol: name }),
      ...(exige_segundo_factor === valuesOf(role).exige_segundo_factor ? {} : { exige_segundo_factor }),
    })
    if (!done) return
    if (isOwn) void verifySession()
    void navigate(paths.roles)
  }, tellWrong)

  return (
    <RoleForm
      form={form}
      roleId={role.id}
      submitLabel="Guardar cambios"
      onSubmit={save}
      cancelTo={paths.roles}
    >
      <RoleHolders
        role={role}
        text={
          isOwn
            ? 'Es tu propio rol: el permiso que le quites lo pierdes tú al guardar, y ya no podrás devolverlo.'
            : undefined
        }
      />
    </RoleForm>
  )
}

const NAMED = 3

const permissionsText = (permissions: readonly Permission[]): string => {
  const named = permissions.slice(0, NAMED).map(permissionLabel).join(', ')
  const more = permissions.length - NAMED
  return more > 0 ? `${named} y ${more} más` : named
}

interface RoleViewProps {
  role: Role
  /** Permissions of the role that the user lacks: the reason why they cannot edit it. */
  beyond: readonly Permission[]
}

function RoleView({ role, beyond }: RoleViewProps) {
  const { permissions } = valuesOf(role)
  return (
    <>
      <RoleHolders role={role} />
      <RoleSummary permissions={pairPermissions(permissions)} />
      <Section
        title={texts.permissions}
        text={
          beyond.length > 0
            ? `Este rol tiene permisos que tú no tienes: ${permissionsText(beyond)}. Lo puedes ver, no cambiar.`
            : texts.chosen(permissions.length, ALL_PAIRS.length)
        }
      >
        <PermissionsFrame>
          <PermissionMatrix chosen={permissions} />
        </PermissionsFrame>
      </Section>
    </>
  )
}

/** The role's permissions: editable for a user who may update roles and has all of them, else read-only. */
function RolePermissions({ row }: { row: Role }) {
  const own = useAppSelector(selectPermissions)
  const canUpdate = useMay()(rolesRoutes.update.access)
  const beyond = permissionsBeyond(own, rolePermissions(row))
  return canUpdate && beyond.length === 0 ? <EditRole role={row} /> : <RoleView role={row} beyond={beyond} />
}

const CRUMBS = [{ label: texts.list, to: paths.roles }]
// Stays mounted, or changes begun here would be lost when another tab opens.
const PERMISSIONS: RecordTab<Role> = {
  key: 'permisos',
  label: texts.permissions,
  Part: RolePermissions,
  keep: true,
}

export function RolePage({ tabs }: { tabs: readonly RecordTab<Role>[] }) {
  const source = useRole(useIdParam('rol'), ASKED_ANEW)
  const more = allowedParts(tabs, useMay())
  return (
    <DetailScreen
      source={source}
      title="Rol"
      unknown="No existe este rol"
      unknownText="Quizá se eliminó. Búscalo en la lista de roles."
      breadcrumb={CRUMBS}
      narrow
    >
      {(role) => (
        <Page title={role.name} breadcrumb={CRUMBS} narrow>
          {more.length === 0 ? (
            <RolePermissions key={role.id} row={role} />
          ) : (
            <RecordTabs label={`Apartados del rol ${role.name}`} row={role} tabs={[PERMISSIONS, ...more]} />
          )}
        </Page>
      )}
    </DetailScreen>
  )
}
