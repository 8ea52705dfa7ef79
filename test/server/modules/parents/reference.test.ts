import { sql } from 'kysely'
import { familyReference } from '@contract/parents/reference.rules'
import { startServer, type TestServer } from '@test/support/server/harness'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const addParent = async (nombre: string, telefono: string) =>
  (await server.admin.post('/padres', { nombre, telefono })).body.padre

it('every parent gets the next reference, and one of a deleted parent is not given again', async () => {
  const first = await addParent('ROSA PEÑA', '5512345678')
  const gone = await addParent('LUIS GIL', '5512345679')
  expect([first.referencia, gone.referencia]).toEqual(['1000017', '1000025'])
  expect((await server.admin.delete(`/padres/${gone.id}`)).status).toBe(200)
  expect((await addParent('ANA SOL', '5512345670')).referencia).toBe(familyReference(100_003))
})

it('no write changes it, and the database makes the same digits as the rule', async () => {
  await server.admin.patch('/padres/update/1', { nombre: 'ROSA PEÑA GIL', referencia: '1000025' })
  expect((await server.admin.get('/padres/one/1')).body.padre.referencia).toBe('1000017')
  const change = sql`UPDATE parents SET referencia_numero = 7`.execute(server.db)
  await expect(change).rejects.toThrow(/referencia_numero/)
  const { rows } = await sql<{ made: string }>`
    SELECT family_reference(100001 + n * 4217) AS made FROM generate_series(0, 199) n`.execute(server.db)
  expect(rows.map(({ made }) => made)).toEqual(rows.map((_, at) => familyReference(100_001 + at * 4217)))
})

it('search finds the family by it, alone and first', async () => {
  const { resultados } = (await server.admin.get('/buscar?q=1000017')).body
  expect(resultados[0]).toMatchObject({ tipo: 'PADRE', id: 1, titulo: 'ROSA PEÑA GIL' })
  expect((await server.admin.get('/buscar?q=1000018')).body.resultados).toEqual([])
})

it('desk and statement of the family say it', async () => {
  const { familia } = (await server.admin.get('/caja/familia?padreId=1')).body
  expect(familia.padre.referencia).toBe('1000017')
  const { estado } = (await server.admin.get('/estados/familia?padreId=1')).body
  expect(estado.padre.referencia).toBe('1000017')
})
