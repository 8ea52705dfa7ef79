import { ledgerFaults } from '@server/backup/ledgerFaults'
import { emptyPlaces } from '@server/modules/scholarships/scholarshipPlaces.queries'
import type { Tuition } from '@contract/tuition/tuition.schemas'
import { someoneWaits } from '@test/support/database/lockWaits'
import { startServer, type Answer, type Caller, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'

let server: TestServer
let office: Office
let cycle: number
beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle({ mensualidad_primaria: 2000 })
})
afterAll(() => server.close())
beforeEach(() => {
  server.clock.now = new Date('2026-09-15T16:00:00.000Z')
})
afterEach(async () => expect(await ledgerFaults(server.db)).toEqual([]))

const UNKNOWN = 2_147_483_647
const inNovember = () => {
  server.clock.now = new Date('2026-11-20T16:00:00.000Z')
}
/** The session of September is over in November: one for each day. */
const sessions = new Map<number, Promise<Caller>>()
const admin = (): Promise<Caller> => {
  const day = server.clock.now.getTime()
  const known = sessions.get(day) ?? server.signIn('directora', 'Direccion#2026')
  sessions.set(day, known)
  return known
}

const holder = async (porcentaje = 25): Promise<{ pupil: number; beca: number }> => {
  const [pupil] = (await office.addPupils(1)) as [number]
  expect((await office.enrol(cycle, [pupil], { mensualidad: 2000 })).status).toBe(200)
  return { pupil, beca: await give(pupil, porcentaje) }
}
const give = async (pupil: number, porcentaje: number): Promise<number> => {
  const body = {
    id_ciclo: cycle,
    nombre: 'EXCELENCIA',
    porcentaje,
    grado: 'PRIMARIA',
    alumnos: [{ id: pupil }],
  }
  const answer = await (await admin()).post('/becas', body)
  expect(answer.status).toBe(200)
  return answer.body.beca.id
}
const take = async (idBeca: unknown, pupils: readonly number[], over: Record<string, unknown> = {}) =>
  (await admin()).patch('/becas/quitar/alumnos', { idBeca, alumnos: pupils.map((id) => ({ id })), ...over })
const change = async (id: number, body: Record<string, unknown>) =>
  (await admin()).patch(`/becas/${id}`, body)
const months = async (pupil: number): Promise<Tuition[]> =>
  (await (await admin()).get(`/colegiaturas/alumno/${pupil}/${cycle}`)).body.pagos
const prices = async (pupil: number) => (await months(pupil)).map(({ monto }) => monto)

test('another percent waits for what is taking the beca away, and then leaves that pupil alone', async () => {
  const { pupil, beca } = await holder()
  let changed: ReturnType<typeof change> | undefined
  await server.db.transaction().execute(async (tx) => {
    const enrolments = tx.selectFrom('enrolments').select('id').where('student_id', '=', pupil)
    const { id } = await enrolments.forNoKeyUpdate().executeTakeFirstOrThrow()
    changed = change(beca, { porcentaje: 30 })
    await someoneWaits(server.db)
    await emptyPlaces(tx, [id], beca)
  })
  expect((await changed)?.status).toBe(200)
  expect(await prices(pupil)).toEqual(Array(10).fill(1500))
})

