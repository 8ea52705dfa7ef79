import { usersApi } from '@client/state/users/users.api'
import { startClient } from '@test/support/state/client'
import { aUserRow } from '@test/support/state/rows'

const { listUsers } = usersApi.endpoints

test.each([
  ['wrapped', (users: unknown[]) => ({ ok: true, users })],
  ['bare, as the existing server may send it', (users: unknown[]) => users],
])('users %s', async (_name, wrap) => {
  const { network, store } = startClient()
  const { permissions: _left, ...bare } = aUserRow({ id: 9 })
  network.on('GET /auth/users', wrap([aUserRow(), bare]))
  const { data } = await store.dispatch(listUsers.initiate())
  expect(data).toEqual([aUserRow(), aUserRow({ id: 9, permissions: [] })])
})
