import { useStep } from '@server/modules/secondFactor/secondFactor.queries'
import { matchKey } from '@server/modules/secondFactor/secondFactor.service'
import { createSealer } from '@server/security/sealer'
import { openAccounts, PASSWORD } from '@test/support/server/accounts'
import { startServer, type TestServer } from '@test/support/server/harness'
import { refusalOf } from '@test/support/server/refusal'

let server: TestServer
let on: ReturnType<typeof openAccounts>
beforeAll(async () => {
  server = await startServer()
  on = openAccounts(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('login_failures').execute()
  await server.db.deleteFrom('second_factors').execute()
})

/** What a start does. */
const startWith = (secret: string) => matchKey(server.db, createSealer(secret), server.clock.now)
const listed = async (name: string) =>
  (await server.admin.get('/auth/users')).body.users.find((user: { name: string }) => user.name === name)
const OWN = 's'.repeat(32)
const OTHER = 'o'.repeat(32)

test('without its key a factor is off, and works again with its codes when the key comes back', async () => {
  const { caller, name, secret, codes } = await on.guarded()
  expect(await startWith(OTHER)).toEqual({ lost: 1, back: 0 })
  expect(await startWith(OTHER)).toEqual({ lost: 0, back: 0 })
  expect((await on.login(name)).status).toBe(200)
  // Who decides over the users would otherwise believe this one to be protected.
  expect(await listed(name)).toMatchObject({ segundo_factor: false })
  expect((await caller.get('/auth/segundo-factor')).body.segundo_factor).toMatchObject({
    activo: false,
    perdido: true,
  })

  expect(await startWith(OWN)).toEqual({ lost: 0, back: 1 })
  expect(await startWith(OWN)).toEqual({ lost: 0, back: 0 })
  expect(await listed(name)).toMatchObject({ segundo_factor: true })
  expect((await on.login(name)).body.motivo).toBe('CODIGO')
  expect((await on.login(name, { codigo: on.codeOf(secret) })).status).toBe(200)
  expect((await on.login(name, { codigo: codes[0] })).status).toBe(200)
})

test('set up again meanwhile, the new one stays: the first phone has no say any more', async () => {
  const { caller, name, secret: first } = await on.guarded()
  await startWith(OTHER)
  const { secret } = await on.setUp(caller)
  expect(await startWith(OWN)).toEqual({ lost: 0, back: 0 })
  expect((await on.login(name, { codigo: on.codeOf(first) })).body.motivo).toBe('CODIGO_INVALIDO')
  expect((await on.login(name, { codigo: on.codeOf(secret) })).status).toBe(200)
})

test('a recovery code as the first code says what is asked for, and is not used up', async () => {
  const { caller, id, codes } = await on.guarded()
  await startWith(OTHER)
  await on.prepare(caller)
  const answer = await caller.post('/auth/segundo-factor/confirmar', { codigo: codes[0] })
  expect(answer).toMatchObject({
    status: 400,
    body: {
      campos: { codigo: expect.stringMatching(/^Escribe los seis dígitos que muestra tu aplicación/) },
    },
  })
  const used = await server.db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('used_at', 'is not', null)
    .where('user_id', '=', id)
    .execute()
  expect(used).toEqual([])
  expect((await caller.get('/auth/segundo-factor')).body.segundo_factor.activo).toBe(false)
})

test('a code that was checked before another tab prepared a new secret does not turn that one on', async () => {
  const { caller, id } = await on.aUser()
  await on.prepare(caller)
  const { secret } = await server.db
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  await on.prepare(caller)
  expect(await useStep(server.db, id, 1, secret)).toBe(false)
  expect(refusalOf(await caller.post('/auth/segundo-factor/confirmar', { codigo: '000000' }))).toEqual([
    400,
    { codigo: 'El código no es correcto.' },
  ])
})

test('an administrator who requires a factor of her own role owes one at once, and sets it up from there', async () => {
  const { caller, roleId } = await on.aUser([
    ['ROLES', 'READ'],
    ['ROLES', 'UPDATE'],
  ])
  const { permissions } = (await caller.get(`/auth/rol/${roleId}`)).body.rol
  const pairs = permissions.map(
    ({ moduleId, permission }: { moduleId: number; permission: { id: number } }) => ({
      moduleId,
      permissionId: permission.id,
    }),
  )
  const ask = (exige_segundo_factor: boolean) =>
    caller.patch(`/auth/rol/${roleId}`, { permissions: pairs, exige_segundo_factor })
  expect((await ask(true)).status).toBe(200)
  // Nor does the way out of it lie in the product: whoever has the password alone would take it.
  expect(await ask(false)).toMatchObject({ status: 403, body: { motivo: 'SEGUNDO_FACTOR' } })
  expect((await caller.post('/auth/segundo-factor', { password: PASSWORD })).status).toBe(200)
  await on.setUp(caller)
  expect((await ask(false)).status).toBe(200)
})
