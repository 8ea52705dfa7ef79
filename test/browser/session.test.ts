import type { Page } from 'playwright-core'
import { expectValue, opened, type Visitor } from '@test/support/browser/page'
import { openSchool, signInTo, type School } from '@test/support/browser/school'
import { job } from '@test/support/browser/job'
import { eventually } from '@test/support/eventually'
import { PRODUCT_ADMIN } from '@test/support/product/spawnProduct'

const NEXT_PASSWORD = 'Ventana#Lluvia27'

let school: School
let visitor: Visitor
let page: Page

beforeEach(async () => {
  school = await openSchool()
  visitor = school.visitor
  page = visitor.page
}, 300_000)
afterEach(() => school?.close())

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const menuLink = (name: string) =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name, exact: true })
const field = () => page.getByLabel('Nombre completo')
const at = (path: string) => eventually(async () => expect(new URL(page.url()).pathname).toBe(path))

/** The question about what would be lost, answered. */
const answer = async (choice: 'Seguir aquí' | 'Salir sin guardar') => {
  const question = page.getByRole('alertdialog', { name: 'Hay cambios sin guardar' })
  await opened(question)
  await question.getByRole('button', { name: choice }).click()
  await question.waitFor({ state: 'hidden' })
}
const stays = async () => {
  await answer('Seguir aquí')
  await at('/registro/padre')
  await expectValue(field(), 'ROSA MUÑOZ')
}
/** What the browser asks by itself, answered with no; how often it asked. */
const countUnloads = () => {
  const asked = { times: 0 }
  const refuse = (dialog: { type: () => string; dismiss: () => Promise<void> }) => {
    asked.times += Number(dialog.type() === 'beforeunload')
    void dialog.dismiss()
  }
  page.on('dialog', refuse)
  return { asked, stop: () => page.off('dialog', refuse) }
}

job('a filled-in form, a session that ends, a line that breaks, a build that is replaced', {
  'Back, Forward and links ask; who stays has the address and the text, who leaves is where they wanted':
    async () => {
      await signInTo(visitor, '/historial/padres')
      await heading('Historial de padres').waitFor()
      await page.getByRole('link', { name: 'Registrar padre' }).first().click()
      await heading('Registrar padre').waitFor()
      await menuLink('Padres').click()
      await heading('Padres con inscritos').waitFor()
      await page.evaluate(() => history.back())
      await heading('Registrar padre').waitFor()
      await field().fill('rosa muñoz')
      await page.evaluate(() => history.back())
      await stays()
      await page.evaluate(() => history.forward())
      await stays()
      await menuLink('Inicio').click()
      await stays()
      await page.evaluate(() => history.forward())
      await answer('Salir sin guardar')
      await heading('Padres con inscritos').waitFor()
      await at('/padres/inscritos')
      await page.evaluate(() => history.back())
      await heading('Registrar padre').waitFor()
      await field().fill('rosa muñoz')
      await page.evaluate(() => history.back())
      await answer('Salir sin guardar')
      await heading('Historial de padres').waitFor()
      await at('/historial/padres')
    },
  'reload and closing ask': async () => {
    await page.evaluate(() => history.forward())
    await heading('Registrar padre').waitFor()
    await field().fill('rosa muñoz')
    const unasked = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await eventually(async () => expect(await page.evaluate(unasked)).toBe(false))
    const { asked, stop } = countUnloads()
    await page.evaluate(() => window.location.reload())
    await eventually(async () => expect(asked.times).toBe(1))
    await page.close({ runBeforeUnload: true })
    await eventually(async () => expect(asked.times).toBe(2))
    stop()
    await expectValue(field(), 'ROSA MUÑOZ')
  },
  'a password that was changed elsewhere ends the session: why, the way back, and what was typed':
    async () => {
      await page.getByLabel('Teléfono').fill('7221234567')
      const { status } = await school.api.send('PATCH', '/auth/password', {
        actual: PRODUCT_ADMIN.password,
        password: NEXT_PASSWORD,
      })
      expect(status).toBe(200)
      // The page may hear of it before the press, from the stream or from a renewal.
      await button('Registrar padre')
        .click({ timeout: 2_000 })
        .catch(() => undefined)
      await heading('Ingreso').waitFor()
      // Said whole where it fails: another reason there would be the product's mistake.
      await eventually(async () =>
        expect(await page.locator('main').innerText()).toContain('Cambió tu contraseña'),
      )
      expect(new URL(page.url()).search).toBe('?volver=%2Fregistro%2Fpadre')
      await page.getByLabel('Usuario').fill(PRODUCT_ADMIN.user)
      await page.getByLabel('Contraseña', { exact: true }).fill(NEXT_PASSWORD)
      await page.keyboard.press('Enter')
      await heading('Registrar padre').waitFor()
      await expectValue(field(), 'ROSA MUÑOZ')
      await expectValue(page.getByLabel('Teléfono'), '722 123 4567')
    },
  'without a line a screen whose code is not there waits, says so, and opens once the line is back':
    async () => {
      await menuLink('Inicio').click()
      await answer('Salir sin guardar')
      await heading(/^Buen[ao]s /).waitFor()
      await visitor.context.setOffline(true)
      await menuLink('Calendario y eventos').click()
      await page.getByRole('heading', { name: 'Esperando la conexión' }).waitFor()
      await at('/calendario-escolar')
      await visitor.context.setOffline(false)
      await heading('Calendario escolar').waitFor()
    },
  'a build that was replaced: its screen is taken from the new one, by itself': async () => {
    let replaced = true
    await page.route(/\/assets\/\d/, (route) =>
      replaced ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await page.route(
      ({ pathname }) => pathname === '/',
      (route) =>
        route.fulfill({ contentType: 'text/html', body: '<script src="/assets/early.0.js"></script>' }),
    )
    page.on('request', (request) => {
      if (request.isNavigationRequest()) replaced = false
    })
    await page.evaluate(() => Object.assign(window, { before: true }))
    await menuLink('Grupos').click()
    await heading(/^Grupos/).waitFor()
    await at('/grupos')
    expect(await page.evaluate(() => 'before' in window)).toBe(false)
    await page.unrouteAll()
  },
  'Salir leads to the bare login': async () => {
    await page
      .getByRole('navigation', { name: 'Menú principal' })
      .getByRole('button', { name: 'Salir' })
      .click()
    await heading('Ingreso').waitFor()
    await at('/login')
    expect(new URL(page.url()).search).toBe('')
    // Ignores the browser's own lines about scripts and calls that failed on purpose.
    expect(
      visitor.trouble.filter((line) => !/Failed to load resource|ERR_|Refused to execute|blocked/.test(line)),
    ).toEqual([])
  },
})
