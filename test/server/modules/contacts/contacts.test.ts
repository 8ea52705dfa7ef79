import { ADMIN, startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { refusalOf } from '@test/support/server/refusal'

let server: TestServer
let office: Office
let admin: Caller
let ana: number, beto: number, sola: number, rosa: number

const goTo = async (day: string) => {
  server.clock.now = new Date(`${day}T16:00:00Z`)
  admin = await server.signIn(ADMIN.user, ADMIN.password)
}
const write = (body: object) =>
  admin.post('/morosos/contactos', { fecha: '2026-09-15', medio: 'LLAMADA', ...body })
const saidTo = async (key: string) =>
  (await admin.get(`/morosos/contactos?${key}`)).body.contactos.map(
    ({ promesa }: { promesa: string | null }) => promesa,
  )

beforeAll(async () => {
  server = await startServer()
  await goTo('2026-09-01')
  office = openOffice({ ...server, admin }, admin)
  ;[ana, beto, sola] = (await office.addPupils(3)) as [number, number, number]
  const cycle = await office.addCycle()
  await office.enrol(cycle, [ana, beto, sola])
  const family = { nombre: 'ROSA PEÑA', telefono: '5512345678', direccion: 'CALLE 1', hijos: [{ id: ana }] }
  rosa = (await admin.post('/padres', family)).body.padre.id
  await goTo('2026-09-15')
})
afterAll(() => server.close())

it('what was promised is kept by family, whichever child is named, and the debtors say the latest', async () => {
  const promise = { promesa: ' PAGA EL VIERNES ', promesa_fecha: '2026-09-18' }
  const { status, body } = await write({ alumnoId: ana, ...promise })
  expect(status).toBe(200)
  expect(body.contacto).toMatchObject({
    fecha: '2026-09-15',
    medio: 'LLAMADA',
    promesa: 'PAGA EL VIERNES',
    promesa_fecha: '2026-09-18',
    registro: 'directora',
  })
  expect((await write({ padreId: rosa, fecha: '2026-09-14', medio: 'WHATSAPP' })).status).toBe(200)
  await write({ alumnoId: beto, promesa: 'ANTES DE TENER PADRE' })
  expect(await saidTo(`padreId=${rosa}`)).toEqual(['PAGA EL VIERNES', null])
  expect(await saidTo(`alumnoId=${sola}`)).toEqual([])
  await admin.patch('/padres/add/hijo', { idPadre: rosa, hijos: [{ id: beto }] })
  expect(await saidTo(`alumnoId=${ana}`)).toEqual(['ANTES DE TENER PADRE', 'PAGA EL VIERNES', null])

  await write({ alumnoId: sola, promesa: 'MAÑANA' })
  const debtors = async (who: Caller) =>
    new Map<string, { promesa: string } | null>(
      (await who.get('/morosos')).body.morosos.map((each: { id: string; contacto: { promesa: string } }) => [
        each.id,
        each.contacto,
      ]),
    )
  const shown = await debtors(admin)
  expect(shown.get(`padre-${rosa}`)).toMatchObject({
    promesa: 'ANTES DE TENER PADRE',
    creado: expect.any(String),
  })
  expect(shown.get(`alumno-${sola}`)).toMatchObject({ promesa: 'MAÑANA', fecha: '2026-09-15' })
  const blind = await debtors(await server.userWith([['CARGOS', 'READ']]))
  expect([...blind.values()]).toEqual([null, null])
})

it('the bitácora has it; nobody changes what was said', async () => {
  const { id } = (await write({ alumnoId: sola, promesa: 'OTRA' })).body.contacto
  const { bitacora } = (await admin.get(`/bitacora?tipo=CONTACTO&id=${id}`)).body
  expect(bitacora).toMatchObject([
    { modulo: 'COLEGIATURAS', accion: 'CREATE', usuario: { name: 'directora' } },
  ])
  expect(bitacora[0].cambios).toContainEqual({ campo: 'promesa', antes: null, despues: 'OTRA' })
})

it.each([
  ['nobody', {}, 400],
  ['both', { padreId: 1, alumnoId: 1 }, 400],
  ['a day to come', { alumnoId: 1, fecha: '2026-09-16' }, 400],
  ['no day', { alumnoId: 1, fecha: '2026-09-31' }, 400],
  ['another means', { alumnoId: 1, medio: 'PALOMA' }, 400],
  ['promised for a day before it', { alumnoId: 1, promesa: 'X', promesa_fecha: '2026-09-14' }, 400],
  ['a day without a promise', { alumnoId: 1, promesa: ' ', promesa_fecha: '2026-09-20' }, 400],
  ['an unknown pupil', { alumnoId: 999_999 }, 404],
  ['an unknown parent', { padreId: 999_999 }, 404],
])('%s is refused in Spanish', async (_what, body, expected) => {
  const answer = await write(body)
  expect([answer.status, typeof answer.body.message]).toEqual([expected, 'string'])
})

it('they are read of one family that is there', async () => {
  expect(refusalOf(await admin.get('/morosos/contactos'))).toEqual([
    400,
    'Di de qué familia: padreId o alumnoId',
  ])
  expect((await admin.get('/morosos/contactos?padreId=999999')).status).toBe(404)
})
