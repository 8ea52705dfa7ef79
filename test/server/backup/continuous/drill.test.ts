import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { generateX25519Identity } from 'age-encryption'
import { sql } from 'kysely'
import { keptFile } from '@server/backup/continuous/filesCopy'
import { readBases, readSegments } from '@server/backup/continuous/layout'
import { lastDrill } from '@server/backup/drill/runs'
import { runDrill } from '@server/backup/drill/runDrill'
import { backupRecipients } from '@server/backup/keys/recipients'
import { ensureSchoolKey } from '@server/backup/keys/schoolKey'
import { keepBackups } from '@server/backup/nightly'
import { runBackup } from '@server/backup/runBackup'
import { readConfig } from '@server/config'
import { createDb, type Db } from '@server/db/database'
import { migrate } from '@server/db/migrate'
import { openDatabase, type OpenedDatabase } from '@server/db/open'
import { createPatientPool } from '@server/db/pool'
import { dryRun } from '@server/deploy/dryRun'
import { createSealer } from '@server/security/sealer'
import { aPng } from '@test/support/fixtures/pictures'
import { removeTestFolder } from '@test/support/database/testFolder'
import { newFolder, openCopied } from './copied'

/** Without these a continuous copy that cannot be restored would be found on the day when it has to be. */
const [place, dataDir] = [newFolder(), newFolder()]
const config = readConfig({ DATA_DIR: dataDir, BACKUP_DIR: place, BACKUP_HOUR: '3' })
let school: OpenedDatabase
let db: Db
let cluster: string
let photo: string

beforeAll(async () => {
  let recipients: () => Promise<readonly string[]> = () => Promise.resolve([])
  const copied = await openCopied(place, { recipients: () => recipients() }, dataDir)
  db = createDb(createPatientPool(copied.owner()))
  await sql`DROP TABLE paid`.execute(db)
  await migrate(db)
  await ensureSchoolKey(db, createSealer('la llave de secretos de la escuela'), new Date())
  const content = await aPng(40, 30)
  photo = createHash('sha256').update(content).digest('hex')
  const received = path.join(dataDir, 'recibido')
  await writeFile(received, content)
  await copied.contents.place(received, photo)
  await sql`WITH role AS (INSERT INTO roles (name) VALUES ('DIRECCIÓN') RETURNING id),
    someone AS (INSERT INTO users (name, password_hash, role_id) SELECT 'directora', 'x', id FROM role RETURNING id),
    picture AS (
      INSERT INTO files (sha256, kind, mime, bytes, width, height, thumb_sha256)
      VALUES (${photo}, 'image', 'image/png', ${content.length}, 40, 30, ${photo}) RETURNING id
    ) INSERT INTO mentions (titulo, descripcion, fecha, file_id, created_by)
    SELECT 'OLIMPIADA', 'PRIMER LUGAR', '2026-09-15', picture.id, someone.id FROM picture, someone`.execute(
    db,
  )
  recipients = () => backupRecipients(db, config)
  await copied.until(({ lastBaseAt }) => lastBaseAt !== null)
  cluster = await copied.cluster()
  while (!(await readBases(cluster)).at(-1)?.lock) await pause(50)
  await copied.carried()
  await db.destroy()
  // Nothing is to write to the copy meanwhile.
  await copied.stop()
  school = await openDatabase({ dataDir, log: () => undefined, archiving: 'off' })
  db = createDb(createPatientPool(school.connection))
})
afterAll(async () => {
  await db.destroy()
  await school.stop()
  for (const folder of [place, dataDir]) removeTestFolder(folder)
})

const signal = new AbortController().signal
const drill = () =>
  runDrill({ config, runId: undefined, tell: () => undefined, signal }).then(
    () => null,
    (error: Error) => error.message,
  )
const row = () => lastDrill(db)
/** What a drill leaves beside the school: nothing but its lock. */
const left = () => readdir(path.join(dataDir, 'ensayo'))

