import { someoneWaits } from '@test/support/database/lockWaits'
import { refusalOf } from '@test/support/server/refusal'
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
  expect(refusalOf(await school.desk.collect({ padreId: other.padreId, lineas: [], medios: [] }))).toEqual([
    400,
    { lineas: 'Elige al menos un cargo o una colegiatura', medios: 'Indica con qué se paga' },
  ])
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
  expect(refusalOf(await send({}))).toEqual([
    400,
    { padreId: 'Indica un padre o un alumno, y solo uno de los dos' },
  ])
})

test('of two cashiers who dismiss at once one does; the other is told that it is gone', async () => {
  const { padreId } = await school.addFamily(1)
  const { body } = await send({ padreId })
  const path = `/caja/espera/${body.espera.id}`
  // Both wait for a third, so that neither sees what the other did.
  const pressed = await school.server.db.transaction().execute(async (tx) => {
    await tx.selectFrom('desk_queue').select('id').where('id', '=', body.espera.id).forUpdate().execute()
    const both = [school.caller.delete(path), school.caller.delete(path)]
    await someoneWaits(school.server.db, 2)
    return both
  })
  const answers = await Promise.all(pressed)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  const lost = answers.find(({ status }) => status === 404)!
  expect(lost.body.message).toBe(`La familia ${body.espera.id} ya no está en espera.`)
  const { bitacora } = (await school.caller.get(`/bitacora?tipo=ESPERA&id=${body.espera.id}`)).body
  expect(bitacora.filter(({ accion }: { accion: string }) => accion === 'DELETE')).toHaveLength(1)
})

test('a family sent by two secretaries at once waits once', async () => {
  const { padreId, hijos } = await school.addFamily(2)
  const answers = await Promise.all([
    send({ padreId }),
    send({ alumnoId: hijos[0] }),
    send({ alumnoId: hijos[1] }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.espera.id)).size).toBe(1)
  expect((await waitsFor()).filter((id) => id === padreId)).toHaveLength(1)
})

test('whoever pays elsewhere, by the charge or by the month, waits no longer; a cancelled payment does not bring them back', async () => {
  const { padreId, hijos } = await school.addFamily(1)
  const cycle = await school.office.addCycle()
  expect((await school.office.enrol(cycle, hijos)).status).toBe(200)
  const charge = await school.office.addCharge(cycle, hijos[0]!, 300)
  await send({ padreId })
  const paid = await school.office.pay(charge)
  expect(paid.status).toBe(200)
  expect(await waitsFor()).not.toContain(padreId)
  expect((await school.office.cancelPayment(paid.body.pago.id)).status).toBe(200)
  expect(await waitsFor()).not.toContain(padreId)
  await send({ padreId })
  const [month] = (await school.office.tuitionOf(hijos[0]!, cycle)).pagos
  expect((await school.office.payMonths([month!.id])).status).toBe(200)
  expect(await waitsFor()).not.toContain(padreId)
})

test('a deleted parent waits no longer, and the list still opens', async () => {
  const { body } = await school.caller.post('/padres', {
    nombre: 'SIN HIJOS LÓPEZ',
    telefono: '5512345678',
    hijos: [],
  })
  const padreId = body.padre.id
  expect((await send({ padreId })).status).toBe(200)
  expect(await waitsFor()).toContain(padreId)
  const gone = await school.caller.delete(`/padres/${padreId}`)
  expect(gone.status).toBe(200)
  expect(await waitsFor()).not.toContain(padreId)
})
