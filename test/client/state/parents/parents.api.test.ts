import { parentsApi } from '@client/state/parents/parents.api'
import { startClient } from '@test/support/state/client'
import { settle } from '@test/support/state/fakeNetwork'
import { aParentRow } from '@test/support/state/rows'

const { addChildren, changeParentPassword, createParentUser, listParents, createParent, updateParent } =
  parentsApi.endpoints
const key = { idempotencyKey: 'llave-1' }

test.each([
  [
    'a new parent',
    'POST /padres',
    createParent.initiate({ nombre: 'ROSA', telefono: '5511223344', ...key }),
    2,
  ],
  ['a changed one', 'PATCH /padres/update/4', updateParent.initiate({ id: 4, nombre: 'ROSA', ...key }), 2],
  [
    'more children',
    'PATCH /padres/add/hijo',
    addChildren.initiate({ idPadre: 4, hijos: [{ id: 1 }], ...key }),
    2,
  ],
  [
    'a user',
    'PATCH /padres/create/user',
    createParentUser.initiate({ id: 4, username: 'rosa', password: 'x', ...key }),
    2,
  ],
  [
    'a password, which no list shows',
    'PATCH /padres/password/user',
    changeParentPassword.initiate({ id: 4, password: 'x', ...key }),
    1,
  ],
] as const)('%s: how often the list of parents was asked for', async (_what, call, write, times) => {
  const { network, store } = startClient()
  network.on('GET /padres/all', { ok: true, padres: [] })
  await store.dispatch(listParents.initiate())
  network.on(call, { ok: true, padre: aParentRow(4) })
  const done = await store.dispatch(write as ReturnType<typeof createParent.initiate>)
  expect(done.error).toBeUndefined()
  await settle()
  expect(network.count('GET /padres/all')).toBe(times)
})
