import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { identityToRecipient } from 'age-encryption'
import { currentKey, ensureSchoolKey } from '@server/backup/keys/schoolKey'
import type { RunKind } from '@server/backup/drill/runs'
import { createSealer } from '@server/security/sealer'
import { startServer, type Caller, type TestServer } from '@test/support/server/harness'

/** Without these the key could leave twice, stay behind, or a school could believe in copies that are not there. */
let server: TestServer
let reader: Caller
let keeper: Caller
let dataDir: string
const started: [RunKind, number][] = []
const sealer = createSealer('s'.repeat(32))
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'escuela-pagina-'))
  const backupDir = path.join(dataDir, 'respaldos')
  await mkdir(backupDir)
  const settings = { backupDir, dataDir, backupHour: 3, backupPassphrase: undefined, backupPlain: false }
  const jobs = { start: (kind: RunKind, id: number) => void started.push([kind, id]) }
  server = await startServer({ sealer, backups: { settings, jobs } })
  reader = await server.userWith([['USUARIOS', 'READ']])
  keeper = await server.userWith([
    ['USUARIOS', 'READ'],
    ['USUARIOS', 'UPDATE'],
  ])
})
afterAll(async () => {
  await server.close()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  started.length = 0
  await server.db.deleteFrom('backup_runs').execute()
  await server.db.deleteFrom('backup_keys').execute()
  await ensureSchoolKey(server.db, sealer, server.clock.now)
})

const page = async () => (await reader.get('/respaldos')).body.respaldos
const home = async () => (await reader.get('/respaldos/ultimo')).body
const take = async () => (await keeper.post('/respaldos/llave')).body.llave
const DAY_MS = 86_400_000

it('the private half is shown until somebody says that it is kept, and is then nowhere here', async () => {
  expect((await page()).llave).toMatchObject({ estado: 'POR_GUARDAR', guardada: null })
  const shown = await take()
  expect(await identityToRecipient(shown.privada)).toBe(shown.publica)
  // The answer may have been lost on its way.
  expect(await take()).toEqual(shown)
  const other = await keeper.post('/respaldos/llave/guardada', { publica: 'age1otra' })
  expect([other.status, other.body.message]).toEqual([
    409,
    'La llave cambió mientras tanto: pide la nueva e imprímela.',
  ])
  const { publica } = shown
  expect((await keeper.post('/respaldos/llave/guardada', { publica })).body.llave.estado).toBe('GUARDADA')
  expect((await keeper.post('/respaldos/llave/guardada', { publica })).status).toBe(200)
  expect(await currentKey(server.db)).toMatchObject({ sealed: null, recipient: publica })
  const again = await keeper.post('/respaldos/llave')
  expect([again.status, again.body.message]).toEqual([409, expect.stringMatching(/^La llave ya se guardó/)])
  for (const table of ['audit_entries', 'audit_values', 'idempotency_keys'] as const)
    expect(JSON.stringify(await server.db.selectFrom(table).selectAll().execute())).not.toContain(
      shown.privada,
    )
})

it('every 90 days the home asks for its page; where it is not, later copies take a new key', async () => {
  const early = await keeper.patch('/respaldos/llave', { esta: true })
  expect([early.status, early.body.message]).toEqual([409, expect.stringMatching(/^Primero guarda la llave/)])
  const { publica } = await take()
  await keeper.post('/respaldos/llave/guardada', { publica })
  const now = server.clock.now
  try {
    await server.db
      .updateTable('backup_keys')
      .set({ confirmed_at: new Date(now.getTime() - 90 * DAY_MS) })
      .execute()
    expect((await home()).llave).toBe('POR_CONFIRMAR')
    expect((await keeper.patch('/respaldos/llave', { esta: true })).body.llave.estado).toBe('GUARDADA')
    expect((await home()).llave).toBe('GUARDADA')
    const { body } = await keeper.patch('/respaldos/llave', { esta: false })
    expect(body.llave).toMatchObject({ estado: 'POR_GUARDAR' })
    expect(body.llave.publica).not.toBe(publica)
    expect((await take()).publica).toBe(body.llave.publica)
  } finally {
    server.clock.now = now
  }
})

it('one at a time: what is asked for is a row that its process is given, and a second one waits', async () => {
  const { status, body } = await keeper.post('/respaldos/ensayo')
  expect([status, body.trabajo]).toEqual([200, expect.objectContaining({ tipo: 'ENSAYO', fin: null })])
  expect(started).toEqual([['ENSAYO', body.trabajo.id]])
  for (const way of ['/respaldos', '/respaldos/ensayo'])
    expect((await keeper.post(way)).body.message).toBe(
      'Ya hay un respaldo o un ensayo en curso: espera a que termine.',
    )
  expect(started).toHaveLength(1)
  const ended = { ended_at: server.clock.now, result: 'FALLA' as const, said: 'Está alterado.' }
  await server.db.updateTable('backup_runs').set(ended).execute()
  expect(await home()).toMatchObject({ ensayo: { resultado: 'FALLA', dicho: 'Está alterado.' } })
  expect(await home()).not.toHaveProperty('probado')
  expect((await keeper.post('/respaldos')).body.trabajo.tipo).toBe('RESPALDO')
  expect((await page()).trabajos).toHaveLength(2)
})

it('the copies of the folder, newest first, with what opens them; a file of another kind is not one', async () => {
  const put = (name: string, content: string) => writeFile(path.join(dataDir, 'respaldos', name), content)
  await put('respaldo-2026-09-14-030000.tar', 'claro')
  await put('respaldo-2026-09-15-030000.tar.cifrado', 'age-encryption.org/v1\n-> X25519 x\n')
  await put('notas.txt', 'x')
  const { copias, cifra, hora, mismo_disco, carpeta } = await page()
  expect([cifra, hora, mismo_disco, carpeta]).toEqual(['LLAVE', 3, true, path.join(dataDir, 'respaldos')])
  expect(
    (copias as { nombre: string; cifrado: boolean; bytes: number }[]).map((each) => [
      each.nombre.slice(9, 19),
      each.cifrado,
      each.bytes,
    ]),
  ).toEqual([
    ['2026-09-15', true, 34],
    ['2026-09-14', false, 5],
  ])
})
