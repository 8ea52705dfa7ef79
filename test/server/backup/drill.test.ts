import { mkdir, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { sql } from 'kysely'
import { restoreAside } from '@server/backup/drill/restoreAside'
import { runDrill } from '@server/backup/drill/runDrill'
import { beginRun } from '@server/backup/drill/runs'
import { Untried } from '@server/backup/drill/untried'
import { ensureSchoolKey } from '@server/backup/keys/schoolKey'
import { runBackup } from '@server/backup/runBackup'
import { readConfig } from '@server/config'
import { dryRun } from '@server/deploy/dryRun'
import { createSealer } from '@server/security/sealer'
import { addressOf } from '@test/support/database/address'
import { aPng } from '@test/support/fixtures/pictures'
import { openOffice } from '@test/support/server/office'
import { startServer, type TestServer } from '@test/support/server/harness'
import { fileNamed } from '@test/support/server/storedFiles'

/** Without these a copy that cannot be restored would pass for one, or a school would fear for one that can. */
let server: TestServer
let folder: string
let config: ReturnType<typeof readConfig>
const at = (name: string) => path.join(folder, 'respaldos', name)

beforeAll(async () => {
  server = await startServer()
  folder = await mkdtemp(path.join(tmpdir(), 'escuela-ensayo-'))
  config = readConfig({
    DATA_DIR: folder,
    DATABASE_URL: addressOf(server.owner),
    FILES_DIR: server.folder,
    BACKUP_HOUR: '0',
  })
  await ensureSchoolKey(server.db, createSealer('la llave de secretos de la escuela'), new Date())
  const office = openOffice(server)
  const [pupil] = (await office.addPupils(2)) as [number]
  await office.pay(await office.addCharge(await office.addCycle(), pupil, 100))
  const fields = { titulo: 'Olimpiada', fecha: '2026-09-15', descripcion: 'Primer lugar' }
  await server.admin.form('POST', '/menciones', fields, [fileNamed('foto.png', await aPng(400, 300))])
  await runBackup({ config, file: null, passphrase: undefined, tell: () => undefined })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => server.db.deleteFrom('backup_runs').execute())

const drill = (signal = new AbortController().signal) =>
  runDrill({ config, runId: undefined, tell: () => undefined, signal }).then(
    () => null,
    (error: Error) => error.message,
  )
const rows = () =>
  server.db.selectFrom('backup_runs').select(['kind', 'result', 'said', 'file', 'records']).execute()
const newest = async () => (await readdir(path.join(folder, 'respaldos'))).sort().at(-1) as string
/** What a drill leaves beside the school: nothing but its lock. */
const left = () => readdir(path.join(folder, 'ensayo'))

test('two at once: one restores the newest copy beside, finds every record and drops it again, the other is told', async () => {
  const said = await Promise.all([drill(), drill()])
  expect(said.filter((line) => line !== null)).toEqual([
    'Ya hay otro respaldo o ensayo en curso: espere a que termine.',
  ])
  const [row] = await rows()
  expect(row).toMatchObject({ kind: 'ENSAYO', result: 'BIEN', said: null, file: at(await newest()) })
  expect(Number(row?.records)).toBeGreaterThan(100)
  expect(await newest()).toMatch(/\.tar\.cifrado$/)
  expect(await left()).toEqual(['lock'])
}, 600_000)

test('an altered copy is found; one whose drill key is gone, or came later, is said and not failed', async () => {
  const name = await newest()
  const whole = await readFile(at(name))
  const altered = Buffer.from(whole)
  const middle = altered.length >> 1
  altered[middle] = (altered[middle] as number) ^ 1
  await writeFile(at(name), altered)
  expect(await drill()).toMatch(/está cortado o alterado: no se usó nada de él\.$/)
  await writeFile(at(name), whole)
  const key = path.join(folder, 'llave-del-ensayo')
  const secret = await readFile(key)
  await rm(key)
  expect(await drill()).toMatch(/falta la llave del ensayo/)
  await writeFile(key, `${await generateX25519Identity()}\n`)
  await utimes(at(name), new Date(0), new Date(0))
  expect(await drill()).toMatch(/es de antes de que se hiciera la llave del ensayo/)
  await writeFile(key, secret)
  expect((await rows()).map(({ result }) => result)).toEqual(['FALLA', 'SIN_PROBAR', 'SIN_PROBAR'])
  expect(await left()).toEqual(['lock'])
}, 600_000)

test('the dry run of an update says what it would change and how long it took, and touches nothing', async () => {
  const said: string[] = []
  const signal = new AbortController().signal
  await dryRun(config, (line) => void said.push(line), signal)
  expect(said).toContain('La base de datos no cambiaría: esta versión no trae migraciones nuevas.')
  expect(said.at(-1)).toMatch(/^El ensayo salió bien en \d+ segundos: .* No se cambió nada\.$/)
  expect(await rows()).toEqual([])
  expect((await readdir(folder)).filter((name) => name.startsWith('ensayo-'))).toEqual([])

  const before = await newest()
  await sql`INSERT INTO migration_sums (name, sha256) VALUES ('9999-mañana', 'x')`.execute(server.db)
  const now = new Date(Date.now() + 3_600_000)
  await runBackup({ config, file: at('z.tar'), passphrase: undefined, tell: () => undefined, now })
  await sql`DELETE FROM migration_sums WHERE name = '9999-mañana'`.execute(server.db)
  // As the newest of the night.
  await rename(at('z.tar'), at('respaldo-2099-01-01-030000.tar'))
  await expect(dryRun(config, () => undefined, signal)).rejects.toThrow(
    /^El respaldo es de una versión más nueva del programa \(tiene la migración 9999-mañana\)/,
  )
  await rm(at('respaldo-2099-01-01-030000.tar'))
  expect(await newest()).toBe(before)
}, 600_000)

test('a copy that restores but whose money does not add up fails, with what the review found', async () => {
  await sql`ALTER TABLE charges DISABLE TRIGGER USER`.execute(server.db)
  await sql`UPDATE charges SET abonado_centavos = abonado_centavos - 1 WHERE abonado_centavos > 0`.execute(
    server.db,
  )
  await sql`ALTER TABLE charges ENABLE TRIGGER USER`.execute(server.db)
  const now = new Date(Date.now() + 86_400_000)
  await runBackup({ config, file: null, passphrase: undefined, tell: () => undefined, now })
  const said = await drill()
  expect(said).toMatch(/se restauró, pero la revisión encontró esto: El cargo \d+ debe ser de/)
  expect(await rows()).toMatchObject([{ result: 'FALLA', said }])
}, 600_000)

test('no copy, no room, no time: each in one sentence', async () => {
  const none = { ...config, backupDir: path.join(folder, 'vacía') }
  await mkdir(none.backupDir)
  const options = { runId: undefined, tell: () => undefined, signal: new AbortController().signal }
  await expect(runDrill({ ...options, config: none })).rejects.toThrow(/no hay ningún respaldo que probar/)
  const gone = { ...config, backupDir: path.join(folder, 'disco desconectado') }
  await expect(runDrill({ ...options, config: gone })).rejects.toThrow(
    /^No se puede leer la carpeta de respaldos/,
  )
  const backup = { kind: 'NIGHTLY' as const, place: at(await newest()) }
  const aside = { dataDir: folder, backup, secret: undefined, timeZone: config.timeZone }
  const step = () => undefined
  await expect(restoreAside({ ...aside, needs: 1e15, signal: options.signal, step })).rejects.toThrow(
    /^No hay lugar para el ensayo: en el disco de .* hacen falta 1000000\.2 GB\.$/,
  )
  const late = AbortSignal.abort(new Untried('El ensayo se interrumpió.'))
  await expect(restoreAside({ ...aside, needs: 0, signal: late, step })).rejects.toThrow(Untried)
  expect(await left()).toEqual(['lock'])
}, 600_000)

test('one whose process was killed holds up no other for longer than minutes', async () => {
  const begin = () => beginRun(server.db, 'ENSAYO', { askedBy: null, now: new Date() })
  const first = await begin()
  expect([first, await begin()]).toEqual([expect.any(Number), null])
  await sql`UPDATE backup_runs SET seen_at = clock_timestamp() - interval '4 minutes'`.execute(server.db)
  expect(await begin()).toEqual(expect.any(Number))
  expect(await rows()).toMatchObject([{ result: 'SIN_PROBAR', said: expect.stringMatching(/^Se cortó/) }, {}])
})
