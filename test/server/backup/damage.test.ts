import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { sql } from 'kysely'
import { migrationsOf } from '@server/backup/restoreBackup'
import { DamagedArchive } from '@server/backup/bytes'
import { seal, unseal } from '@server/backup/sealed'
import { lockKindOf, verifyBackup } from '@server/backup/verifyBackup'
import { chanceOf, runs } from '@test/support/runs'
import { startServer, type TestServer } from '@test/support/server/harness'
import { aPng } from '@test/support/fixtures/pictures'
import { fileNamed } from '@test/support/server/storedFiles'
import { openElsewhere, openPlace } from './place'

const PASSPHRASE = 'la contraseña de Ñuñoa'
const NOT_OPENED = /^La contraseña no abre este respaldo/
const DAMAGED = /está cortado o alterado: no se usó nada de él\.$/

let server: TestServer
let place: Awaited<ReturnType<typeof openPlace>>
let plain: Buffer
let sealed: Buffer
/** As the program seals, but a guess of the passphrase costs next to nothing instead of half a second: what is altered is opened often. */
let quick: Buffer
const sealQuickly = async (content: Buffer, passphrase: string): Promise<Buffer> => {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(9)
  return Buffer.from(await encrypter.encrypt(new Uint8Array(content)))
}
beforeAll(async () => {
  server = await startServer()
  place = await openPlace()
  const fields = { titulo: 'Olimpiada', fecha: '2026-09-15', descripcion: 'Primer lugar' }
  await server.admin.form('POST', '/menciones', fields, [fileNamed('foto.png', await aPng(400, 300))])
  await place.backup(server, 'claro.tar')
  await place.backup(server, 'cifrado.tar', { passphrase: PASSPHRASE })
  plain = await readFile(place.at('claro.tar'))
  sealed = await readFile(place.at('cifrado.tar'))
  quick = await sealQuickly(plain, PASSPHRASE)
})
afterAll(async () => {
  await server.close()
  await place.remove()
})

const verify = async (bytes: Buffer, passphrase?: string) => {
  await writeFile(place.at('probado'), bytes)
  return verifyBackup(place.at('probado'), passphrase)
}

/** Bytes before the first piece of an encrypted one: the lines of `age`, and the 16 bytes of its nonce. */
const headOf = (bytes: Buffer): number => bytes.indexOf('\n', bytes.indexOf('\n--- ') + 1) + 1 + 16

const flipped = (bytes: Buffer, at: number): Buffer => {
  const other = Buffer.from(bytes)
  other[at] = (other[at] as number) ^ 1
  return other
}

/** Other bytes in each run. */
const FIRST = Math.floor(chanceOf('altered byte') * 10_000)

/** Positions of heads, sums and the end mark, which the reader checks, and samples of each kind of content. */
const placesIn = (bytes: Buffer, step: number): number[] =>
  Array.from({ length: bytes.length }, (_, at) => at).filter(
    (at) => at % step === FIRST % step || at < 40 || at > bytes.length - 40,
  )

it('as it was made, it is whole', async () => {
  const { header, end } = await verify(plain)
  expect([header.school, end.files.count, end.missing]).toEqual(['Colegio de Prueba', 2, []])
  expect((await verify(sealed, PASSPHRASE)).end).toEqual(end)
  expect([await lockKindOf(place.at('claro.tar')), await lockKindOf(place.at('cifrado.tar'))]).toEqual([
    'NINGUNA',
    'CONTRASEÑA',
  ])
})

it('it names the school as the school was saved, and restored it still does', async () => {
  await server.admin.patch('/escuela', { nombre: 'Colegio Niños Héroes', folio_inicial: 4213 })
  await place.backup(server, 'guardado.tar')
  expect((await verify(await readFile(place.at('guardado.tar')))).header.school).toBe('Colegio Niños Héroes')
  const elsewhere = await openElsewhere()
  await elsewhere.restore(place.at('guardado.tar'))
  const { rows } = await sql`SELECT nombre, first_folio, last_folio FROM school, folio_counter`.execute(
    elsewhere.db,
  )
  expect(rows).toEqual([{ nombre: 'Colegio Niños Héroes', first_folio: 4213, last_folio: 4212 }])
  await elsewhere.close()
})

