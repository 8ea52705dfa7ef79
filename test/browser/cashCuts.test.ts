import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { enter, enterSurely, expectValue, opened, tabTo, type Visitor } from '@test/support/browser/page'
import { looksRight } from '@test/support/browser/looks'
import { addEnrolled, openSchool, signInTo, type School } from '@test/support/browser/school'
import { job } from '@test/support/browser/job'

let school: School
let visitor: Visitor
let page: Page
let charges: number[]

const pay = async (
  id: number,
  metodo_pago = 'EFECTIVO',
  referencia: string | null = null,
): Promise<number> => {
  const body = { id, metodo_pago, referencia }
  const { status, body: answer } = await school.api.send('PATCH', '/cargos/pagar', body, randomUUID())
  expect(status).toBe(200)
  return (answer['pago'] as { id: number }).id
}

beforeEach(async () => {
  school = await openSchool()
  visitor = school.visitor
  page = visitor.page
  await addEnrolled(school.api, ['SOFÍA', 'ÍÑIGO', 'MARÍA DE LOS ÁNGELES'])
  const { body } = await school.api.send('GET', '/cargos/pendientes/inscripcion')
  charges = (body['cargos'] as { id: number }[]).map(({ id }) => id)
}, 300_000)
afterEach(() => school?.close())

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const pieces = (label: string) => page.getByLabel(label, { exact: true })
const form = () => page.getByRole('form', { name: 'Contar el efectivo' })
const settled = (name: string) => looksRight(visitor, name)

job('a day of the till, with the keyboard alone', {
  'before the first payment the page says what it is for; a payment elsewhere shows by itself': async () => {
    await signInTo(visitor, '/cortes')
    await page.getByText('No hay movimientos por cerrar').waitFor()
    await settled('corte-vacio')
    await pay(charges[0]!)
    await form().getByText('Todavía no se cuenta nada.').waitFor()
    await pay(charges[1]!, 'TRANSFERENCIA', 'SPEI 8812')
    const gone = await pay(charges[2]!)
    await school.api.send('DELETE', `/pagos/${gone}`, { motivo_cancelacion: 'COBRADO A OTRO ALUMNO' })
    await page.getByText('COBRADO A OTRO ALUMNO').waitFor()
    await form().getByText('$1,850.00').first().waitFor()
  },
  'counts with Enter and the arrows, from the first note to the button': async () => {
    await tabTo(page, pieces('Billetes de $1,000'))
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    await page.keyboard.type('1')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('1')
    await form().getByText('Falta $150.00').waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.type('2')
    await form().getByText('Sobra $50.00').waitFor()
  },
  'a difference asks for a word about it': async () => {
    // The focus is where the count was left; a piece that is come back to is typed anew.
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    await form().getByText('Falta $50.00').waitFor()
    await enterSurely(page, form().getByRole('button', { name: 'Cerrar corte' }))
    await form().getByText('Falta $50.00: escribe en las observaciones a qué se debe').waitFor()
    await settled('corte-falta')
  },
  'closes after a question with the amounts': async () => {
    await tabTo(page, page.getByLabel('Observaciones'))
    await page.keyboard.type('SE DIO CAMBIO DE MÁS')
    await enterSurely(page, form().getByRole('button', { name: 'Cerrar corte' }))
    const question = page.getByRole('alertdialog', { name: '¿Cerrar el corte de caja?' })
    await question.getByText('con 4 movimientos').waitFor()
    await settled('corte-pregunta')
    await enterSurely(page, question.getByRole('button', { name: 'Cerrar corte' }))
    await heading('Corte de caja 1').waitFor()
    await page.getByText('SE DIO CAMBIO DE MÁS').waitFor()
    await settled('corte-cerrado')
  },
  'its paper opens in a tab of its own': async () => {
    const link = page.getByRole('link', { name: 'Abrir para imprimir' })
    const href = await link.getAttribute('href')
    const paper = await page.context().request.get(href ?? '')
    expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf'])
    expect(await link.getAttribute('target')).toBe('_blank')
  },
  'what comes later is a second cut of the day; a count is not left without asking': async () => {
    await enter(page, page.getByRole('link', { name: 'Corte de caja' }).first())
    await heading(/^Corte de caja$/).waitFor()
    await page.getByText('Falta $50.00').waitFor()
    await pay(charges[2]!)
    await page.getByText('Ya cerraste el corte 1 de este día').waitFor()
    await tabTo(page, pieces('Billetes de $500'))
    await page.keyboard.type('3')
    await enter(page, page.getByRole('link', { name: 'Ver' }))
    const question = page.getByRole('alertdialog')
    await opened(question)
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
    await expectValue(pieces('Billetes de $500'), '3')
  },
})
