import { NOTICE_SENDER } from '@contract/notices/notices.rules'
import { SCHOOL_DAY, startServer, type TestServer } from '@test/support/server/harness'

let server: TestServer
let idPadre: number
beforeAll(async () => {
  server = await startServer()
  const answer = await server.admin.post('/padres', { nombre: 'Luz Ríos', telefono: '5512345678' })
  idPadre = answer.body.padre.id
})
afterAll(() => server.close())

const UNKNOWN = 2_147_483_647
const aNotice = (over: Record<string, unknown> = {}) => ({
  usuario: 'el que sea',
  idPadre,
  titulo: 'junta',
  descripcion: 'mañana\na las 8',
  ...over,
})
const send = (over: Record<string, unknown> = {}) =>
  server.admin.post('/avisos/administracion/padre', aNotice(over))
const history = async () => (await server.admin.get(`/avisos/padre/${idPadre}`)).body.avisos

test('a notice is uppercased, shows the fixed sender and keeps the real one', async () => {
  const clerk = await server.userWith([['PADRES', 'UPDATE']])
  const { status, body } = await clerk.post('/avisos/administracion/padre', aNotice())
  expect(status).toBe(200)
  const sender = (await clerk.get('/auth/verify')).body.user
  expect(body).toEqual({
    ok: true,
    message: 'El Aviso fue enviado Exitosamente al Padre',
    aviso: {
      id: expect.any(Number),
      idPadre,
      usuario: NOTICE_SENDER,
      remitente: { id: sender.id, name: sender.name },
      titulo: 'JUNTA',
      descripcion: 'MAÑANA\nA LAS 8',
      fecha: SCHOOL_DAY,
    },
  })
  expect((await send({ titulo: 'otra' })).status).toBe(200)
  expect((await history()).map((aviso: { titulo: string }) => aviso.titulo)).toEqual(['OTRA', 'JUNTA'])
})

test('the sender stays when the user is gone', async () => {
  const clerk = await server.userWith([['PADRES', 'UPDATE']])
  await clerk.post('/avisos/administracion/padre', aNotice({ titulo: 'de quien se fue' }))
  const { user } = (await clerk.get('/auth/verify')).body
  expect((await server.admin.delete(`/auth/user/${user.id}`)).status).toBe(200)
  expect((await history())[0].remitente).toEqual({ id: user.id, name: user.name })
})

test.each([
  ['a blank title', { titulo: ' ' }, 400],
  ['no description', { descripcion: undefined }, 400],
  ['a description that is too long', { descripcion: 'x'.repeat(4001) }, 400],
  ['an id as text', { idPadre: '1' }, 400],
  ['an unknown parent', { idPadre: UNKNOWN }, 404],
])('%s is refused and nothing is sent', async (_what, over, status) => {
  const before = await history()
  expect((await send(over)).status).toBe(status)
  expect(await history()).toEqual(before)
})

test('the history of an unknown parent is 404', async () => {
  expect((await server.admin.get(`/avisos/padre/${UNKNOWN}`)).status).toBe(404)
})
