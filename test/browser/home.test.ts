import type { Locator, Page } from 'playwright-core'
import { expectFocus, type Visitor } from '@test/support/browser/page'
import { looksRight } from '@test/support/browser/looks'
import { addPerson, CASHIER, openVisitorOf, type Grants } from '@test/support/browser/people'
import {
  addCycleOfThisYear,
  addPupils,
  enrol,
  openSchool,
  signInTo,
  type School,
} from '@test/support/browser/school'
import { job } from '@test/support/browser/job'

const SEE = ['READ'] as const
const WRITE = ['CREATE', 'READ', 'UPDATE'] as const
const SECRETARY: Grants = {
  'CICLO ESCOLAR': SEE,
  INSCRIPCIONES: WRITE,
  ALUMNOS: WRITE,
  PADRES: WRITE,
  'CALENDARIO ESCOLAR': WRITE,
  EVENTOS: WRITE,
}

let school: School

beforeAll(async () => {
  school = await openSchool()
  const { api } = school
  const cycle = await addCycleOfThisYear(api)
  const ids = await addPupils(api, ['BEGOÑA', 'MARÍA DE LOS ÁNGELES GUADALUPE', 'IÑAKI'])
  await enrol(api, cycle, ids.slice(0, 2))
  const { body } = await api.send('GET', '/cargos/pendientes/all')
  const [charge] = body['cargos'] as { id: number }[]
  await api.send('PATCH', '/cargos/pagar', { id: charge!.id, metodo_pago: 'EFECTIVO' }, 'pago-de-prueba')
  await addPerson(api, 'caja', 'CAJA', CASHIER)
  await addPerson(api, 'secretaria', 'SECRETARÍA', SECRETARY)
}, 300_000)
afterAll(() => school?.close())

const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name })
const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Menú principal' })
const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Buscar en la escuela' })

/** The menu's links, none scrolled away, and those of its sections that are folded. */
const assertMenuFits = async ({ page }: Visitor): Promise<void> => {
  const { hidden, entries } = await menu(page).evaluate((element) => ({
    hidden: element.scrollHeight - element.clientHeight,
    entries: element.querySelectorAll('a').length,
  }))
  expect(hidden).toBeLessThanOrEqual(1)
  expect(entries).toBeGreaterThan(2)
  expect(entries).toBeLessThanOrEqual(18)
}

/** A person of the office at a window of their own. */
const visitAs = async (who: string | null, work: (visitor: Visitor) => Promise<void>): Promise<void> => {
  const visitor = who === null ? school.visitor : await openVisitorOf(school, who)
  const { page } = visitor
  if (who === null) await signInTo(visitor, '/')
  await heading(page, /^Buen[ao]s /).waitFor()
  await work(visitor)
  await visitor.context.close()
}

/** Finds by the palette, with the keyboard alone. */
const find = async ({ page }: Visitor, text: string, option: RegExp): Promise<void> => {
  await page.keyboard.press('Control+k')
  await field(page).waitFor()
  await expectFocus(field(page))
  await page.keyboard.type(text)
  await page.getByRole('option', { name: option }).first().waitFor()
}

job('what each role meets first: home, menu and search', {
  'the principal: what was collected, who is enrolled, charts that can be read': () =>
    visitAs(null, async (visitor) => {
      const { page } = visitor
      await page.getByText('Entró hoy').first().waitFor()
      // Charts are drawn only when scrolled into view.
      const charts = await page.locator('figure').all()
      expect(charts.length).toBeGreaterThan(0)
      for (const chart of charts) {
        await chart.scrollIntoViewIfNeeded()
        await chart.locator('.MuiBarChart-series path').first().waitFor()
      }
      await charts[0]!.locator('svg').last().hover()
      await page.locator('.MuiChartsTooltip-root').getByText('Cobrado').waitFor()
      await page.mouse.move(0, 0)
      await assertMenuFits(visitor)
      await looksRight(visitor, 'inicio-direccion')
      await find(visitor, 'iñaki', /IÑAKI/)
      await page.keyboard.press('Escape')
      await menu(page).getByRole('link', { name: 'Usuarios y roles' }).click()
      await heading(page, 'Usuarios').waitFor()
    }),
  'the cashier: the field that finds a family, today’s money, and nothing of the staff': () =>
    visitAs('caja', async (visitor) => {
      const { page } = visitor
      await page.getByText('Entró hoy').first().waitFor()
      await assertMenuFits(visitor)
      expect(await menu(page).getByRole('link', { name: 'Usuarios y roles' }).count()).toBe(0)
      await looksRight(visitor, 'inicio-caja')
      await find(visitor, 'begoña', /BEGOÑA/)
    }),
  'the secretary: what is unfinished, and no money': () =>
    visitAs('secretaria', async (visitor) => {
      const { page } = visitor
      await assertMenuFits(visitor)
      expect(await menu(page).getByRole('link', { name: 'Caja', exact: true }).count()).toBe(0)
      expect(await page.getByText('Entró hoy').count()).toBe(0)
      await looksRight(visitor, 'inicio-secretaria')
      await find(visitor, 'registrar alumno', /^Registrar alumno/)
    }),
})
