import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'

let server: TestServer
let office: Office
beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
})
afterAll(() => server.close())

const UNKNOWN = 2_147_483_647
let names = 0
const family = async (children = 1) => {
  const ids = children === 0 ? [] : await office.addPupils(children)
  const body = { nombre: `ROSA ${++names}`, telefono: '5512345678', hijos: ids.map((id) => ({ id })) }
  const answer = await server.admin.post('/padres', body)
  expect(answer.status).toBe(200)
  return { idPadre: answer.body.padre.id as number, ids, nombre: body.nombre }
}
const unlink = (idPadre: unknown, alumnoId: unknown) =>
  server.admin.patch('/padres/quitar/hijo', { idPadre, alumnoId })
const remove = (id: number) => server.admin.delete(`/padres/${id}`)

test('a child leaves their parent and can be linked to another', async () => {
  const { idPadre, ids } = await family(2)
  const { status, body } = await unlink(idPadre, ids[0])
  expect([status, body.padre.alumnos.map((each: { id: number }) => each.id)]).toEqual([200, [ids[1]]])
  const orphans = (await server.admin.get('/alumnos/sin/padre')).body.alumnos
  expect(orphans.map((each: { id: number }) => each.id)).toContain(ids[0])
  const other = await family(0)
  const linked = await server.admin.patch('/padres/add/hijo', {
    idPadre: other.idPadre,
    hijos: [{ id: ids[0] }],
  })
  expect(linked.status).toBe(200)
})

test('what a family has in its favour stays with the parent', async () => {
  const { idPadre, ids } = await family(1)
  const body = {
    padreId: idPadre,
    lineas: [],
    a_cuenta: true,
    medios: [{ metodo_pago: 'EFECTIVO', monto: 150 }],
  }
  expect((await server.admin.post('/caja/cobro', body, { key: 'a cuenta' })).status).toBe(200)
  expect((await unlink(idPadre, ids[0])).status).toBe(200)
  const creditOf = async (query: string) =>
    (await server.admin.get(`/caja/familia?${query}`)).body.familia.saldo_favor
  expect([await creditOf(`padreId=${idPadre}`), await creditOf(`alumnoId=${ids[0]}`)]).toEqual([150, 0])
  const refused = await remove(idPadre)
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('saldo a favor')])
})

test.each([
  ['no child', (idPadre: number) => unlink(idPadre, undefined), 400],
  ['a child as text', (idPadre: number, id: number) => unlink(idPadre, String(id)), 400],
  ['an unknown parent', (_: number, id: number) => unlink(UNKNOWN, id), 404],
  ['an unknown pupil', (idPadre: number) => unlink(idPadre, UNKNOWN), 404],
  ["somebody else's child", async (idPadre: number) => unlink(idPadre, (await family()).ids[0]), 409],
  [
    'a pupil without a parent',
    async (idPadre: number) => unlink(idPadre, (await office.addPupils(1))[0]),
    409,
  ],
])('unlinking %s is refused and changes nothing', async (_what, call, status) => {
  const { idPadre, ids } = await family()
  const answer = await call(idPadre, ids[0]!)
  expect([answer.status, answer.body.ok]).toEqual([status, false])
  expect((await server.admin.get(`/padres/one/${idPadre}`)).body.padre.alumnos).toHaveLength(1)
})

test('a parent is removed while nothing hangs on them, with their app user', async () => {
  const { idPadre, ids, nombre } = await family(2)
  const refused = await remove(idPadre)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    `No se puede eliminar a ${nombre}: tiene 2 hijos.`,
  ])
  for (const id of ids) await unlink(idPadre, id)
  const user = { id: idPadre, username: 'rosa', password: 'Ventana#Azul1' }
  expect((await server.admin.patch('/padres/create/user', user)).status).toBe(200)
  expect((await remove(idPadre)).body).toMatchObject({ ok: true, padre: { id: idPadre, nombre } })
  expect((await remove(idPadre)).status).toBe(404)
  expect((await server.admin.get(`/padres/one/${idPadre}`)).status).toBe(404)
  // The name is free again.
  const next = await family(0)
  expect((await server.admin.patch('/padres/create/user', { ...user, id: next.idPadre })).status).toBe(200)
})

test('a notice and a contact keep a parent', async () => {
  const { idPadre, nombre } = await family(0)
  const notice = { idPadre, titulo: 'AVISO', descripcion: 'JUNTA' }
  expect((await server.admin.post('/avisos/administracion/padre', notice)).status).toBe(200)
  const contact = { padreId: idPadre, fecha: '2026-09-15', medio: 'LLAMADA', promesa: 'SÍ' }
  expect((await server.admin.post('/morosos/contactos', contact)).status).toBe(200)
  expect((await remove(idPadre)).body.message).toBe(
    `No se puede eliminar a ${nombre}: tiene 1 contacto por adeudo y 1 aviso.`,
  )
})

test('linking and removing at once: one of them is refused', async () => {
  for (let round = 0; round < 5; round++) {
    const [{ idPadre }, [child]] = [await family(0), await office.addPupils(1)]
    const answers = await Promise.all([
      server.admin.patch('/padres/add/hijo', { idPadre, hijos: [{ id: child }] }),
      remove(idPadre),
    ])
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual(answers.map(({ status }) => status))
  }
})
