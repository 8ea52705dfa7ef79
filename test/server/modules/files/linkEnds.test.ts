import { randomUUID } from 'node:crypto'
import { ACTION_NAMES, ACTIONS, MODULE_NAMES, MODULES } from '@contract/domain/permissions'
import type { Grant } from '@contract/http/route'
import { aStudent } from '@test/support/builders'
import { aJpeg } from '@test/support/fixtures/pictures'
import type { Caller } from '@test/support/server/harness'
import { piecesOf } from '../cashCuts/cashier'
import { cash, deskOf, month } from '../desk/family'
import { openInvoices, type Invoices } from '../invoices/anInvoice'

let given: Invoices
/** A call that answers a link, for each kind of links. */
let kinds: Readonly<Record<string, (who: Caller) => Promise<string>>>

const EVERYTHING = MODULE_NAMES.flatMap((module) => ACTION_NAMES.map((action): Grant => [module, action]))

beforeAll(async () => {
  given = await openInvoices()
  const { school, cycle } = given
  const photo = { name: 'foto.jpg', content: await aJpeg() }
  const { id: pictured } = (await school.caller.form('POST', '/alumnos', aStudent(500), [photo])).body.alumno
  const { padreId, hijos, fiscalId } = await given.addPayer()
  const [pupil = 0] = hijos
  const { id, monto } = (await given.monthsOf(pupil))[0]!
  const collected = await deskOf(school.caller).collect({
    padreId,
    lineas: [month(id)],
    medios: [cash(monto)],
    fiscalId,
  })
  expect(collected.status).toBe(200)
  const { pago } = collected.body
  const delivered = await given.deliver([pago.id])
  expect(delivered.status).toBe(200)
  const counted = { dia: school.server.clock.now.toISOString().slice(0, 10), conteo: piecesOf(monto) }
  const closed = await school.caller.post('/cortes', counted)
  expect(closed.status).toBe(200)
  const group = await school.caller.post('/grupos', {
    cicloEscolarId: cycle,
    nombre: 'B',
    grado: 'PRIMARIA',
    alumnos: [{ id: pupil }],
  })
  const paper = { tipo: 'INSCRIPCION', alumnoId: pupil, cicloEscolarId: cycle }
  const made = await school.caller.post('/constancias', paper, { key: randomUUID() })
  expect(made.status).toBe(200)
  const asked = async (who: Caller, path: string) => (await who.get(path)).body
  kinds = {
    photo: async (who) => (await asked(who, `/alumnos/${pictured}`)).alumno.urlFoto,
    thumbnail: async (who) => (await asked(who, `/alumnos/${pictured}`)).alumno.urlMiniatura,
    receipt: async (who) => (await who.post(`/pagos/${pago.id}/recibo`)).body.recibo.url,
    cut: async (who) => (await asked(who, `/cortes/${closed.body.corte.id}/documento`)).documento.url,
    statement: async (who) => (await asked(who, `/estados/alumno/${pupil}`)).estado.ciclos[0].pdf,
    certificate: async (who) => (await asked(who, '/constancias')).constancias[0].urlPdf,
    'list of a group': async (who) =>
      (await asked(who, `/grupos/${group.body.grupo.id}/papeles/lista`)).documento.url,
    'year of a family': async (who) => (await asked(who, `/facturas/anual?padreId=${padreId}`)).documento.url,
    'year of all families': async (who) =>
      (await who.post('/facturas/anuales', { anio: 2026 })).body.archivo.url,
    delivery: async (who) => (await asked(who, `/facturas/entregas/${delivered.body.entrega.id}`)).url,
    'description of the API': async (who) => (await asked(who, '/documentacion')).documentacion.url,
    archive: async (who) => (await who.post('/archivo', {})).body.archivo.url,
  }
})
afterAll(() => given.school.server.close())

/** One of each program that serves links: stored files, papers, the description of the API, large downloads. */
const SERVERS = ['photo', 'receipt', 'description of the API', 'archive']

const statusOf = async (url: string): Promise<number> =>
  (await given.school.server.app.inject({ method: 'GET', url })).statusCode

