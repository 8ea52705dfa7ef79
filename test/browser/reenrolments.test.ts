import type { Page } from 'playwright-core'
import { aCycle } from '@test/support/builders'
import { look } from '@test/support/browser/page'
import { addEnrolled, openSchool, schoolYear, signInTo, type School } from '@test/support/browser/school'

let school: School
let page: Page

const PUPILS = 40
let nextCycle: number

beforeAll(async () => {
  school = await openSchool()
  page = school.visitor.page
  const { api } = school
  const names = Array.from({ length: PUPILS + 3 }, (_, at) => `ALUMNO ${String(at + 1).padStart(2, '0')}`)
  const { cycle } = await addEnrolled(api, names)
  const { body } = await api.send('GET', `/inscripciones/sin/grado/${cycle}`)
  const rows = body['inscripciones'] as { id: number }[]
  for (const [at, { id }] of rows.entries())
    await api.send('PATCH', '/inscripciones/grado', { inscripcionId: id, gradoNumero: at < PUPILS ? 1 : 2 })
  const year = schoolYear() + 1
  const dates = { nombre: `${year}`, fecha_inicio: `${year}-01-01`, fecha_fin: `${year}-12-31` }
  const next = (await api.send('POST', '/ciclo', aCycle(dates))).body['ciclo'] as { id: number }
  nextCycle = next.id
  const group = { cicloEscolarId: nextCycle, nombre: 'A', grado: 'PRIMARIA', gradoNumero: 2 }
  expect((await api.send('POST', '/grupos', group)).status).toBe(200)
})
afterAll(() => school?.close())

test('40 pupils of one grade pass into a group in at most eight presses, and nobody of another grade', async () => {
  await signInTo(school.visitor, '/reinscripciones')
  let presses = 0
  const press = async (name: string | RegExp, within: Pick<Page, 'getByRole'> = page) => {
    presses++
    await within.getByRole('button', { name }).click()
  }
  await press(/^1° Primaria/)
  const footer = page.getByRole('region', { name: 'Alumnos marcados' })
  await footer.getByText(`${PUPILS} de ${PUPILS} alumnos marcados`).waitFor()
  // In sight however long the list is.
  const box = (await footer.boundingBox())!
  expect(box.y + box.height).toBeLessThanOrEqual(page.viewportSize()!.height)
  await press('Agrupar')
  const grouping = page.getByRole('dialog')
  // Opening the list and choosing in it.
  presses += 2
  await grouping.getByLabel(/^Grupo/).selectOption({ label: '2° A Primaria (0 alumnos)' })
  await grouping.getByText(/^Cambian 40/).waitFor()
  await press('Agrupar', grouping)
  await grouping.waitFor({ state: 'detached' })
  await press(`Reinscribir a ${PUPILS} alumnos`)
  const dialog = page.getByRole('alertdialog')
  await dialog.waitFor()
  // The guard ignores presses right after the dialog opens.
  await look(page)
  await press('Reinscribir', dialog)
  await page
    .getByText(new RegExp(`^${PUPILS} alumnos reinscritos en`))
    .first()
    .waitFor()
  process.stdout.write(`promover un grado con grupo: ${presses} clics\n`)
  expect(presses).toBeLessThanOrEqual(8)
  const { body } = await school.api.send('GET', `/grupos/by/ciclo/${nextCycle}`)
  expect((body['grupos'] as { alumnos: unknown[] }[]).map(({ alumnos }) => alumnos.length)).toEqual([PUPILS])
  // What was pressed is gone; the focus is not on the body.
  await page.waitForFunction(() => document.activeElement !== document.body)
  await page.getByRole('button', { name: 'Volver al plan' }).click()
  await page.getByRole('button', { name: /^1° Primaria.*40 ya inscritos/ }).waitFor()
  await page.getByRole('button', { name: /^2° Primaria.*3 listos/ }).waitFor()
  await page.waitForFunction(() => document.activeElement !== document.body)
})
