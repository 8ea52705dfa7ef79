import { encode } from 'uqr'
import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { boxesOf } from '@test/support/pdf/boxesOf'
import { readPdf } from '@test/support/pdf/textOf'

let server: TestServer
let office: Office
let cycle: number
let pupil: number

beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle()
  ;[pupil] = (await office.addPupils(1)) as [number]
  await server.db
    .updateTable('students')
    .set({ nombre: 'SOFÍA NÚÑEZ DE LA O' })
    .where('id', '=', pupil)
    .execute()
  await office.enrol(cycle, [pupil])
})
afterAll(() => server.close())

/** The token as the QR says it: it is printed nowhere in letters. */
const tokenOf = async (id: number): Promise<string> => {
  const { card_token } = await server.db
    .selectFrom('students')
    .select('card_token')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return Buffer.from(card_token.replaceAll('-', ''), 'hex').toString('base64url')
}
const check = (token: string, remoteAddress = '10.0.0.1') =>
  server.app.inject({ url: `/api/credenciales/${encodeURIComponent(token)}`, remoteAddress })
const cardOf = (id: number) => server.admin.get(`/alumnos/${id}/credencial`)

it('tells a stranger the school, the initials and that the card is good, and nothing else', async () => {
  const answer = await check(await tokenOf(pupil))
  expect([answer.statusCode, answer.headers['cache-control'], answer.json()]).toEqual([
    200,
    'no-store',
    { ok: true, credencial: { escuela: 'Colegio de Prueba', iniciales: 'S. N. O.', estado: 'VIGENTE' } },
  ])
})

it('survives reprints, and a pupil registered at the desk has one too', async () => {
  const before = await tokenOf(pupil)
  for (const _ of [1, 2]) {
    const { status, body } = await cardOf(pupil)
    expect([status, body.documento.url]).toEqual([200, expect.stringContaining(`/credencial-${pupil}.pdf?`)])
    const pdf = await server.app.inject(body.documento.url)
    expect((await readPdf(pdf.rawPayload)).pages[0]).toContain('SOFÍA NÚÑEZ DE LA O')
  }
  expect(await tokenOf(pupil)).toBe(before)
  const [other] = (await office.addPupils(1)) as [number]
  expect(await tokenOf(other)).not.toBe(before)
})

/** The modules of the QR on a card's back: squares of one size, the finest that the page draws. */
const printedQr = (pdf: Buffer): boolean[][] => {
  const boxes = boxesOf(pdf)[1]!.filter(({ width, height }) => width === height && width < 10)
  const [size, left, top] = [
    boxes[0]!.width,
    Math.min(...boxes.map(({ x }) => x)),
    Math.min(...boxes.map(({ y }) => y)),
  ]
  const rows = 1 + Math.round((Math.max(...boxes.map(({ y }) => y)) - top) / size)
  const matrix = Array.from({ length: rows }, () => Array<boolean>(rows).fill(false))
  for (const { x, y } of boxes) matrix[Math.round((y - top) / size)]![Math.round((x - left) / size)] = true
  return matrix
}

it('its QR says the public address of its token', async () => {
  const { body } = await cardOf(pupil)
  const pdf = await server.app.inject({ url: body.documento.url, headers: { host: 'caja.local:3000' } })
  const address = `http://caja.local:3000/credencial/${await tokenOf(pupil)}`
  expect(printedQr(pdf.rawPayload)).toEqual(encode(address, { ecc: 'M', border: 0 }).data)
})

it('is no longer good after a baja, good again after a reingreso, and not printed meanwhile', async () => {
  const token = await tokenOf(pupil)
  const { body } = await server.admin.get(`/alumnos/${pupil}`)
  const { inscripcionId } = body.alumno
  const leaving = { inscripcionId, fecha: '2026-09-15', motivo: 'CAMBIO DE CIUDAD' }
  const left = await server.admin.patch('/inscripciones/baja', leaving)
  expect(left.status).toBe(200)
  expect((await check(token)).json().credencial.estado).toBe('NO_VIGENTE')
  const refused = await cardOf(pupil)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'SOFÍA NÚÑEZ DE LA O no está inscrito en el ciclo actual: su credencial no estaría vigente.',
  ])
  const back = await server.admin.patch('/inscripciones/reingreso', { inscripcionId })
  expect(back.status).toBe(200)
  expect((await check(token)).json().credencial.estado).toBe('VIGENTE')
})

it('is no longer good once the cycle is over, and the group prints no cards then', async () => {
  const body = { cicloEscolarId: cycle, nombre: 'A', grado: 'PRIMARIA', alumnos: [{ id: pupil }] }
  const { id } = (await server.admin.post('/grupos', body)).body.grupo
  const before = server.clock.now
  server.clock.now = new Date('2027-08-01T16:00:00Z')
  expect((await check(await tokenOf(pupil))).json().credencial.estado).toBe('NO_VIGENTE')
  const later = await server.signIn('directora', 'Direccion#2026')
  const refused = await later.get(`/grupos/${id}/papeles/credenciales`)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'El ciclo 2026-2027 terminó: sus credenciales ya no están vigentes.',
  ])
  expect((await later.get(`/grupos/${id}/papeles/cumpleanos`)).status).toBe(200)
  server.clock.now = before
})

it('an unknown token is 404, also one that is none; guessing is slowed for the address that does it', async () => {
  for (const token of ['x', 'A'.repeat(22), "'; DROP TABLE students; --"])
    expect([token, (await check(token)).statusCode]).toEqual([token, 404])
  const token = await tokenOf(pupil)
  for (let at = 0; at < 35; at++) expect((await check(token, '10.0.0.9')).statusCode).toBe(200)
  const guesses = await Promise.all(
    Array.from({ length: 35 }, (_, at) => check(`${at}`.padStart(22, 'B'), '10.0.0.9')),
  )
  expect(guesses.filter(({ statusCode }) => statusCode === 404)).toHaveLength(30)
  const slowed = guesses.filter(({ statusCode }) => statusCode === 429)
  expect(slowed).toHaveLength(5)
  expect(slowed[0]!.headers['retry-after']).toBe('600')
})

it('no list, page or row of the bitácora holds the token', async () => {
  const { card_token } = await server.db
    .selectFrom('students')
    .selectAll()
    .where('id', '=', pupil)
    .executeTakeFirstOrThrow()
  expect((await server.admin.form('PATCH', `/alumnos/${pupil}`, { nombres: 'SOFÍA' })).status).toBe(200)
  for (const url of [
    `/alumnos/${pupil}`,
    '/alumnos/historial',
    '/alumnos/actualmente/inscritos',
    '/bitacora',
  ])
    expect([url, (await server.admin.get(url)).raw.payload.includes(card_token)]).toEqual([url, false])
})
