import { READY_ROLES } from '@contract/roles/readyRoles'
import { readyRoleId, rolesApi, rolePermissions } from '@client/state/roles/roles.api'
import { startClient } from '@test/support/state/client'
import { failure } from '@test/support/state/fakeNetwork'

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

describe('the id of a ready role', () => {
  const CAJA = { id: 2, name: 'CAJA' }
  const open = (roles: readonly object[]) => {
    const client = startClient()
    client.network.on('GET /auth/roles', { ok: true, roles })
    const idOf = () => client.store.dispatch(readyRoleId(READY_ROLES.CAJA, 'k'))
    return { ...client, idOf }
  }

  test('is that of the school’s own role of this name, and none is made', async () => {
    const { network, idOf } = open([{ id: 1, name: 'OTRO' }, CAJA])
    expect(await idOf()).toBe(2)
    expect(network.count('POST /auth/rol')).toBe(0)
  })

  test('is that of a new role where there is none', async () => {
    const { network, idOf } = open([])
    network.on('POST /auth/rol', { ok: true, rol: CAJA })
    expect(await idOf()).toBe(2)
  })

  test('is that of the role which another desk made meanwhile', async () => {
    const { network, idOf } = open([])
    network.on('POST /auth/rol', () => {
      network.on('GET /auth/roles', { ok: true, roles: [CAJA] })
      return failure(409, 'Ya existe')
    })
    expect(await idOf()).toBe(2)
  })

  test('is none when the role cannot be made', async () => {
    const { network, idOf } = open([])
    network.on('POST /auth/rol', failure(403, 'No'))
    await expect(idOf()).rejects.toMatchObject({ status: 403 })
  })
})
