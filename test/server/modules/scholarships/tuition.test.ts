import { SCHOLARSHIP_PERCENTS } from '@contract/domain/discounts'
import { tuitionAfter } from '@contract/scholarships/scholarships.rules'
import { changeTerms, priceOpenMonths } from '@server/modules/scholarships/scholarshipTerms.queries'
import { someoneWaits } from '@test/support/database/lockWaits'
import { callOn } from '@test/support/server/callOn'
import { startServer, type TestServer } from '@test/support/server/harness'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { openOffice, type Office } from '@test/support/server/office'

let server: TestServer
let office: Office
let cycle: number
beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle({ mensualidad_preescolar: 1999.99, mensualidad_primaria: 2350 })
})
afterAll(() => server.close())

const PRICES = { PREESCOLAR: 1999.99, PRIMARIA: 2350 } as const

const enrolled = async (grado: keyof typeof PRICES = 'PRIMARIA'): Promise<number> => {
  const [pupil] = await office.addPupils(1)
  const { status } = await office.enrol(cycle, [pupil!], { grado, mensualidad: PRICES[grado] })
  expect(status).toBe(200)
  return pupil!
}
const give = (pupil: number, porcentaje = 15, grado: string = 'PRIMARIA') =>
  server.admin.post('/becas', {
    id_ciclo: cycle,
    nombre: 'EXCELENCIA',
    porcentaje,
    grado,
    alumnos: [{ id: pupil }],
  })
const statement = async (pupil: number) =>
  (await server.admin.get(`/colegiaturas/alumno/${pupil}/${cycle}`)).body
interface Month {
  id: number
  monto: number
  descripcion: string
  pagado: boolean
}

/** Pays one month through the ledger, as the tuition calls do: locked first, then collected; `before` runs in between. */
const payMonth = (pupil: number, { id, descripcion }: Month, before: () => Promise<void> = async () => {}) =>
  server.db.transaction().execute(async (tx) => {
    const month = tx.selectFrom('tuition').select('monto_centavos').where('id', '=', id)
    const { monto_centavos: centavos } = await month.forUpdate().executeTakeFirstOrThrow()
    await before()
    return server.services.payments.collect(callOn(server, tx, '2026-09-15'), {
      paidWith: { metodo_pago: 'TRANSFERENCIA', referencia: `SPEI ${id}` },
      lines: [{ tipo: 'COLEGIATURA', studentId: pupil, tuitionId: id, descripcion, centavos }],
    })
  })

test.each([
  ['PRIMARIA', 1997.5],
  ['PREESCOLAR', 1699.99],
] as const)('a beca of 15 %% makes ten months of %s cost %d each', async (grado, monto) => {
  const pupil = await enrolled(grado)
  expect((await statement(pupil)).pagos.map((mes: { monto: number }) => mes.monto)).toEqual(
    Array(10).fill(PRICES[grado]),
  )
  expect((await give(pupil, 15, grado)).status).toBe(200)
  const { pagos, beca } = await statement(pupil)
  expect(pagos).toHaveLength(10)
  for (const mes of pagos)
    expect(mes).toMatchObject({ monto, lista: PRICES[grado], beca_porcentaje: 15, pagado: false })
  expect(beca).toMatchObject({ nombre: 'EXCELENCIA', porcentaje: 15, grado })
})

test('months already paid keep their amount, also when one is being paid at that moment', async () => {
  const pupil = await enrolled()
  const [first, second] = (await statement(pupil)).pagos as [Month, Month]
  const { folio } = await payMonth(pupil, first)
  let beca: ReturnType<typeof give> | undefined
  await payMonth(pupil, second, async () => {
    beca = give(pupil)
    // The beca reaches the locked month and waits there.
    await someoneWaits(server.db)
  })
  expect((await beca)?.status).toBe(200)
  const { pagos } = await statement(pupil)
  expect(pagos.map(({ monto }: Month) => monto)).toEqual([2350, 2350, ...Array(8).fill(1997.5)])
  expect(pagos[0]).toMatchObject({
    pagado: true,
    beca_porcentaje: 0,
    metodo_pago: 'TRANSFERENCIA',
    fecha_pago: '2026-09-15',
    folio,
  })
  expect(pagos[2]).toMatchObject({ pagado: false, metodo_pago: null, fecha_pago: null, folio: null })
  expect(await ledgerFaults(server.db)).toEqual([])
})

test('a payment that comes after pays the lowered month', async () => {
  const pupil = await enrolled()
  await give(pupil, 50)
  const [first] = (await statement(pupil)).pagos as [Month]
  expect((await payMonth(pupil, first)).monto).toBe(1175)
  expect((await statement(pupil)).pagos[0].pagado).toBe(true)
  expect(await ledgerFaults(server.db)).toEqual([])
})

test('SQL rounds as the rule does, for every percent and the last centavos', async () => {
  const pupil = await enrolled()
  const enrolment = server.db.selectFrom('enrolments').select('id').where('student_id', '=', pupil)
  const months = await server.db
    .selectFrom('tuition')
    .select('id')
    .where('enrolment_id', '=', enrolment)
    .orderBy('id')
    .execute()
  for (const [at, { id }] of months.entries()) {
    const lista = 199_990 + at
    await server.db
      .updateTable('tuition')
      .set({ lista_centavos: lista, monto_centavos: lista })
      .where('id', '=', id)
      .execute()
  }
  const { id: enrolmentId } = await enrolment.executeTakeFirstOrThrow()
  for (const percent of SCHOLARSHIP_PERCENTS) {
    await server.db.transaction().execute(async (tx) => {
      await changeTerms(tx, [{ enrolmentId, plaza: 1 }], 0, percent)
      await priceOpenMonths(tx, [enrolmentId])
    })
    const rows = await server.db
      .selectFrom('tuition')
      .select(['lista_centavos', 'monto_centavos'])
      .where('enrolment_id', '=', enrolmentId)
      .execute()
    for (const row of rows) expect(row.monto_centavos).toBe(tuitionAfter(row.lista_centavos, percent))
  }
})
