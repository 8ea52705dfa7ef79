import { sql } from 'kysely'
import { deleteOldLinks } from '@server/modules/familyPage/familyPage.queries'
import { createLinkOf, familyLinksOf } from '@server/modules/familyPage/links'
import { readPdf } from '@test/support/pdf/textOf'
import { refusalOf } from '@test/support/server/refusal'
import { openSchool, type School } from '../desk/family'
import { makeLink, parentOf } from './page'

let school: School
let cycle: number
beforeAll(async () => {
  school = await openSchool()
  cycle = await school.office.addCycle()
})
afterAll(() => school.server.close())

const sheetOf = async (audiencia: object, caller = school.caller) =>
  caller.post('/padres/ligas', { audiencia })
const open = (url: string) => school.server.app.inject({ method: 'GET', url })

test('a sheet has a slip for each family of the audience, with first names; its tokens are readable in no table', async () => {
  const first = await school.addFamily(2)
  const second = await school.addFamily(1)
  await school.office.enrol(cycle, [...first.hijos, ...second.hijos])
  const earlier = parentOf(school.server, (await makeLink(school.caller, first.padreId)).url)
  const { status, body } = await sheetOf({ tipo: 'TODOS' })
  expect([status, body.hoja.familias, body.hoja.sin_padre, body.hoja.desde_casa]).toEqual([200, 2, 0, false])
  expect((await earlier.get()).statusCode).toBe(404)
  const paper = await open(body.hoja.url)
  expect([paper.statusCode, paper.headers['content-type'], paper.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ])
  const words = (await readPdf(paper.rawPayload)).pages.join(' ')
  expect(words).toMatch(/Familia de Madre \d+ López/)
  expect(words).not.toContain('GARCÍA')
  const { rows } = await sql<{
    kept: string
  }>`SELECT encode(sealed, 'escape') AS kept FROM family_link_sheets`.execute(school.server.db)
  expect(rows[0]!.kept).not.toMatch(/\/f\/|familias/)
  const links = (await school.caller.get(`/padres/${first.padreId}/liga`)).body.ligas
  expect(links).toMatchObject({ abiertas: 1, vence: body.hoja.vence })

  const spoiled = String(body.hoja.url).replace(/llave=./, 'llave=_')
  expect((await open(spoiled)).statusCode).toBe(403)
  await deleteOldLinks(school.server.db, '2020-01-01', new Date(school.server.clock.now.getTime() + 1))
  expect((await open(body.hoja.url)).statusCode).toBe(404)
})

test('asks for the password again after ten minutes, for money where it is about debtors; wrong choices are said', async () => {
  const { server } = school
  const { padreId } = await school.addFamily(1)
  const padres = [{ id: padreId }]
  expect(refusalOf(await sheetOf({ tipo: 'PADRES', padres: [] }))).toEqual([
    400,
    { audiencia: 'Elige al menos una familia' },
  ])
  expect(refusalOf(await sheetOf({ tipo: 'GRUPO' }))).toEqual([400, { audiencia: 'Di de qué grupo' }])
  expect((await sheetOf({ tipo: 'GRUPO', grupoId: 999_999 })).status).toBe(404)
  expect((await sheetOf({ tipo: 'PADRES', padres: [{ id: 999_999 }] })).status).toBe(404)
  const secretary = await server.userWith([['PADRES', 'UPDATE']])
  expect((await sheetOf({ tipo: 'ADEUDO' }, secretary)).status).toBe(403)
  expect((await sheetOf({ tipo: 'PADRES', padres }, secretary)).status).toBe(200)
  await sql`UPDATE sign_ins SET proved_at = proved_at - interval '11 minutes'`.execute(server.db)
  const late = await sheetOf({ tipo: 'PADRES', padres }, secretary)
  expect([late.status, late.body.motivo]).toEqual([403, 'CONFIRMAR'])
  await school.at('2026-09-01')
})

test("a message's link lives beside the office's, and is none where families cannot open it from home", async () => {
  const { db, clock } = school.server
  const given = { now: () => clock.now, timeZone: 'America/Mexico_City' }
  for (const inside of [null, 'http://192.168.1.5:3000', 'http://servidor'])
    expect(familyLinksOf(inside, given)).toBeUndefined()
  const links = familyLinksOf('https://escuela.mx', given)!
  const linkOf = createLinkOf({ cycles: school.server.services.cycles, ...links })
  const { padreId } = await school.addFamily(1)
  const office = parentOf(school.server, (await makeLink(school.caller, padreId)).url)
  const [one, two] = [await linkOf(db, padreId), await linkOf(db, padreId)]
  expect(one).toMatch(/^https:\/\/escuela\.mx\/f\/[\w-]{43}$/)
  expect(one).not.toBe(two)
  expect(await linkOf(db, 999_999)).toBeNull()
  for (const each of [office, parentOf(school.server, one!), parentOf(school.server, two!)])
    expect((await each.get()).statusCode).toBe(200)
  await makeLink(school.caller, padreId)
  expect([(await office.get()).statusCode, (await parentOf(school.server, one!).get()).statusCode]).toEqual([
    404, 200,
  ])
})

test('an aviso that was sent is on the page once, whatever its channels; one that waits is not', async () => {
  const { padreId } = await school.addFamily(1)
  const audiencia = { tipo: 'PADRES', padres: [{ id: padreId }] }
  const body = {
    audiencia,
    titulo: 'Junta',
    descripcion: 'El viernes a las 8, {padre}',
    canales: ['WHATSAPP', 'PAPEL'],
  }
  const { aviso } = (await school.caller.post('/avisos', body, { key: 'aviso-1' })).body
  const own = parentOf(school.server, (await makeLink(school.caller, padreId)).url)
  expect((await own.get()).body).not.toContain('El viernes a las 8')
  const { mensajes } = (await school.caller.get(`/avisos/${aviso.id}/mensajes`)).body
  for (const { id } of mensajes)
    expect((await school.caller.patch(`/mensajes/${id}`, { estado: 'ENVIADO' })).status).toBe(200)
  const html = (await own.get()).body
  expect(html.split('El viernes a las 8').length).toBe(2)
  const clave = /enterado\/(m\d+)/.exec(html)?.[1] ?? ''
  expect((await own.post(`/enterado/${clave}`)).statusCode).toBe(303)
  expect((await own.get()).body).not.toContain('enterado/')
})