/** Breaks a file for the time of some work. */
const altered = async (file: string, work: () => Promise<void>) => {
  const whole = await readFile(file)
  const bytes = Buffer.from(whole)
  const middle = bytes.length >> 1
  bytes[middle] = (bytes[middle] as number) ^ 1
  await writeFile(file, bytes)
  await work().finally(() => writeFile(file, whole))
}

const away = async (file: string, work: () => Promise<void>) => {
  await rename(file, `${file}-fuera`)
  await work().finally(() => rename(`${file}-fuera`, file))
}

test('it is restored beside to its last minute, reviewed with its files, and dropped again', async () => {
  expect(await drill()).toBeNull()
  expect(await row()).toMatchObject({ result: 'BIEN', said: null, file: cluster })
  expect(Number((await row())?.records)).toBeGreaterThan(20)
  expect(await left()).toEqual(['lock'])
})

test('where no nightly backup is wanted it is tried each week all the same', async () => {
  await db.deleteFrom('backup_runs').execute()
  const log = { info: () => undefined, error: () => undefined }
  const options = { db, config: { ...config, backupHour: null }, now: () => new Date(), log }
  const stop = keepBackups({ ...options, tell: () => undefined, firstLookMs: 1 })
  while ((await row()) === undefined) await pause(100)
  await stop()
  expect(await row()).toMatchObject({ result: 'BIEN', file: cluster })
})

test('an altered piece of log, and a photo that the copy lost, are found', async () => {
  const { file } = (await readSegments(cluster)).at(-1) as { file: string }
  await altered(path.join(cluster, 'registro', file), async () => {
    expect(await drill()).toMatch(/^Un tramo de la copia continua está cortado o alterado: /)
  })
  const { lock } = (await readBases(cluster)).at(-1) as { lock: string }
  const kept = keptFile(cluster, lock, photo)
  await away(kept, async () => {
    expect(await drill()).toMatch(
      /^La copia continua se restauró, pero la revisión encontró esto: Falta el archivo [0-9a-f]{64} \(número 1\)\.$/,
    )
  })
  expect(await row()).toMatchObject({ result: 'FALLA', file: cluster })
  expect(await left()).toEqual(['lock'])
})

test('beside a nightly copy both are tried: the one that does not open is named', async () => {
  await runBackup({ config, file: null, passphrase: undefined, tell: () => undefined })
  const nightly = path.join(place, (await readdir(place)).find((name) => /^respaldo/.test(name)) as string)
  await altered(nightly, async () => {
    expect(await drill()).toMatch(/está cortado o alterado: no se usó nada de él\.$/)
  })
  expect(await row()).toMatchObject({ result: 'FALLA', file: nightly })
  // As old as last week's.
  await utimes(nightly, new Date(0), new Date(0))
  const said: string[] = []
  await dryRun(config, (line) => void said.push(line), signal)
  expect(said[0]).toContain(`Se ensaya con ${cluster}, de `)
  expect(said.at(-1)).toMatch(/^El ensayo salió bien en \d+ segundos: /)
  await rm(nightly)
})

test('whose drill key is gone, or came later, is said and not failed', async () => {
  const key = path.join(dataDir, 'llave-del-ensayo')
  const secret = await readFile(key)
  await rm(key)
  expect(await drill()).toMatch(/^No se pudo probar la copia continua: falta la llave del ensayo/)
  await writeFile(key, `${await generateX25519Identity()}\n`)
  expect(await drill()).toMatch(/^No se pudo probar la copia continua: es de antes de que se hiciera/)
  expect(await row()).toMatchObject({ result: 'SIN_PROBAR' })
  await writeFile(key, secret)
})

test('a folder that is gone is a failed drill', async () => {
  await away(cluster, async () => {
    expect(await drill()).toMatch(/^La copia continua no está en .*: revise el disco\.$/)
  })
})
