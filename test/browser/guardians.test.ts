import type { Page } from 'playwright-core'
import { enter, expectValue, opened, tabTo, WIDTHS } from '@test/support/browser/page'
import { looksRight } from '@test/support/browser/looks'
import {
  addCycleOfThisYear,
  addPupils,
  enrol,
  openSchool,
  signInTo,
  type School,
} from '@test/support/browser/school'
import { job } from '@test/support/browser/job'
import { aJpeg } from '@test/support/fixtures/pictures'

let school: School
let page: Page
let pupil: number
let sibling: number

beforeEach(async () => {
  school = await openSchool()
  page = school.visitor.page
  const { api } = school
  const cycle = await addCycleOfThisYear(api)
  const ids = (await addPupils(api, ['SOFÍA DE LOS ÁNGELES', 'ÍÑIGO'])) as [number, number]
  ;[pupil, sibling] = ids
  await enrol(api, cycle, ids)
  const hijos = ids.map((id) => ({ id }))
  await api.send('POST', '/padres', { nombre: 'MARÍA PEÑA IBÁÑEZ', telefono: '5512345678', hijos })
  const path = `/alumnos/${pupil}/responsables`
  const first = { nombre: 'MARÍA PEÑA IBÁÑEZ', parentesco: 'MADRE', telefono: '5512345678' }
  const marks = { puede_recoger: true, vive_con: true, emergencia: 1 }
  const { status } = await api.send('POST', path, { ...first, ...marks })
  expect(status).toBe(200)
}, 300_000)
afterEach(() => school?.close())

const panel = () => page.getByRole('tabpanel', { name: 'Familia' })
const cards = () => panel().getByRole('list', { name: 'Responsables' }).getByRole('listitem')
const dialog = () => page.getByRole('dialog', { name: 'Agregar responsable' })
const main = () => page.getByRole('main')

/** Types each text into a field of its own, in the order of Tab. */
const fill = async (...texts: string[]): Promise<number> => {
  let keys = 0
  for (const [at, text] of texts.entries()) {
    if (at > 0) await page.keyboard.press('Tab')
    await page.keyboard.type(text)
    keys += [...text].length + (at > 0 ? 1 : 0)
  }
  return keys
}

job('the adults around a pupil, with the keyboard alone', {
  'a second adult is a name, a kinship, a telephone and Enter': async () => {
    await signInTo(school.visitor, `/alumno/${pupil}?ver=familia`)
    await cards().first().waitFor()
    await enter(page, panel().getByRole('button', { name: 'Agregar responsable' }))
    await opened(dialog())
    const keys = await fill('elena ruiz', 'abuela', '5598765432', ' ')
    await page.keyboard.press('Enter')
    await cards().nth(1).getByText('Puede recoger').waitFor()
    process.stdout.write(`segundo responsable: ${keys + 1} teclas\n`)
    // A person types five keys a second: below a hundred keys it is done in 20 seconds.
    expect(keys + 1).toBeLessThan(40)
  },
  'a third one is added without leaving the form, and must not take the child': async () => {
    await enter(page, panel().getByRole('button', { name: 'Agregar responsable' }))
    await opened(dialog())
    await looksRight(school.visitor, 'responsable-nuevo')
    await dialog().getByLabel('Nombre completo').focus()
    await fill('luis ríos', 'padre', '7221234567', '')
    await tabTo(page, dialog().getByLabel('No entregarle al alumno'))
    await page.keyboard.press('Space')
    await enter(page, dialog().getByRole('button', { name: 'Guardar y agregar otro' }))
    await expectValue(dialog().getByLabel('Nombre completo'), '')
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
    await cards().first().getByText('No entregar').waitFor()
    await looksRight(school.visitor, 'alumno-responsables')
  },
  'all of them are copied to the siblings with one press': async () => {
    await enter(page, panel().getByRole('button', { name: 'Copiar a los hermanos' }))
    await page.getByText('Se registraron 3 responsables en 1 hermano.').waitFor()
    const { body } = await school.api.send('GET', `/alumnos/${sibling}/responsables`)
    expect(body['responsables']).toHaveLength(3)
  },
  'a phone photographs an adult and the identification': async () => {
    const context = await school.browser.newContext({
      baseURL: school.product.address,
      viewport: WIDTHS.phone,
      hasTouch: true,
      isMobile: true,
      locale: 'es-MX',
      storageState: await school.visitor.context.storageState(),
    })
    const phone = { page: await context.newPage(), trouble: [] }
    await phone.page.goto(`/alumno/${pupil}?ver=familia`)
    const adults = phone.page.getByRole('list', { name: 'Responsables' }).getByRole('listitem')
    const card = adults.filter({ hasText: 'MARÍA PEÑA IBÁÑEZ' })
    for (const [label, saved] of [
      ['Agregar foto', 'Se guardó la foto'],
      ['Agregar identificación', 'Se guardó la identificación'],
    ] as const) {
      await card.getByRole('button', { name: /^Más acciones/ }).tap()
      await phone.page.getByRole('menuitem', { name: label }).tap()
      const form = await opened(phone.page.getByRole('dialog', { name: label }))
      await form.getByRole('button', { name: 'Tomar foto' }).waitFor()
      const picture = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await aJpeg(900, 1200) }
      await form.locator('input[capture=environment]').setInputFiles(picture)
      await form.getByText('IMG_1.jpg').waitFor()
      // Both dialogs are one.
      if (label === 'Agregar foto') await looksRight(phone, 'responsable-foto')
      await form.getByRole('button', { name: 'Guardar' }).tap()
      await phone.page.getByText(saved).first().waitFor()
    }
    await card.locator('img').waitFor()
    await context.close()
  },
  'from the search field to who may take SOFÍA home: her name and Enter': async () => {
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Buscar en la escuela' })
    await field.waitFor()
    await page.keyboard.type('sofía')
    await page.getByRole('option', { name: /SOFÍA/ }).first().waitFor()
    await page.keyboard.press('Enter')
    await main().getByText('No entregar a LUIS RÍOS (padre)').waitFor()
    await main()
      .getByText(/^Recogen:.*MARÍA PEÑA IBÁÑEZ \(madre\)/)
      .waitFor()
    await looksRight(school.visitor, 'alumno-recogen')
  },
})
