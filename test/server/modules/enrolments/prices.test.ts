import { recordStatements } from '@test/support/database/statements'
import { startServer, type TestServer } from '@test/support/server/harness'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { openOffice, type Office } from '@test/support/server/office'
import { refusalOf } from '@test/support/server/refusal'

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

it('prices stay as they were on the day of enrolment: a later change holds for later enrolments', async () => {
  const cycle = await nextCycle()
  const [id, later] = (await office.addPupils(2)) as [number, number]
  await office.enrol(cycle, [id])
  const change = await server.admin.patch(`/ciclo/${cycle}`, {
    costo_inscripcion: 2000,
    mensualidad_primaria: 2800,
  })
  expect([change.status, change.body.efecto.conservan_precio]).toEqual([200, 1])
  expect((await office.enrol(cycle, [later])).status).toBe(409)
  const now = { costo_inscripcion: 2000, mensualidad: 2800 }
  expect((await office.enrol(cycle, [later], now)).status).toBe(200)
  expect(await enrolmentsOf(cycle)).toMatchObject([
    { costo_inscripcion_centavos: 185_000, mensualidad_centavos: 260_000, costo_material_centavos: 90_000 },
    { costo_inscripcion_centavos: 200_000, mensualidad_centavos: 280_000, costo_material_centavos: 90_000 },
  ])
  const listOf = async (pupil: number) =>
    new Set((await office.tuitionOf(pupil, cycle)).pagos.flatMap(({ lista, monto }) => [lista, monto]))
  expect([await listOf(id), await listOf(later)]).toEqual([new Set([2600]), new Set([2800])])
})

it('prices change while two desks enrol: each pupil has one whole set of them, the old or the new', async () => {
  const sets: string[] = []
  for (let round = 0; round < 6; round++) {
    const row = { grado: 'PRIMARIA', costo_inscripcion: 1850, costo_material: 900, mensualidad: 2600 }
    const cycle = await nextCycle({ precios: [row] })
    const [one, other] = [await office.addPupils(3), await office.addPupils(3)]
    const dearer = { ...row, costo_inscripcion: 2000, costo_material: 1000, mensualidad: 2800 }
    const answers = await Promise.all([
      office.enrol(cycle, one),
      server.admin.patch(`/ciclo/${cycle}`, { precios: [dearer] }),
      office.enrol(cycle, other),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const rows = await enrolmentsOf(cycle)
    expect(rows).toHaveLength(6)
    const found = rows.map((each) =>
      [each.costo_inscripcion_centavos, each.costo_material_centavos, each.mensualidad_centavos].join(),
    )
    for (const pupils of [one, other]) {
      const own = new Set(rows.flatMap((each, at) => (pupils.includes(each.student_id) ? [found[at]] : [])))
      expect(own.size).toBe(1)
    }
    expect(['185000,90000,260000', '200000,100000,280000']).toEqual(
      expect.arrayContaining([...new Set(found)]),
    )
    // What the change said stays true: who was enrolled before it keeps the old prices.
    const old = found.filter((each) => each.startsWith('185000')).length
    expect(answers[1]?.body.efecto.conservan_precio).toBe(old)
    sets.push(...found)
  }
  expect(sets).toHaveLength(36)
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
  // Both cycles are to come, so the pupil has no place today; each charge names its own cycle, and the nearest place is in `lugar`.
  const charges = (await server.admin.get(`/cargos/by/alumno/${id}`)).body.cargos
  const cyclesOfCharges = charges.map((each: { cicloEscolar: { id: number } }) => each.cicloEscolar.id)
  expect([first, second].map((cycle) => cyclesOfCharges.filter((id: number) => id === cycle))).toEqual([
    [first, first],
    [second, second],
  ])
  for (const { alumno } of charges)
    expect(alumno).toMatchObject({
      grado: null,
      lugar: { cuando: 'PROXIMO', grado: 'PREESCOLAR' },
    })
  const enrolments = await server.db
    .selectFrom('enrolments')
    .select(['cycle_id', 'grado'])
    .where('student_id', '=', id)
    .orderBy('id')
    .execute()
  expect(enrolments).toEqual([
    { cycle_id: first, grado: 'PREESCOLAR' },
    { cycle_id: second, grado: 'PRIMARIA' },
  ])
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
  expect(refusalOf(await office.enrol(cycle, [...ids, alone]))).toEqual([
    400,
    { alumnos: 'Admite hasta 500 elementos.' },
  ])
})
