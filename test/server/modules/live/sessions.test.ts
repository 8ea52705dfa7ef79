import { eventually } from '@test/support/eventually'
import { marker, startLiveServer, type LiveServer } from '@test/support/live/desks'
import { streamOf } from '@test/support/live/streamOf'
import type { Caller } from '@test/support/server/harness'

let server: LiveServer
beforeAll(async () => {
  server = await startLiveServer()
})
afterAll(() => server.close())

/** A clerk with a stream, and a desk that has nothing to do with what happens to the clerk. */
const clerkAndBystander = async () => {
  const clerk = await server.userWith([])
  const { id, name, role } = (await clerk.get('/auth/verify')).body.user
  return {
    clerk,
    id,
    name,
    role,
    stream: await server.desk(clerk),
    bystander: await server.desk(server.admin),
  }
}
type Scene = Awaited<ReturnType<typeof clerkAndBystander>>

const ENDS: [string, (scene: Scene) => Promise<{ status: number }>][] = [
  ['signs out', ({ clerk }) => clerk.post('/auth/logout')],
  [
    'signs out with a token renewed meanwhile',
    async ({ clerk }) => {
      const { token } = (await clerk.get('/auth/verify')).body
      return server.admin.post('/auth/logout', undefined, { headers: { authorization: `Bearer ${token}` } })
    },
  ],
  [
    'gets a new password',
    ({ id }) => server.admin.patch(`/auth/password/${id}`, { password: 'Otra#Clave1' }),
  ],
  ['is deleted', ({ id }) => server.admin.delete(`/auth/user/${id}`)],
]

test.each(ENDS)('the stream ends at once when its user %s', async (_what, end) => {
  const scene = await clerkAndBystander()
  expect((await end(scene)).status).toBe(200)
  await eventually(() => expect(scene.stream.ended()).toBe(true))
  await marker(server, scene.bystander)
  expect(scene.bystander.ended()).toBe(false)
  expect((await streamOf(server.address, scene.clerk.token)).status).toBe(401)
})

test('another sign-in of the same user goes on', async () => {
  const { clerk, name, stream } = await clerkAndBystander()
  const second: Caller = await server.signIn(name, 'Ventana#Azul1')
  const other = await server.desk(second)
  await clerk.post('/auth/logout')
  await eventually(() => expect(stream.ended()).toBe(true))
  await marker(server, other)
  expect(other.ended()).toBe(false)
})

test('a changed role ends no stream: the next call looks the role up', async () => {
  const { role, stream } = await clerkAndBystander()
  const body = { nameRol: role.name, permissions: [{ moduleId: 6, permissionId: 2 }] }
  expect((await server.admin.patch(`/auth/rol/${role.id}`, body)).status).toBe(200)
  await marker(server, stream)
  expect(stream.ended()).toBe(false)
})

test('the stream ends when its token runs out, whatever token came after it', async () => {
  const clerk = await server.userWith([])
  const { user } = (await clerk.get('/auth/verify')).body
  const soon = new Date(server.clock.now.getTime() + 700)
  await server.db.updateTable('sessions').set({ expires_at: soon }).where('user_id', '=', user.id).execute()
  // Its first word has come: it was open.
  const stream = await server.desk(clerk)
  await eventually(() => expect(stream.ended()).toBe(true))
})
