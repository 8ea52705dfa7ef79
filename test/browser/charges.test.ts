import type { Page } from 'playwright-core'
import {
  enter,
  enterMore,
  holdEnter,
  look,
  opened,
  payCash,
  tabTo,
  write,
  type Visitor,
} from '@test/support/browser/page'
import { looksRight } from '@test/support/browser/looks'
import { addEnrolled, openSchool, schoolYear, signInTo, type School } from '@test/support/browser/school'
import { job } from '@test/support/browser/job'
import { eventually } from '@test/support/eventually'

let school: School
let visitor: Visitor
let page: Page
let cycle: number
let pupils: number[]

beforeEach(async () => {
  school = await openSchool()
  visitor = school.visitor
  page = visitor.page
  // Their forms have a browser test of their own.
  ;({ cycle, pupils } = await addEnrolled(school.api, ['SOFÍA', 'MATEO', 'ÍÑIGO']))
})
afterEach(() => school?.close())

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (name: RegExp) => page.getByRole('row', { name })
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })

const settled = (name: string) => looksRight(visitor, name)

job('a charge of a whole grade, paid in parts and cancelled', {
  'charges a whole grade at once': async () => {
    await signInTo(visitor, '/registro/cargo')
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
    const question = await opened(page.getByRole('alertdialog'))
    await question.getByText('$3,703.68').waitFor()
    await settled('cargo-pregunta')
    await enter(page, question.getByRole('button', { name: 'Registrar 3 cargos' }))
    await page.getByRole('heading', { level: 2, name: '3 cargos registrados' }).waitFor()
    await settled('cargo-registrado')
    await page.keyboard.press('Enter')
    await heading('Cargos pendientes').waitFor()
    await page.getByText('3 de 9 cargos').waitFor()
  },
  'takes a part in cash: the change is told, Enter pays, Escape goes on': async () => {
    await settled('cargos-pendientes')
    // A held Enter opens the dialog and pays nothing.
    await holdEnter(page, row(/SOFÍA.*EXCURSIÓN/).getByRole('button', { name: 'Pagar' }))
    const pay = await opened(dialog('Pagar cargo'))
    await tabTo(page, pay.getByLabel('Pago parcial'))
    await page.keyboard.press('Space')
    await page.keyboard.type('1000.01')
    await pay.getByText('$234.55').waitFor()
    await enter(page, pay.getByRole('button', { name: '$1,050' }))
    await pay.getByText('$49.99').waitFor()
    await settled('pago')
    await tabTo(page, pay.getByLabel('Abono'), 'Shift+Tab')
    await look(page)
    await page.keyboard.press('Enter')
    const paid = await opened(dialog('Pago registrado con el folio 000001'))
    await paid.getByText('$49.99').waitFor()
    await settled('pago-registrado')
    await page.keyboard.press('Escape')
    // What is left of it is still owed.
    await row(/SOFÍA.*EXCURSIÓN.*\$234\.55/).waitFor()
    await page.getByText('Entrega $49.99 de cambio').waitFor()
  },
  'the rest is a complement; a charge with payments is not cancelled': async () => {
    const views = page.getByRole('navigation', { name: 'Vistas de Cargos' })
    await enter(page, views.getByRole('link', { name: 'Complementos', exact: true }))
    await heading('Complementos de cargos').waitFor()
    await row(/SOFÍA/).waitFor()
    await settled('complementos')
    await enterMore(page, row(/SOFÍA/), 'Cancelar')
    const paid = await opened(dialog('Este cargo tiene pagos'))
    await settled('cargo-con-pagos')
    await page.keyboard.press('Escape')
    await paid.waitFor({ state: 'hidden' })
    await enter(page, row(/SOFÍA/).getByRole('button', { name: 'Complemento' }))
    const complement = dialog('Registrar complemento')
    await tabTo(page, complement.getByLabel('Abono'))
    await page.keyboard.type('500')
    await look(page)
    await page.keyboard.press('Enter')
    await page.getByText('No puedes realizar un complemento mayor al monto total a pagar').first().waitFor()
    await settled('complemento-mayor')
    await tabTo(page, complement.getByLabel('Abono'))
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('234.55')
    await payCash(page, complement)
    await opened(dialog('Pago registrado con el folio 000002'))
    await page.keyboard.press('Escape')
    await page.getByText('No hay cargos con pago parcial').waitFor()
  },
  'cancels a charge with a reason, and finds it among the cancelled': async () => {
    await page.goto('/cargos/pendientes?q=excursion')
    await enterMore(page, row(/MATEO/), 'Cancelar')
    const question = await opened(dialog('¿Cancelar este cargo?'))
    await question.getByText('MATEO GARCÍA NÚÑEZ dejará de deber $1,234.56').waitFor()
    await look(page)
    await page.keyboard.press('Enter')
    await page.getByText('Debes colocar el motivo de la cancelación').first().waitFor()
    await settled('cargo-cancelar')
    await tabTo(page, question.getByLabel('Motivo de la cancelación'))
    await page.keyboard.type('No irá a la excursión')
    await look(page)
    await page.keyboard.press('Enter')
    await page.getByText('Cargo cancelado').first().waitFor()
    await row(/MATEO/).waitFor({ state: 'hidden' })
    await page.goto('/cargos/cancelados')
    await row(/MATEO.*No irá a la excursión/).waitFor()
    await settled('cargos-cancelados')
  },
  'what another desk paid meanwhile is said, and nothing is paid twice': async () => {
    const fecha = `${schoolYear()}-06-15`
    const charge = { idCicloEscolar: cycle, idAlumno: pupils[2], descripcion: 'FERIA DEL LIBRO', fecha }
    const { status } = await school.api.send('POST', '/cargos/new', { ...charge, monto: 1234.56 })
    expect(status).toBe(200)
    await page.goto('/cargos/pendientes?q=feria')
    const beside = await page.context().newPage()
    await enter(page, row(/ÍÑIGO/).getByRole('button', { name: 'Pagar' }))
    await opened(dialog('Pagar cargo'))
    await beside.goto('/cargos/pendientes?q=feria')
    await enter(beside, beside.getByRole('row', { name: /ÍÑIGO/ }).getByRole('button', { name: 'Pagar' }))
    const partial = beside.getByRole('dialog', { name: 'Pagar cargo' })
    await tabTo(beside, partial.getByLabel('Pago parcial'))
    await beside.keyboard.press('Space')
    await beside.keyboard.type('1000')
    await payCash(beside, partial)
    await beside.getByRole('dialog', { name: 'Pago registrado con el folio 000003' }).waitFor()
    // A window in the background renders late, so it is closed.
    await beside.close()
    await payCash(page, dialog('Pagar cargo'))
    const complement = dialog('Registrar complemento')
    await complement.getByText('debía $1,234.56 y ahora debe $234.56').waitFor()
    await settled('pago-conflicto')
    await payCash(page, complement)
    await dialog('Pago registrado con el folio 000004').getByText('$234.56').waitFor()
  },
  'a list that hangs holds nothing back: what is paid leaves while a page that was left still waits':
    async () => {
      let asked = 0
      // Never answered.
      await page.route(/\/api\/eventos/, () => void (asked += 1))
      await page.goto('/eventos')
      await eventually(() => expect(asked).toBeGreaterThan(0))
      const menu = page.getByRole('navigation', { name: 'Menú principal' })
      await enter(page, menu.getByRole('link', { name: 'Cargos', exact: true }))
      await heading('Cargos pendientes').waitFor()
      await enter(page, row(/ÍÑIGO.*MATERIAL/).getByRole('button', { name: 'Pagar' }))
      await payCash(page, await opened(dialog('Pagar cargo')))
      await opened(dialog('Pago registrado con el folio 000005'))
      await page.keyboard.press('Escape')
      await row(/ÍÑIGO.*MATERIAL/).waitFor({ state: 'hidden' })
      await row(/MATEO.*MATERIAL/).waitFor()
    },
})
