import type { Page } from 'playwright-core'
import { mask } from '@client/state/devtools/masking'
import { eventually } from '@test/support/eventually'
import { look, opened, payCash } from '@test/support/browser/page'
import {
  answered,
  exportLog,
  importLog,
  jumpTo,
  keptIn,
  openPanel,
  statesIn,
  withDevtools,
} from '@test/support/browser/devtools'
import { addEnrolled, openSchool, type School } from '@test/support/browser/school'
import { job } from '@test/support/browser/job'
import { PRODUCT_ADMIN } from '@test/support/product/spawnProduct'

let school: School
let page: Page
let fresh: Page
/** Calls and files that the fresh tab asked for. */
const asked: string[] = []
let file: string
let kept: string

beforeAll(async () => {
  school = await openSchool()
  page = school.visitor.page
  await withDevtools(page.context())
  await addEnrolled(school.api, ['SOFÍA', 'MATEO'])
})
afterAll(() => school?.close())

const tokensIn = (states: unknown[]): string[] => [
  ...new Set(
    (states as { session: { token: string | null } }[]).flatMap(({ session }) => session.token ?? []),
  ),
]

/** Beside the charges, which show first. */
const LISTS = [
  ...['/pagos', '/complemento/cargos', '/cargos/cancelados', '/morosos', '/historial/alumnos'],
  ...['/historial/padres', '/grupos', '/plantilla', '/usuarios', '/roles', '/cargos/inscripciones'],
]

/** As a link does, without loading the page anew; resolves when the page shows and has its answers. */
const goTo = async (path: string): Promise<void> => {
  const heading = page.locator('main h1').first()
  const before = await heading.textContent()
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await eventually(async () => expect(await heading.textContent()).not.toBe(before))
  await answered(page)
}

const dialog = (name: string) => page.getByRole('dialog', { name })
const row = (name: RegExp) => page.getByRole('row', { name }).first()

/** The panel is open from the first action on. */
const signIn = async (): Promise<void> => {
  await page.goto('/cargos/pendientes')
  await openPanel(page)
  await page.getByLabel('Usuario').fill(PRODUCT_ADMIN.user)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PRODUCT_ADMIN.password)
  await page.keyboard.press('Enter')
  await row(/SOFÍA/).waitFor()
}

const work = async (): Promise<void> => {
  await row(/SOFÍA/).getByRole('button', { name: 'Pagar' }).click()
  const pay = await opened(dialog('Pagar cargo'))
  await pay.getByLabel('Pago parcial').check()
  await pay.getByLabel('Abono').fill('100')
  await payCash(page, pay)
  await opened(page.getByRole('dialog', { name: /Pago registrado/ }))
  await page.keyboard.press('Escape')
  await row(/MATEO/)
    .getByRole('button', { name: /^Más acciones/ })
    .click()
  await page.getByRole('menuitem', { name: 'Cancelar' }).click()
  const question = await opened(dialog('¿Cancelar este cargo?'))
  await question.getByLabel('Motivo de la cancelación').fill('Se registró dos veces')
  await look(page)
  await page.keyboard.press('Enter')
  await page.getByText('Cargo cancelado').first().waitFor()
}

job('a log of the built product, recorded in one tab and imported in another', {
  'a day is recorded: twelve lists, a partial payment, a cancellation, Salir': async () => {
    await signIn()
    for (const path of LISTS) await goTo(path)
    await goTo('/cargos/pendientes')
    await work()
    await page.getByRole('button', { name: new RegExp(PRODUCT_ADMIN.user) }).click()
    await page.getByRole('menuitem', { name: 'Salir' }).click()
    await page.getByLabel('Usuario').waitFor()
    file = await exportLog(page)
  },
  'the file holds no password, no token and no link to a file': async () => {
    const { actionsById } = JSON.parse(file) as { actionsById: Record<string, { action: { type: string } }> }
    const types = Object.values(actionsById).map(({ action }) => action.type)
    expect(types).toContain('session/loggedOut')
    expect(types.filter((type) => type === 'api/executeQuery/fulfilled').length).toBeGreaterThanOrEqual(12)
    const tokens = tokensIn(await statesIn(page))
    expect(tokens.length).toBeGreaterThan(0)
    for (const secret of [...tokens, PRODUCT_ADMIN.password, 'firma=']) expect(file).not.toContain(secret)
  },
  'imported in a fresh tab of somebody signed in: the same state at every index': async () => {
    const states = await statesIn(page)
    await signIn()
    fresh = await page.context().newPage()
    await fresh.goto('/cargos/pendientes')
    await openPanel(fresh)
    await fresh.getByRole('row', { name: /SOFÍA/ }).first().waitFor()
    await answered(fresh)
    kept = await keptIn(fresh)
    fresh.on('request', (request) => {
      if (/\/(api|files)\//.test(request.url())) asked.push(`${request.method()} ${request.url()}`)
    })
    await importLog(fresh, file)
    await fresh.getByText('Esta ventana muestra una grabación').waitFor()
    expect(await statesIn(fresh)).toEqual(mask(states))
  },
  'the window shows the recorded pages, asks for nothing and keeps nothing': async () => {
    const { stagedActionIds, actionsById } = JSON.parse(file) as {
      stagedActionIds: number[]
      actionsById: Record<number, { action: { type: string } }>
    }
    const salir = stagedActionIds.findIndex((id) => actionsById[id]?.action.type === 'session/loggedOut')
    await jumpTo(fresh, salir - 1)
    await fresh.getByRole('navigation', { name: 'Menú principal' }).waitFor()
    await fresh.getByRole('link', { name: 'Cargos', exact: true }).first().click()
    await fresh.getByRole('button', { name: 'Pagar', exact: true }).first().click()
    await payCash(fresh, await opened(fresh.getByRole('dialog', { name: 'Pagar cargo' })))
    await fresh.getByText('no envía ni guarda nada').first().waitFor()
    await fresh.waitForTimeout(1_000)
    expect(asked).toEqual([])
    expect(await keptIn(fresh)).toBe(kept)
  },
  'the other tab noticed nothing, and there is a way back': async () => {
    await page.reload()
    await row(/SOFÍA/).waitFor()
    // The cash that was typed is asked about before it is lost, in this window as in any other.
    await fresh.keyboard.press('Escape')
    const question = await opened(fresh.getByRole('alertdialog', { name: '¿Descartar los cambios?' }))
    await question.getByRole('button', { name: 'Descartar', exact: true }).click()
    await fresh.getByRole('button', { name: 'Volver a mi sesión' }).click()
    await fresh.getByRole('navigation', { name: 'Menú principal' }).waitFor()
    await fresh.getByText('Esta ventana muestra una grabación').waitFor({ state: 'detached' })
    expect(school.visitor.trouble).toEqual([])
  },
})
