import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { aJpeg } from '@test/support/fixtures/pictures'
import { readPdf } from '@test/support/pdf/textOf'

let server: TestServer
let office: Office
let cycle: number
let group: number
let pupils: number[]
let nurse: Awaited<ReturnType<TestServer['userWith']>>

/** More than one paragraph. */
const MANY = Array.from({ length: 20 }, (_, at) => `POLEN ${'DE MUCHAS PLANTAS '.repeat(9)}${at}`)
const NOTE = 'NOTA SECRETA DEL JUICIO'

const addAdult = async (pupil: number, over: Record<string, unknown>): Promise<number> => {
  const body = { nombre: 'MARÍA PEÑA', parentesco: 'MADRE', telefono: '5512345678', nota: NOTE, ...over }
  const answer = await server.admin.post(`/alumnos/${pupil}/responsables`, body)
  expect(answer.status).toBe(200)
  return answer.body.responsable.id
}
const joinGroup = async (ids: readonly number[]) => {
  await office.enrol(cycle, ids)
  const alumnos = ids.map((id) => ({ id }))
  expect((await server.admin.patch('/grupos/add/alumnos', { idGrupo: group, alumnos })).status).toBe(200)
}

beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle()
  pupils = await office.addPupils(4)
  group = (await server.admin.post('/grupos', { cicloEscolarId: cycle, nombre: 'B', grado: 'PRIMARIA' })).body
    .grupo.id
  await joinGroup(pupils)
  const [first, second, third] = pupils as [number, number, number, number]
  const health = {
    alergias: JSON.stringify(['CACAHUATE', ...MANY, 'LA ÚLTIMA'].map((descripcion) => ({ descripcion }))),
    enfermedades: JSON.stringify([{ descripcion: 'ASMA' }]),
    medicamentos: JSON.stringify([{ nombre: 'SALBUTAMOL', dosis: '2 DISPAROS', horario: 'CADA 8 HORAS' }]),
    tipo_sangre: 'O+',
    servicio_medico: 'IMSS 123',
    indicaciones: 'Aplicar el autoinyector.',
  }
  expect((await server.admin.form('PATCH', `/alumnos/${first}`, health)).status).toBe(200)
  await addAdult(first, { emergencia: 2, puede_recoger: true })
  const uncle = { nombre: 'JOSÉ ÑANDÚ', parentesco: 'TÍO', telefono: '9511234567', telefono2: '9517654321' }
  const taker = await addAdult(first, { ...uncle, emergencia: 1, puede_recoger: true })
  await addAdult(first, {
    nombre: 'LUIS RÍOS',
    parentesco: 'PADRE',
    telefono: '5599998888',
    no_entregar: true,
  })
  const photo = { field: 'file', name: 'foto.jpg', content: await aJpeg(300, 400) }
  expect((await server.admin.form('POST', `/responsables/${taker}/archivo/foto`, {}, [photo])).status).toBe(
    200,
  )
  const parent = { nombre: 'Rosa Gil', telefono: '5511112222', hijos: [{ id: second }, { id: third }] }
  expect((await server.admin.post('/padres', parent)).status).toBe(200)
  await addAdult(third, { nombre: 'ROSA GIL', no_entregar: true })
  nurse = await server.userWith([['ALUMNOS', 'READ']])
})
afterAll(() => server.close())

const urlOf = async (cual: string, who = nurse): Promise<string> => {
  const { status, body } = await who.get(`/grupos/${group}/papeles/${cual}`)
  expect([cual, status]).toEqual([cual, 200])
  return body.documento.url
}
const read = async (url: string) => {
  const answer = await server.app.inject(url)
  expect(answer.statusCode).toBe(200)
  return { pdf: answer.rawPayload, words: (await readPdf(answer.rawPayload)).pages.join(' ') }
}
/** Pupils whose health was seen, one line each. */
const seen = async (): Promise<number[]> => {
  const rows = await server.db
    .selectFrom('audit_entries')
    .select('record_id')
    .where('accion', '=', 'READ')
    .where('tipo', '=', 'SALUD')
    .orderBy('record_id')
    .execute()
  return rows.map(({ record_id }) => record_id as number)
}

it('the emergency sheet: what to know, what to do, and whom to call first; each reading leaves its line', async () => {
  await server.db.deleteFrom('health_views').execute()
  const before = (await seen()).length
  const url = await urlOf('emergencia')
  // Before the address leaves, whether the paper is opened or not.
  expect((await seen()).slice(before).length + before).toBe(before + 4)
  const { words } = await read(url)
  for (const each of [
    ...['HOJA DE EMERGENCIA', 'Alergias: CACAHUATE', 'Enfermedades: ASMA', 'Tipo de sangre: O+'],
    ...['Medicamentos: SALBUTAMOL, 2 DISPAROS, CADA 8 HORAS', 'Servicio médico: IMSS 123'],
    ...['Qué hacer: Aplicar el autoinyector.', 'Alergias (sigue): ', 'LA ÚLTIMA'],
    ...['1. JOSÉ ÑANDÚ (tío) 951 123 4567 · 951 765 4321', '2. MARÍA PEÑA (madre) 55 1234 5678'],
    // The parent who pays, where no adult is registered.
    '1. ROSA GIL (padre o tutor) 55 1111 2222',
    'Sin teléfonos registrados.',
  ])
    expect(words.toUpperCase()).toContain(each.toUpperCase())
  expect(words).not.toContain(NOTE)
  // Who must not take the child is nobody to call, unless the school says so.
  expect(words).not.toContain('LUIS RÍOS')
  expect(words.match(/ROSA GIL/g)).toHaveLength(1)
  // The second reading of the hour leaves no second line.
  await read(await urlOf('emergencia'))
  expect(await seen()).toHaveLength(before + 4)
})

it('a pupil who came since the link was made is on the sheet, and has a line too', async () => {
  const url = await urlOf('emergencia')
  const late = await office.addPupils(1)
  await joinGroup(late)
  const { words } = await read(url)
  expect(words).toContain(`ALUMNO ${5} GARCÍA`)
  expect(await seen()).toContain(late[0])
})

it('the pick-up sheet: who may with photo, who must not first and in white on black, no notes', async () => {
  const before = await seen()
  const { pdf, words } = await read(await urlOf('recoger'))
  for (const each of [
    'ALUMNO 1 GARCÍA No entregar a LUIS RÍOS (padre) JOSÉ ÑANDÚ',
    'tío · 951 123 4567 · 951 765 4321',
    'MARÍA PEÑA madre · 55 1234 5678',
    'No hay nadie registrado para recoger. Padre o tutor: ROSA GIL, 55 1111 2222. No consta si puede recoger.',
    'No entregar a ROSA GIL (madre)',
  ])
    expect(words).toContain(each)
  // The parent who pays and must not take the child is not named as one who might.
  expect(words.match(/Padre o tutor: ROSA GIL/g)).toHaveLength(1)
  expect(words).not.toContain(NOTE)
  expect(words).not.toContain('CACAHUATE')
  expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1)
  // It holds no health and no note, so it is no reading of either.
  expect(await seen()).toEqual(before)
})

it('no other paper holds anything of it', async () => {
  for (const cual of ['lista', 'credenciales', 'cumpleanos']) {
    const { words } = await read(await urlOf(cual))
    for (const secret of ['CACAHUATE', 'ASMA', 'SALBUTAMOL', 'RÍOS', 'O+', NOTE])
      expect([cual, secret, words.includes(secret)]).toEqual([cual, secret, false])
  }
})
