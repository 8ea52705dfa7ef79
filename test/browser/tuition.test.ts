import type { Page } from 'playwright-core'
import { addMonths, daysInMonth } from '@contract/domain/dateMath'
import { dateParts, isoDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import { aCycle } from '@test/support/builders'
import {
  chooseMethod,
  enter,
  expectCount,
  expectFocus,
  look,
  opened,
  payCash,
  tabTo,
  WIDTHS,
} from '@test/support/browser/page'
import { looksRight } from '@test/support/browser/looks'
import { addPupils, enrol, openSchool, schoolDay, signInTo, type School } from '@test/support/browser/school'
import { job } from '@test/support/browser/job'
import { eventually } from '@test/support/eventually'

let school: School
let page: Page

const PUPILS = ['SOFÍA DE LOS ÁNGELES', 'MATEO', 'ÍÑIGO']
const TODAY = schoolDay()

/** Ten months from this one on, whenever the test runs. */
const tenMonths = () => {
  const { anio, mes } = dateParts(TODAY)
  const end = dateParts(addMonths(isoDate(anio, mes, 1), 9))
  return {
    nombre: 'CICLO DE PRUEBA',
    fecha_inicio: isoDate(anio, mes, 1),
    fecha_fin: isoDate(end.anio, end.mes, daysInMonth(end.anio, end.mes)),
    dia_limite: 1,
    descuento_anual: 6,
    recargo: { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0 },
  }
}

beforeEach(async () => {
  school = await openSchool()
  page = school.visitor.page
  const { api } = school
  const { status, body } = await api.send('POST', '/ciclo', aCycle(tenMonths()))
  if (status !== 200) throw new Error(JSON.stringify(body))
  await enrol(api, (body['ciclo'] as { id: number }).id, await addPupils(api, PUPILS))
})
afterEach(() => school?.close())

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
const search = () => page.getByRole('searchbox', { name: /CURP/ })
const boxes = (of: Page = page) => of.getByRole('checkbox')
const another = () => page.getByRole('link', { name: 'Otro alumno' })
const focused = (locator: ReturnType<Page['getByRole']>) => tabTo(page, locator)

/** Whether the sticky panel covers the focused element. */
const behindPanel = () =>
  page.evaluate(() => {
    const focused = document.activeElement as Element
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    for (let each = above; each; each = each.parentElement)
      if (getComputedStyle(each).position === 'sticky') return !each.contains(focused)
    return false
  })

job('months and the year, with the keyboard alone', {
  'a pupil is typed, gone to with the arrow and opened with Enter': async () => {
    await signInTo(school.visitor, '/selecciona/alumno/colegiatura')
    await page.getByText('3 alumnos', { exact: true }).waitFor()
    await focused(search())
    await looksRight(school.visitor, 'colegiatura-alumnos')
    await page.keyboard.type('garcia mateo')
    await page.getByText('1 de 3 alumnos').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await heading(/^MATEO/).waitFor()
    await page.getByText(`Cobrar ${formatPesos(2600)}`).waitFor()
  },
  'on a phone the button that takes the money stays in reach, and nothing with the focus is behind it':
    async () => {
      await page.setViewportSize(WIDTHS.phone)
      const charge = page.getByRole('button', { name: /^Cobrar \$/ })
      for (let month = 0; month < 10; month++) {
        await focused(boxes().nth(month))
        await eventually(async () => expect(await behindPanel()).toBe(false))
        await eventually(async () => {
          const { y, height } = (await charge.boundingBox())!
          expect(y + height).toBeLessThanOrEqual(WIDTHS.phone.height)
        })
      }
      await page.setViewportSize(WIDTHS.laptop)
    },
  'two months by cheque: chosen with Space, Enter opens, Enter pays, Cerrar goes on': async () => {
    await focused(boxes().first())
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    const amount = formatPesos(5200)
    await page.getByText(`Cobrar ${amount}`).waitFor()
    await looksRight(school.visitor, 'colegiatura-meses')
    await focused(boxes().nth(1))
    await look(page)
    await page.keyboard.press('Enter')
    const pay = await opened(dialog('Cobrar colegiatura'))
    await chooseMethod(page, pay, 'Otro')
    await tabTo(page, pay.getByRole('radio', { name: 'Cheque' }))
    await page.keyboard.press('Space')
    await pay.getByRole('button', { name: 'Escribe la referencia' }).waitFor()
    await looksRight(school.visitor, 'colegiatura-pago')
    await tabTo(page, pay.getByLabel('Referencia'))
    await page.keyboard.type('4471')
    await look(page)
    await page.keyboard.press('Enter')
    await dialog('Pago registrado con el folio 000001').getByText(amount).waitFor()
    await tabTo(page, page.getByRole('button', { name: 'Cerrar', exact: true }))
    await page.keyboard.press('Enter')
    await page.getByText('Folio 000001', { exact: true }).first().waitFor()
    await expectCount(boxes(), 8)
    await expectFocus(another())
  },
  'then the year: the discount of the cycle, the total, paid': async () => {
    await page.goto('/colegiatura/pago/anual')
    await page.getByText('3 alumnos', { exact: true }).waitFor()
    await focused(search())
    await page.keyboard.type('mateo')
    await page.getByText('1 de 3 alumnos').waitFor()
    await page.keyboard.press('Enter')
    await heading(/^MATEO/).waitFor()
    // 8 × 2,600.00 less 6 %.
    const charge = page.getByRole('button', { name: 'Cobrar $19,552.00' })
    await expectFocus(charge)
    await looksRight(school.visitor, 'colegiatura-anual')
    await focused(charge)
    await look(page)
    await page.keyboard.press('Enter')
    await dialog('Cobrar el año completo').getByText('$19,552.00').waitFor()
    await payCash(page, dialog('Cobrar el año completo'))
    await opened(dialog('Pago registrado con el folio 000002'))
    await page.keyboard.press('Escape')
    await page.getByText('Todo está pagado').waitFor()
    await looksRight(school.visitor, 'colegiatura-anual-pagado')
  },
  'a month that another desk paid meanwhile is said, and the rest goes on': async () => {
    const open = async (of: Page) => {
      await of.goto('/selecciona/alumno/colegiatura')
      await of.getByText('3 alumnos', { exact: true }).waitFor()
      await tabTo(of, of.getByRole('searchbox', { name: /CURP/ }))
      await of.keyboard.type('sofia')
      await of.getByText('1 de 3 alumnos').waitFor()
      await of.keyboard.press('Enter')
      await tabTo(of, boxes(of).first())
    }
    await open(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await look(page)
    await page.keyboard.press('Enter')
    await opened(dialog('Cobrar colegiatura'))
    const beside = await page.context().newPage()
    await open(beside)
    await look(beside)
    await beside.keyboard.press('Enter')
    await payCash(beside, await opened(beside.getByRole('dialog', { name: 'Cobrar colegiatura' })))
    await beside.getByRole('dialog', { name: 'Pago registrado con el folio 000003' }).waitFor()
    await beside.close()
    const pay = dialog('Cobrar colegiatura')
    await payCash(page, pay)
    await pay.getByText(/ya está pagada en otra caja/).waitFor()
    await looksRight(school.visitor, 'colegiatura-conflicto')
    await payCash(page, pay)
    const paid = await opened(dialog('Pago registrado con el folio 000004'))
    await paid.getByText('$2,600.00').waitFor()
    await page.keyboard.press('Escape')
    await paid.waitFor({ state: 'hidden' })
  },
  'a payment is cancelled with a reason, and its month is open again': async () => {
    await enter(page, page.getByRole('button', { name: /^Cancelar pago/ }).first())
    const question = await opened(dialog('¿Cancelar el pago con folio 000003?'))
    await looksRight(school.visitor, 'colegiatura-cancelar')
    await tabTo(page, question.getByLabel('Motivo de la cancelación'))
    await page.keyboard.type('Cheque devuelto')
    await look(page)
    await page.keyboard.press('Enter')
    await page.getByText('Pago cancelado').waitFor()
    await page.getByText('Folio 000003', { exact: true }).waitFor({ state: 'hidden' })
    await expectCount(boxes(), 9)
    await expectFocus(page.locator('h1'))
  },
})