it('cut anywhere, it is refused', async () => {
  for (const length of [
    0,
    1,
    511,
    512,
    1024,
    plain.length >> 1,
    plain.length - 1024,
    plain.length - 512,
    plain.length - 1,
  ])
    await expect(verify(plain.subarray(0, length))).rejects.toThrow(DAMAGED)
  const head = headOf(quick)
  const whole = quick.length
  for (const length of [30, head - 20, head, whole >> 1, whole - 16, whole - 1])
    await expect(verify(quick.subarray(0, length), PASSPHRASE)).rejects.toThrow(
      length < head ? NOT_OPENED : DAMAGED,
    )
})

it('with one bit other than it was, anywhere, it is refused', async () => {
  const passed: number[] = []
  for (const at of placesIn(plain, runs(389, 3301)))
    await verify(flipped(plain, at)).then(
      () => passed.push(at),
      (error: Error) => expect(error.message).toMatch(DAMAGED),
    )
  expect(passed).toEqual([])
})

it('the same for an encrypted one; in its head it looks like a wrong passphrase or like no archive', async () => {
  const head = headOf(quick)
  const inHead = [22, 30, 60, 80, 120, head - 40, head - 17]
  const last = quick.length - 1
  const inBody = [head - 16, head - 1, head, 1000, 70_000, last - 16, last]
  const places = [0, 20, ...inHead, ...inBody]
  for (const at of places.filter((each) => each < quick.length))
    await expect(verify(flipped(quick, at), PASSPHRASE)).rejects.toThrow(
      inHead.includes(at) ? NOT_OPENED : DAMAGED,
    )
})

it('pieces of an encrypted one cannot be left out, swapped or taken from its like', async () => {
  const PIECE = 64 * 1024 + 16
  const content = randomBytes(4 * 64 * 1024)
  const whole = async (bytes: AsyncIterable<Buffer>) => {
    const pieces: Buffer[] = []
    for await (const piece of bytes) pieces.push(piece)
    return Buffer.concat(pieces)
  }
  async function* given(...pieces: Buffer[]) {
    yield* pieces
  }
  // The pieces are the same whatever opens the file, and a key costs nothing.
  const secret = await generateX25519Identity()
  const made = await whole(
    seal(given(content.subarray(0, 1000), content.subarray(1000)), [await identityToRecipient(secret)]),
  )
  const first = headOf(made)
  const [head, one, two, three, four] = [
    made.subarray(0, first),
    ...[0, 1, 2, 3].map((at) => made.subarray(first + at * PIECE, first + (at + 1) * PIECE)),
  ] as [Buffer, Buffer, Buffer, Buffer, Buffer]
  const open = (...pieces: Buffer[]) => whole(unseal(given(head, ...pieces), secret, head))
  expect((await open(one, two, three, four)).equals(content)).toBe(true)
  for (const pieces of [
    [one, two, three],
    [one, three, four],
    [two, one, three, four],
    [one, two, three, four, four],
    [],
  ])
    await expect(open(...pieces)).rejects.toThrow(DamagedArchive)
})

it('what is added behind it or taken from another is refused', async () => {
  await expect(verify(Buffer.concat([plain, Buffer.alloc(512)]))).rejects.toThrow(DAMAGED)
  await expect(verify(Buffer.concat([quick, Buffer.alloc(1)]), PASSPHRASE)).rejects.toThrow(DAMAGED)
  await expect(verify(Buffer.from('esto no es un respaldo'.repeat(100)))).rejects.toThrow(DAMAGED)
})

