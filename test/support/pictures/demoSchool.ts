import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { DEMO_PASSWORD, DEMO_USER } from '@demo/demoConfig'
import { quickDataDir } from '../product/spawnProduct'

const ROOT = path.resolve(__dirname, '../../..')

/** The school is filled with two years of work first. */
const STARTS_WITHIN_MS = 600_000

export const DEMO = 'src/demo/main.ts'

export interface SignIn {
  user: string
  password: string
}

export interface School {
  address: string
  stop: () => Promise<void>
}

export const DIRECTION: SignIn = { user: DEMO_USER, password: DEMO_PASSWORD }
export const CASHIER: SignIn = { user: 'caja', password: DEMO_PASSWORD }
/** The first user of a school without pupils. */
export const FIRST: SignIn = { user: 'admin', password: DEMO_PASSWORD }

/**
 * `npm run demo` in a folder of its own on a free port.
 * @param program `src/server/main.ts` opens an empty school instead
 * @param pupils how many, for a demo that need not have its usual ones
 * @throws Error with what it printed
 */
export const openSchool = async (program = DEMO, pupils?: number): Promise<School> => {
  const folder = quickDataDir()
  const args = pupils === undefined ? [] : [String(pupils)]
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder.dataDir,
      DATABASE_URL: '',
      // The demo names its own first user.
      ...(program === DEMO ? {} : { ADMIN_USER: FIRST.user, ADMIN_PASSWORD: FIRST.password }),
      SCHOOL_NAME: 'Colegio Benito Juárez',
    },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await folder.remove()
  }
  let output = ''
  const address = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}\n${output}`))
    const timer = setTimeout(() => fail('the demo did not start in time'), STARTS_WITHIN_MS)
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
      const found = /Lista en (http:\S+)/.exec(output)?.[1]
      if (!found) return
      clearTimeout(timer)
      resolve(found)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then(() => fail('the demo ended'))
  }).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { address, stop }
}

/** A window of the demo, signed in, that adds up by how much what is seen moves by itself (`shiftOf`). */
export const openWindow = async (
  browser: Browser,
  baseURL: string,
  { user, password } = DIRECTION,
): Promise<Page> => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1366, height: 768 },
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(60_000)
  await context.addInitScript(() => {
    const seen = window as { shift?: number }
    seen.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) seen.shift = (seen.shift ?? 0) + entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Usuario').fill(user)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: 'Menú principal' }).waitFor()
  // The typeface comes when the first page is at rest, and is worn from the next one on.
  await page.waitForFunction(() => localStorage.getItem('letra') !== null)
  return page
}

/** Everything has arrived and been drawn. */
export const atRest = async (page: Page): Promise<void> => {
  await page.locator('main h1').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'))
  await page.waitForLoadState('networkidle').catch(() => undefined)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(300)
}

/** How much of the page moved by itself since it was opened; under 0.02 is right. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as { shift?: number }).shift ?? 0)
