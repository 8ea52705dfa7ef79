import { hasPermission } from '@contract/domain/permissions'
import { READY_ROLES, pairsOfGrants, type Grants } from '@contract/roles/readyRoles'
import { roleWarnings } from '@contract/roles/jobs.rules'
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

test.each([
  [
    CAJA.name,
    CAJA.grants,
    {
      'CICLO ESCOLAR': 'READ',
      ALUMNOS: 'READ',
      PADRES: 'READ',
      INSCRIPCIONES: 'READ',
      BECAS: 'READ',
      CARGOS: 'CREATE READ UPDATE',
      COLEGIATURAS: 'READ UPDATE',
    },
  ],
  [
    SECRETARIA.name,
    SECRETARIA.grants,
    {
      'CICLO ESCOLAR': 'READ',
      INSCRIPCIONES: 'CREATE READ UPDATE',
      BECAS: 'READ',
      ALUMNOS: 'CREATE READ UPDATE',
      PADRES: 'CREATE READ UPDATE',
      CARGOS: 'CREATE READ',
      COLEGIATURAS: 'READ',
      'CALENDARIO ESCOLAR': 'CREATE READ UPDATE DELETE',
      MENCIONES: 'CREATE READ UPDATE DELETE',
      PLANTILLA: 'READ',
      EVENTOS: 'CREATE READ UPDATE DELETE',
    },
  ],
])('%s grants this and nothing else', (_, grants, expected) => {
  const granted = Object.entries(grants).map(([module, actions]) => [module, [...actions].sort()])
  const wanted = Object.entries(expected).map(([module, actions]) => [module, actions.split(' ').sort()])
  expect(Object.fromEntries(granted)).toEqual(Object.fromEntries(wanted))
})

test('the cashier takes money and undoes none; the secretary takes none', () => {
  const cashier = permissionsOfGrants(CAJA.grants)
  const secretary = permissionsOfGrants(SECRETARIA.grants)
  for (const module of ['CARGOS', 'COLEGIATURAS']) {
    expect([
      module,
      hasPermission(cashier, module, 'UPDATE'),
      hasPermission(cashier, module, 'DELETE'),
    ]).toEqual([module, true, false])
    expect([module, hasPermission(secretary, module, 'UPDATE')]).toEqual([module, false])
  }
  for (const held of [cashier, secretary])
    expect(held.filter(({ module }) => module === 'USUARIOS' || module === 'ROLES')).toEqual([])
})
