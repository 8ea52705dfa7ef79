import { sql } from 'kysely'
import type { Grant, Route } from '@contract/http/route'
import { createDb, type Db } from '@server/db/database'
import { createPool } from '@server/db/pool'
import { allRoutes, routeName } from '@test/support/allRoutes'
import { EVERY_GRANT, setGrants } from '@test/support/server/grants'
import { startServer, type TestServer } from '@test/support/server/harness'
import { watchWrites } from '@test/support/server/writesSeen'
import { SECRETS, writeDeeds } from './deeds'

let server: TestServer
let writes: Route[]
/** Writes the way the server does, without a user. */
let application: Db
let director: { id: number; role: { id: number } }
/** Rows that each route left. */
const left = new Map<string, { tipo: string; accion: string; modulo: string; userId: number | null }[]>()

const lastId = async (): Promise<number> =>
  (
    await server.db
      .selectFrom('audit_entries')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirst()
  )?.last ?? 0

const since = (id: number) =>
  server.db
    .selectFrom('audit_entries')
    .select(['tipo', 'accion', 'modulo', 'user_id as userId'])
    .where('id', '>', id)
    .orderBy('id')
    .execute()

/** Nobody grants or touches what they do not hold: the role of these deeds has or had these pairs. */
const ROLE: readonly Grant[] = [
  ['ALUMNOS', 'READ'],
  ['PADRES', 'READ'],
]
/** What a deed needs besides the pairs of its route; ownMonthly, imports/refused and openings/refused make the last three with those alone. */
const BESIDES: Record<string, readonly Grant[]> = {
  'POST /auth/rol': ROLE,
  'PATCH /auth/rol/{id}': ROLE,
  'POST /auth/register': ROLE,
  'PATCH /auth/user/{id}': ROLE,
  'PATCH /auth/password/{id}': ROLE,
  'DELETE /auth/user/{id}': ROLE,
  'DELETE /auth/rol/{id}': ROLE,
  'PATCH /inscripciones/mensualidad': [['BECAS', 'CREATE']],
  // Of a pupil who is there already.
  'POST /importar/alumnos': [
    ['ALUMNOS', 'READ'],
    ['ALUMNOS', 'UPDATE'],
    ['PADRES', 'READ'],
    ['PADRES', 'UPDATE'],
  ],
  'POST /importar/apertura': [
    ['ALUMNOS', 'CREATE'],
    ['PADRES', 'CREATE'],
    ['BECAS', 'CREATE'],
  ],
}

/** Of a pupil, whose module comes second; of the other calls that two modules open, a row of the first one's. */
const OF_SECOND = 'DELETE /fiscales/{id}'

/** While the call of a deed is under way the director holds no more than it needs: a handler that asks for more ends in a 403. */
const narrowing = (deedOf: () => string) =>
  watchWrites(server, async (route) => {
    const { access, needs = [] } = route
    const name = routeName(route)
    if (name !== deedOf() || typeof access === 'string') return undefined
    const own = access.at(name === OF_SECOND ? 1 : 0) as Grant
    await setGrants(server.db, director.role.id, [own, ...needs, ...(BESIDES[name] ?? [])])
    return () => setGrants(server.db, director.role.id, EVERY_GRANT)
  })

beforeAll(async () => {
  writes = (await allRoutes()).filter(({ method, reads }) => method !== 'GET' && !reads)
  server = await startServer()
  application = createDb(createPool(server.connection))
  director = (await server.admin.get('/auth/verify')).body.user
  // Somebody has to be left who may administer.
  await server.userWith(EVERY_GRANT)
  let tried = ''
  for (const [route, deed] of await writeDeeds(await narrowing(() => tried))) {
    tried = route
    const before = await lastId()
    const { status, body } = await deed()
    expect([route, status, status === 200 ? '' : body]).toEqual([route, 200, ''])
    left.set(route, await since(before))
  }
})
afterAll(async () => {
  await application.destroy()
  await server.close()
})

test('every write of the contract is tried here, and leaves its row in the name of who wrote', () => {
  expect([...left.keys()].sort()).toEqual(writes.map(routeName).sort())
  const silent = [...left].filter(
    ([, rows]) => rows.length === 0 || rows.some(({ userId }) => userId === null),
  )
  expect(silent).toEqual([])
})

test('each was made by a user with the pairs it needs alone; a cut is the cashier’s', () => {
  const guarded = writes.filter(({ access }) => typeof access !== 'string').map(routeName)
  const byOthers = guarded.filter((route) => left.get(route)?.at(-1)?.userId !== director.id)
  expect(byOthers).toEqual(['POST /cortes'])
})

