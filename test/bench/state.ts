import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { ensureClientBuilt } from '../../src/server/build/clientBuild'
import { findChromium } from '../support/browser/chromium'
import { aCycle } from '../support/builders'
import { apiClient } from '../support/product/client'
import { PRODUCT_ADMIN, spawnProduct, temporaryDataDir } from '../support/product/spawnProduct'
import { aChargeRow, aParentRow, aStudentRow } from '../support/state/rows'

/** What the state of the built product holds after twelve lists of a school of 5,000 pupils, and what each page logs. */
const PUPILS = 5_000
const many = <T>(count: number, row: (id: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => row(index + 1))

const pupils = many(PUPILS, (id) =>
  aStudentRow(id, {
    grado: 'PRIMARIA',
    grupo: { id: 1 + (id % 12), nombre: `${1 + (id % 6)}° A` },
    padre: { id: 1 + (id % 3_000), nombre: `MADRE ${id} PEÑA` },
  }),
)
const parents = many(3_000, (id) => aParentRow(id))
const owed = many(PUPILS, (id) => aChargeRow(id))
const partly = many(1_000, (id) =>
  aChargeRow(10_000 + id, { estado: 'PARCIAL', abono: 850, monto_restante: 1_000, pago_parcial: true }),
)
const cancelled = many(500, (id) =>
  aChargeRow(20_000 + id, { estado: 'CANCELADO', motivo_cancelacion: 'ERROR', monto_restante: 0 }),
)

const ANSWERS: Record<string, object> = {
  '/alumnos/historial': { alumnos: pupils },
  '/alumnos/actualmente/inscritos': { alumnos: pupils },
  '/alumnos/to/inscripcion': { alumnos: pupils.slice(0, 500) },
  '/alumnos/sin/padre': { alumnos: pupils.slice(0, 200) },
  '/padres/all': { padres: parents },
  '/padres/inscritos': { padres: parents },
  '/cargos/pendientes/all': { cargos: owed },
  '/cargos/pendientes/inscripcion': { cargos: owed },
  '/cargos/complementos': { cargos: partly },
  '/cargos/cancelados': { cargos: cancelled },
}

const PAGES = [
  '/alumnos/inscritos',
  '/historial/alumnos',
  '/padres/inscritos',
  '/historial/padres',
  '/cargos/pendientes',
  '/cargos/inscripciones',
  '/complemento/cargos',
  '/cargos/cancelados',
  '/historial/ciclos-escolares',
  '/registro/padre',
  '/selecciona/alumno/colegiatura',
  '/registro/inscripciones/PRIMARIA',
]

interface Watched {
  LOG: string[]
  STORE: { getState: () => Record<string, unknown> & { api: { queries: unknown } } }
}

/** Takes the place of the browser's extension and sees what it sees: every action that reaches the reducer, and the store. */
const watchStore = () => {
  type Reducer = (state: unknown, action: { type: string }) => unknown
  type Create = (reducer: Reducer, ...rest: unknown[]) => unknown
  const watched = Object.assign(window as unknown as Watched, { LOG: [] as string[] })
  const watch: (create: Create) => Create =
    (create) =>
    (reducer, ...rest) =>
      (watched.STORE = create(
        (state, action) => {
          watched.LOG.push(action.type)
          return reducer(state, action)
        },
        ...rest,
      ) as Watched['STORE'])
  Object.assign(window, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
      () =>
      (...enhancers: ((create: Create) => Create)[]) =>
      (create: Create) =>
        enhancers.reduceRight((next, enhance) => enhance(next), watch(create)),
  })
}

/** The store is made known to the extension only where support asked for it. */
const withDevTools = (context: BrowserContext) =>
  context.route('**/config.js', async (route) => {
    const answer = await route.fetch()
    const body = `${await answer.text()}\n;window.ESCUELA = { ...window.ESCUELA, devTools: true }`
    await route.fulfill({ response: answer, body })
  })

/** Actions so far, once none came for a second. */
const logged = async (page: Page): Promise<string[]> => {
  for (let before = -1; ;) {
    const log = await page.evaluate(() => (window as unknown as Watched).LOG.slice())
    if (log.length === before) return log
    before = log.length
    await page.waitForTimeout(1_000)
  }
}

const openPage = (page: Page, to: string) =>
  page.evaluate((address) => {
    history.pushState({}, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, to)

const shortName = (type: string): string => type.replace('api/', '').replace('internalSubscriptions/', '')

const main = async () => {
  await ensureClientBuilt(path.resolve(__dirname, '../..'), console.log)
  const folder = await temporaryDataDir()
  const product = await spawnProduct({ dataDir: folder.dataDir })
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  try {
    await (await apiClient(product)).send('POST', '/ciclo', aCycle(), randomUUID())
    const context = await browser.newContext({ baseURL: product.address })
    await withDevTools(context)
    const page = await context.newPage()
    // The compiler of this script names functions with it.
    await page.addInitScript('globalThis.__name = (made) => made')
    await page.addInitScript(watchStore)
    for (const [call, answer] of Object.entries(ANSWERS))
      await page.route(`**/api${call}`, (route) => route.fulfill({ json: { ok: true, ...answer } }))
    await page.goto('/login')
    await page.getByLabel('Usuario').fill(PRODUCT_ADMIN.user)
    await page.getByLabel('Contraseña', { exact: true }).fill(PRODUCT_ADMIN.password)
    await page.keyboard.press('Enter')
    await page.getByRole('navigation').waitFor()
    let before = (await logged(page)).length
    for (const to of PAGES) {
      await openPage(page, to)
      const log = await logged(page)
      const own = log.slice(before).map(shortName)
      before = log.length
      console.log(`${to}: ${own.length} actions (${own.join(', ')})`)
    }
    const kb = await page.evaluate(() => {
      const { api, students, parents, charges, cycles } = (window as unknown as Watched).STORE.getState()
      const size = (value: unknown) => Math.round(JSON.stringify(value).length / 1024)
      return { cache: size(api), tables: size({ students, parents, charges, cycles }) }
    })
    console.log(
      `state as JSON: cache ${kb.cache} KB, tables ${kb.tables} KB, together ${kb.cache + kb.tables} KB`,
    )
  } finally {
    await browser.close()
    await product.stop()
    await folder.remove()
  }
}

void main()