it('a wrong passphrase, or none, is said', async () => {
  await expect(verify(sealed, 'la contrasena de Nunoa')).rejects.toThrow(
    /^La contraseña no abre este respaldo/,
  )
  await expect(verify(sealed)).rejects.toThrow(
    'Este respaldo está cifrado: dé su contraseña en BACKUP_PASSPHRASE.',
  )
  await expect(verifyBackup(place.at('nadie.tar'), undefined)).rejects.toThrow(
    /^No se puede leer el archivo /,
  )
})

it('an encrypted one is a file of the age format, which its passphrase opens without this program', async () => {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(PASSPHRASE)
  // 2^17: what a guess costs is part of how safe a stolen backup is.
  expect(sealed.toString('latin1', 0, 80)).toMatch(/^age-encryption\.org\/v1\n-> scrypt [\w+/]{22} 17\n/)
  const opened = await decrypter.decrypt(new Uint8Array(sealed))
  await expect(verify(Buffer.from(opened))).resolves.toMatchObject({
    header: { school: 'Colegio de Prueba' },
  })
})

it('one that age encrypted opens here, also with another cost and the passphrase typed on a Mac', async () => {
  const made = await sealQuickly(plain, PASSPHRASE.normalize('NFC'))
  // A Mac may send the ñ in two parts.
  await expect(verify(made, PASSPHRASE.normalize('NFD'))).resolves.toMatchObject({
    header: { school: 'Colegio de Prueba' },
  })
})

it('one that was encrypted before age still restores; another passphrase or a changed byte does not open it', async () => {
  const file = 'test/support/fixtures/backupSealed1.tar'
  expect(await lockKindOf(file)).toBe('CONTRASEÑA')
  const { header } = await verifyBackup(file, PASSPHRASE)
  expect(header.school).toBe('Colegio de Prueba')
  await expect(verifyBackup(file, 'otra contraseña')).rejects.toThrow(/^La contraseña no abre este respaldo/)
  const bytes = await readFile(file)
  for (const at of runs([70, bytes.length >> 1, bytes.length - 1], [bytes.length >> 1]))
    await expect(verify(flipped(bytes, at), PASSPHRASE)).rejects.toThrow(DAMAGED)
  const elsewhere = await openElsewhere()
  try {
    await elsewhere.restore(file, PASSPHRASE)
    const { rows } = await sql<{ titulo: string }>`SELECT titulo FROM mentions`.execute(elsewhere.db)
    expect(rows).toEqual([{ titulo: 'OLIMPIADA' }])
  } finally {
    await elsewhere.close()
  }
})

it('an encrypted one shows nothing of what is in it', () => {
  expect(plain.includes('Colegio de Prueba')).toBe(true)
  expect(sealed.includes('Colegio') || sealed.includes('tables/')).toBe(false)
})

it('restoring a damaged one leaves the database without a table', async () => {
  const elsewhere = await openElsewhere()
  try {
    await writeFile(place.at('roto.tar'), flipped(plain, plain.length - 3000))
    await expect(elsewhere.restore(place.at('roto.tar'))).rejects.toThrow(DAMAGED)
    const { rows } = await sql`SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace`.execute(
      elsewhere.db,
    )
    expect(rows).toEqual([])
  } finally {
    await elsewhere.close()
  }
})

it('one of a newer program, or of another edition, is refused; one of an older is known', async () => {
  const { header } = await verify(plain)
  const [first] = header.migrations as [{ name: string; sha256: string }]
  const { had, known } = await migrationsOf({ migrations: header.migrations.slice(0, -1) })
  expect([had.length + 1, known.length]).toEqual([header.migrations.length, header.migrations.length])
  await expect(
    migrationsOf({ migrations: [...header.migrations, { name: '9999-mañana', sha256: first.sha256 }] }),
  ).rejects.toThrow(
    /^El respaldo es de una versión más nueva del programa \(tiene la migración 9999-mañana\)/,
  )
  await expect(migrationsOf({ migrations: [{ ...first, sha256: 'f'.repeat(64) }] })).rejects.toThrow(
    /^El respaldo es de otra edición del programa/,
  )
})
