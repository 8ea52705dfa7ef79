import type { Browser } from 'playwright-core'
import { screens } from '@client/app/screens'
import { openList, watch } from './marks'
import { openSlow, PUPILS } from './firstKey'
import type { Side } from './stage'

/** Pages with an address of their own; those of one pupil or payment are in `npm run pictures -- --all`. */
const STEADY = screens.map(({ path: at }) => at).filter((at) => !at.includes(':'))
export const MAX_SHIFT = 0.02
export const SHIFTS_FOR_MS = 2_500

/** How far what stood was pushed while a page came, cold. */
const shiftOf = async (browser: Browser, side: Side, at: string, width: number): Promise<number> => {
  const context = await browser.newContext({
    baseURL: side.address,
    storageState: side.storageState,
    viewport: { width, height: 768 },
  })
  await watch(context)
  const { page } = await openSlow(context)
  await page.goto(at)
  await page.locator('main h1').waitFor()
  await page.waitForTimeout(SHIFTS_FOR_MS)
  const shift = await page.evaluate(() => window.WATCHING.shift)
  await context.close()
  return shift
}

/** The most that any page moves at this width; each that exceeds the budget is printed. */
export const worstShift = async (browser: Browser, side: Side, width: number): Promise<number> => {
  const shifts: number[] = []
  for (const at of STEADY) {
    const shift = await shiftOf(browser, side, at, width)
    if (shift > MAX_SHIFT) console.log(`${at} at ${width} moves ${shift.toFixed(3)}`)
    shifts.push(shift)
  }
  return Math.max(...shifts)
}

/** JavaScript as it travels until the first list shows, KB. */
export const scriptsOf = async (browser: Browser, { address, storageState }: Side): Promise<number> => {
  const context = await browser.newContext({ baseURL: address, storageState })
  await watch(context)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
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
  await openList(page, session, PUPILS)
  const kb = bytes / 1024
  await context.close()
  return kb
}
