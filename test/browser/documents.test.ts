import type { Page } from 'playwright-core'
import { enter, enterMore, expectCount, opened, WIDTHS, type Visitor } from '@test/support/browser/page'
import { countPresses } from '@test/support/browser/hands'
import { looksRight } from '@test/support/browser/looks'
import { addEnrolled, openSchool, signInTo, type School } from '@test/support/browser/school'
import { job } from '@test/support/browser/job'
import { aPdf } from '@test/support/fixtures/documents'
import { aJpeg } from '@test/support/fixtures/pictures'

let school: School
let visitor: Visitor
let page: Page
let pupil: number
let other: number

beforeEach(async () => {
  school = await openSchool()
  visitor = school.visitor
  page = visitor.page
  const { pupils } = await addEnrolled(school.api, ['SOFÍA', 'MATEO ALEJANDRO'])
  ;[pupil, other] = pupils as [number, number]
})
afterEach(() => school?.close())

const notice = (text: string | RegExp) => page.getByText(text).first()
const cardOf = (nombre: string, on = page) =>
  on.getByRole('listitem').filter({ has: on.getByRole('heading', { level: 3, name: nombre, exact: true }) })
const jpeg = async (shade = '#2a7') => ({
  name: 'IMG_1.jpg',
  mimeType: 'image/jpeg',
  buffer: await aJpeg(900, 1200, shade),
})

/** Drops pictures onto an element, as from another window. */
const drop = async (selector: string, names: readonly string[]) => {
  const bytes = (await aJpeg(600, 800)).toString('base64')
  const transfer = await page.evaluateHandle(
    ([content, files]) => {
      const data = new DataTransfer()
      const raw = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
      for (const name of files) data.items.add(new File([raw], name, { type: 'image/jpeg' }))
      return data
    },
    [bytes, names] as const,
  )
  await page.dispatchEvent(selector, 'drop', { dataTransfer: transfer })
}

