import type { Page } from 'playwright-core'
import {
  enter,
  enterMore,
  expectFocus,
  expectFocusKept,
  look,
  opened,
  payCash,
  WIDTHS,
} from '@test/support/browser/page'
import { looksRight, paperLooksRight } from '@test/support/browser/looks'
import { paperFrom } from '@test/support/browser/paper'
import {
  addCycleOfThisYear,
  addPupils,
  openSchool,
  schoolYear,
  signInTo,
  type School,
} from '@test/support/browser/school'
import { job } from '@test/support/browser/job'
import { eventually } from '@test/support/eventually'
import { PRODUCT_ADMIN } from '@test/support/product/spawnProduct'

let school: School
let page: Page

beforeEach(async () => {
  school = await openSchool()
  page = school.visitor.page
  const { api } = school
  const cycle = await addCycleOfThisYear(api)
  const [pupil] = await addPupils(api, ['ÍÑIGO'])
  const fecha = `${schoolYear()}-06-15`
  const charge = {
    idCicloEscolar: cycle,
    idAlumno: pupil,
    descripcion: 'EXCURSIÓN AL MUSEO',
    fecha,
    monto: 1500,
  }
  const { status } = await api.send('POST', '/cargos/new', charge)
  expect(status).toBe(200)
})
afterEach(() => school?.close())

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })

const settled = (name: string) => looksRight(school.visitor, name)

let address = ''

job('a receipt, from the payment to the parent who checks it', {
  'a payment offers its receipt, and the receipt opens': async () => {
    await signInTo(school.visitor, '/cargos/pendientes')
    await enter(page, page.getByRole('row', { name: /ÍÑIGO/ }).getByRole('button', { name: 'Pagar' }))
    await payCash(page, await opened(dialog('Pagar cargo')))
    await dialog('Pago registrado con el folio 000001').waitFor()
    const { name, words } = await paperFrom(school.visitor, () => enter(page, button('Imprimir recibo')))
    expect(name).toBe('recibo-000001.pdf')
    for (const each of ['RECIBO DE PAGO', 'ÍÑIGO GARCÍA NÚÑEZ', 'EXCURSIÓN AL MUSEO', 'MIL QUINIENTOS PESOS'])
      expect(words).toContain(each)
    expect(words).not.toContain('REIMPRESIÓN')
    address = /https?:\/\/\S+\/recibo\/[0-9A-Z]{10}/.exec(words)![0]
    await expectFocus(page.getByRole('link', { name: 'Abrir recibo' }))
    await settled('pago-con-recibo')
    await enter(page, button('Cerrar'))
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  },
  'the list of payments reprints, shows and cancels it': async () => {
    await enter(page, page.getByRole('link', { name: 'Pagos y recibos', exact: true }))
    await page.getByRole('heading', { level: 1, name: 'Pagos y recibos' }).waitFor()
    const row = page.getByRole('row', { name: /000001/ })
    await row.waitFor()
    await settled('pagos')
    // The last button of a row is in sight on a tablet too: a table that is wider than its frame cuts it off.
    await page.setViewportSize(WIDTHS.tablet)
    await eventually(async () => {
      const over = await row.getByRole('button', { name: /^Más acciones/ }).evaluate((last) => {
        const frame = last.closest('section') as HTMLElement
        return last.getBoundingClientRect().right - frame.getBoundingClientRect().right
      })
      expect(over).toBeLessThanOrEqual(0)
    })
    await page.setViewportSize(WIDTHS.laptop)
    const { words } = await paperFrom(school.visitor, () =>
      enter(page, row.getByRole('button', { name: 'Recibo' })),
    )
    expect(words).toContain('REIMPRESIÓN')
    await enter(page, row.getByRole('button', { name: '000001', exact: true }))
    await opened(dialog('Pago con folio 000001'))
    await settled('pago-detalle')
    await page.keyboard.press('Escape')
    await dialog('Pago con folio 000001').waitFor({ state: 'hidden' })
  },
  'who took it is found by its folio, without leaving the page; Enter leads to where it is undone':
    async () => {
      let [keys, clicks] = [0, 0]
      const press = async (key: string) => {
        keys++
        await page.keyboard.press(key)
      }
      await page.goto('/')
      await page.getByRole('heading', { level: 1, name: /^Buen[ao]s / }).waitFor()
      await press('Control+k')
      await expectFocus(page.getByRole('combobox', { name: 'Buscar en la escuela' }))
      await press('1')
      const found = page.getByRole('option', { name: /^Recibo 000001/ })
      await found.getByText(new RegExp(`\\$1,500\\.00.*Recibió ${PRODUCT_ADMIN.user}`)).waitFor()
      await press('Enter')
      const detail = await opened(dialog('Pago con folio 000001'))
      await detail.getByText(PRODUCT_ADMIN.user, { exact: true }).waitFor()
      clicks++
      await detail.getByRole('button', { name: 'Cancelar pago' }).click()
      await opened(dialog('¿Cancelar el pago con folio 000001?'))
      process.stdout.write(`deshacer un pago: ${keys} teclas y ${clicks} clics hasta el motivo\n`)
      expect([keys, clicks]).toEqual([3, 1])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    },
  'whoever holds the paper checks it without a session, before and after it is cancelled': async () => {
    const parent = await school.visitor.context
      .browser()!
      .newContext({ locale: 'es-MX', reducedMotion: 'reduce' })
    const phone = await parent.newPage()
    const paper = { page: phone, trouble: school.visitor.trouble }
    await phone.goto(address)
    await phone.getByText('VÁLIDO', { exact: true }).waitFor()
    for (const words of ['000001', '$1,500.00']) await phone.getByText(words, { exact: true }).waitFor()
    expect(await phone.content()).not.toMatch(/ÍÑIGO|EXCURSIÓN/)
    await paperLooksRight(paper, 'recibo-valido')

    const row = page.getByRole('row', { name: /000001/ })
    await enterMore(page, row, 'Cancelar')
    const cancel = await opened(dialog('¿Cancelar el pago con folio 000001?'))
    // Enter leads to the reason that is still missing, and cancels nothing.
    await page.keyboard.press('Enter')
    await expectFocus(cancel.getByLabel('Motivo de la cancelación'))
    await page.keyboard.type('Cheque devuelto')
    await look(page)
    await page.keyboard.press('Enter')
    await cancel.waitFor({ state: 'hidden' })
    await row.getByText('Cancelado', { exact: true }).waitFor()
    await expectFocusKept(page)

    await phone.reload()
    await phone.getByText('CANCELADO', { exact: true }).waitFor()
    await paperLooksRight(paper, 'recibo-cancelado')
    await phone.getByLabel('Código del recibo').fill('0000000000')
    await phone.keyboard.press('Enter')
    await phone.getByText('NO ENCONTRADO', { exact: true }).waitFor()
    await paperLooksRight(paper, 'recibo-desconocido')
    await parent.close()
  },
})
