import { rolesApi } from '@client/state/roles/roles.api'
import { rolePermissions } from '@client/state/roles/roles.selectors'
import { startClient } from '@test/support/state/client'

const { listRoles, getRole } = rolesApi.endpoints
const pair = (moduleId: number, id: number) => ({
  moduleId,
  module: { nameModule: 'X' },
  permission: { id, nameRol: 'X' },
})

test('roles of a server that tells neither holders nor permissions', async () => {
  const { network, store } = startClient()
  network.on('GET /auth/roles', { ok: true, roles: [{ id: 2, name: 'CAJA' }] })
  const { data } = await store.dispatch(listRoles.initiate())
  expect(data).toEqual([{ id: 2, name: 'CAJA', permissions: [], usuarios: [] }])
})

test('one role, or null when the server has none', async () => {
  const { network, store } = startClient()
  network.on('GET /auth/rol/2', { ok: true, rol: { id: 2, name: 'CAJA', permissions: [pair(6, 2)] } })
  const { data } = await store.dispatch(getRole.initiate({ id: 2 }))
  expect(data).toEqual({ id: 2, name: 'CAJA', permissions: [pair(6, 2)], usuarios: [] })
  network.on('GET /auth/rol/3', { ok: true, rol: null })
  expect((await store.dispatch(getRole.initiate({ id: 3 }))).data).toBeNull()
})

test('what a role grants, by its ids', () => {
  expect(rolePermissions({ permissions: [pair(6, 2), pair(12, 4), pair(99, 1)] })).toEqual([
    { module: 'CARGOS', action: 'READ' },
    { module: 'USUARIOS', action: 'DELETE' },
  ])
})
