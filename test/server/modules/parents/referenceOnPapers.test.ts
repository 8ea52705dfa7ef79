import { referenceText } from '@contract/parents/reference.rules'
import { readPdf } from '@test/support/pdf/textOf'
import { openSchool, type School } from '../desk/family'

let school: School
let padreId: number
let child: number
let alone: number
let referencia: string
beforeAll(async () => {
  school = await openSchool()
  const cycle = await school.office.addCycle({ costo_inscripcion: 0, costo_material: 0 })
  const family = await school.addFamily(1)
  padreId = family.padreId
  child = family.hijos[0]!
  alone = (await school.office.addPupils(1))[0]!
  await school.office.enrol(cycle, [child, alone], { costo_inscripcion: 0, costo_material: 0 })
  referencia = (await school.caller.get(`/padres/one/${padreId}`)).body.padre.referencia
  await school.at('2026-10-20')
})
afterAll(() => school.server.close())

const words = async (url: string): Promise<string> =>
  (await readPdf((await school.server.app.inject({ url })).rawPayload)).pages.join(' ')

it('the statements of the family and of its child', async () => {
  for (const path of [`/estados/familia?padreId=${padreId}`, `/estados/alumno/${child}`]) {
    const { estado } = (await school.caller.get(path)).body
    expect(estado.padre.referencia).toBe(referencia)
    expect(await words(estado.total.pdf)).toContain(referenceText(referencia))
  }
})

it('the list that reminders are made of', async () => {
  const { morosos } = (await school.caller.get('/morosos')).body
  const own = morosos.find(({ padre }: { padre: { id: number } | null }) => padre?.id === padreId)
  expect(own.padre.referencia).toBe(referencia)
})

it('the back of an ID card; one of a pupil without a parent has none', async () => {
  const { documento } = (await school.caller.get(`/alumnos/${child}/credencial`)).body
  expect(await words(documento.url)).toContain(referenceText(referencia))
  const other = (await school.caller.get(`/alumnos/${alone}/credencial`)).body.documento
  expect(await words(other.url)).not.toContain('Referencia')
})
