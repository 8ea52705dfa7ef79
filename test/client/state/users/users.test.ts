import { usersApi } from '@client/state/users/users.api'
import { selectUsers } from '@client/state/users/users.selectors'
import { startClient } from '@test/support/state/client'
import { aUserRow } from '@test/support/state/rows'

const { listUsers } = usersApi.endpoints

test.each([
  ['wrapped', (users: unknown[]) => ({ ok: true, users })],
  ['bare, as the existing server may send it', (users: unknown[]) => users],
])('users %s', async (_name, wrap) => {
  const { network, store } = startClient()
  expect(selectUsers(store.getState())).toEqual([])
  const { permissions: _left, ...bare } = aUserRow({ id: 9 })
  network.on('GET /auth/users', wrap([aUserRow(), bare]))
  await store.dispatch(listUsers.initiate())
  expect(selectUsers(store.getState())).toEqual([aUserRow(), aUserRow({ id: 9, permissions: [] })])
  expect(selectUsers(store.getState())).toBe(selectUsers(store.getState()))
})
