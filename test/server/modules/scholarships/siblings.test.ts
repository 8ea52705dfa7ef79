import { randomUUID } from 'node:crypto'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { someoneWaits } from '@test/support/database/lockWaits'
import type { Caller } from '@test/support/server/harness'
import { refusalOf } from '@test/support/server/refusal'
import { openSchool, type School } from './becas.support'

let school: School
beforeAll(async () => {
  school = await openSchool()
  await rule([
    { lugar: 2, porcentaje: 7 },
    { lugar: 3, porcentaje: 15 },
  ])
})
afterAll(() => school.server.close())
beforeEach(() => school.on('2026-09-15'))
afterEach(async () => expect(await ledgerFaults(school.server.db)).toEqual([]))

interface Child {
  grado?: 'PREESCOLAR' | 'PRIMARIA'
  year?: number | null
  born?: string
}
let families = 0
/** Enrolled children of one new parent, in this order. */
const family = async (children: readonly Child[]): Promise<number[]> => {
  const { db } = school.server
  const { id: parent_id } = await db
    .insertInto('parents')
    .values({ nombre: `MADRE ${++families}`, telefono: '7771234567', correo: null, direccion: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const pupils: number[] = []
  for (const { grado = 'PRIMARIA', year = null, born = '2018-03-15' } of children) {
    const [id = 0] = await school.office.addPupils(1)
    await db.updateTable('students').set({ parent_id, fecha_nacimiento: born }).where('id', '=', id).execute()
    const mensualidad = grado === 'PRIMARIA' ? 2000 : 2350
    const body = {
      idCiclo: school.cycle,
      grado,
      alumnos: [{ id, ...(year ? { gradoNumero: year } : {}) }],
      costo_inscripcion: 1850,
      mensualidad,
      costo_material: 900,
    }
    expect((await (await school.admin()).post('/inscripciones', body)).status).toBe(200)
    pupils.push(id)
  }
  return pupils
}
const rule = async (hermanos: unknown, cycle = school.cycle) =>
  (await school.admin()).patch(`/ciclo/${cycle}`, { hermanos })
interface Row {
  alumno: { id: number; nombre: string }
  padre: { nombre: string } | null
  lugar: number
  porcentaje: number
  actual: number
  paga: number | null
  pagara: number | null
}
const waiting = async (of?: readonly number[], cycle = school.cycle): Promise<Row[]> => {
  const { status, body } = await (await school.admin()).get(`/becas/hermanos/${cycle}`)
  expect(status).toBe(200)
  return body.hermanos.filter(({ alumno }: Row) => !of || of.includes(alumno.id))
}
const press = async (pupils?: readonly number[], by?: Caller, cycle = school.cycle) =>
  (by ?? (await school.admin())).post(
    `/becas/hermanos/${cycle}`,
    pupils ? { alumnos: school.picked(pupils) } : {},
    { key: randomUUID() },
  )

test('places go by level, year, day of birth and number; beyond the last row is the last row', async () => {
  const [little = 0, twin = 0, older = 0, oldest = 0] = await family([
    { grado: 'PREESCOLAR', year: 3, born: '2012-01-01' },
    { year: 2, born: '2018-05-02' },
    { year: 2, born: '2018-05-01' },
    { year: 6 },
  ])
  const rows = await waiting([little, twin, older, oldest])
  expect(rows.map(({ alumno, lugar, porcentaje, actual }) => [alumno.id, lugar, porcentaje, actual])).toEqual(
    [
      [older, 2, 7, 0],
      [twin, 3, 15, 0],
      [little, 4, 15, 0],
    ],
  )
  expect(rows[0]).toMatchObject({ padre: { nombre: 'MADRE 1' }, paga: 2000, pagara: 1860 })
  const done = await press([older, twin, little])
  expect([done.status, done.body.hermanos.length, done.body.omitidos]).toEqual([200, 3, []])
  expect(await waiting([little, twin, older, oldest])).toEqual([])
  expect(await school.prices(older)).toEqual(Array(10).fill(1860))
  const { beca } = await school.statement(twin)
  expect(beca).toMatchObject({ nombre: 'HERMANOS', porcentaje: 15, grado: 'PRIMARIA' })
  // Pressed again it changes nothing, and makes no row of the bitácora.
  const count = async () =>
    (
      await school.server.db
        .selectFrom('audit_entries')
        .select((on) => on.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows
  const before = await count()
  const again = await press([older, twin, little])
  expect([again.status, again.body.hermanos, await count()]).toEqual([200, [], before])
})

test('who has no brother or sister in the cycle, and a brother who left, count for nothing', async () => {
  const [only = 0] = await family([{ year: 1 }])
  const [gone = 0, stays = 0] = await family([{ year: 5 }, { year: 1 }])
  const { id } = await school.server.db
    .selectFrom('enrolments')
    .select('id')
    .where('student_id', '=', gone)
    .executeTakeFirstOrThrow()
  expect((await waiting([only, gone, stays])).map(({ alumno }) => alumno.id)).toEqual([stays])
  expect((await press([stays])).status).toBe(200)
  school.on('2026-11-20')
  const left = await (
    await school.admin()
  ).patch('/inscripciones/baja', { inscripcionId: id, fecha: '2026-11-20', motivo: 'CAMBIO DE CIUDAD' })
  expect(left.status).toBe(200)
  // The discount ends from this month on; the months before keep it.
  const [row] = await waiting([only, gone, stays])
  expect(row).toMatchObject({ lugar: 1, porcentaje: 0, actual: 7, paga: 1860, pagara: 2000 })
  expect((await press([stays])).status).toBe(200)
  expect(await school.prices(stays)).toEqual([1860, 1860, ...Array(8).fill(2000)])
})

test('a press for some pupils gives nothing to the others', async () => {
  const [, chosen = 0] = await family([{ year: 4 }, { year: 2 }])
  const [, other = 0] = await family([{ year: 4 }, { year: 2 }])
  const done = await press([chosen])
  expect(done.body.hermanos.map(({ alumno }: Row) => alumno.id)).toEqual([chosen])
  expect((await waiting([chosen, other])).map(({ alumno }) => alumno.id)).toEqual([other])
  expect(await school.prices(other)).toEqual(Array(10).fill(2000))
})

test('a press for all changes only pupils whose enrolments it locked, not one who became a sibling meanwhile', async () => {
  const { db } = school.server
  const [, second = 0] = await family([{ year: 5 }, { year: 3 }])
  const [first = 0] = await family([{ year: 5 }])
  const [later = 0] = await family([{ year: 1 }])
  const { parent_id } = await db
    .selectFrom('students')
    .select('parent_id')
    .where('id', '=', first)
    .executeTakeFirstOrThrow()
  const pressed = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('enrolments').select('id').where('student_id', '=', second).forUpdate().execute()
    const answer = press()
    await someoneWaits(db)
    await db.updateTable('students').set({ parent_id }).where('id', '=', later).execute()
    // Not awaited here: it ends only after this transaction has released its lock.
    return { answer }
  })
  const ids = (await pressed.answer).body.hermanos.map(({ alumno }: Row) => alumno.id)
  expect(ids).toContain(second)
  expect(ids).not.toContain(later)
  expect((await waiting([later])).map(({ alumno }) => alumno.id)).toEqual([later])
})

test('another rule changes what they have, from this month on, and leaves no empty beca behind', async () => {
  const [, second = 0] = await family([{ year: 4 }, { year: 2 }])
  expect((await press()).status).toBe(200)
  const becas = async () =>
    (await (await school.admin()).get(`/becas/by/ciclo/${school.cycle}`)).body.becas.filter(
      ({ tipo, grado }: { tipo: string; grado: string }) => tipo === 'HERMANOS' && grado === 'PRIMARIA',
    )
  expect((await becas()).map(({ porcentaje }: { porcentaje: number }) => porcentaje).sort()).toEqual([15, 7])
  school.on('2026-12-05')
  const changed = await rule([{ lugar: 2, porcentaje: 11 }])
  expect([changed.status, changed.body.efecto.hermanos]).toEqual([200, (await waiting()).length])
  expect(changed.body.efecto.hermanos).toBeGreaterThan(0)
  expect((await press()).status).toBe(200)
  expect(await waiting()).toEqual([])
  expect(await school.prices(second)).toEqual([...Array(3).fill(1860), ...Array(7).fill(1780)])
  expect((await becas()).map(({ porcentaje }: { porcentaje: number }) => porcentaje)).toEqual([11])
  await rule([
    { lugar: 2, porcentaje: 7 },
    { lugar: 3, porcentaje: 15 },
  ])
})

test('it is one of two: who has two others is left out and named', async () => {
  const [, second = 0, third = 0] = await family([{ year: 6 }, { year: 4 }, { year: 2 }])
  await school.given([second, third], 5)
  await school.given([third], 10)
  expect((await waiting([second, third])).map(({ alumno }) => alumno.id)).toEqual([second])
  const { status, body } = await press()
  expect([status, body.omitidos.map(({ id }: { id: number }) => id)]).toEqual([200, [third]])
  const { becas } = await school.statement(second)
  expect(becas.map(({ nombre, porcentaje }: Record<string, unknown>) => [nombre, porcentaje])).toEqual([
    ['HERMANOS', 7],
    ['BECA DE 5', 5],
  ])
  // With two becas it is no longer free for a third.
  expect((await school.create([second], 10)).status).toBe(409)
})

test('of a later cycle it holds for every month; of one that is over nothing can be made so', async () => {
  const pupils = await family([{ year: 3 }, { year: 1 }])
  const next = await school.office.addCycle({
    nombre: '2027-2028',
    fecha_inicio: '2027-09-01',
    fecha_fin: '2028-06-30',
    hermanos: [{ lugar: 2, porcentaje: 10 }],
  })
  const body = {
    idCiclo: next,
    grado: 'PRIMARIA',
    costo_inscripcion: 1850,
    mensualidad: 2600,
    costo_material: 900,
  }
  const alumnos = pupils.map((id, at) => ({ id, gradoNumero: at + 1 }))
  expect((await (await school.admin()).post('/inscripciones', { ...body, alumnos })).status).toBe(200)
  const rows = await waiting(undefined, next)
  expect(rows.map(({ alumno, paga, pagara }) => [alumno.id, paga, pagara])).toEqual([[pupils[0], 2600, 2340]])
  expect((await press(undefined, undefined, next)).status).toBe(200)
  const { pagos } = (await (await school.admin()).get(`/colegiaturas/alumno/${pupils[0]}/${next}`)).body
  expect(pagos.map(({ monto }: { monto: number }) => monto)).toEqual(Array(10).fill(2340))
  const over = await school.office.addCycle({
    nombre: '2024-2025',
    fecha_inicio: '2024-09-01',
    fecha_fin: '2025-06-30',
    hermanos: [{ lugar: 2, porcentaje: 10 }],
  })
  expect(await waiting(undefined, over)).toEqual([])
  expect((await press(undefined, undefined, over)).status).toBe(409)
})

test('wrong input', async () => {
  const by = await school.admin()
  const path = `/becas/hermanos/${school.cycle}`
  expect(refusalOf(await by.post(path, {}))).toEqual([
    400,
    'Falta el encabezado Idempotency-Key: sin él un reintento cobraría dos veces.',
  ])
  expect(refusalOf(await press([]))).toEqual([400, { alumnos: 'Debes seleccionar almenos 1 alumno' }])
  expect(refusalOf(await by.post(path, { alumnos: [{ id: 'x' }] }, { key: randomUUID() }))).toEqual([
    400,
    { 'alumnos.0.id': 'Debe ser un número entero.' },
  ])
  expect((await by.get('/becas/hermanos/2147483647')).status).toBe(404)
  expect((await press(undefined, undefined, 2_147_483_647)).status).toBe(404)
  expect((await press([2_147_483_647])).status).toBe(404)
  const outside = await school.office.addPupils(1)
  const refused = await press(outside)
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('No está inscrito')])
})

