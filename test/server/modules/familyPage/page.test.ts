import { sql } from 'kysely'
import { loggingApp } from '@test/support/server/loggingApp'
import { countTouches } from '@test/support/server/touched'
import { readPdf } from '@test/support/pdf/textOf'
import { openSchool, cash, charge, type School } from '../desk/family'
import { htmlFaults, linesOf, makeLink, parentOf, sumsOf } from './page'

const NOW = '2026-09-15'

let school: School
let cycle: number
let padreId: number
let hijos: number[]

beforeAll(async () => {
  school = await openSchool()
  cycle = await school.office.addCycle()
  ;({ padreId, hijos } = await school.addFamily(2))
  await school.office.enrol(cycle, hijos)
  await school.at(NOW)
})
afterAll(() => school.server.close())
beforeEach(() => school.at(NOW))

const link = () => makeLink(school.caller, padreId)
const parent = async () => parentOf(school.server, (await link()).url)

test('opens for whoever has it, kept by no cache, named to no other page, listed nowhere, without a cookie or a script', async () => {
  const { url, vence, desde_casa } = await link()
  // 60 days after the last day of the cycle of `aCycle`.
  const { fecha_fin } = (await school.caller.get('/ciclo/actual')).body.ciclo
  expect(new Date(vence).getTime() - new Date(fecha_fin).getTime()).toBe(60 * 86_400_000)
  expect([/^https?:\/\/[^/]+\/f\/[\w-]{43}$/.test(url), desde_casa]).toEqual([true, false])
  const page = await parentOf(school.server, url).get()
  expect(page.statusCode).toBe(200)
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'; style-src 'sha256-")
  expect(policy).not.toMatch(/unsafe|script/)
  expect(page.headers['set-cookie']).toBeUndefined()
  expect(page.body).not.toMatch(/<script|style="|onclick/)
  expect(htmlFaults(page.body)).toEqual([])
})

test('the token is stored nowhere and no log line has it, however the address is written', async () => {
  const { url } = await link()
  const { token, path } = parentOf(school.server, url)
  const { rows } = await sql<{ found: boolean }>`
    SELECT exists(SELECT FROM family_links WHERE family_links::text LIKE ${`%${token}%`}) OR
      exists(SELECT FROM idempotency_keys WHERE idempotency_keys::text LIKE ${`%${token}%`}) OR
      exists(SELECT FROM audit_entries WHERE audit_entries::text LIKE ${`%${token}%`}) AS found`.execute(
    school.server.db,
  )
  expect(rows[0]?.found).toBe(false)
  const { app, lines } = await loggingApp(school.server)
  for (const written of [
    path,
    `${path}/`,
    `/%66/${token}`,
    `//f/${token}`,
    `/F/${token}`,
    `${path}/recibo/1?a=${token}`,
  ])
    await app.inject({ method: 'GET', url: written })
  await app.close()
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.filter((line) => line.includes(token))).toEqual([])
})

test('a new one of the office ends the one before; one in a message lives beside it; ending ends all', async () => {
  const { db } = school.server
  const first = await parent()
  const inMessage = 'M'.repeat(43)
  await sql`INSERT INTO family_links (parent_id, token_hash, made_at, ends_on)
    VALUES (${padreId}, sha256(${inMessage}::bytea), now(), '2027-01-01')`.execute(db)
  const message = parentOf(school.server, `http://x/f/${inMessage}`)
  const second = await parent()
  expect((await first.get()).statusCode).toBe(404)
  expect([(await second.get()).statusCode, (await message.get()).statusCode]).toEqual([200, 200])
  const { ligas } = (await school.caller.get(`/padres/${padreId}/liga`)).body
  expect(ligas).toMatchObject({ abiertas: 1, en_mensajes: 1, ultima_vez: NOW })
  const ended = await school.caller.delete(`/padres/${padreId}/liga`)
  expect(ended.body.liga).toEqual({ terminadas: 2 })
  expect([(await second.get()).statusCode, (await message.get()).statusCode]).toEqual([404, 404])
  const refused = await second.get()
  expect(refused.body).toContain('Esta liga ya no sirve. Pide una nueva a la escuela.')
  expect(refused.headers['content-type']).toContain('text/html')
})

test('ends after its last day, and with the parent', async () => {
  const { vence, url } = await link()
  await school.at(vence)
  expect((await parentOf(school.server, url).get()).statusCode).toBe(200)
  await school.at('2028-01-01')
  expect((await parentOf(school.server, url).get()).statusCode).toBe(404)
  await school.at(NOW)
  const gone = (await school.caller.post('/padres', { nombre: 'Sin Hijos', telefono: '5512345678' })).body
    .padre.id
  const other = parentOf(school.server, (await makeLink(school.caller, gone)).url)
  expect((await other.get()).statusCode).toBe(200)
  expect((await school.caller.delete(`/padres/${gone}`)).status).toBe(200)
  expect((await other.get()).statusCode).toBe(404)
  expect((await school.caller.post(`/padres/${gone}/liga`)).status).toBe(404)
  expect((await school.caller.delete(`/padres/${gone}/liga`)).status).toBe(404)
})