/** Links of one user, of every kind or of these, and what opening each answers. */
const linksOf = async (who: Caller, chosen: readonly string[] = Object.keys(kinds)) => {
  const links: [string, string][] = []
  for (const kind of chosen) links.push([kind, await kinds[kind]!(who)])
  return async (): Promise<Record<string, number>> => {
    const answers: Record<string, number> = {}
    // One after the other: of the large ones one at a time is served.
    for (const [kind, url] of links) answers[kind] = await statusOf(url)
    return answers
  }
}
const allAre = (status: number, chosen: readonly string[] = Object.keys(kinds)) =>
  Object.fromEntries(chosen.map((kind) => [kind, status]))

const newUser = async () => {
  const { db, userWith } = given.school.server
  const who = await userWith(EVERYTHING)
  const { id, role_id } = await db
    .selectFrom('users')
    .select(['id', 'role_id'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return { who, id, role: role_id as number }
}
const idsOf = (grants: readonly Grant[]) =>
  grants.map(([module, action]) => ({ moduleId: MODULES[module], permissionId: ACTIONS[action] }))
const setRole = (role: number, grants: readonly Grant[]) =>
  given.school.caller.patch(`/auth/rol/${role}`, {
    name: `ROL QUE CAMBIA ${role}`,
    permissions: idsOf(grants),
  })
type User = Awaited<ReturnType<typeof newUser>>

const anotherRole = async (): Promise<number> => {
  const { body } = await given.school.caller.post('/auth/rol', {
    nameRol: 'SOLO LEE',
    permissions: idsOf(EVERYTHING.filter(([, action]) => action === 'READ')),
  })
  return body.rol.id
}

test.each<[string, (user: User) => Promise<{ status: number }>]>([
  ['their role loses a permission', ({ role }) => setRole(role, EVERYTHING.slice(1))],
  [
    'they get another role',
    async ({ id }) => given.school.caller.patch(`/auth/user/${id}`, { roleId: await anotherRole() }),
  ],
  ['they are deleted', ({ id }) => given.school.caller.delete(`/auth/user/${id}`)],
  [
    'somebody sets their password',
    ({ id }) => given.school.caller.patch(`/auth/password/${id}`, { password: 'OtraClave#2026' }),
  ],
])('the links of a user are over when %s; those of others stay', async (_what, end) => {
  const [user, other] = [await newUser(), await newUser()]
  const [opens, others] = [await linksOf(user.who, SERVERS), await linksOf(other.who, SERVERS)]
  expect(await opens()).toEqual(allAre(200, SERVERS))
  expect((await end(user)).status).toBe(200)
  expect(await opens()).toEqual(allAre(403, SERVERS))
  expect(await others()).toEqual(allAre(200, SERVERS))
})

test('a role that gains a permission, or keeps its own, ends no link; new links follow the new role', async () => {
  const { who, role } = await newUser()
  expect((await setRole(role, EVERYTHING.slice(1))).status).toBe(200)
  const opens = await linksOf(who, SERVERS)
  expect((await setRole(role, EVERYTHING.slice(1))).status).toBe(200)
  expect(await opens()).toEqual(allAre(200, SERVERS))
  expect((await setRole(role, EVERYTHING)).status).toBe(200)
  expect(await opens()).toEqual(allAre(200, SERVERS))
  const later = await linksOf(who, SERVERS)
  expect((await setRole(role, EVERYTHING.slice(1))).status).toBe(200)
  expect(await later()).toEqual(allAre(403, SERVERS))
  expect(await opens()).toEqual(allAre(200, SERVERS))
})

test('every kind of link is over with the session that was given it, and with no other; none is taken to another', async () => {
  const [{ who }, { who: other }] = [await newUser(), await newUser()]
  const [opens, others] = [await linksOf(who), await linksOf(other)]
  // Renewed: the same sign-in.
  expect((await who.get('/auth/verify')).status).toBe(200)
  expect(await opens()).toEqual(allAre(200))
  const [mine, theirs] = [await kinds['photo']!(who), await kinds['photo']!(other)]
  expect((await who.post('/auth/logout')).status).toBe(200)
  expect(await opens()).toEqual(allAre(403))
  expect(await others()).toEqual(allAre(200))
  expect(await statusOf(mine.replace(/sesion=[\w.-]+/, /sesion=[\w.-]+/.exec(theirs)![0]))).toBe(403)
  const { clock } = given.school.server
  clock.now = new Date(clock.now.getTime() + 901_000)
  expect(await others()).toEqual(allAre(403))
})
