import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'
import { aJpeg } from '@test/support/fixtures/pictures'
import { aStudent } from '@test/support/builders'
import { openOffice } from '@test/support/server/office'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const open = async (url: string): Promise<number> => (await server.app.inject(url)).statusCode

test('links to photos and papers die with the session that was given them, and with no other', async () => {
  const office = openOffice(server)
  const cycle = await office.addCycle()
  const photo = { name: 'foto.jpg', content: await aJpeg() }
  const { id } = (await server.admin.form('POST', '/alumnos', aStudent(1), [photo])).body.alumno
  const { pago } = (await office.pay(await office.addCharge(cycle, id, 100))).body
  const own = await server.signIn(ADMIN.user, ADMIN.password)
  const linksOf = async (who = own) => {
    const { urlFoto, urlMiniatura } = (await who.get(`/alumnos/${id}`)).body.alumno
    return [urlFoto, urlMiniatura, (await who.post(`/pagos/${pago.id}/recibo`)).body.recibo.url] as string[]
  }
  const [mine, theirs] = [await linksOf(), await linksOf(server.admin)]
  // Renewed: the same sign-in.
  expect((await own.get('/auth/verify')).status).toBe(200)
  expect(await Promise.all(mine.map(open))).toEqual([200, 200, 200])
  await own.post('/auth/logout')
  expect(await Promise.all(mine.map(open))).toEqual([403, 403, 403])
  expect(await Promise.all(theirs.map(open))).toEqual([200, 200, 200])
  const other = /sesion=[\w.-]+/.exec(theirs[0]!)![0]
  expect(await open(mine[0]!.replace(/sesion=[\w.-]+/, other))).toBe(403)
  server.clock.now = new Date(server.clock.now.getTime() + 901_000)
  expect(await Promise.all(theirs.map(open))).toEqual([403, 403, 403])
})
