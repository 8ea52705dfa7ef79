import type { Answer } from '@test/support/server/harness'
import { refusalOf } from '@test/support/server/refusal'
import { openSchool, type School } from '../desk/family'

let school: School
let padreId: number

beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.server.close())
beforeEach(async () => {
  padreId = (await school.addFamily(1)).padreId
})

const MARIA = {
  rfc: 'PEGM800101AB1',
  nombre: 'María Peña',
  regimen_fiscal: '605',
  codigo_postal: '58000',
  uso_cfdi: 'D10',
}
const COMPANY = {
  rfc: 'PIN850101AB2',
  nombre: 'PAPELES INDUSTRIALES',
  regimen_fiscal: '601',
  codigo_postal: '58000',
  uso_cfdi: 'G03',
}
const add = (body: object, id = padreId): Promise<Answer> =>
  school.caller.post(`/padres/${id}/fiscales`, body)
const list = async (id = padreId) => (await school.caller.get(`/padres/${id}/fiscales`)).body.fiscales
const change = (id: number, body: object): Promise<Answer> => school.caller.patch(`/fiscales/${id}`, body)

test('several of a family, the first one chosen until another is', async () => {
  const first = (await add(MARIA)).body.fiscal
  expect(first).toMatchObject({
    padreId,
    alumnoId: null,
    nombre: 'MARÍA PEÑA',
    predeterminado: true,
    correo: null,
  })
  expect(first.aviso).toMatch('último carácter')
  const second = (await add({ ...COMPANY, correo: 'A@b.mx' })).body.fiscal
  expect(second).toMatchObject({ predeterminado: false, correo: 'A@b.mx' })
  expect((await change(second.id, { predeterminado: true })).body.fiscal.predeterminado).toBe(true)
  expect(
    (await list()).map(({ id, predeterminado }: { id: number; predeterminado: boolean }) => [
      id,
      predeterminado,
    ]),
  ).toEqual([
    [second.id, true],
    [first.id, false],
  ])
  expect((await school.caller.delete(`/fiscales/${second.id}`)).body.fiscal.id).toBe(second.id)
  expect(await list()).toMatchObject([{ id: first.id, predeterminado: true }])
  expect((await change(second.id, { codigo_postal: '58001' })).status).toBe(404)
})

test.each([
  ['rfc', { rfc: 'PEGM800101A' }],
  ['rfc', { rfc: 'XAXX010101000' }],
  ['rfc', { rfc: 'XEXX010101000' }],
  ['regimen_fiscal', { regimen_fiscal: '999' }],
  ['regimen_fiscal', { regimen_fiscal: '601' }],
  ['uso_cfdi', { regimen_fiscal: '626' }],
  ['uso_cfdi', { uso_cfdi: 'P01' }],
  ['uso_cfdi', { ...COMPANY, uso_cfdi: 'D10' }],
  ['codigo_postal', { codigo_postal: '5800' }],
  ['nombre', { nombre: ' ' }],
  ['correo', { correo: 'no' }],
  ['nombre', { ...COMPANY, nombre: 'PAPELES INDUSTRIALES, S.A. DE C.V.' }],
])('a wrong %s is 400 and named: %j', async (campo, over) => {
  const refused = await add({ ...MARIA, ...over })
  expect(refused).toMatchObject({ status: 400, body: { campos: { [campo]: expect.any(String) } } })
  const { fiscal } = (await add(MARIA)).body
  if (campo !== 'nombre') expect(refusalOf(await change(fiscal.id, over))).toEqual(refusalOf(refused))
  expect(await list()).toEqual([fiscal])
})

test('D10 with RESICO proposes S01', async () => {
  expect((await add({ ...MARIA, regimen_fiscal: '626' })).body.campos.uso_cfdi).toMatch('S01')
})

test('an RFC twice in a family is 409, in two families fine', async () => {
  const first = (await add(MARIA)).body.fiscal
  expect(await add({ ...MARIA, rfc: ' pegm-800101ab1', nombre: 'OTRA' })).toMatchObject({
    status: 409,
    body: { campos: { rfc: expect.stringContaining('MARÍA PEÑA') } },
  })
  const second = (await add(COMPANY)).body.fiscal
  expect((await change(second.id, { ...MARIA })).status).toBe(409)
  expect((await change(first.id, { rfc: MARIA.rfc, codigo_postal: '58010' })).status).toBe(200)
  const other = (await school.addFamily(1)).padreId
  expect((await add(MARIA, other)).status).toBe(200)
  const both = await Promise.all([
    add({ ...MARIA, rfc: 'LOGA900101XY3' }),
    add({ ...MARIA, rfc: 'LOGA900101XY3' }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a pupil without a parent has its own, which the first parent gets', async () => {
  const [pupil] = await school.office.addPupils(1)
  const post = (body: object) => school.caller.post(`/alumnos/${pupil}/fiscales`, body)
  const own = (await post(MARIA)).body.fiscal
  expect(own).toMatchObject({ padreId: null, alumnoId: pupil, predeterminado: true })
  await post(COMPANY)
  const kept = (await add(MARIA)).body.fiscal
  expect(
    (await school.caller.patch('/padres/add/hijo', { idPadre: padreId, hijos: [{ id: pupil }] })).status,
  ).toBe(200)
  const family = await list()
  expect(family.map(({ rfc }: { rfc: string }) => rfc)).toEqual([MARIA.rfc, COMPANY.rfc])
  expect(family[0]).toEqual(kept)
  expect((await school.caller.get(`/alumnos/${pupil}/fiscales`)).body.fiscales).toEqual([])
  expect((await post({ ...MARIA, rfc: 'LOGA900101XY3' })).status).toBe(409)
  expect((await school.caller.delete(`/padres/${padreId}`)).status).toBe(409)
})

test('what a pupil is invoiced with first stays first with a parent who had none', async () => {
  const [pupil] = await school.office.addPupils(1)
  const post = (body: object) => school.caller.post(`/alumnos/${pupil}/fiscales`, body)
  await post(MARIA)
  await post({ ...COMPANY, predeterminado: true })
  await school.caller.patch('/padres/add/hijo', { idPadre: padreId, hijos: [{ id: pupil }] })
  expect(await list()).toMatchObject([
    { rfc: COMPANY.rfc, predeterminado: true },
    { rfc: MARIA.rfc, predeterminado: false },
  ])
})

test('403 and 404: a parent needs PADRES, a pupil ALUMNOS', async () => {
  const { server } = school
  const [pupil] = await school.office.addPupils(1)
  const own = (await school.caller.post(`/alumnos/${pupil}/fiscales`, MARIA)).body.fiscal
  const parents = (await add(MARIA)).body.fiscal
  const clerk = await server.userWith([
    ['ALUMNOS', 'UPDATE'],
    ['ALUMNOS', 'DELETE'],
  ])
  expect((await clerk.patch(`/fiscales/${own.id}`, { codigo_postal: '58020' })).status).toBe(200)
  expect((await clerk.patch(`/fiscales/${parents.id}`, { codigo_postal: '58020' })).status).toBe(403)
  expect((await clerk.delete(`/fiscales/${parents.id}`)).status).toBe(403)
  expect((await clerk.get(`/padres/${padreId}/fiscales`)).status).toBe(403)
  expect((await add(MARIA, 99_999)).status).toBe(404)
  expect((await school.caller.get('/padres/99999/fiscales')).status).toBe(404)
  expect((await school.caller.post('/alumnos/99999/fiscales', MARIA)).status).toBe(404)
})
