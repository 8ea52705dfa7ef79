import type { Browser, Page } from 'playwright-core'
import { aCurp } from '@test/support/builders'
import {
  axeFindings,
  enter,
  openBrowser,
  openDesk,
  picture,
  sidewaysScroll,
  tabTo,
  WIDTHS,
  write,
  type Desk,
} from '@test/support/browser/desk'
import {
  PRODUCT_ADMIN,
  spawnProduct,
  temporaryDataDir,
  type Product,
} from '@test/support/product/spawnProduct'

let folder: Awaited<ReturnType<typeof temporaryDataDir>>
let product: Product
let browser: Browser
let desk: Desk
let page: Page

const year = new Date().getFullYear()
const PUPILS = ['SOFÍA GARCÍA NÚÑEZ', 'MATEO PEÑA IBÁÑEZ', 'ÍÑIGO ZÚÑIGA DE LA CRUZ']

/** A cycle with three enrolled pupils: their forms have a browser test of their own. */
const seed = async (address: string): Promise<void> => {
  const call = async (method: string, path: string, body: object | FormData, token = '') => {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        authorization: `Bearer ${token}`,
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
    })
    const told = (await answer.json()) as { token: string; ciclo: { id: number }; alumno: { id: number } }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(told)}`)
    return told
  }
  const { token } = await call('POST', '/auth/login', PRODUCT_ADMIN)
  const prices = { costo_inscripcion: 1850, costo_material: 0 }
  const { ciclo } = await call(
    'POST',
    '/ciclo',
    {
      nombre: `${year}-${year + 1}`,
      fecha_inicio: `${year}-01-01`,
      fecha_fin: `${year}-12-31`,
      mensualidad_preescolar: 2350,
      mensualidad_primaria: 2600,
      ...prices,
    },
    token,
  )
  const alumnos: { id: number }[] = []
  for (const [at, nombre] of PUPILS.entries()) {
    const form = new FormData()
    const text = {
      nombre,
      curp: aCurp(at + 1),
      numero_control: `A00${at + 1}`,
      fecha_nacimiento: '2018-03-15',
    }
    for (const [name, value] of Object.entries(text)) form.append(name, value)
    alumnos.push({ id: (await call('POST', '/alumnos', form, token)).alumno.id })
  }
  const enrolment = { alumnos, idCiclo: ciclo.id, grado: 'PRIMARIA', mensualidad: 2600, ...prices }
  await call('POST', '/inscripciones', enrolment, token)
}

beforeAll(async () => {
  folder = await temporaryDataDir()
  product = await spawnProduct({ dataDir: folder.dataDir })
  await seed(product.address)
  browser = await openBrowser()
  desk = await openDesk(browser, product.address)
  page = desk.page
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await folder.remove()
})

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (name: RegExp) => page.getByRole('row', { name })
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })

/** Each step ends here, in both colours and at each width: nothing for axe, nothing sideways, nothing broken. */
const settled = async (name: string) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // The colours change over a moment; in between axe would measure half of each.
    await page.waitForTimeout(400)
    for (const [width, size] of Object.entries(WIDTHS)) {
      await page.setViewportSize(size)
      const seen = `${name}-${width}-${colorScheme}`
      await picture(page, seen)
      const found = { seen, axe: await axeFindings(page), sideways: await sidewaysScroll(page) }
      expect({ ...found, trouble: desk.trouble }).toEqual({ seen, axe: [], sideways: 0, trouble: [] })
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(WIDTHS.laptop)
}

// One thread, in order, with the keyboard alone: each test stands on the one before.
test('charges a whole grade at once', async () => {
  await page.goto('/registro/cargo')
  await heading('Ingreso').waitFor()
  await page.keyboard.type(PRODUCT_ADMIN.user)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PRODUCT_ADMIN.password)
  await page.keyboard.press('Enter')
  await heading('Registrar cargo').waitFor()
  await page.getByText('3 alumnos', { exact: true }).waitFor()
  await enter(page, button('Agregar a los 3'))
  await page.getByText('Se les cobrará (3)').waitFor()
  await write(page, 'Descripción', 'excursión al museo', page.getByRole('form'))
  await write(page, 'Monto', '1234.56', page.getByRole('form'))
  await page.getByText('$3,703.68').waitFor()
  await settled('cargo-formulario')
  await tabTo(page, page.getByLabel('Monto'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2, name: '3 cargos registrados' }).waitFor()
  await settled('cargo-registrado')
  await page.keyboard.press('Enter')
  await heading('Cargos pendientes').waitFor()
  await page.getByText('3 de 6 cargos').waitFor()
}, 240_000)

test('takes a part in cash: the change is told, Enter pays, Enter goes on', async () => {
  await settled('cargos-pendientes')
  await enter(page, row(/GARCÍA.*EXCURSIÓN/).getByRole('button', { name: 'Pagar' }))
  const pay = dialog('Pagar cargo')
  await pay.waitFor()
  await tabTo(page, pay.getByLabel('Pago parcial'))
  await page.keyboard.press('Space')
  await page.keyboard.type('1000.01')
  await pay.getByText('$234.55').waitFor()
  await enter(page, pay.getByRole('button', { name: '$1,050' }))
  await pay.getByText('$49.99').waitFor()
  await settled('pago')
  await tabTo(page, pay.getByLabel('Abono'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await dialog('Pago registrado con el folio 1').getByText('$49.99').waitFor()
  await settled('pago-registrado')
  await page.keyboard.press('Enter')
  await row(/GARCÍA.*EXCURSIÓN/).waitFor({ state: 'hidden' })
  await page.getByText('Entrega $49.99 de cambio').waitFor()
}, 240_000)

test('the rest is a complement; a charge with payments is not cancelled', async () => {
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  await enter(page, menu.getByRole('link', { name: 'Complementos', exact: true }))
  await heading('Complementos de cargos').waitFor()
  await row(/GARCÍA/).waitFor()
  await settled('complementos')
  await enter(page, row(/GARCÍA/).getByRole('button', { name: 'Cancelar' }))
  await dialog('Este cargo tiene pagos').waitFor()
  await settled('cargo-con-pagos')
  await page.keyboard.press('Escape')
  await enter(page, row(/GARCÍA/).getByRole('button', { name: 'Complemento' }))
  const complement = dialog('Registrar complemento')
  await tabTo(page, complement.getByLabel('Abono'))
  await page.keyboard.type('500')
  await page.keyboard.press('Enter')
  await page.getByText('No puedes realizar un complemento mayor al monto total a pagar').first().waitFor()
  await settled('complemento-mayor')
  await tabTo(page, complement.getByLabel('Abono'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('234.55')
  await page.keyboard.press('Enter')
  await dialog('Pago registrado con el folio 2').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('No hay cargos con pago parcial').waitFor()
}, 240_000)

test('cancels a charge with a reason, and finds it among the cancelled', async () => {
  await page.goto('/cargos/pendientes?q=excursion')
  await enter(page, row(/PEÑA/).getByRole('button', { name: 'Cancelar' }))
  const question = dialog('¿Cancelar este cargo?')
  await question.getByText('MATEO PEÑA IBÁÑEZ dejará de deber $1,234.56').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('Debes colocar el motivo de la cancelación').first().waitFor()
  await settled('cargo-cancelar')
  await tabTo(page, question.getByLabel('Motivo de la cancelación'))
  await page.keyboard.type('No irá a la excursión')
  await page.keyboard.press('Enter')
  await page.getByText('Cargo cancelado').first().waitFor()
  await row(/PEÑA/).waitFor({ state: 'hidden' })
  await page.goto('/cargos/cancelados')
  await row(/PEÑA.*No irá a la excursión/).waitFor()
  await settled('cargos-cancelados')
}, 240_000)

test('a charge that another desk paid meanwhile is said, and nothing is paid twice', async () => {
  const beside = await page.context().newPage()
  await page.goto('/cargos/pendientes?q=excursion')
  await enter(page, row(/ZÚÑIGA/).getByRole('button', { name: 'Pagar' }))
  await dialog('Pagar cargo').waitFor()
  await beside.goto('/cargos/pendientes?q=excursion')
  await enter(beside, beside.getByRole('row', { name: /ZÚÑIGA/ }).getByRole('button', { name: 'Pagar' }))
  const partial = beside.getByRole('dialog', { name: 'Pagar cargo' })
  await tabTo(beside, partial.getByLabel('Pago parcial'))
  await beside.keyboard.press('Space')
  await beside.keyboard.type('1000')
  await beside.keyboard.press('Enter')
  await beside.getByRole('dialog', { name: 'Pago registrado con el folio 3' }).waitFor()
  await page.keyboard.press('Enter')
  const complement = dialog('Registrar complemento')
  await complement.getByText('debía $1,234.56 y ahora debe $234.56').waitFor()
  await settled('pago-conflicto')
  await tabTo(page, complement.getByLabel('Abono'))
  await page.keyboard.press('Enter')
  await dialog('Pago registrado con el folio 4').getByText('$234.56').waitFor()
}, 240_000)