test('the row tells module, action and kind of record', () => {
  const of = (route: string) => left.get(route)?.map((row) => [row.modulo, row.accion, row.tipo].join(' '))
  expect(of('PATCH /cargos/pagar')).toEqual(['CARGOS UPDATE CARGO', 'CARGOS CREATE PAGO'])
  expect(of('DELETE /pagos/{id}')).toEqual(['CARGOS UPDATE CARGO', 'CARGOS DELETE PAGO'])
  expect(of('PATCH /colegiaturas/pagar')).toEqual([
    'COLEGIATURAS UPDATE COLEGIATURA',
    'COLEGIATURAS CREATE PAGO',
  ])
  expect(of('DELETE /cargos/cancelar/{id}')).toEqual(['CARGOS DELETE CARGO'])
  expect(of('POST /inscripciones')).toEqual(['INSCRIPCIONES CREATE INSCRIPCION', 'ALUMNOS UPDATE ALUMNO'])
  expect(of('PATCH /auth/password/{id}')).toEqual(['USUARIOS UPDATE USUARIO'])
  // A second sign-in, from a browser that the user never used.
  expect(of('POST /auth/login')).toEqual(['USUARIOS CREATE ACCESO', 'USUARIOS CREATE SESION'])
})

const everything = async (): Promise<string> => {
  const { rows } = await sql<{ row: string }>`
    SELECT to_jsonb(e)::text AS row FROM audit_entries e UNION ALL SELECT to_jsonb(v)::text FROM audit_values v`.execute(
    server.db,
  )
  return rows.map(({ row }) => row).join('\n')
}

test('no row holds a password, a token, a code of a receipt or a text about health', async () => {
  const kept = await everything()
  const hashes = await server.db.selectFrom('users').select('password_hash').execute()
  const codes = await server.db
    .selectFrom('payments')
    .select('codigo')
    .unionAll(server.db.selectFrom('certificates').select('codigo'))
    .execute()
  const secret = [
    ...Object.values(SECRETS),
    ...[server.admin.token, 'Direccion#2026', '$argon2'],
    ...hashes.map((row) => row.password_hash),
    ...codes.map((row) => row.codigo),
  ]
  expect(secret.length).toBeGreaterThan(12)
  expect(secret.filter((text) => kept.includes(text))).toEqual([])
  // The change itself is recorded, without the value.
  for (const campo of ['password', 'alergias', 'enfermedades', 'medicamentos', 'indicaciones', 'respuestas'])
    expect(kept).toContain(`"${campo}"`)
})

test('what identifies a person lies in the table that can be emptied, and nowhere else', async () => {
  const { rows } = await sql<{ row: string }>`SELECT to_jsonb(e)::text AS row FROM audit_entries e`.execute(
    server.db,
  )
  const open = rows.map(({ row }) => row).join('\n')
  const personal = [
    'GARCÍA',
    'Rosa',
    'ROSA',
    'LUZ RÍOS',
    '5587654321',
    '5512345678',
    'CALLE',
    'B501',
    '12345.67',
  ]
  expect(personal.filter((text) => open.includes(text))).toEqual([])
  const apart = await everything()
  expect(['GARCÍA', 'ROSA NÚÑEZ', '5587654321', '18500.5'].filter((text) => !apart.includes(text))).toEqual(
    [],
  )
})

test.each([
  `UPDATE audit_entries SET modulo = 'OTRO'`,
  `DELETE FROM audit_entries`,
  `TRUNCATE audit_entries CASCADE`,
  `UPDATE audit_values SET valores = NULL, nombre = NULL`,
  `DELETE FROM audit_values`,
  `TRUNCATE audit_values`,
  `ALTER TABLE audit_entries DISABLE TRIGGER ALL`,
])('the application may not: %s', async (statement) => {
  await expect(sql.raw(statement).execute(application)).rejects.toThrow(/permission denied|must be owner/)
})

test('nor may the owner, but for emptying what identifies a person', async () => {
  const STAYS = /never changed or deleted|emptied, never changed/
  for (const statement of [
    `UPDATE audit_entries SET modulo = 'OTRO'`,
    `DELETE FROM audit_entries`,
    `DELETE FROM audit_values`,
    `TRUNCATE audit_values`,
    `UPDATE audit_values SET nombre = 'OTRA'`,
  ])
    await expect(sql.raw(statement).execute(server.db)).rejects.toThrow(STAYS)
  const empty = sql`UPDATE audit_values SET nombre = NULL, valores = NULL
    WHERE entry_id = (SELECT min(entry_id) FROM audit_values)`
  expect((await empty.execute(server.db)).numAffectedRows).toBe(1n)
})

test('what is undone leaves no row', async () => {
  const before = await lastId()
  const { status } = await server.admin.post('/auth/rol', { nameRol: 'directora', permissions: [] })
  expect(status).toBe(400)
  expect((await server.admin.delete('/cargos/cancelar/999', { motivo_cancelacion: 'NO' })).status).toBe(404)
  expect(await since(before)).toEqual([])
})
