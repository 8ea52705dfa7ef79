import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { drillKey } from '@server/backup/keys/drillKey'
import { backupKey, backupRecipients } from '@server/backup/keys/recipients'
import { currentKey, ensureSchoolKey } from '@server/backup/keys/schoolKey'
import { readSecretKey } from '@server/backup/keys/secretKey'
import { optionOf, backupFile } from '@server/backup/passphrase'
import { lockKindOf, verifyBackup } from '@server/backup/verifyBackup'
import { createSealer, type Sealer } from '@server/security/sealer'
import { startServer, type TestServer } from '@test/support/server/harness'
import { openElsewhere, openPlace } from './place'

/** Without these a copy could be one that nobody can open, or that everybody can. */
let server: TestServer
let place: Awaited<ReturnType<typeof openPlace>>
let dataDir: string
const sealer = createSealer('la llave de secretos de esta escuela, larga')
beforeAll(async () => {
  server = await startServer()
  place = await openPlace()
  dataDir = await mkdtemp(path.join(tmpdir(), 'escuela-llave-'))
})
afterAll(async () => {
  await server.close()
  await place.remove()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  await server.db.deleteFrom('backup_keys').execute()
})

const NOW = new Date('2026-11-22T09:00:00Z')
const ensure = (by: Sealer = sealer) => ensureSchoolKey(server.db, by, NOW)
const config = (backupPlain = false) => ({ backupPlain, dataDir })
const secretOf = async () => {
  const key = await currentKey(server.db)
  return sealer.open(key?.sealed as Buffer) as string
}

test('two starts at once make one pair, and a later start keeps it', async () => {
  await Promise.all([ensure(), ensure(), ensure()])
  const first = await currentKey(server.db)
  await ensure()
  expect(await server.db.selectFrom('backup_keys').select('id').execute()).toHaveLength(1)
  expect(await identityToRecipient(await secretOf())).toBe(first?.recipient)
  // The private half lies in the database sealed only.
  expect(first?.sealed?.toString('latin1')).not.toContain('AGE-SECRET-KEY')
})

test('a pair that nobody took away and whose seal is of another machine gives way to a new one; one that was taken stays', async () => {
  await ensure()
  const first = await currentKey(server.db)
  const elsewhere = createSealer('la llave de secretos de otra máquina, larga')
  await ensure(elsewhere)
  const second = await currentKey(server.db)
  expect(second?.recipient).not.toBe(first?.recipient)
  await server.db.updateTable('backup_keys').set({ sealed: null, taken_at: NOW }).execute()
  await ensure()
  expect((await currentKey(server.db))?.recipient).toBe(second?.recipient)
})

test('a copy opens with the key of the page and with the drill’s, by age too, and with no other', async () => {
  await ensure()
  const key = await backupKey(server.db, config())
  expect(key?.recipients).toEqual(await backupRecipients(server.db, config()))
  await place.backup(server, 'llave.tar', { key })
  const file = place.at('llave.tar')
  expect(await lockKindOf(file)).toBe('LLAVE')
  const school = await secretOf()
  const { end } = await verifyBackup(file, school)
  expect((await verifyBackup(file, await drillKey(dataDir))).end).toEqual(end)
  expect((await stat(path.join(dataDir, 'llave-del-ensayo'))).mode & 0o077).toBe(0)

  const decrypter = new Decrypter()
  decrypter.addIdentity(school)
  const clear = Buffer.from(await decrypter.decrypt(new Uint8Array(await readFile(file))))
  await writeFile(place.at('claro.tar'), clear)
  expect((await verifyBackup(place.at('claro.tar'), undefined)).end).toEqual(end)
  expect((await readFile(file)).includes('Colegio')).toBe(false)

  const cannot = 'La llave no abre este respaldo: es de otra escuela o de otra fecha'
  await expect(verifyBackup(file, await generateX25519Identity())).rejects.toThrow(cannot)
  await expect(verifyBackup(file, 'una contraseña cualquiera')).rejects.toThrow(cannot)
  await expect(verifyBackup(file, undefined)).rejects.toThrow('dé su archivo con --llave ARCHIVO')
  const elsewhere = await openElsewhere()
  try {
    await elsewhere.restore(file, school)
    // The restored school goes on with the page that is in the safe.
    expect((await currentKey(elsewhere.db))?.recipient).toBe(key?.recipients[0])
  } finally {
    await elsewhere.close()
  }
})

test('BACKUP_PLAIN, or a database without a key yet: in clear', async () => {
  expect(await backupRecipients(server.db, config())).toEqual([])
  await ensure()
  expect(await backupKey(server.db, config(true))).toBeUndefined()
})

test('a key as people bring it: with comments, in groups, in small letters; a wrong letter is noticed', async () => {
  const secret = await generateX25519Identity()
  const groups = secret.toLowerCase().replace(/(.{6})/g, '$1 ')
  const wrong = secret.replace(/.$/, (last) => (last === 'Q' ? 'P' : 'Q'))
  for (const text of [secret, `# creada: 2026\r\n# public key: age1x\r\n${secret}\r\n`, `\uFEFF${groups}\n`])
    expect(await readSecretKey(text)).toBe(secret)
  for (const text of ['', 'hola', wrong, secret.slice(0, -3), await identityToRecipient(secret)])
    await expect(readSecretKey(text)).rejects.toThrow(/^Eso no es la llave de los respaldos/)
})

test('what follows an option is not the file; without it, it is said', () => {
  const args = ['--llave', 'llave.txt', 'copia.tar']
  expect([optionOf(args, '--llave'), path.basename(backupFile(args, 'restaurar'))]).toEqual([
    'llave.txt',
    'copia.tar',
  ])
  expect(optionOf(['a.tar', '--llave=mía.txt'], '--llave')).toBe('mía.txt')
  expect(() => optionOf(['a.tar', '--llave'], '--llave')).toThrow('Falta lo que va después de --llave.')
})