describe('taking a beca from a pupil', () => {
  test('raises the open months from today on, and those before keep it', async () => {
    const { pupil, beca } = await holder()
    inNovember()
    const answer = await take(beca, [pupil])
    expect([answer.status, answer.body.beca.becasAlumnos]).toEqual([200, []])
    expect(await prices(pupil)).toEqual([1500, 1500, ...Array<number>(8).fill(2000)])
    const { alumnos } = (await (await admin()).get('/alumnos/to/beca/PRIMARIA')).body
    expect(alumnos.map(({ id }: { id: number }) => id)).toContain(pupil)
    expect((await (await admin()).get(`/colegiaturas/alumno/${pupil}/${cycle}`)).body.beca).toBeNull()
  })

  test('from a month of choice, earlier or later', async () => {
    const [early, late] = [await holder(), await holder()]
    inNovember()
    expect((await take(early.beca, [early.pupil], { desde: '2026-01' })).status).toBe(200)
    expect(await prices(early.pupil)).toEqual(Array(10).fill(2000))
    expect((await take(late.beca, [late.pupil], { desde: '2027-05' })).status).toBe(200)
    expect(await prices(late.pupil)).toEqual([...Array<number>(8).fill(1500), 2000, 2000])
  })

  test('a month that opens again takes what was in force for it, and paid ones stay', async () => {
    const { pupil, beca } = await holder()
    const [september, , , december] = await months(pupil)
    const first = (await office.payMonths([september!.id])).body.pago
    const second = (await office.payMonths([december!.id])).body.pago
    inNovember()
    await take(beca, [pupil])
    expect((await prices(pupil))[3]).toBe(1500)
    const caller = await admin()
    for (const { id } of [first, second])
      expect((await caller.delete(`/pagos/${id}`, { motivo_cancelacion: 'ERROR' })).status).toBe(200)
    expect(await prices(pupil)).toEqual([1500, 1500, ...Array<number>(8).fill(2000)])
  })

  test('another beca afterwards begins where the last one ended', async () => {
    const { pupil, beca } = await holder(25)
    inNovember()
    await take(beca, [pupil])
    await give(pupil, 50)
    expect(await prices(pupil)).toEqual([1500, 1500, ...Array<number>(8).fill(1000)])
  })

  const REFUSED: [what: string, call: (beca: number, pupil: number) => Promise<Answer>, status: number][] = [
    ['nobody', (beca: number) => take(beca, []), 400],
    ['a beca as text', (beca: number, pupil: number) => take(String(beca), [pupil]), 400],
    ['no month', (beca: number, pupil: number) => take(beca, [pupil], { desde: '2026-13' }), 400],
    ['a day', (beca: number, pupil: number) => take(beca, [pupil], { desde: '2026-11-01' }), 400],
    [
      'a month after the cycle',
      (beca: number, pupil: number) => take(beca, [pupil], { desde: '2027-07' }),
      400,
    ],
    ['an unknown beca', (_beca: number, pupil: number) => take(UNKNOWN, [pupil]), 404],
    ['an unknown pupil', (beca: number) => take(beca, [UNKNOWN]), 404],
    [
      'a pupil without it beside one with it',
      async (beca: number, pupil: number) => take(beca, [pupil, (await holder()).pupil]),
      409,
    ],
  ]

  test('refused, and nothing changes', async () => {
    const { pupil, beca } = await holder()
    for (const [what, call, status] of REFUSED) {
      const answer = await call(beca, pupil)
      expect([what, answer.status, answer.body.ok]).toEqual([what, status, false])
    }
    expect(await prices(pupil)).toEqual(Array(10).fill(1500))
    expect((await (await admin()).get(`/becas/by/id/${beca}`)).body.beca.becasAlumnos).toHaveLength(1)
  })
})

