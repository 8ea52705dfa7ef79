import { departmentsApi } from '@client/state/departments/departments.api'
import { proofEnded } from '@client/state/proof/proofEvents'
import { selectIsProofAsked, selectOwesFactor } from '@client/state/proof/proof.slice'
import { secondFactorApi } from '@client/state/secondFactor/secondFactor.api'
import { loggedOut } from '@client/state/session/sessionEvents'
import { usersApi } from '@client/state/users/users.api'
import { answer, until } from '../../../support/state/fakeNetwork'
import { startClient } from '../../../support/state/client'

const DELETE = 'DELETE /auth/user/8'
const CONFIRM = answer(403, {
  ok: false,
  message: 'Confirma que eres tú para hacer esto.',
  motivo: 'CONFIRMAR',
})

const asked = async () => {
  const client = startClient()
  await client.signIn()
  client.network.on(DELETE, CONFIRM.clone())
  const outcome = client.store.dispatch(
    usersApi.endpoints.deleteUser.initiate({ id: 8, idempotencyKey: 'llave' } as never),
  )
  await until(() => selectIsProofAsked(client.store.getState()))
  return { ...client, outcome }
}
const keys = ({ network }: Awaited<ReturnType<typeof asked>>) =>
  network.sent
    .filter(({ path }) => path === '/auth/user/8')
    .map(({ headers }) => headers.get('idempotency-key'))

test('a call that needs proof waits for it, and goes on with the same key', async () => {
  const client = await asked()
  client.network.on(DELETE, { ok: true, message: '', user: { id: 8 } })
  client.store.dispatch(proofEnded(true))
  expect(await client.outcome).not.toHaveProperty('error')
  expect(keys(client)).toEqual(['llave', 'llave'])
  expect(selectIsProofAsked(client.store.getState())).toBe(false)
})

test.each([
  ['Cancelar', proofEnded(false)],
  ['the end of the session', loggedOut({ from: 'here' })],
])('after %s the refusal is the answer, and nothing is sent again', async (_why, action) => {
  const client = await asked()
  client.store.dispatch(action)
  await client.outcome
  expect(keys(client)).toEqual(['llave'])
  expect(selectIsProofAsked(client.store.getState())).toBe(false)
})

test('any call may say that a second factor is owed; the first code settles it', async () => {
  const client = startClient()
  await client.signIn()
  const owed = { ok: false, message: 'Tu rol pide un segundo factor', motivo: 'SEGUNDO_FACTOR' }
  client.network.on('GET /plantilla/all/departamentos', answer(403, owed))
  await client.store.dispatch(departmentsApi.endpoints.listDepartments.initiate(undefined as never))
  expect(selectOwesFactor(client.store.getState())).toBe(true)
  client.network.on('POST /auth/segundo-factor/confirmar', { ok: true, codigos: ['abcd-efgh'] })
  await client.store.dispatch(secondFactorApi.endpoints.confirmFactor.initiate({ codigo: '123456' } as never))
  expect(selectOwesFactor(client.store.getState())).toBe(false)
})
