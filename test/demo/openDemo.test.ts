import { isUntouched, openDemo } from '@demo/openDemo'
import { accountLines, openAccounts } from '@demo/staff'
import { hashPassword } from '@server/security/passwords'
import { aCycle } from '@test/support/builders'
import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'
import { openPeople } from '@test/support/server/people'
import { sampled } from '@test/support/runs'

const NOW = new Date('2026-11-20T16:00:00.000Z')
const config = { adminUser: ADMIN.user, adminPassword: ADMIN.password, timeZone: 'America/Mexico_City' }

let server: TestServer

const open = (write: (text: string) => unknown = () => undefined, signal?: AbortSignal, on = server) =>
  openDemo(on, {
    config,
    now: NOW,
    out: { write },
    size: { pupils: 12, years: 2 },
    ...(signal ? { signal } : {}),
  })

/** People, amounts, states, folios. */
const dump = async ({ db }: TestServer) => [
  await db
    .selectFrom('students')
    .select(['nombre', 'curp', 'numero_control', 'fecha_nacimiento'])
    .orderBy('id')
    .execute(),
  await db.selectFrom('parents').select(['nombre', 'telefono', 'direccion']).orderBy('id').execute(),
  await db
    .selectFrom('charges as c')
    .innerJoin('students as s', 's.id', 'c.student_id')
    .select([
      's.curp',
      'c.descripcion',
      'c.fecha',
      'c.monto_pagar_centavos',
      'c.abonado_centavos',
      'c.estado',
    ])
    .orderBy('c.id')
    .execute(),
  await db
    .selectFrom('payments')
    .select(['folio', 'monto_centavos', 'metodo_pago', 'referencia', 'fecha', 'motivo_cancelacion'])
    .orderBy('folio')
    .execute(),
  await db
    .selectFrom('cash_cuts')
    .select(['numero', 'dia', 'esperado_centavos', 'contado_centavos', 'observaciones'])
    .orderBy('numero')
    .execute(),
]

describe('a new database', () => {
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.close())

  test('what interrupts the filling in any tenth leaves nothing, and the next start fills', async () => {
    for (const tenth of sampled('a filling is interrupted in tenth', [1, 2, 3, 4, 5, 6, 7, 8, 9], 2)) {
      const ending = new AbortController()
      const lines: string[] = []
      const stop = (text: string) => {
        lines.push(text)
        if (text.startsWith(` ${tenth}0 %`)) ending.abort(new Error('Ctrl+C'))
      }
      await expect(open(stop, ending.signal)).rejects.toThrow('Ctrl+C')
      expect(lines.at(-1)).toMatch(new RegExp(`^ ${tenth}0 %`))
      expect(await isUntouched(server.db, ADMIN.user)).toBe(true)
    }
    expect(await server.db.selectFrom('payments').select('id').execute()).toEqual([])

    expect(await open()).toBe(true)
    expect(await server.db.selectFrom('students').select('id').execute()).toHaveLength(12)
    const { last_folio } = await server.db.selectFrom('folio_counter').selectAll().executeTakeFirstOrThrow()
    expect(await server.db.selectFrom('payments').select('id').execute()).toHaveLength(last_folio)
  }, 600_000)

  test('another one gets the same school: people, amounts, states, folios', async () => {
    const twin = await startServer()
    try {
      await open(undefined, undefined, twin)
      expect(await dump(twin)).toEqual(await dump(server))
    } finally {
      await twin.close()
    }
  })

  test('of the school that was filled only those who can still sign in are listed', async () => {
    const before = await openAccounts(server.db, config)
    expect(before).toEqual([
      { name: 'directora', role: 'ADMINISTRADOR', label: 'Dirección' },
      { name: 'caja', role: 'CAJA', label: 'Caja' },
      { name: 'secretaria', role: 'SECRETARÍA', label: 'Secretaría' },
      { name: 'subdireccion', role: 'SUBDIRECCIÓN', label: 'Subdirección' },
    ])
    for (const { name } of before) expect((await server.signIn(name, ADMIN.password)).token).not.toBe('')

    const password_hash = await hashPassword('Otra-Clave#2')
    await server.db.updateTable('users').set({ password_hash }).where('name', '=', 'caja').execute()
    const after = await openAccounts(server.db, config)
    expect(after.map(({ name }) => name)).toEqual(['directora', 'secretaria', 'subdireccion'])
    expect(accountLines(after, 'Clave#1234')).toEqual([
      'Usuarios de la demostración, todos con la contraseña Clave#1234',
      '  directora     ADMINISTRADOR',
      '  secretaria    SECRETARÍA',
      '  subdireccion  SUBDIRECCIÓN',
    ])
    expect(accountLines([], 'Clave#1234')).toHaveLength(1)
  })
})

describe('a database that is somebody’s is left alone', () => {
  beforeEach(async () => {
    server = await startServer()
  })
  afterEach(() => server.close())

  const assertLeftAlone = async () => {
    expect(await open()).toBe(false)
    const names = await server.db.selectFrom('users').select('name').execute()
    expect(names.map(({ name }) => name)).not.toContain('caja')
  }

  test('a cycle', async () => {
    expect((await server.admin.post('/ciclo', aCycle())).status).toBe(200)
    await assertLeftAlone()
  })

  test('a second role', async () => {
    await openPeople(server).addRole([['ALUMNOS', 'READ']])
    await assertLeftAlone()
  })

  test('a first user who is not the demo’s', async () => {
    await server.db.updateTable('users').set({ name: 'otra directora' }).execute()
    await assertLeftAlone()
  })
})
