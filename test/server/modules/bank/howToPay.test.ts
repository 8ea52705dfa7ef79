import { readPdf } from '@test/support/pdf/textOf'
import { openSchool, type School } from '../desk/family'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.server.close())

const LONG = 'MARÍA GUADALUPE DE LOS ÁNGELES VALENTINA FERNÁNDEZ DE CÓRDOBA VILLASEÑOR IÑÁRRIT'
const CLABES = ['012180001234567899', '032180000118359719', '002010077777777771']

const open = async (answer: { status: number; body: { documento?: { url: string } } }) => {
  expect(answer.status).toBe(200)
  const { statusCode, rawPayload } = await school.server.app.inject({ url: answer.body.documento!.url })
  expect(statusCode).toBe(200)
  return readPdf(rawPayload)
}
const ask = (padreId: number) => school.caller.get(`/padres/${padreId}/como-pagar`)
const addAccount = async (banco: string, clabe: string | null) => {
  const { status } = await school.caller.post('/banco/cuentas', { nombre: `Cuenta ${banco}`, banco, clabe })
  expect(status).toBe(200)
}
const referenceOf = async (padreId: number): Promise<string> =>
  (await school.caller.get(`/padres/one/${padreId}`)).body.padre.referencia

it('without an account that a transfer reaches the paper says whom to ask', async () => {
  const { padreId } = await school.addFamily(1)
  await addAccount('Banco sin CLABE', null)
  expect((await ask(999_999)).status).toBe(404)
  const { pages } = await open(await ask(padreId))
  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain('pregunte en la oficina antes de transferir')
  expect(pages[0]).not.toContain('Banco sin CLABE')
})

it('names the family, its pupils, its reference and each account with its CLABE', async () => {
  for (const [at, clabe] of CLABES.entries()) await addAccount(`Banco Ñ${at + 1}`, clabe)
  await school.caller.patch('/escuela', { razon_social: 'COLEGIO NIÑOS HÉROES AC' })
  const { padreId, hijos } = await school.addFamily(2)
  await school.server.db.updateTable('students').set({ nombre: LONG }).where('id', '=', hijos[0]!).execute()
  await school.server.db
    .updateTable('parents')
    .set({ nombre: `${LONG} MADRE` })
    .where('id', '=', padreId)
    .execute()
  const { pages, title, lang } = await open(await ask(padreId))
  expect([pages.length, title, lang]).toEqual([1, 'Cómo pagar', 'es-MX'])
  for (const words of [
    'Colegio de Prueba',
    `${LONG} MADRE`,
    LONG,
    `SU REFERENCIA ${await referenceOf(padreId)}`,
    'a nombre de COLEGIO NIÑOS HÉROES AC',
    'Banco Ñ1 CLABE 012 180 00123456789 9',
    'Banco Ñ2 CLABE 032 180 00011835971 9',
    'Banco Ñ3 CLABE 002 010 07777777777 1',
  ])
    expect(pages[0]).toContain(words)
})

it('a group has a slip for each family, two on a page; a pupil without a parent writes name and number', async () => {
  const cycle = await school.office.addCycle()
  const twins = await school.addFamily(2)
  const other = await school.addFamily(1)
  const [alone] = await school.office.addPupils(1)
  const pupils = [...twins.hijos, ...other.hijos, alone!]
  await school.office.enrol(cycle, pupils)
  const body = {
    cicloEscolarId: cycle,
    nombre: 'B',
    grado: 'PRIMARIA',
    alumnos: pupils.map((id) => ({ id })),
  }
  const { grupo } = (await school.caller.post('/grupos', body)).body
  const { pages, title } = await open(await school.caller.get(`/grupos/${grupo.id}/papeles/como-pagar`))
  expect([pages.length, title]).toEqual([2, 'Primaria B · Cómo pagar'])
  const words = pages.join(' ')
  for (const { padreId } of [twins, other])
    expect(words.split(`SU REFERENCIA ${await referenceOf(padreId)}`)).toHaveLength(2)
  expect(words.match(/SU REFERENCIA/g)).toHaveLength(2)
  const { alumno } = (await school.caller.get(`/alumnos/${alone!}`)).body
  expect(words).toContain(
    `escriba en el concepto de cada transferencia: ${alumno.nombre}, ${alumno.numero_control}.`,
  )
})
