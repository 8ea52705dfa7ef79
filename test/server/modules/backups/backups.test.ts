import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeState, type ContinuousState } from '@server/backup/continuous/state'
import { openOffice } from '@test/support/server/office'
import { startServer, type Caller, type TestServer } from '@test/support/server/harness'

let server: TestServer
let director: Caller
const dataDir = mkdtempSync(path.join(tmpdir(), 'escuela-estado-'))
beforeAll(async () => {
  const settings = {
    backupDir: dataDir,
    backupHour: 3,
    backupPassphrase: undefined,
    backupPlain: false,
    dataDir,
  }
  const jobs = { start: () => undefined, stop: () => Promise.resolve() }
  server = await startServer({ backups: { settings, jobs } })
  director = await server.userWith([['USUARIOS', 'READ']])
})
afterAll(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true })
})
beforeEach(() => server.db.deleteFrom('backups').execute())

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(server.clock.now.getTime() - days * DAY_MS)
const last = async () => {
  const { status, body } = await director.get('/respaldos/ultimo')
  expect(status).toBe(200)
  return body
}
const record = (made_at: Date, over: { nightly?: boolean; problem?: string } = {}) =>
  server.db
    .insertInto('backups')
    .values({
      made_at,
      nightly: over.nightly ?? true,
      problem: over.problem ?? null,
      file: 'respaldo-2026-09-15-030000.tar',
      bytes: over.problem ? null : 5_000_000,
      encrypted: false,
    })
    .execute()
const openedDaysAgo = (days: number) =>
  server.db
    .updateTable('users')
    .set({ created_at: daysAgo(days) })
    .execute()

it('a school of a few days without one is not late, an older one is', async () => {
  await openedDaysAgo(3)
  expect(await last()).toEqual({ ok: true, respaldo: null, atrasado: false, fallo: null })
  await openedDaysAgo(8)
  expect(await last()).toEqual({ ok: true, respaldo: null, atrasado: true, fallo: null })
})

it('the newest one, by hand or by night, counts', async () => {
  await record(daysAgo(9))
  expect(await last()).toMatchObject({ respaldo: { automatico: true }, atrasado: true })
  await record(daysAgo(6), { nightly: false })
  expect(await last()).toEqual({
    ok: true,
    respaldo: { fecha: daysAgo(6).toISOString(), automatico: false, cifrado: false, bytes: 5_000_000 },
    atrasado: false,
    fallo: null,
  })
})

it('a failure is told until one is made after it', async () => {
  await record(daysAgo(2))
  await record(daysAgo(1), { problem: 'El respaldo no cabe en el disco.' })
  expect(await last()).toMatchObject({ atrasado: false, fallo: 'El respaldo no cabe en el disco.' })
  await record(daysAgo(0.5))
  expect(await last()).toMatchObject({ fallo: null })
})

it('tells of a clock that was set back behind the newest payment, and no more once it is right', async () => {
  const office = openOffice(server)
  const [pupil] = (await office.addPupils(1)) as [number]
  const { pago } = (await office.pay(await office.addCharge(await office.addCycle(), pupil, 100))).body
  expect(await last()).not.toHaveProperty('reloj_atrasado')
  const right = server.clock.now
  server.clock.now = new Date(right.getTime() - 3 * 60_000)
  expect((await last()).reloj_atrasado).toEqual({ folio: pago.folio, fecha: right.toISOString() })
  server.clock.now = right
  expect(await last()).not.toHaveProperty('reloj_atrasado')
})

const minutesAgo = (minutes: number) => new Date(server.clock.now.getTime() - minutes * 60_000).toISOString()
const aState = (over: Partial<ContinuousState> = {}): ContinuousState => ({
  folder: '/mnt/otro/continuo/7713224300877758221',
  lastSegmentAt: minutesAgo(1),
  lastBaseAt: minutesAgo(300),
  safeUntil: minutesAgo(1),
  bytes: 5_000_000,
  encrypted: true,
  problem: null,
  checkedAt: server.clock.now.toISOString(),
  elsewhere: true,
  mounted: true,
  ...over,
})

/** Without these the home would say «a salvo» of a copy that stands still. */
it.each([
  ['all is well', {}, { minutos: 1, otro_disco: true, problema: null }],
  ['just now', { safeUntil: 0 }, { minutos: 1, otro_disco: true, problema: null }],
  ['none is whole yet', { safeUntil: null }, { minutos: null, otro_disco: true, problema: null }],
  ['on the disk of the data', { elsewhere: false }, { minutos: 1, otro_disco: false, problema: null }],
  [
    'it cannot be written',
    { safeUntil: 12, problem: 'La copia continua no cabe en el disco.' },
    { minutos: 12, otro_disco: true, problema: 'La copia continua no cabe en el disco.' },
  ],
  [
    'nobody looks after it any more',
    { checkedAt: 3 },
    { minutos: 1, otro_disco: true, problema: 'La copia continua no avanza; el motivo está en el registro.' },
  ],
])(
  'tells how the continuous copy stands: %s',
  async (_name, { safeUntil, checkedAt, ...over }: Record<string, unknown>, told) => {
    const moment = (given: unknown) => (typeof given === 'number' ? minutesAgo(given) : given)
    await writeState(
      dataDir,
      aState({
        ...over,
        ...(safeUntil === undefined ? {} : { safeUntil: moment(safeUntil) as string | null }),
        ...(checkedAt === undefined ? {} : { checkedAt: moment(checkedAt) as string }),
      }),
    )
    expect((await last()).continua).toEqual(told)
  },
)
