import type { Locator, Page } from 'playwright-core'
import {
  addCycleOfThisYear,
  addPupils,
  enrol,
  openSchool,
  schoolDay,
  signInTo,
  type School,
} from '@test/support/browser/school'

let school: School
let page: Page

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  school = await openSchool()
  page = school.visitor.page
  const { api } = school
  const day = schoolDay()
  const cycle = await addCycleOfThisYear(api)
  const ids = await addPupils(api, ['BEGOÑA', 'MARÍA DE LOS ÁNGELES', 'IÑAKI', 'ZOÉ'])
  await enrol(api, cycle, ids.slice(0, 3))
  const charge = (idAlumno: number, fecha: string, monto: number) =>
    api.send('POST', '/cargos/new', {
      idCicloEscolar: cycle,
      idAlumno,
      descripcion: 'UNIFORME',
      fecha,
      monto,
    })
  await charge(ids[0]!, addDays(day, -40), 350.5)
  // A charge of the family with credit.
  await charge(ids[1]!, addDays(day, -40), 80.75)
  await charge(ids[1]!, addDays(day, 3), 120.25)
  const family = { telefono: '5512345678', direccion: 'CALLE 1' }
  const parent = async (nombre: string, id: number) => {
    const { body } = await api.send('POST', '/padres', { ...family, nombre, hijos: [{ id }] })
    return (body['padre'] as { id: number }).id
  }
  const rosa = await parent('ROSA PEÑA', ids[0]!)
  const said = { fecha: day, medio: 'LLAMADA', promesa: 'PAGA HOY', promesa_fecha: day }
  await api.send('POST', '/morosos/contactos', { padreId: rosa, ...said })
  const rich = await parent('LUZ NÚÑEZ', ids[1]!)
  const cash = {
    padreId: rich,
    lineas: [],
    medios: [{ metodo_pago: 'EFECTIVO', monto: 90_000 }],
    a_cuenta: true,
  }
  await api.send('POST', '/caja/cobro', cash, 'a-cuenta-de-prueba')
  await api.send('POST', '/becas', {
    id_ciclo: cycle,
    nombre: 'TALENTO',
    porcentaje: 25,
    grado: 'PRIMARIA',
    alumnos: [{ id: ids[2] }],
  })
  await signInTo(school.visitor, '/')
}, 300_000)
afterAll(() => school?.close())

const home = async () => {
  await page.goto('/')
  await page.getByText('Entró hoy').waitFor()
}
const tile = (label: string): Locator =>
  page.locator('dl > div', { has: page.locator('dt', { hasText: label }) })
const valueOf = async (label: string) => (await tile(label).locator('.value').textContent()) ?? ''
const pesos = (text: string): number => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100)
/** How many a list says it has, or leaves: "2 familias", "1 de 2 familias". */
const listed = async (): Promise<number> => {
  // The home says how many pupils there are, until the page has come.
  await page.getByRole('heading', { level: 1, name: /^Buen[ao]s / }).waitFor({ state: 'hidden' })
  const count = page
    .getByRole('main')
    .getByText(/^\d+( de \d+)? (alumno|familia|pago|movimiento)s?( sin grado)?$/)
    .first()
  return Number.parseInt((await count.textContent()) ?? '', 10)
}

test('overdue: the debtors have the same total and as many families', async () => {
  await home()
  const total = await valueOf('Vencido')
  const families = Number.parseInt((await tile('Vencido').locator('.note').textContent()) ?? '', 10)
  await tile('Vencido').getByRole('link').click()
  const sum = page
    .locator('dl > div', { has: page.locator('dt', { hasText: 'Total vencido' }) })
    .locator('dd')
  await page.getByText('Total vencido').waitFor()
  // The rows are there once it says how many.
  const rows = await listed()
  expect([pesos((await sum.textContent()) ?? ''), rows]).toEqual([pesos(total), families])
})

test('what came in today is what the payments of today add up to', async () => {
  await home()
  const total = await valueOf('Entró hoy')
  expect(pesos(total)).toBe(9_000_000)
  await tile('Entró hoy').getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: /^Pagos/ }).waitFor()
  await page.getByText(total).first().waitFor()
})

test('becas of the law: exactly the pupils that count', async () => {
  await home()
  const counted = Number(await valueOf('Becas de ley'))
  await tile('Becas de ley').getByRole('link').click()
  await page.getByLabel('Becas', { exact: true }).waitFor()
  expect([await listed(), counted]).toEqual([1, 1])
})

test('every line of what waits opens a list of as many', async () => {
  await home()
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Espera una decisión' }) })
  // The line about a cycle that ends soon has no number.
  const rows = await section
    .getByRole('link')
    .filter({ has: page.locator('strong') })
    .all()
  const waiting = await Promise.all(
    rows.map(async (row) => ({
      title: (await row.locator('span').textContent()) ?? '',
      count: Number(await row.locator('strong').textContent()),
    })),
  )
  expect(waiting.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      'Promesas de pago para hoy',
      'Familias cubiertas con saldo',
      'Pagos que vencen en 7 días',
      'Altas sin terminar',
    ]),
  )
  for (const { title, count } of waiting.filter((row) => !row.title.startsWith('Movimientos'))) {
    await home()
    await section.getByRole('link', { name: title }).click()
    await page.waitForURL((url) => url.pathname !== '/')
    expect([title, await listed()]).toEqual([title, count])
  }
})