test('opened again and again by a scanner, nothing changes but the day', async () => {
  const own = await parent()
  const { app, db } = school.server
  const touches = await countTouches(db)
  const before = await touches()
  for (let at = 0; at < 24; at++) {
    const { statusCode } = await app.inject({ method: at % 4 === 0 ? 'HEAD' : 'GET', url: own.path })
    if (statusCode !== 200) throw new Error(String(statusCode))
  }
  const after = await touches()
  const changed = [...after].filter(([name, count]) => count !== before.get(name)).map(([name]) => name)
  expect(changed.sort()).toEqual(['family_links', 'tag_changes'])
  expect((after.get('family_links') ?? 0) - (before.get('family_links') ?? 0)).toBe(1)
})

test('twenty wrong tokens of an address in fifteen minutes, then 429 for wrong ones; a good one is always answered', async () => {
  const own = await parent()
  const tunnel = { 'x-forwarded-for': '203.0.113.9' }
  const guess = (at: number) =>
    parentOf(school.server, `http://x/f/${String(at).padStart(43, 'z')}`).get('', tunnel)
  for (let at = 0; at < 20; at++) expect((await guess(at)).statusCode).toBe(404)
  const refused = await guess(20)
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await own.get('', tunnel)).statusCode).toBe(200)
  school.server.clock.now = new Date(school.server.clock.now.getTime() + 15 * 60_000)
  expect((await guess(21)).statusCode).toBe(404)
})

test('overdue first, by child, with receipts of twelve months that only this family opens', async () => {
  const id = await school.office.addCharge(cycle, hijos[0]!, 500, 'EXCURSIÓN <script>')
  const { body } = await school.desk.collect({ padreId, lineas: [charge(id)], medios: [cash(500)] })
  await school.office.addCharge(cycle, hijos[1]!, 320.5, 'UNIFORME & LIBROS')
  await school.at('2026-10-20')
  const own = await parent()
  const { body: html } = await own.get()
  const { familia } = (await school.desk.family({ padreId })).body
  expect(sumsOf(html)).toMatchObject({ Vencido: familia.vencido, 'Saldo a favor': familia.saldo_favor })
  expect(linesOf(html).map(({ saldo }) => saldo)).toContain(320.5)
  expect(html).toContain('UNIFORME &amp; LIBROS')
  expect(html.indexOf('>Vencido</h4>')).toBeLessThan(html.indexOf('>Por vencer</h4>'))
  expect(html).toContain(`recibo/${body.pago.id}`)

  const receipt = await own.get(`/recibo/${body.pago.id}`)
  expect([receipt.statusCode, receipt.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect((await readPdf(receipt.rawPayload)).pages.join(' ')).toContain('REIMPRESIÓN')
  const statement = await own.get('/estado-de-cuenta')
  expect((await readPdf(statement.rawPayload)).pages.join(' ')).toContain('ESTADO DE CUENTA DE LA FAMILIA')

  const other = await school.addFamily(1)
  const stranger = parentOf(school.server, (await makeLink(school.caller, other.padreId)).url)
  expect((await stranger.get(`/recibo/${body.pago.id}`)).statusCode).toBe(404)
  await school.office.cancelPayment(body.pago.id)
  expect((await own.get(`/recibo/${body.pago.id}`)).statusCode).toBe(404)
})

describe('avisos of the last 60 days', () => {
  const tell = (titulo: string, descripcion = 'MAÑANA') =>
    school.caller.post('/avisos/administracion/padre', { idPadre: padreId, titulo, descripcion })
  const keyOf = (html: string, titulo: string): string =>
    new RegExp(`${titulo}[\\s\\S]*?enterado/(a\\d+)`).exec(html)?.[1] ?? ''

  test('«Enterado» is a POST, said once, by this family alone', async () => {
    await tell('Junta de padres')
    const own = await parent()
    const clave = keyOf((await own.get()).body, 'JUNTA DE PADRES')
    expect((await own.get(`/enterado/${clave}`)).statusCode).toBe(404)
    const said = await own.post(`/enterado/${clave}`)
    expect([said.statusCode, said.headers['location']]).toEqual([303, own.path])
    expect((await own.post(`/enterado/${clave}`)).statusCode).toBe(303)
    expect(keyOf((await own.get()).body, 'JUNTA DE PADRES')).toBe('')
    expect((await school.server.db.selectFrom('family_reads').selectAll().execute()).length).toBe(1)
    const { padreId: other } = await school.addFamily(1)
    const stranger = parentOf(school.server, (await makeLink(school.caller, other)).url)
    expect((await stranger.post(`/enterado/${clave}`)).statusCode).toBe(404)
    await school.at('2026-11-16')
    expect((await (await parent()).get()).body).not.toContain('JUNTA DE PADRES')
  })

  test('a form of another site, another kind of body and a long one are refused', async () => {
    await tell('Salida')
    const own = await parent()
    const path = `/enterado/${keyOf((await own.get()).body, 'SALIDA')}`
    expect((await own.post(path, '', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await own.post(path, '', { origin: 'https://otro.mx' })).statusCode).toBe(403)
    expect((await own.post(path, '{}', { 'content-type': 'application/json' })).statusCode).toBe(415)
    expect((await own.post(path, `a=${'x'.repeat(21_000)}`)).statusCode).toBe(413)
    // What a browser sends from a page whose policy is no-referrer.
    const sent = await own.post(path, '', { origin: 'null', 'sec-fetch-site': 'same-origin' })
    expect(sent.statusCode).toBe(303)
  })
})
