import type { Permission } from '@contract/domain/permissions'
import { permissionLabel } from '@contract/roles/roles.rules'
import type { Role } from '@contract/roles/roles.schemas'
import { Section } from '../../../ui/page/Section'
import { ALL_PAIRS } from '../role.pairs'
import { valuesOf } from '../role.values'
import { texts } from '../roles.texts'
import { PermissionMatrix } from './PermissionMatrix'
import { PermissionsFrame } from './PermissionsFrame'
import { RoleHolders } from './RoleHolders'

/** Named when a role is out of reach; the rest are counted. */
const NAMED = 3

const listed = (permissions: readonly Permission[]): string => {
  const named = permissions.slice(0, NAMED).map(permissionLabel).join(', ')
  const more = permissions.length - NAMED
  return more > 0 ? `${named} ${texts.more(more)}` : named
}

interface RoleViewProps {
  role: Role
  /** What of it one does not hold oneself: the reason why it cannot be edited. */
  beyond: readonly Permission[]
}

/** A role to look at. */
export function RoleView({ role, beyond }: RoleViewProps) {
  const { permissions } = valuesOf(role)
  return (
    <>
      <RoleHolders role={role} />
      <Section
        title={texts.permissions}
        text={
          beyond.length > 0
            ? texts.beyond(listed(beyond))
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
