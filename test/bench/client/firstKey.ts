import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { openList, watch } from './marks'
import type { Side } from './stage'

export const SLOWER = 4
export const PUPILS = '/alumnos/inscritos'

export const openSlow = async (context: BrowserContext): Promise<{ page: Page; session: CDPSession }> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { page, session }
}

export const search = (page: Page) => page.locator('main input[type="search"]').first()

/** A hand that begins to type as soon as it sees a row, ms. */
const AT_ONCE_MS = 150
const QUIET_MS = 1_500

/** @returns ms until a first row had been painted, and the longest task of the main thread that a key right after it meets */
export const firstKey = async (browser: Browser, { address, storageState }: Side) => {
  const context = await browser.newContext({
    baseURL: address,
    storageState,
    viewport: { width: 1366, height: 768 },
  })
  await watch(context)
  const { page, session } = await openSlow(context)
  const row = await openList(page, session, PUPILS)
  await page.waitForTimeout(AT_ONCE_MS)
  await search(page).focus()
  const from = await page.evaluate(() => performance.now())
  await page.keyboard.press('4')
  await page.waitForTimeout(QUIET_MS)
  const tasks = await page.evaluate(() => window.WATCHING.tasks)
  await context.close()
  return { row, task: Math.max(0, ...tasks.filter(({ end }) => end > from).map(({ ms }) => ms)) }
}