test('above 50 percent together it needs BECAS (DELETE)', async () => {
  const by = await school.server.userWith([['BECAS', 'CREATE']])
  const [, second = 0] = await family([{ year: 3 }, { year: 1 }])
  await school.given([second], 50)
  const sum = (acumulacion: string) =>
    school.admin().then((admin) => admin.patch(`/ciclo/${school.cycle}`, { acumulacion }))
  await sum('SUMA')
  const refused = await press([second], by)
  expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('llegan a 57 %')])
  await sum('MAYOR')
  expect((await press([second], by)).status).toBe(200)
})

test('two desks press at once: each beca is made once, each pupil changed once', async () => {
  const [, a = 0] = await family([
    { grado: 'PREESCOLAR', year: 3 },
    { grado: 'PREESCOLAR', year: 1 },
  ])
  const [, b = 0] = await family([
    { grado: 'PREESCOLAR', year: 3 },
    { grado: 'PREESCOLAR', year: 1 },
  ])
  await rule([{ lugar: 2, porcentaje: 13 }])
  const answers = await Promise.all([press(), press(), press([a, b])])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const changed = answers.flatMap(({ body }) => body.hermanos.map(({ alumno }: Row) => alumno.id))
  expect(new Set(changed).size).toBe(changed.length)
  expect(changed).toEqual(expect.arrayContaining([a, b]))
  const rows = await school.server.db
    .selectFrom('scholarships')
    .select(['grado', 'centesimas'])
    .where('tipo', '=', 'HERMANOS')
    .where('centesimas', '=', 1300)
    .where('cycle_id', '=', school.cycle)
    .execute()
  expect(rows.filter(({ grado }) => grado === 'PREESCOLAR')).toHaveLength(1)
})

test('the home says how many wait, to who may make it so', async () => {
  await rule([{ lugar: 2, porcentaje: 9 }])
  const { length } = await waiting()
  expect(length).toBeGreaterThan(0)
  const told = async (by: Caller) =>
    (await by.get('/tablero')).body.tablero.pendientes.find(
      ({ ruta }: { ruta: string }) => ruta === '/becas/hermanos',
    )
  expect(await told(await school.admin())).toMatchObject({ cuantos: length })
  expect(await told(await school.server.userWith([['BECAS', 'READ']]))).toBeUndefined()
})
