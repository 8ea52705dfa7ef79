import {
  EMPTY_ROLE_NAME,
  NO_PERMISSIONS,
  pairPermissions,
  permissionLabel,
  permissionsBeyond,
  roleProblems,
} from '@contract/roles/roles.rules'

test('pairs of ids become module and action; unknown ids are left out', () => {
  expect(
    pairPermissions([
      { moduleId: 6, permissionId: 4 },
      { moduleId: 14, permissionId: 1 },
      { moduleId: 1, permissionId: 5 },
    ]),
  ).toEqual([{ module: 'CARGOS', action: 'DELETE' }])
})

test('a role needs a name and at least one permission', () => {
  expect(roleProblems({ nameRol: 'CAJA', permissions: [1] })).toEqual({})
  expect(roleProblems({ nameRol: ' ', permissions: [] })).toEqual({
    nameRol: EMPTY_ROLE_NAME,
    permissions: NO_PERMISSIONS,
  })
  expect(roleProblems({ permissions: [1] })).toEqual({})
})

test('what one does not hold oneself is beyond', () => {
  const read = { module: 'CARGOS', action: 'READ' }
  const cancel = { module: 'CARGOS', action: 'DELETE' }
  expect(permissionsBeyond([read], [read, cancel])).toEqual([cancel])
  expect(permissionsBeyond([read, cancel], [read])).toEqual([])
  expect(permissionLabel(cancel)).toBe('CARGOS (Eliminar)')
})
