import { EMPTY_SCHOLARSHIP } from '@contract/scholarships/scholarships.rules'
import { NO_PICKED_PUPIL } from '@contract/domain/messages'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { someoneWaits } from '@test/support/database/lockWaits'
import { callOn } from '@test/support/server/callOn'
import { startServer, type Answer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { refusalOf } from '@test/support/server/refusal'

let server: TestServer
let office: Office
let cycle: number
beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle({ mensualidad_preescolar: 1999.99, mensualidad_primaria: 2350 })
})
afterAll(() => server.close())

const UNKNOWN = 2_147_483_647
const PRICES = { PREESCOLAR: 1999.99, PRIMARIA: 2350 } as const
const enrolled = async (count: number, grado: keyof typeof PRICES = 'PRIMARIA'): Promise<number[]> => {
  const pupils = await office.addPupils(count)
  const { status } = await office.enrol(cycle, pupils, { grado, mensualidad: PRICES[grado] })
  expect(status).toBe(200)
  return pupils
}
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)
const create = (pupils: readonly number[], over: Record<string, unknown> = {}): Promise<Answer> =>
  server.admin.post('/becas', {
    id_ciclo: cycle,
    nombre: 'Excelencia',
    porcentaje: 15,
    grado: 'PRIMARIA',
    alumnos: pupils.map((id) => ({ id })),
    ...over,
  })
const add = (idBeca: unknown, pupils: readonly number[]): Promise<Answer> =>
  server.admin.patch('/becas/add/alumnos', { idBeca, alumnos: pupils.map((id) => ({ id })) })
const countBecas = async () => (await server.admin.get(`/becas/by/ciclo/${cycle}`)).body.becas.length

describe('a beca', () => {
  test('answers with its pupils; lists, pupils and cycle show it', async () => {
    const [one, two] = await enrolled(2)
    const { status, body } = await create([two!, one!], { nombre: ' Excelencia ' })
    expect(status).toBe(200)
    const pupil = (id: number) => ({
      alumno: {
        id,
        nombre: expect.stringContaining('ALUMNO'),
        numero_control: expect.any(String),
        grado: 'PRIMARIA',
        gradoNumero: null,
        grupo: null,
      },
    })
    expect(body.beca).toEqual({
      id: expect.any(Number),
      nombre: 'Excelencia',
      grado: 'PRIMARIA',
      porcentaje: 15,
      tipo: 'GENERAL',
      id_ciclo: cycle,
      becasAlumnos: [pupil(one!), pupil(two!)],
    })
    expect((await server.admin.get(`/becas/by/id/${body.beca.id}`)).body.beca).toEqual(body.beca)
    expect((await server.admin.get(`/becas/by/ciclo/${cycle}`)).body.becas).toContainEqual(body.beca)
    const { alumnos } = (await server.admin.get(`/alumnos/with/beca/${cycle}`)).body
    const holder = alumnos.find((each: { id: number }) => each.id === one)
    expect(holder.becas).toEqual([
      { beca: { nombre: 'Excelencia', grado: 'PRIMARIA', porcentaje: 15, tipo: 'GENERAL' } },
    ])
  })

  test('goes to the enrolled of the grade without one', async () => {
    const [holder, free] = await enrolled(2)
    const [small] = await enrolled(1, 'PREESCOLAR')
    const [outside] = await office.addPupils(1)
    await create([holder!])
    const eligible = async (grado: string) =>
      idsOf((await server.admin.get(`/alumnos/to/beca/${grado}`)).body.alumnos)
    expect(await eligible('PRIMARIA')).toContain(free)
    for (const id of [holder, small, outside]) expect(await eligible('PRIMARIA')).not.toContain(id)
    expect(await eligible('PREESCOLAR')).toContain(small)
    expect(refusalOf(await server.admin.get('/alumnos/to/beca/SECUNDARIA'))).toEqual([
      400,
      { grado: 'El grado debe ser PREESCOLAR o PRIMARIA.' },
    ])
  })

  test.each([
    [
      'one who holds two becas',
      async () => {
        const pupils = await enrolled(1)
        await create(pupils)
        await create(pupils)
        return pupils
      },
      'ya tiene dos becas',
    ],
    ['one of the other grade', () => enrolled(1, 'PREESCOLAR'), 'no está inscrito en PRIMARIA'],
    ['one who is not enrolled', () => office.addPupils(1), 'no está inscrito en PRIMARIA'],
  ])('with %s among its pupils is 409 naming them, and writes nothing', async (_what, wrong, reason) => {
    const [good] = await enrolled(1)
    const [bad] = await wrong()
    const before = await countBecas()
    const answer = await create([good!, bad!])
    expect(answer.status).toBe(409)
    expect(answer.body.message).toContain(reason)
    const { nombre } = await server.db
      .selectFrom('students')
      .select('nombre')
      .where('id', '=', bad!)
      .executeTakeFirstOrThrow()
    expect(answer.body.message.startsWith(`${nombre} `)).toBe(true)
    expect(await countBecas()).toBe(before)
    const again = await create([good!])
    expect(again.status).toBe(200)
  })

  const REFUSED: [what: string, over: Record<string, unknown>, status: number, message: string][] = [
    ['a blank name', { nombre: ' ' }, 400, EMPTY_SCHOLARSHIP],
    ['no pupils', { alumnos: [] }, 400, EMPTY_SCHOLARSHIP],
    ['a percent with three decimals', { porcentaje: 12.345 }, 400, 'porcentaje'],
    ['a percent of nothing', { porcentaje: 0 }, 400, 'porcentaje'],
    ['a percent above', { porcentaje: 105 }, 400, 'porcentaje'],
    ['a percent of less than nothing', { porcentaje: -5 }, 400, 'porcentaje'],
    ['a percent with decimals for siblings', { porcentaje: 7.5, tipo: 'HERMANOS' }, 400, 'porcentaje'],
    ['a percent above 100 for siblings', { porcentaje: 101, tipo: 'HERMANOS' }, 400, 'porcentaje'],
    ['a kind that is none', { tipo: 'SEP' }, 400, 'tipo'],
    ['a percent as text', { porcentaje: '15' }, 400, 'porcentaje'],
    ['an unknown grade', { grado: 'SECUNDARIA' }, 400, 'nivel'],
    ['an unknown cycle', { id_ciclo: UNKNOWN }, 404, 'ciclo'],
    ['an unknown pupil', { alumnos: [{ id: UNKNOWN }] }, 404, 'alumno'],
  ]

  test('what is wrong in itself or unknown is refused, and none is made', async () => {
    const pupils = await enrolled(1)
    const before = await countBecas()
    for (const [what, over, status, message] of REFUSED) {
      const { status: got, body } = await create(pupils, over)
      expect([what, got, body.message]).toEqual([what, status, expect.stringContaining(message)])
    }
    expect(await countBecas()).toBe(before)
  })

  test('may be of a later cycle, not of one that is over', async () => {
    const cycleOf = (year: number) =>
      office.addCycle({
        nombre: `${year}-${year + 1}`,
        fecha_inicio: `${year}-09-01`,
        fecha_fin: `${year + 1}-06-30`,
      })
    const [next, last] = [await cycleOf(2027), await cycleOf(2024)]
    const pupils = await office.addPupils(1)
    await office.enrol(next, pupils)
    const { alumnos } = (await server.admin.get(`/alumnos/to/beca/PRIMARIA?ciclo=${next}`)).body
    expect(alumnos.map(({ id }: { id: number }) => id)).toEqual(pupils)
    const given = await create(pupils, { id_ciclo: next })
    expect([given.status, given.body.beca.id_ciclo]).toEqual([200, next])
    const { pagos } = await office.tuitionOf(pupils[0]!, next)
    expect(new Set(pagos.map(({ beca_porcentaje }) => beca_porcentaje))).toEqual(
      new Set([given.body.beca.porcentaje]),
    )
    const over = await create(pupils, { id_ciclo: last })
    expect([over.status, over.body.message]).toEqual([409, 'El ciclo escolar 2024-2025 ya terminó.'])
    expect((await server.admin.get('/alumnos/to/beca/PRIMARIA?ciclo=999999')).status).toBe(404)
    expect(refusalOf(await server.admin.get('/alumnos/to/beca/PRIMARIA?ciclo=x'))).toEqual([
      400,
      { ciclo: 'Debe ser un número entero.' },
    ])
  })
})

