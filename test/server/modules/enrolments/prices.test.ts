import { recordStatements } from '@test/support/database/statements'
import { startServer, type TestServer } from '@test/support/server/harness'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { openOffice, type Office } from '@test/support/server/office'

let server: TestServer
let office: Office

beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
})
afterAll(() => server.close())
afterEach(async () => expect(await ledgerFaults(server.db)).toEqual([]))

let years = 2026
/** Cycles may not overlap: each test takes the next year. */
const nextCycle = (over: Record<string, unknown> = {}) => {
  const year = ++years
  return office.addCycle({
    nombre: `${year}-${year + 1}`,
    fecha_inicio: `${year}-09-01`,
    fecha_fin: `${year + 1}-06-30`,
    ...over,
  })
}
const enrolmentsOf = (cycle: number) =>
  server.db.selectFrom('enrolments').selectAll().where('cycle_id', '=', cycle).orderBy('id').execute()

it('prices stay as they were on the day of enrolment: a later change is refused', async () => {
  const cycle = await nextCycle()
  const [id] = (await office.addPupils(1)) as [number]
  await office.enrol(cycle, [id])
  const change = await server.admin.patch(`/ciclo/${cycle}`, {
    costo_inscripcion: 1,
    mensualidad_primaria: 1,
  })
  expect(change.status).toBe(409)
  // Enrolments keep their price even if the price of the cycle changes.
  await server.db
    .updateTable('cycles')
    .set({ mensualidad_primaria_centavos: 1 })
    .where('id', '=', cycle)
    .execute()
  expect((await enrolmentsOf(cycle))[0]).toMatchObject({
    costo_inscripcion_centavos: 185_000,
    mensualidad_centavos: 260_000,
    costo_material_centavos: 90_000,
  })
  const months = await server.db.selectFrom('tuition').select(['lista_centavos', 'monto_centavos']).execute()
  expect(new Set(months.flatMap((month) => [month.lista_centavos, month.monto_centavos]))).toEqual(
    new Set([260_000]),
  )
})

it('a price change at the same moment: the pupils pay one price, the one that was answered', async () => {
  for (let round = 0; round < 6; round++) {
    const cycle = await nextCycle()
    const ids = await office.addPupils(3)
    const [enrolled, changed] = await Promise.all([
      office.enrol(cycle, ids),
      server.admin.patch(`/ciclo/${cycle}`, { costo_inscripcion: 2000 }),
    ])
    expect([enrolled.status, changed.status].sort()).toEqual([200, 409])
    const rows = await enrolmentsOf(cycle)
    expect(rows.map((row) => row.costo_inscripcion_centavos)).toEqual(
      enrolled.status === 200 ? [185_000, 185_000, 185_000] : [],
    )
  }
})

it('the same pupils enrolled twice at the same moment, in opposite order: once each', async () => {
  const cycle = await nextCycle()
  const ids = await office.addPupils(6)
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => office.enrol(cycle, at % 2 ? ids : [...ids].reverse())),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)])
  // Each waited for the first and saw its enrolments, so none failed by a constraint or a deadlock.
  for (const { status, body } of answers)
    if (status === 409) expect(body.message.match(/GARCÍA/g)).toHaveLength(6)
  expect(await enrolmentsOf(cycle)).toHaveLength(6)
})

it('a pupil may be enrolled again in the next cycle, in another grade', async () => {
  const [first, second] = [await nextCycle(), await nextCycle()]
  const [id] = (await office.addPupils(1)) as [number]
  expect((await office.enrol(first, [id], { grado: 'PREESCOLAR', mensualidad: 2350 })).status).toBe(200)
  expect((await office.enrol(second, [id])).status).toBe(200)
  expect((await office.enrol(second, [id])).status).toBe(409)
  const charges = (await server.admin.get(`/cargos/by/alumno/${id}`)).body.cargos
  expect(charges.map((each: { alumno: { grado: string } }) => each.alumno.grado).sort()).toEqual([
    ...['PREESCOLAR', 'PREESCOLAR', 'PRIMARIA', 'PRIMARIA'],
  ])
})

it('each grade pays its own month', async () => {
  const cycle = await nextCycle()
  const [id] = (await office.addPupils(1)) as [number]
  const wrong = await office.enrol(cycle, [id], { grado: 'PREESCOLAR' })
  expect(wrong).toMatchObject({
    status: 409,
    body: { campos: { mensualidad: expect.stringContaining('$2,350.00') } },
  })
  const right = await office.enrol(cycle, [id], { grado: 'PREESCOLAR', mensualidad: 2350 })
  expect(right.body.inscripciones[0].mensualidad).toBe(2350)
})

it('takes 500 pupils in one call, in as many statements as one pupil', async () => {
  const cycle = await nextCycle()
  const [alone, ...ids] = (await office.addPupils(501)) as [number, ...number[]]
  const forOne = await recordStatements(() => office.enrol(cycle, [alone]))
  let answer = {} as Awaited<ReturnType<typeof office.enrol>>
  const forMany = await recordStatements(async () => (answer = await office.enrol(cycle, ids)))
  expect([answer.status, answer.body.inscripciones?.length]).toEqual([200, 500])
  const heads = (all: typeof forOne) => all.map(({ text }) => text.trim().slice(0, 30))
  expect(heads(forMany)).toEqual(heads(forOne))
  const months = await server.db
    .selectFrom('tuition as t')
    .innerJoin('enrolments as e', 'e.id', 't.enrolment_id')
    .select((on) => on.fn.countAll<number>().as('many'))
    .where('e.cycle_id', '=', cycle)
    .executeTakeFirstOrThrow()
  expect(months.many).toBe(5010)
  expect((await office.enrol(cycle, [...ids, alone])).status).toBe(400)
})
