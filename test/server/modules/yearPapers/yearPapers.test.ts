import { sql } from 'kysely'
import { holdLock } from '@test/support/database/holdLock'
import { someoneWaits } from '@test/support/database/lockWaits'
import { eventually } from '@test/support/eventually'
import { readPdf } from '@test/support/pdf/textOf'
import type { Caller } from '@test/support/server/harness'
import { zipEntries } from '@test/support/unzip'
import { cash, month, transfer, type Means } from '../desk/family'
import { openInvoices, type Invoices } from '../invoices/anInvoice'

let given: Invoices
beforeAll(async () => {
  given = await openInvoices()
})
afterAll(() => given.school.server.close())

const get = (path: string) => given.school.caller.get(path)
const open = (url: string) => given.school.server.app.inject({ method: 'GET', url })
const words = async (pdf: Buffer): Promise<string> => (await readPdf(pdf)).pages.join(' ')

/** A family of two; the first child paid a month in cash and one by transfer, the second one by transfer. */
const payingFamily = async () => {
  const payer = await given.addPayer(2)
  const [own, other] = [await given.monthsOf(payer.hijos[0]!), await given.monthsOf(payer.hijos[1]!)]
  const pay = (id: number, means: Means) =>
    given.school.desk.collect({ padreId: payer.padreId, lineas: [month(id)], medios: [means] })
  for (const [id, means] of [
    [own[0]!.id, cash(own[0]!.monto)],
    [own[1]!.id, transfer(own[1]!.monto)],
    [other[0]!.id, transfer(other[0]!.monto)],
  ] as const)
    expect((await pay(id, means)).status).toBe(200)
  return payer
}

test('a family’s year: each child with day, means, deductible and cap, as /facturas/deducible says', async () => {
  const { padreId, hijos } = await payingFamily()
  const answer = await get(`/facturas/anual?padreId=${padreId}&anio=2026`)
  expect(answer.status).toBe(200)
  const reply = await open(answer.body.documento.url)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
  const text = await words(reply.rawPayload)
  for (const said of [
    'COLEGIATURAS 2026',
    '01/09/2026',
    'Efectivo',
    'Transferencia',
    'Total pagado de colegiaturas en 2026: $5,200.00',
    'Deducible, lo que no se pagó en efectivo: $2,600.00. Tope anual por alumno de primaria: $12,900.00.',
    'Total pagado de colegiaturas en 2026: $2,600.00',
  ])
    expect(text).toContain(said)
  const { deducible } = (await get(`/facturas/deducible/${hijos[0]}?anio=2026`)).body
  expect(deducible).toMatchObject({ pagado: 5200, deducible: 2600 })
  // A child leads to the family.
  expect((await get(`/facturas/anual?alumnoId=${hijos[1]}`)).status).toBe(200)
})

test('404 for an unknown family, 409 without payments of that year; an altered link opens nothing', async () => {
  const { padreId } = await payingFamily()
  expect((await get('/facturas/anual?padreId=99999')).status).toBe(404)
  expect(await get(`/facturas/anual?padreId=${padreId}&anio=2025`)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('no tiene pagos de colegiatura en 2025') },
  })
  const { url } = (await get(`/facturas/anual?padreId=${padreId}`)).body.documento
  expect((await open(url.replace(`padre=${padreId}`, 'padre=1'))).statusCode).toBe(403)
  expect((await given.school.caller.post('/facturas/anuales', { anio: 2020 })).status).toBe(409)
})

test('the papers of all families in one zip, each family once, with a row in the bitácora', async () => {
  const alone = await given.school.office.addPupils(1)
  await given.school.office.enrol(given.cycle, alone)
  await given.school.office.payMonths([(await given.monthsOf(alone[0]!))[0]!.id])
  const { padreId } = await payingFamily()
  const made = await given.school.caller.post('/facturas/anuales', { anio: 2026, avance: 'codigo-1' })
  const { url, familias } = made.body.archivo
  const reply = await open(url)
  expect([reply.statusCode, reply.headers['content-disposition']]).toEqual([
    200,
    'attachment; filename="pagos-2026.zip"',
  ])
  const papers = zipEntries(reply.rawPayload)
  expect(papers.size).toBe(familias)
  const own = [...papers].find(([name]) => name.endsWith(`(${padreId}).pdf`))!
  expect(await words(own[1])).toContain('Deducible, lo que no se pagó en efectivo: $2,600.00')
  // A pupil without a parent is a family.
  const { nombre } = await given.school.server.db
    .selectFrom('students')
    .select('nombre')
    .where('id', '=', alone[0]!)
    .executeTakeFirstOrThrow()
  expect([...papers.keys()]).toContain(`${nombre} (${alone[0]}).pdf`)
  const { bitacora } = (await get('/bitacora?tipo=PAGOS_ANUALES')).body
  expect(bitacora).toHaveLength(1)
  // After it has ended there is no progress, and an altered link opens nothing.
  await eventually(async () =>
    expect((await get('/facturas/anuales/avance/codigo-1')).body.avance).toBeNull(),
  )
  expect((await open(url.replace('anio=2026', 'anio=2025'))).statusCode).toBe(403)
})

test('tells how many papers are drawn while the zip is sent, to its user alone, and refuses a second one', async () => {
  const { server, caller } = given.school
  const colleague = await server.userWith([
    ['CARGOS', 'READ'],
    ['COLEGIATURAS', 'READ'],
  ])
  await payingFamily()
  await payingFamily()
  const made = await caller.post('/facturas/anuales', { anio: 2026, avance: 'codigo-2' })
  const { url, familias } = made.body.archivo
  const progressFor = async (who: Caller) => (await who.get('/facturas/anuales/avance/codigo-2')).body.avance
  // Each paper reads this table once: who holds it holds the next paper back.
  const holdNext = () =>
    holdLock(server.db, (tx) => sql`LOCK TABLE opening_rows IN ACCESS EXCLUSIVE MODE`.execute(tx))
  const drawFirst = await holdNext()
  const reply = open(url)
  await someoneWaits(server.db)
  const second = holdNext()
  await someoneWaits(server.db, 2)
  await drawFirst()
  const drawOthers = await second
  await eventually(async () => expect(await progressFor(caller)).toEqual({ hechas: 1, total: familias }))
  expect(await progressFor(colleague)).toBeNull()
  expect((await caller.post('/facturas/anuales', { anio: 2026 })).status).toBe(503)
  await drawOthers()
  expect((await reply).statusCode).toBe(200)
  await eventually(async () => expect(await progressFor(caller)).toBeNull())
})