describe('adding pupils', () => {
  test('gives them the same beca', async () => {
    const [first, second] = await enrolled(2)
    const { id } = (await create([first!])).body.beca
    const { status, body } = await add(id, [second!, second!])
    expect(status).toBe(200)
    expect(body.beca.becasAlumnos).toHaveLength(2)
    expect((await add(id, [second!])).status).toBe(409)
  })

  test('wrong input', async () => {
    const [first, second] = await enrolled(2)
    const { id } = (await create([first!])).body.beca
    expect((await add(id, [])).body.message).toBe(NO_PICKED_PUPIL)
    expect(refusalOf(await add(String(id), [second!]))).toEqual([
      400,
      { idBeca: 'Debe ser un número entero.' },
    ])
    expect((await add(UNKNOWN, [second!])).status).toBe(404)
    expect((await server.admin.get(`/becas/by/id/${UNKNOWN}`)).status).toBe(404)
    expect((await server.admin.get(`/becas/by/ciclo/${UNKNOWN}`)).status).toBe(404)
    expect((await server.admin.get(`/alumnos/with/beca/${UNKNOWN}`)).status).toBe(404)
  })

  test('three becas for one pupil at the same moment: two are given', async () => {
    const pupils = await enrolled(3)
    const answers = await Promise.all([
      create(pupils, { porcentaje: 10 }),
      create([...pupils].reverse(), { porcentaje: 20 }),
      create(pupils, { porcentaje: 30 }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409])
  })
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
  const [pupil] = (await enrolled(1, grado)) as [number]
  expect((await statement(pupil)).pagos.map((mes: { monto: number }) => mes.monto)).toEqual(
    Array(10).fill(PRICES[grado]),
  )
  expect((await create([pupil], { nombre: 'EXCELENCIA', grado })).status).toBe(200)
  const { pagos, beca } = await statement(pupil)
  expect(pagos).toHaveLength(10)
  for (const mes of pagos)
    expect(mes).toMatchObject({ monto, lista: PRICES[grado], beca_porcentaje: 15, pagado: false })
  expect(beca).toMatchObject({ nombre: 'EXCELENCIA', porcentaje: 15, grado })
})

test('months already paid keep their amount, also when one is being paid at that moment', async () => {
  const [pupil] = (await enrolled(1)) as [number]
  const [first, second] = (await statement(pupil)).pagos as [Month, Month]
  const { folio } = await payMonth(pupil, first)
  let beca: Promise<Answer> | undefined
  await payMonth(pupil, second, async () => {
    beca = create([pupil])
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
