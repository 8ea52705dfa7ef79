import { sql } from 'kysely'
import { fileFaults } from '@server/backup/fileFaults'
import { guardFaults, ledgerFaults } from '@server/backup/ledgerFaults'
import { openContents } from '@server/files/contents'
import { aPng } from '@test/support/fixtures/pictures'
import { SCHOOL_DAY, startServer, type TestServer } from '@test/support/server/harness'
import { fileNamed } from '@test/support/server/storedFiles'
import { rush } from '../modules/payments/rush'
import { openElsewhere, openPlace, tableSums } from './place'

const DAY = SCHOOL_DAY.slice(0, 10)

let server: TestServer
let place: Awaited<ReturnType<typeof openPlace>>
let elsewhere: Awaited<ReturnType<typeof openElsewhere>>
beforeAll(async () => {
  server = await startServer()
  place = await openPlace()
})
afterAll(async () => {
  await server.close()
  await place.remove()
})
beforeEach(async () => {
  elsewhere = await openElsewhere()
})
afterEach(() => elsewhere.close())

let pictures = 0
/** A mention with a picture of its own. */
const mention = async (): Promise<number> => {
  const file = fileNamed('foto.png', await aPng(40 + ++pictures, 30))
  const fields = { titulo: 'Olimpiada', fecha: DAY, descripcion: 'Primer lugar de Ñuñoa' }
  return (await server.admin.form('POST', '/menciones', fields, [file])).body.mencion.id
}

const faultsElsewhere = async () => [
  ...(await ledgerFaults(elsewhere.db)),
  ...(await guardFaults(elsewhere.db)),
  ...(await fileFaults(elsewhere.db, elsewhere.contents, new Date())),
]

it('while fifty desks write and pictures go: one moment, in which every sum and file is right', async () => {
  const shown: number[] = []
  for (let at = 0; at < 12; at++) shown.push(await mention())
  const removing = async () => {
    for (const id of shown) expect((await server.admin.delete(`/menciones/${id}`)).status).toBe(200)
  }
  const [made] = await Promise.all([
    place.backup(server, 'carga.tar'),
    rush(server.db, [server.admin], DAY),
    removing(),
  ])
  expect(made.missing).toEqual([])
  const { end } = await elsewhere.restore(place.at('carga.tar'))
  expect(end.files.count).toBe(made.files)
  expect(await faultsElsewhere()).toEqual([])
  // The next sweep deletes what was removed during the backup, and nothing else.
  await server.files.sweep(new Date(Date.now() + 2 * 60 * 60_000))
  expect(await fileFaults(server.db, await openContents(server.folder), new Date())).toEqual([])
})

it('at rest: every row and file equal, numbers go on, guards are on, sessions stay behind', async () => {
  await mention()
  await server.db.updateTable('cycles').set({ recargo: null }).execute()
  await place.backup(server, 'quieta.tar.cifrado', { passphrase: 'una frase bien larga' })
  await elsewhere.restore(place.at('quieta.tar.cifrado'), 'una frase bien larga')
  expect(await tableSums(elsewhere.connection)).toEqual(await tableSums(server.connection))
  expect(await faultsElsewhere()).toEqual([])

  const { rows } = await sql<{ behind: boolean }>`
    SELECT nextval('payments_id_seq') <= (SELECT max(id) FROM payments) AS behind`.execute(elsewhere.db)
  expect(rows).toEqual([{ behind: false }])
  await expect(sql`DELETE FROM payment_lines`.execute(elsewhere.db)).rejects.toThrow(/append-only/)
  await expect(
    sql`UPDATE charges SET abonado_centavos = 0 WHERE abonado_centavos > 0`.execute(elsewhere.db),
  ).rejects.toThrow(/balance that the ledger does not show/)
  expect(await elsewhere.db.selectFrom('sessions').select('id').execute()).toEqual([])
})

it('a database that holds something is refused and stays as it is', async () => {
  await sql`CREATE TABLE ajena (n integer)`.execute(elsewhere.db)
  await expect(elsewhere.restore(place.at('carga.tar'))).rejects.toThrow(/^La base de datos ya tiene datos/)
  const { rows } =
    await sql`SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`.execute(
      elsewhere.db,
    )
  expect(rows).toEqual([{ relname: 'ajena' }])
})

it('a lost picture does not stop the backup: it is named, and everything else is there', async () => {
  const contents = await openContents(server.folder)
  const lost = await server.db
    .selectFrom('files')
    .innerJoin('mentions', 'mentions.file_id', 'files.id')
    .select(['files.id', 'sha256'])
    .orderBy('files.id', 'desc')
    .executeTakeFirstOrThrow()
  await contents.remove(lost.sha256)
  expect((await place.backup(server, 'falta.tar')).missing).toEqual([lost.sha256])
  const { end } = await elsewhere.restore(place.at('falta.tar'))
  expect(end.missing).toEqual([lost.sha256])
  expect(await faultsElsewhere()).toEqual([`Falta el archivo ${lost.sha256} (número ${lost.id}).`])
})

it('two at once: the second is told; a file that is there is never written over', async () => {
  const both = await Promise.allSettled([place.backup(server, 'uno.tar'), place.backup(server, 'dos.tar')])
  const refused = both
    .filter((each) => each.status === 'rejected')
    .map(({ reason }) => String(reason.message))
  // One may have ended before the other began.
  expect(
    refused.every((message) => message === 'Ya se está haciendo otro respaldo: espere a que termine.'),
  ).toBe(true)
  const done = (await place.names()).find((name) => ['uno.tar', 'dos.tar'].includes(name)) as string
  await expect(place.backup(server, done)).rejects.toThrow(/^Ya existe .* un respaldo no se sobrescribe/)
})

it('one that is interrupted leaves nothing', async () => {
  const before = await place.names()
  const signal = AbortSignal.abort()
  await expect(place.backup(server, 'corte.tar', { signal })).rejects.toThrow('El respaldo se interrumpió')
  expect(await place.names()).toEqual(before)
})
