import { Secret, TOTP } from 'otpauth'
import type { Locator, Page } from 'playwright-core'
import {
  enter,
  enterMore,
  expectCount,
  expectFocus,
  expectValue,
  openVisitor,
  opened,
  tabTo,
  type Visitor,
} from '@test/support/browser/page'
import { looksRight } from '@test/support/browser/looks'
import { openSchool, signInTo, type School } from '@test/support/browser/school'
import { job } from '@test/support/browser/job'
import { PRODUCT_ADMIN } from '@test/support/product/spawnProduct'

let school: School
let visitor: Visitor
let page: Page
/** The second browser of the user. */
let other: Visitor | undefined
let secret = ''
let codes: string[] = []

beforeEach(async () => {
  school = await openSchool()
  visitor = school.visitor
  page = visitor.page
}, 300_000)
afterEach(async () => {
  await other?.context.close()
  await school?.close()
})

const codeOf = (steps: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
const heading = (name: string, on = page) => on.getByRole('heading', { level: 1, name, exact: true })
const button = (name: string, on: Page | Locator = page) => on.getByRole('button', { name, exact: true })
const looks = (name: string) => looksRight(visitor, name)
const menu = (on = page) => on.getByRole('navigation', { name: 'Menú principal' })
const codeField = (on = page) => on.getByLabel('Código de tu aplicación')

const givePassword = async (on: Page): Promise<void> => {
  await expectFocus(on.getByLabel('Usuario'))
  await on.keyboard.type(PRODUCT_ADMIN.user)
  await on.keyboard.press('Tab')
  await on.keyboard.type(PRODUCT_ADMIN.password)
  await on.keyboard.press('Enter')
}
const leave = async (): Promise<void> => {
  await enter(page, menu().getByRole('button', { name: 'Salir' }))
  await heading('Ingreso').waitFor()
}

job('a second factor, from its set-up to a lost session, with the keyboard alone', {
  'a role requires it of two users': async () => {
    const role = await school.api.send('POST', '/auth/rol', {
      nameRol: 'RECEPCION',
      permissions: [{ moduleId: 1, permissionId: 2 }],
      exige_segundo_factor: true,
    })
    const roleId = (role.body['rol'] as { id: number }).id
    for (const name of ['auxiliar', 'nueva'])
      await school.api.send('POST', '/auth/register', { name, password: 'Ventana#Azul1', roleId })
  },
  'sets it up: password, a wrong and the right first code, ten codes': async () => {
    await signInTo(visitor, '/mi-cuenta')
    await heading('Mi cuenta').waitFor()
    await button('Configurar').waitFor()
    await looks('mi-cuenta')
    await enter(page, button('Configurar'))
    await opened(page.getByRole('dialog', { name: 'Configurar el segundo factor' }))
    await page.keyboard.type(PRODUCT_ADMIN.password)
    await page.keyboard.press('Enter')
    const shown = await opened(page.getByRole('dialog', { name: 'Apunta tu teléfono aquí' }))
    secret = ((await shown.getByLabel('Clave para escribirla a mano').textContent()) ?? '').replaceAll(
      ' ',
      '',
    )
    await looks('mi-cuenta-qr')
    const field = shown.getByLabel('Los seis dígitos que muestra')
    await tabTo(page, field)
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await page.getByText('El código no es correcto.').first().waitFor()
    await tabTo(page, field)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(codeOf(-1))
    await page.keyboard.press('Enter')
    const made = await opened(page.getByRole('dialog', { name: 'Guarda tus códigos de recuperación' }))
    codes = await made.getByRole('listitem').allTextContents()
    expect(codes).toHaveLength(10)
    await looks('mi-cuenta-codigos')
    // Enter in a hurry must not close what is shown once.
    await expectFocus(button('Copiar', made))
    await enter(page, button('Cerrar', made))
    await page.getByText('Quedan 10 códigos de recuperación.').waitFor()
    await looks('mi-cuenta-activo')
  },
  'signs in with a code that sends itself, and is remembered': async () => {
    await leave()
    await givePassword(page)
    await expectFocus(codeField())
    await looks('ingreso-codigo')
    await page.keyboard.type('000000')
    await page.getByText('El código no es correcto.').waitFor()
    await expectValue(codeField(), '')
    await expectFocus(codeField())
    await tabTo(page, page.getByRole('checkbox', { name: 'Recordar este equipo 30 días' }))
    await page.keyboard.press('Space')
    await tabTo(page, codeField(), 'Shift+Tab')
    await page.keyboard.type(codeOf(0))
    await menu().waitFor()
  },
  'a remembered browser asks for nothing more than before': async () => {
    await leave()
    await givePassword(page)
    await menu().waitFor()
  },
  'a recovery code opens another browser; the first one tells of it and ends it': async () => {
    other = await openVisitor(school.browser, school.product.address)
    await other.page.goto('/login')
    await givePassword(other.page)
    await expectFocus(codeField(other.page))
    await other.page.keyboard.type(codes[0] as string)
    await other.page.keyboard.press('Enter')
    await menu(other.page).waitFor()
    await page.goto('/')
    await page.getByText(/^Entraste desde Chrome/).waitFor()
    await expectCount(page.getByText(/^Entraste desde/), 1)
    await looks('inicio-navegador-nuevo')
    await enter(page, page.getByRole('link', { name: 'Ver mis sesiones' }))
    await heading('Mi cuenta').waitFor()
    await enter(page, button('Terminar las demás'))
    await page.getByText('Las otras sesiones terminaron').waitFor()
    await expectCount(button('Terminar sesión'), 0)
    await other.page.getByText('Terminaron tu sesión').waitFor()
  },
  'once more before what opens much: the refused call goes on after a code': async () => {
    await page.goto('/usuarios?q=auxiliar')
    await school.age()
    await enterMore(page, page, 'Eliminar')
    const question = page.getByRole('alertdialog', { name: '¿Eliminar a auxiliar?' })
    await tabTo(page, button('Eliminar', question))
    await page.keyboard.press('Enter')
    const asked = page.getByRole('dialog', { name: 'Confirma que eres tú' })
    await opened(asked)
    await looks('confirmar')
    await tabTo(page, asked.getByLabel('Código de tu aplicación'))
    await page.keyboard.type(codes[1] as string)
    await page.keyboard.press('Enter')
    await page.getByText('Eliminacion Exitosa').waitFor()
    await asked.waitFor({ state: 'hidden' })
  },
  'a role that requires a factor leads to its set-up and nowhere else': async () => {
    await other?.context.close()
    other = await openVisitor(school.browser, school.product.address)
    await other.page.goto('/ciclos')
    await other.page.getByLabel('Usuario').fill('nueva')
    await other.page.getByLabel('Contraseña', { exact: true }).fill('Ventana#Azul1')
    await other.page.keyboard.press('Enter')
    await heading('Mi cuenta', other.page).waitFor()
    await other.page.getByText('Tu rol pide un segundo factor').waitFor()
    await looksRight(other, 'mi-cuenta-exigido')
    await other.page.goto('/')
    await heading('Mi cuenta', other.page).waitFor()
  },
})
