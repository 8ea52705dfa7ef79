import type { Page } from 'playwright-core'
import { enter, expectFocus, payCash, tabTo, write, type Desk } from '@test/support/browser/desk'
import { looksRight } from '@test/support/browser/looks'
import { openSchool, signInTo, type School } from '@test/support/browser/school'
import { thread } from '@test/support/browser/thread'
import { aCurp } from '@test/support/builders'

let school: School
let desk: Desk
let page: Page
let began: number

beforeEach(async () => {
  school = await openSchool()
  desk = school.desk
  page = desk.page
  // Counts what the person pressed, over all pages.
  await desk.context.addInitScript(() => {
    for (const kind of ['keydown', 'mousedown'])
      addEventListener(
        kind,
        () => sessionStorage.setItem(kind, String(Number(sessionStorage.getItem(kind) ?? 0) + 1)),
        true,
      )
  })
  began = Date.now()
}, 300_000)
afterEach(() => school?.close())

const step = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const looks = (name: string) => looksRight(desk, name)

thread('from an empty product to the first receipt, with the keyboard alone', {
  'the home leads to the set-up, and the school comes first': async () => {
    await signInTo(desk, '/')
    await page.getByRole('heading', { level: 2, name: 'Arranque de la escuela' }).waitFor()
    await looks('inicio-arranque')
    await enter(page, page.getByRole('link', { name: 'Empezar', exact: true }))
    await expectFocus(page.getByLabel('Nombre de la escuela'))
    await looks('arranque-escuela')
    await tabTo(page, page.getByLabel('Nombre de la escuela'))
    await page.keyboard.type('Colegio Niños Héroes')
    await write(page, 'Folio del primer recibo', '')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('4213')
    await page.getByText('Folio 004213').waitFor()
    await page.keyboard.press('Enter')
  },
  'its cycle: only the prices are typed': async () => {
    await step('El ciclo y sus precios').waitFor()
    await page.getByLabel('Costo de inscripción').waitFor()
    await looks('arranque-ciclo')
    for (const [label, price] of [
      ['Costo de inscripción', '1850'],
      ['Costo de material', '900'],
      ['Mensualidad preescolar', '2100'],
      ['Mensualidad primaria', '2350'],
    ] as const)
      await write(page, label, price)
    await page.keyboard.press('Enter')
  },
  'the cashier: a name; the password is proposed and shown once': async () => {
    await step('Quiénes trabajan aquí').waitFor()
    await enter(page, page.getByRole('button', { name: 'Agregar a CAJA' }))
    await page.getByRole('dialog', { name: 'Agregar a CAJA' }).waitFor()
    await page.keyboard.type('rosa')
    await page.keyboard.press('Enter')
    await page.getByText(/^Usuario: rosa/).waitFor()
    await looks('arranque-personas')
    await enter(page, page.getByRole('link', { name: 'Seguir', exact: true }))
  },
  'a family by hand, and its first receipt': async () => {
    await step('Los alumnos').waitFor()
    await looks('arranque-alumnos')
    await enter(page, page.getByRole('link', { name: /^Una familia a mano/ }))
    await write(page, 'Nombre(s)', 'dalia')
    await write(page, 'Apellido paterno', 'muñoz')
    await write(page, 'Apellido materno', 'peña')
    await write(page, 'CURP', aCurp(9))
    await page.keyboard.press('Enter')
    await step('2. Padre o tutor').waitFor()
    await page.getByRole('button', { name: 'Registrar padre' }).waitFor()
    await write(page, 'Nombre completo', 'ana peña')
    await write(page, 'Teléfono', '5512345678')
    await page.keyboard.press('Enter')
    const grade = page.getByLabel(/^Grado/)
    await tabTo(page, grade)
    await page.keyboard.type('2')
    await enter(page, page.getByRole('button', { name: 'Inscribir', exact: true }))
    await page.locator('#paso-inscripcion').getByText('Hecho', { exact: true }).waitFor()
    await enter(page, page.getByRole('link', { name: 'Cobrar' }))
    const bill = page.getByRole('complementary', { name: 'Por cobrar' })
    await bill.waitFor()
    await payCash(page, bill)
    await page
      .getByText(/004213/)
      .first()
      .waitFor()
    const pressed = await page.evaluate(() => [
      sessionStorage.getItem('keydown'),
      sessionStorage.getItem('mousedown'),
    ])
    const minutes = ((Date.now() - began) / 60_000).toFixed(1)
    process.stdout.write(
      `Primer recibo: ${pressed[0]} teclas, ${pressed[1] ?? 0} clics, ${minutes} minutos de máquina\n`,
    )
    expect(pressed[1]).toBeNull()
  },
  'the set-up is over: the home no longer speaks of it': async () => {
    await page.goto('/arranque')
    await step('Los alumnos').or(step('La escuela ya da recibos')).first().waitFor()
    await page.goto('/')
    await page.getByText('Entró hoy').waitFor()
    expect(await page.getByRole('heading', { name: 'Arranque de la escuela' }).count()).toBe(0)
  },
})
