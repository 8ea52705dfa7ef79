import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { ensureClientBuilt } from '../../src/server/build/clientBuild'
import { findChromium } from '../support/browser/chromium'
import { aCycle } from '../support/builders'
import { apiClient } from '../support/product/client'
import { PRODUCT_ADMIN, spawnProduct, temporaryDataDir } from '../support/product/spawnProduct'

/** KB of JavaScript as they travel (brotli, with their headers), against their budgets (decisions/domain/screens#budgets). */
const BUDGETS = { login: 90, 'first list': 175, 'first list before the first cycle': 175 } as const

/** Script bytes from here on, as the browser received them. */
const countScripts = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  const scripts = new Set<string>()
  let bytes = 0
  await session.send('Network.enable')
  session.on(
    'Network.responseReceived',
    ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  return () => bytes / 1024
}

const main = async () => {
  await ensureClientBuilt(path.resolve(__dirname, '../..'), console.log)
  const folder = await temporaryDataDir()
  const product = await spawnProduct({ dataDir: folder.dataDir })
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  const report = (name: keyof typeof BUDGETS, kb: number) =>
    console.log(
      `${name}: ${kb.toFixed(1)} KB, ${(kb / BUDGETS[name]).toFixed(2)} of the budget of ${BUDGETS[name]}`,
    )
  try {
    const context = await browser.newContext({ baseURL: product.address })
    const login = await context.newPage()
    // What the login itself needs: the chunks it fetches ahead wait until somebody types.
    await login.route(/assets\/(?!main|early)/, (route) => route.abort())
    const loginBytes = await countScripts(login)
    await login.goto('/login')
    await login.getByLabel('Usuario').waitFor()
    report('login', loginBytes())
    await login.close()

    const first = await context.newPage()
    await first.goto('/login')
    await first.getByLabel('Usuario').fill(PRODUCT_ADMIN.user)
    await first.getByLabel('Contraseña', { exact: true }).fill(PRODUCT_ADMIN.password)
    await first.keyboard.press('Enter')
    await first.getByRole('navigation').waitFor()
    await first.close()

    const openList = async (name: keyof typeof BUDGETS) => {
      const storageState = await context.storageState()
      const list = await (await browser.newContext({ baseURL: product.address, storageState })).newPage()
      const bytes = await countScripts(list)
      await list.goto('/historial/alumnos')
      await list.getByRole('heading', { name: 'Todavía no hay alumnos' }).waitFor()
      report(name, bytes())
    }
    await openList('first list before the first cycle')
    await (await apiClient(product)).send('POST', '/ciclo', aCycle(), randomUUID())
    await openList('first list')
  } finally {
    await browser.close()
    await product.stop()
    await folder.remove()
  }
}

void main()
