import { holds } from '@contract/domain/permissions'
import { READY_ROLES, pairsOfGrants, type Grants } from '@contract/roles/readyRoles'
import { roleWarnings } from '@contract/roles/role.jobs'
import { pairPermissions } from '@contract/roles/roles.rules'

const { DIRECCION, CAJA, SECRETARIA } = READY_ROLES
const permissionsOfGrants = (grants: Grants) => pairPermissions(pairsOfGrants(grants))

test.each(Object.values(READY_ROLES).map(({ name, grants }) => [name, grants] as const))(
  '%s can do what each of its permissions is for',
  (_name, grants) => {
    expect(roleWarnings(permissionsOfGrants(grants))).toEqual([])
  },
)

test('the principal may do everything', () => {
  expect(permissionsOfGrants(DIRECCION.grants)).toHaveLength(13 * 4)
})

test('the cashier takes money and undoes none; the secretary takes none', () => {
  const cashier = permissionsOfGrants(CAJA.grants)
  const secretary = permissionsOfGrants(SECRETARIA.grants)
  for (const module of ['CARGOS', 'COLEGIATURAS']) {
    expect([module, holds(cashier, module, 'UPDATE'), holds(cashier, module, 'DELETE')]).toEqual([
      module,
      true,
      false,
    ])
    expect([module, holds(secretary, module, 'UPDATE')]).toEqual([module, false])
  }
  for (const held of [cashier, secretary])
    expect(held.filter(({ module }) => module === 'USUARIOS' || module === 'ROLES')).toEqual([])
})
