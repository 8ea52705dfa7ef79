import { cash, openSchool, type School } from './family'

let school: School

beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.server.close())
beforeEach(() => school.at('2026-09-01'))

const send = (of: object) => school.caller.post('/caja/espera', of)
const waiting = async (): Promise<
  { id: number; padre: { id: number } | null; alumno: { id: number } | null }[]
> => (await school.caller.get('/caja/espera')).body.espera
const waitsFor = async () => (await waiting()).map(({ padre, alumno }) => padre?.id ?? -(alumno?.id ?? 0))
const onAccount = (of: object) =>
  school.desk.collect({ ...of, lineas: [], a_cuenta: true, medios: [cash(100)] })

test('a family waits once, by its parent or a child, and is gone when it pays', async () => {
  const { padreId, hijos } = await school.addFamily(2)
  const other = await school.addFamily(1)
  const [alone] = (await school.office.addPupils(1)) as [number]
  expect((await send({ alumnoId: hijos[0] })).status).toBe(200)
  expect((await send({ padreId: other.padreId })).status).toBe(200)
  expect((await send({ alumnoId: alone })).status).toBe(200)
  expect((await send({ alumnoId: hijos[1] })).status).toBe(200)
  expect(await waitsFor()).toEqual([padreId, other.padreId, -alone])
  expect((await onAccount({ padreId })).status).toBe(200)
  expect((await onAccount({ alumnoId: alone })).status).toBe(200)
  expect(await waitsFor()).toEqual([other.padreId])
  // A payment that fails takes nobody out.
  expect((await school.desk.collect({ padreId: other.padreId, lineas: [], medios: [] })).status).toBe(400)
  expect(await waitsFor()).toEqual([other.padreId])
  const [row] = await waiting()
  expect((await school.caller.delete(`/caja/espera/${row!.id}`)).status).toBe(200)
  expect(await waitsFor()).toEqual([])
  expect((await school.caller.delete(`/caja/espera/${row!.id}`)).status).toBe(404)
})

test('a charge of a child paid by its own call takes the family out, also one sent before it had a parent', async () => {
  const [pupil, sibling] = (await school.office.addPupils(2)) as [number, number]
  await send({ alumnoId: pupil })
  const padre = await school.caller.post('/padres', {
    nombre: 'MADRE NUEVA LÓPEZ',
    telefono: '5512345678',
    hijos: [{ id: pupil }, { id: sibling }],
  })
  expect(await waitsFor()).toEqual([-pupil])
  expect((await onAccount({ padreId: padre.body.padre.id })).status).toBe(200)
  expect(await waitsFor()).toEqual([])
})

test('it is the list of a day: who waited yesterday is not in it, and may be sent again', async () => {
  const { padreId } = await school.addFamily(1)
  await send({ padreId })
  await school.at('2026-09-02')
  expect(await waitsFor()).toEqual([])
  expect((await send({ padreId })).status).toBe(200)
  expect(await waitsFor()).toEqual([padreId])
})

test('unknown families and half a question are refused', async () => {
  expect((await send({ padreId: 9_999 })).status).toBe(404)
  expect((await send({})).status).toBe(400)
})
