import { openPupil } from '@test/support/server/openings'
import { readPdf } from '@test/support/pdf/textOf'
import { cash, month, transfer } from '../desk/family'
import { openInvoices, type Invoices } from '../invoices/anInvoice'

let given: Invoices
beforeAll(async () => {
  given = await openInvoices()
})
afterAll(() => given.school.server.close())

const printed = async (url: string): Promise<string> =>
  (await readPdf((await given.school.server.app.inject({ url })).rawPayload)).pages.join(' ')

test('a statement says what may be deducted this year, on the wire and on paper, of a family for each child', async () => {
  const { padreId, hijos } = await given.addPayer(2)
  const [first] = await given.monthsOf(hijos[0]!)
  const own = await given.school.caller.get(`/estados/alumno/${hijos[0]}`)
  expect(own.body.estado.deducible).toEqual({
    anio: 2026,
    pagado: 0,
    deducible: 0,
    por_aclarar: 0,
    tope: null,
  })
  expect(await printed(own.body.estado.total.pdf)).not.toContain('Deducible')
  const medios = [cash(600), transfer(first!.monto - 600)]
  await given.school.desk.collect({ padreId, lineas: [month(first!.id)], medios })
  const { estado } = (await given.school.caller.get(`/estados/alumno/${hijos[0]}`)).body
  expect(estado.deducible).toEqual(
    (await given.school.caller.get(`/facturas/deducible/${hijos[0]}`)).body.deducible,
  )
  const said = 'Deducible pagado en 2026: $2,000.00 de $12,900.00'
  expect(await printed(estado.total.pdf)).toContain(said)
  const family = (await given.school.caller.get(`/estados/familia?padreId=${padreId}`)).body.estado
  expect(family.hijos.map(({ deducible }: { deducible: { pagado: number } }) => deducible.pagado)).toEqual([
    first!.monto,
    0,
  ])
  expect(await printed(family.total.pdf)).toContain(`${family.hijos[0].alumno.nombre}. ${said}`)
  // The school's own cap, since a decree may change.
  await given.school.caller.patch('/escuela', { niveles: [{ grado: 'PRIMARIA', tope_deducible: 15_000 }] })
  const { body } = await given.school.caller.get(`/estados/alumno/${hijos[0]}`)
  expect(body.estado.deducible.tope).toBe(15_000)
})

test('a pupil who came in during the year: what was paid here, since that day, on statement, year and constancia', async () => {
  const { school, cycle } = given
  await school.at('2026-10-05')
  const { padreId, hijos } = await school.addFamily(1)
  const [pupil] = hijos as [number]
  const server = { ...school.server, admin: school.caller }
  await openPupil(server, pupil, cycle, { debe_desde: 'OCTUBRE 2026' })
  const october = (await school.office.tuitionOf(pupil, cycle)).pagos.find(
    ({ estado }) => estado === 'PENDIENTE',
  )!
  const visit = { padreId, lineas: [month(october.id)], medios: [transfer(october.monto)] }
  expect((await school.desk.collect(visit)).status).toBe(200)
  const { estado: account } = (await school.caller.get(`/estados/alumno/${pupil}`)).body
  expect(account.deducible).toMatchObject({ anio: 2026, desde: '2026-10-05', pagado: 2600 })
  const since = 'pagado en esta escuela desde el 05/10/2026: $2,600.00'
  expect(await printed(account.total.pdf)).toContain(`Deducible ${since} de $`)
  const year = (await school.caller.get(`/facturas/anual?padreId=${padreId}&anio=2026`)).body
  expect(await printed(year.documento.url)).toContain(`Total de colegiaturas ${since}`)
  const made = await school.caller.post(
    '/constancias',
    { tipo: 'PAGOS', alumnoId: pupil, cicloEscolarId: cycle },
    { key: 'constancia' },
  )
  expect(await printed(made.body.constancia.urlPdf)).toContain(`Total de colegiaturas ${since}`)
  // Of another calendar year the school has all payments.
  const { deducible } = (await school.caller.get(`/facturas/deducible/${pupil}?anio=2027`)).body
  expect(deducible.desde).toBeUndefined()
  const opening = (await school.caller.get('/aperturas')).body.aperturas[0]
  await school.office.cancelPayment((await school.caller.get(`/pagos/by/alumno/${pupil}`)).body.pagos[0].id)
  expect((await school.caller.delete(`/aperturas/${opening.id}`, { motivo_cancelacion: 'X' })).status).toBe(
    200,
  )
  const after = (await school.caller.get(`/facturas/deducible/${pupil}`)).body.deducible
  expect(after.desde).toBeUndefined()
})
