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