job('the folder of a pupil, and what is missing', {
  'on paper in one press of the keyboard': async () => {
    await signInTo(visitor, `/alumno/${pupil}?ver=expediente`)
    await page.getByText('Faltan 4 documentos obligatorios.').waitFor()
    await enter(page, cardOf('CURP').getByRole('button', { name: 'Entregado en papel' }))
    await notice('CURP: entregado en papel').waitFor()
    await page.getByText('Faltan 3 documentos obligatorios.').waitFor()
  },
  'two pictures dropped onto a card and a PDF become three pages, which are turned in place': async () => {
    await drop('li:has(h3:text-is("ACTA DE NACIMIENTO"))', ['frente.jpg', 'reverso.jpg'])
    const form = await opened(page.getByRole('dialog', { name: 'Entregar ACTA DE NACIMIENTO' }))
    await form.getByText('reverso.jpg').waitFor()
    const input = form.getByLabel(/^Páginas/).first()
    await input.setInputFiles({ name: 'sello.pdf', mimeType: 'application/pdf', buffer: aPdf() })
    await form.getByText('sello.pdf').waitFor()
    await looksRight(visitor, 'expediente-paginas')
    await enter(page, form.getByRole('button', { name: 'Guardar' }))
    await notice('ACTA DE NACIMIENTO: entregado').waitFor()
    await enter(page, cardOf('ACTA DE NACIMIENTO').getByRole('button', { name: /^Ver/ }))
    const view = await opened(page.getByRole('dialog', { name: 'ACTA DE NACIMIENTO' }))
    await view.getByText('Página 1 de 3').waitFor()
    await looksRight(visitor, 'expediente-ver')
    for (const at of [2, 3]) {
      await enter(page, view.getByRole('button', { name: 'Página siguiente' }))
      await view
        .getByRole('status')
        .filter({ hasText: `Página ${at} de 3` })
        .waitFor()
    }
    await page.keyboard.press('Escape')
    await view.waitFor({ state: 'hidden' })
  },
  'a phone photographs two pages, one after the other': async () => {
    const context = await school.browser.newContext({
      baseURL: school.product.address,
      viewport: WIDTHS.phone,
      hasTouch: true,
      isMobile: true,
      locale: 'es-MX',
      storageState: await visitor.context.storageState(),
    })
    const phone = { page: await context.newPage(), trouble: [] }
    await phone.page.goto(`/alumno/${pupil}?ver=expediente`)
    const card = cardOf('COMPROBANTE DE DOMICILIO', phone.page)
    await card.getByRole('button', { name: 'Agregar archivo' }).tap()
    const form = await opened(phone.page.getByRole('dialog'))
    const camera = form.locator('input[capture=environment]')
    await form.getByRole('button', { name: 'Tomar foto' }).waitFor()
    await camera.setInputFiles(await jpeg())
    await camera.setInputFiles(await jpeg('#a27'))
    await expectCount(form.getByRole('listitem'), 2)
    await looksRight(phone, 'expediente-camara')
    await form.getByRole('button', { name: 'Guardar' }).tap()
    await card.getByText(/2 páginas/).waitFor()
    await context.close()
    // The desk hears of it without a press.
    await cardOf('COMPROBANTE DE DOMICILIO')
      .getByText(/2 páginas/)
      .waitFor()
    await looksRight(visitor, 'expediente')
  },
  'the four papers of a new pupil, brought on paper: five clicks from the pupil’s page': async () => {
    await page.goto(`/alumno/${other}`)
    const tab = page.getByRole('tab', { name: 'Expediente' })
    await tab.waitFor()
    const pressed = await countPresses(page)
    await page.reload()
    await tab.click()
    for (const kind of ['ACTA DE NACIMIENTO', 'CURP', 'CARTILLA DE VACUNACIÓN', 'COMPROBANTE DE DOMICILIO'])
      await cardOf(kind).getByRole('button', { name: 'Entregado en papel' }).click()
    await page.getByText('Están todos los documentos obligatorios.').waitFor()
    const { clicks } = await pressed()
    process.stdout.write(`documentos de un alumno nuevo: ${clicks} clics\n`)
    expect(clicks).toBe(5)
  },
  'the list says who lacks what, and a press tells the families': async () => {
    const parent = await school.api.send('POST', '/padres', {
      nombre: 'ROSA PEÑA',
      telefono: '5512345678',
      hijos: [{ id: pupil }],
    })
    expect(parent.status).toBe(200)
    await page.goto('/expedientes')
    await page.getByRole('heading', { level: 1, name: 'Expedientes' }).waitFor()
    await page.getByText('CARTILLA DE VACUNACIÓN', { exact: true }).first().waitFor()
    await looksRight(visitor, 'expedientes')
    await enter(page, page.getByRole('button', { name: 'Avisar a 1 familia' }))
    const form = await opened(page.getByRole('dialog', { name: 'Aviso por documentos' }))
    await form.getByText(/FALTA: CARTILLA DE VACUNACIÓN\./).waitFor()
    await looksRight(visitor, 'expedientes-aviso')
    await enter(page, form.getByRole('button', { name: 'Avisar a 1 familia' }))
    await notice('Se envió el aviso a 1 familia').waitFor()
  },
  'the school changes what it asks for': async () => {
    await page.goto('/expedientes/documentos')
    const row = page.getByRole('row').filter({ hasText: 'CARTILLA DE VACUNACIÓN' })
    await row.waitFor()
    await looksRight(visitor, 'documentos-que-se-piden')
    await enter(page, page.getByRole('button', { name: 'Agregar documento' }).first())
    await opened(page.getByRole('dialog'))
    await looksRight(visitor, 'documentos-agregar')
    await page.keyboard.type('Carta poder')
    await page.keyboard.press('Enter')
    await notice('Documento agregado a la lista').waitFor()
    await enterMore(page, page.getByRole('row').filter({ hasText: 'CARTA PODER' }), 'Apagar')
    await notice('CARTA PODER ya no se pide').waitFor()
  },
})
