import { sql } from 'kysely'
import { noteHealthSeen } from '@server/db/healthViews'
import { aStudent } from '@test/support/builders'
import { SCHOOL_DAY, startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { refusalOf } from '@test/support/server/refusal'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

let made = 0
const addPupil = async (over: Record<string, string> = {}, who: Caller = server.admin): Promise<number> =>
  (await who.form('POST', '/alumnos', aStudent(++made, over))).body.alumno.id

const ALLERGIC = { alergias: '[{"descripcion":"NUEZ"}]' }

const MOTHER = { nombre: 'María Peña', parentesco: 'Madre', telefono: '5512345678' }

const NOW = new Date(SCHOOL_DAY)
const LAST_HOUR = new Date(NOW.getTime() - 1000)

/** A pupil with health data, registered in the hour before, so that its first reading of this hour is still to come. */
const addIll = async (): Promise<number> => {
  server.clock.now = LAST_HOUR
  const id = await addPupil(ALLERGIC)
  server.clock.now = NOW
  return id
}

const linesOf = async (id: number) =>
  (await server.admin.get(`/bitacora?tipo=SALUD&id=${id}&desde=2026-01-01`)).body.bitacora

beforeEach(() => {
  server.clock.now = NOW
})

test('the page of a pupil with health data leaves one line per user, pupil and hour', async () => {
  const [one, other] = [await addIll(), await addIll()]
  const before = (await linesOf(one)).length
  for (let times = 0; times < 3; times++) await server.admin.get(`/alumnos/${one}`)
  const lines = await linesOf(one)
  expect(lines).toHaveLength(before + 1)
  expect(lines[0]).toMatchObject({
    fecha: SCHOOL_DAY,
    usuario: { name: 'directora' },
    modulo: 'ALUMNOS',
    accion: 'READ',
    tipo: 'SALUD',
    registroId: one,
    nombre: `ALUMNO ${made - 1} GARCÍA NÚÑEZ`,
    cambios: [],
  })
  const reader = await server.userWith([['ALUMNOS', 'READ']])
  await reader.get(`/alumnos/${one}`)
  expect(await linesOf(one)).toHaveLength(before + 2)
  server.clock.now = LAST_HOUR
  await reader.get(`/alumnos/${one}`)
  server.clock.now = NOW
  expect(await linesOf(one)).toHaveLength(before + 3)
  expect((await linesOf(other)).every(({ fecha }: { fecha: string }) => fecha < SCHOOL_DAY)).toBe(true)
})

test('a pupil without health data leaves none; one who does not exist neither', async () => {
  const id = await addPupil()
  expect((await server.admin.get(`/alumnos/${id}`)).status).toBe(200)
  expect(await linesOf(id)).toEqual([])
  expect((await server.admin.get('/alumnos/999999')).status).toBe(404)
  expect(await linesOf(999999)).toEqual([])
})

test('a write whose answer holds health leaves the line too, also when it changes nothing', async () => {
  const id = await addIll()
  const clerk = await server.userWith([['ALUMNOS', 'UPDATE']])
  const { body } = await clerk.form('PATCH', `/alumnos/${id}`, {})
  expect(body.alumno.alergias).toMatchObject([{ descripcion: 'NUEZ' }])
  const [line] = await linesOf(id)
  expect(line).toMatchObject({ fecha: SCHOOL_DAY, accion: 'READ' })
  const registrar = await server.userWith([['ALUMNOS', 'CREATE']])
  expect(await linesOf(await addPupil(ALLERGIC, registrar))).toHaveLength(1)
})

test('an answer kept under a key leaves a line of its own when it is answered again after an hour', async () => {
  const { admin, clock, db } = server
  clock.now = LAST_HOUR
  const id = await addPupil()
  const { body } = await admin.post(`/alumnos/${id}/responsables`, { ...MOTHER, nota: 'Orden del juzgado' })
  const ask = (options: { key?: string }) =>
    admin.patch(`/responsables/${body.responsable.id}`, { vive_con: true }, options)
  const first = await ask({ key: 'responsable-1' })
  const lines = (await linesOf(id)).length
  expect(lines).toBe(1)
  await ask({ key: 'responsable-1' })
  expect(await linesOf(id)).toHaveLength(lines)
  clock.now = NOW
  const again = await ask({ key: 'responsable-1' })
  expect([again.status, again.body]).toEqual([200, first.body])
  expect((await linesOf(id))[0]).toMatchObject({ fecha: SCHOOL_DAY, accion: 'READ', registroId: id })
  expect(await linesOf(id)).toHaveLength(lines + 1)
  // An answer without health leaves none, however often it is asked for.
  const other = await addPupil()
  for (const now of [LAST_HOUR, NOW]) {
    clock.now = now
    await admin.post(`/alumnos/${other}/responsables`, MOTHER, { key: 'responsable-2' })
  }
  expect(await linesOf(other)).toEqual([])
  expect(
    await db.selectFrom('guardians').select('id').where('student_id', '=', other).execute(),
  ).toHaveLength(1)
})

test('a refused change leaves none', async () => {
  const id = await addIll()
  const before = await linesOf(id)
  const clerk = await server.userWith([['ALUMNOS', 'UPDATE']])
  expect(refusalOf(await clerk.form('PATCH', `/alumnos/${id}`, { curp: 'X' }))).toEqual([
    400,
    { curp: 'La CURP lleva 18 caracteres, letras de la A a la Z y dígitos' },
  ])
  expect((await clerk.form('PATCH', `/alumnos/${id}`, { numero_control: 'A0001' })).status).toBe(409)
  expect(await linesOf(id)).toEqual(before)
})

test('of forty simultaneous reads of one pupil one leaves the line', async () => {
  const id = await addIll()
  const before = (await linesOf(id)).length
  const answers = await Promise.all(Array.from({ length: 40 }, () => server.admin.get(`/alumnos/${id}`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(40)
  expect(await linesOf(id)).toHaveLength(before + 1)
})

test('two papers of the same 45 pupils at the same moment leave 45 lines, whatever the order of the pupils', async () => {
  const ids: number[] = []
  for (let n = 0; n < 45; n++) ids.push(await addPupil())
  const user = await server.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const call = { db: server.db, actor: user, now: server.clock.now }
  await Promise.all([
    noteHealthSeen(call, ids),
    noteHealthSeen(call, ids.toReversed()),
    noteHealthSeen(call, []),
  ])
  const lines = await Promise.all(ids.map(linesOf))
  expect(lines.map(({ length }) => length)).toEqual(ids.map(() => 1))
})

test('when the line cannot be written, health does not leave', async () => {
  const id = await addIll()
  await sql`ALTER TABLE audit_entries ADD CONSTRAINT full_disk CHECK (accion <> 'READ') NOT VALID`.execute(
    server.db,
  )
  const answer = await server.admin.get(`/alumnos/${id}`)
  const change = await server.admin.form('PATCH', `/alumnos/${id}`, { paterno: 'OTRO' })
  await sql`ALTER TABLE audit_entries DROP CONSTRAINT full_disk`.execute(server.db)
  expect([answer.status, change.status]).toEqual([500, 500])
  expect(answer.raw.payload + change.raw.payload).not.toContain('NUEZ')
  // Nothing of the failed reading stays: the next one leaves the line.
  const { body } = await server.admin.get(`/alumnos/${id}`)
  expect(body.alumno.paterno).toBe('GARCÍA')
  expect((await linesOf(id))[0]).toMatchObject({ fecha: SCHOOL_DAY })
})

test('names of the lines are for ALUMNOS READ, and `lecturas=false` leaves the lines out', async () => {
  const id = await addIll()
  await server.admin.get(`/alumnos/${id}`)
  const outsider = await server.userWith([['USUARIOS', 'READ']])
  const [line] = (await outsider.get(`/bitacora?tipo=SALUD&id=${id}`)).body.bitacora
  expect(line).toMatchObject({ registroId: id, nombre: null })
  const kinds = async (query: string): Promise<string[]> =>
    (await server.admin.get(`/bitacora?id=${id}${query}`)).body.bitacora.map(
      ({ accion }: { accion: string }) => accion,
    )
  expect(await kinds('')).toContain('READ')
  expect(await kinds('&lecturas=true')).toContain('READ')
  expect(await kinds('&lecturas=false')).toEqual(['CREATE'])
  expect(refusalOf(await server.admin.get('/bitacora?lecturas=x'))).toEqual([
    400,
    { lecturas: 'Debe ser verdadero o falso.' },
  ])
})
