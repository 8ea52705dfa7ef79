import type { Page } from 'playwright-core'
import { aCycle } from '@test/support/builders'
import { addEnrolled, openSchool, schoolYear, signInTo, type School } from '@test/support/browser/school'

let school: School
let page: Page

const PUPILS = 40

beforeAll(async () => {
  school = await openSchool()
  page = school.desk.page
  const { api } = school
  const names = Array.from({ length: PUPILS + 3 }, (_, at) => `ALUMNO ${String(at + 1).padStart(2, '0')}`)
  const { cycle } = await addEnrolled(api, names)
  const { body } = await api.send('GET', `/inscripciones/sin/grado/${cycle}`)
  const rows = body['inscripciones'] as { id: number }[]
  for (const [at, { id }] of rows.entries())
    await api.send('PATCH', '/inscripciones/grado', { inscripcionId: id, gradoNumero: at < PUPILS ? 1 : 2 })
  const year = schoolYear() + 1
  const dates = { nombre: `${year}`, fecha_inicio: `${year}-01-01`, fecha_fin: `${year}-12-31` }
  await api.send('POST', '/ciclo', aCycle(dates))
}, 120_000)
afterAll(() => school?.close())

test('40 pupils of one grade pass in at most four presses, and nobody of another grade', async () => {
  await signInTo(school.desk, '/reinscripciones')
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
  await press(`Reinscribir a ${PUPILS} alumnos`)
  const dialog = page.getByRole('alertdialog')
  await dialog.waitFor()
  // The guard ignores presses right after the dialog opens.
  await page.waitForTimeout(700)
  await press('Reinscribir', dialog)
  await page
    .getByText(new RegExp(`^${PUPILS} alumnos reinscritos en`))
    .first()
    .waitFor()
  expect(presses).toBeLessThanOrEqual(4)
  // What was pressed is gone; the focus is not on the body.
  await page.waitForFunction(() => document.activeElement !== document.body)
  await page.getByRole('button', { name: 'Volver al plan' }).click()
  await page.getByRole('button', { name: /^1° Primaria.*40 ya inscritos/ }).waitFor()
  await page.getByRole('button', { name: /^2° Primaria.*3 listos/ }).waitFor()
  await page.waitForFunction(() => document.activeElement !== document.body)
}, 120_000)
