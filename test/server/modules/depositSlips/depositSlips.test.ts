import { deleteOldSlips } from '@server/modules/depositSlips/depositSlips.service'
import { aPdf } from '@test/support/fixtures/documents'
import { aJpeg } from '@test/support/fixtures/pictures'
import { countTouches } from '@test/support/server/touched'
import { bankOf } from '../bank/bank'
import { openSchool, type School } from '../desk/family'
import { htmlFaults, makeLink, parentOf } from '../familyPage/page'

const BOUNDARY = 'frontera'

let school: School
let picture: Buffer
let padreId: number
let own: ReturnType<typeof parentOf>
beforeAll(async () => {
  school = await openSchool()
  picture = await aJpeg()
})
afterAll(() => school.server.close())
beforeEach(async () => {
  await school.at('2026-09-15')
  ;({ padreId } = await school.addFamily(1))
  own = parentOf(school.server, (await makeLink(school.caller, padreId)).url)
})

const textPart = (name: string, value: string): Buffer =>
  Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
const filePart = (content: Buffer): Buffer[] => [
  Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="f.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
  ),
  content,
  Buffer.from('\r\n'),
]
const GOOD = { fecha: '2026-09-14', monto: '2500' }
const send = (
  fields: Record<string, string> = GOOD,
  file: Buffer | null = picture,
  headers: Record<string, string> = {},
) =>
  school.server.app.inject({
    method: 'POST',
    url: `${own.path}/ficha`,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
    payload: Buffer.concat([
      ...Object.entries(fields).map(([name, value]) => textPart(name, value)),
      ...(file ? filePart(file) : []),
      Buffer.from(`--${BOUNDARY}--\r\n`),
    ]),
  })
const listed = async () => (await school.caller.get(`/fichas?padreId=${padreId}`)).body.fichas

test('a picture with day and amount waits for a person; nothing of the ledger is written', async () => {
  const touches = await countTouches(school.server.db)
  const before = await touches()
  const sent = await send()
  expect([sent.statusCode, sent.headers['location']]).toEqual([303, own.path])
  const after = await touches()
  const changed = [...after].filter(([name, count]) => count !== before.get(name)).map(([name]) => name)
  expect(changed.sort()).toEqual(['deposit_slips', 'family_links', 'files', 'tag_changes'])
  const [slip] = await listed()
  expect(slip).toMatchObject({ padre: { id: padreId }, fecha: '2026-09-14', monto: 2500, esPdf: false })
  expect((await school.server.app.inject(slip.urlFoto)).statusCode).toBe(200)
  expect((await own.get()).body).toContain('La escuela revisa tu ficha.')
  expect((await send(GOOD, aPdf())).statusCode).toBe(303)
})

test('what is wrong is said on the page and loses nothing typed; other files, bodies and sites are refused', async () => {
  const refused = await send({ fecha: '2026-09-20', monto: 'mucho' })
  expect([refused.statusCode, htmlFaults(refused.body)]).toEqual([400, []])
  expect(refused.body).toContain('El día del depósito no puede ser después de hoy')
  expect(refused.body).toContain('value="mucho"')
  const empty = await send(GOOD, null)
  expect(empty.statusCode).toBe(400)
  expect(empty.body).toContain('role="alert">Elige la foto o el PDF de tu depósito.<')
  expect((await send(GOOD, Buffer.from('MZ no es una foto'))).statusCode).toBe(415)
  expect((await send(GOOD, Buffer.alloc(5_400_000, 1))).statusCode).toBe(413)
  expect((await own.post('/ficha', 'fecha=2026-09-14')).statusCode).toBe(415)
  expect((await send(GOOD, picture, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect(await listed()).toEqual([])
})

test('three a day, also when six come at once; ten that wait', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => send()))
  expect(answers.filter(({ statusCode }) => statusCode === 303).length).toBe(3)
  expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBe(3)
  for (const day of ['16', '17', '18']) {
    await school.at(`2026-09-${day}`)
    for (let at = 0; at < 3; at++) await send()
  }
  expect((await listed()).length).toBe(10)
  await school.at('2026-09-19')
  const full = await send()
  expect([full.statusCode, full.body.includes('Ya hay diez fichas sin revisar')]).toEqual([429, true])
})

test('set aside or put to a deposit it ends, once', async () => {
  await send()
  const [{ id }] = await listed()
  const { caller } = school
  expect((await caller.patch('/fichas/999999', {})).status).toBe(404)
  expect((await caller.patch(`/fichas/${id}`, { movimientoId: 999_999 })).status).toBe(404)
  expect((await caller.patch(`/fichas/${id}`, {})).status).toBe(200)
  expect((await caller.patch(`/fichas/${id}`, {})).status).toBe(409)
  expect(await listed()).toEqual([])
})

test('ends with the deposit that is confirmed as its family’s, of the same amount alone', async () => {
  await send({ ...GOOD, monto: '2750.50' })
  await send({ ...GOOD, monto: '999' })
  const bank = bankOf(school.caller)
  const account = await bank.addAccount()
  const [deposit] = await bank.bring(account, [{ day: '2026-09-14', amount: 2750.5, concept: 'PAGO' }])
  const told = (await bank.deposits()).find(({ id }) => id === deposit!.id)
  expect(told?.propuesta?.razones.filter((reason) => reason.includes('mandó la ficha'))).toHaveLength(1)
  const { body } = await bank.confirm([{ id: deposit!.id, padreId, a_cuenta: true }])
  expect(body.omitidos).toEqual([])
  expect((await listed()).map(({ monto }: { monto: number }) => monto)).toEqual([999])
  const ended = await school.server.db
    .selectFrom('deposit_slips')
    .select('movement_id')
    .where('movement_id', 'is not', null)
    .execute()
  expect(ended).toEqual([{ movement_id: deposit!.id }])
})

test('a year after it is gone with its file; a parent with slips is not deleted', async () => {
  await send()
  const { caller, server } = school
  const { alumnos } = (await caller.get(`/padres/one/${padreId}`)).body.padre
  await caller.patch('/padres/quitar/hijo', { idPadre: padreId, alumnoId: alumnos[0].id })
  const kept = await caller.delete(`/padres/${padreId}`)
  expect([kept.status, kept.body.message]).toEqual([409, expect.stringContaining('ficha de depósito')])
  const { db, files, clock } = server
  await deleteOldSlips(db, files, clock.now, new Date('2028-01-01'))
  expect(await listed()).toEqual([])
  expect((await db.selectFrom('files').select('id').where('kind', '!=', 'sheet').execute()).length).toBe(0)
})