describe('changing a beca', () => {
  test('another percent reprices the open months of its pupils from a month on; who comes later has it for all', async () => {
    const { pupil, beca } = await holder(25)
    const [september] = await months(pupil)
    const { pago } = (await office.payMonths([september!.id])).body
    inNovember()
    const answer = await change(beca, { nombre: ' Talento ', porcentaje: 50 })
    expect(answer.body.beca).toMatchObject({ id: beca, nombre: 'Talento', porcentaje: 50 })
    expect(await prices(pupil)).toEqual([1500, 1500, ...Array<number>(8).fill(1000)])
    expect((await change(beca, { porcentaje: 10, desde: '2027-02' })).status).toBe(200)
    expect(await prices(pupil)).toEqual([1500, 1500, 1000, 1000, 1000, ...Array<number>(5).fill(1800)])
    await (await admin()).delete(`/pagos/${pago.id}`, { motivo_cancelacion: 'ERROR' })
    expect((await prices(pupil))[0]).toBe(1500)
  })

  test('one that no pupil has takes another percent, which counts for who gets it afterwards', async () => {
    const { pupil, beca } = await holder(25)
    await take(beca, [pupil], { desde: '2026-01' })
    const answer = await change(beca, { porcentaje: 50 })
    expect([answer.status, answer.body.beca?.porcentaje]).toEqual([200, 50])
    expect(await prices(pupil)).toEqual(Array(10).fill(2000))
    const joins = { idBeca: beca, alumnos: [{ id: pupil }] }
    expect((await (await admin()).patch('/becas/add/alumnos', joins)).status).toBe(200)
    expect(await prices(pupil)).toEqual(Array(10).fill(1000))
  })

  test('a name alone prices nothing', async () => {
    const { pupil, beca } = await holder()
    expect((await change(beca, { nombre: 'Otra' })).body.beca.nombre).toBe('Otra')
    expect(await prices(pupil)).toEqual(Array(10).fill(1500))
  })

  test('what is no change, no name, percent or month is 400, and nothing changes', async () => {
    const { pupil, beca } = await holder()
    for (const body of [
      {},
      { desde: '2026-11' },
      { nombre: ' ' },
      { nombre: null },
      { porcentaje: 12.345 },
      { porcentaje: 250 },
      { porcentaje: -5 },
      { porcentaje: '10' },
      { porcentaje: 10, desde: 'noviembre' },
    ])
      expect([body, (await change(beca, body)).status]).toEqual([body, 400])
    expect(await prices(pupil)).toEqual(Array(10).fill(1500))
  })

  test('an unknown one is 404; of a cycle that is over 409, but for its name', async () => {
    expect((await change(UNKNOWN, { nombre: 'X' })).status).toBe(404)
    const { pupil, beca } = await holder()
    server.clock.now = new Date('2027-08-20T16:00:00.000Z')
    expect((await change(beca, { porcentaje: 10 })).status).toBe(409)
    expect((await take(beca, [pupil])).status).toBe(409)
    expect((await change(beca, { nombre: 'VIEJA' })).status).toBe(200)
  })

  test('two percents and a pupil who joins at once: every open month follows one beca', async () => {
    const { pupil, beca } = await holder(5)
    const [other] = (await office.addPupils(1)) as [number]
    await office.enrol(cycle, [other], { mensualidad: 2000 })
    const caller = await admin()
    const answers = await Promise.all([
      caller.patch(`/becas/${beca}`, { porcentaje: 10 }),
      caller.patch('/becas/add/alumnos', { idBeca: beca, alumnos: [{ id: other }] }),
      caller.patch(`/becas/${beca}`, { porcentaje: 50 }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { porcentaje } = (await caller.get(`/becas/by/id/${beca}`)).body.beca
    const last = 2000 * (1 - porcentaje / 100)
    for (const id of [pupil, other]) expect((await prices(id)).at(-1)).toBe(last)
  })
})

test('a beca is removed while nobody holds it: Eliminar alone is enough, and Actualizar alone to take one of 60 % from a pupil', async () => {
  const { pupil, beca } = await holder(60)
  const taker = await server.userWith([['BECAS', 'UPDATE']])
  const caller = await server.userWith([['BECAS', 'DELETE']])
  const refused = await caller.delete(`/becas/${beca}`)
  expect([refused.status, refused.body.message]).toEqual([409, 'La tiene 1 alumno: retírala primero.'])
  const taken = { idBeca: beca, alumnos: [{ id: pupil }], desde: '2026-11' }
  expect((await taker.patch('/becas/quitar/alumnos', taken)).status).toBe(200)
  expect((await caller.delete(`/becas/${beca}`)).body).toMatchObject({ ok: true, beca: { id: beca } })
  expect((await caller.delete(`/becas/${beca}`)).status).toBe(404)
  expect((await (await admin()).get(`/becas/by/id/${beca}`)).status).toBe(404)
  expect(await prices(pupil)).toEqual([800, 800, ...Array<number>(8).fill(2000)])
})
