import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { default as axe, RunOptions } from 'axe-core'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Download,
  type Frame,
  type Locator,
  type Page,
} from 'playwright-core'
import { eventually } from '../eventually'

/** The three widths that every page is tried at (decisions/domain/screens#sizes). */
export const WIDTHS = {
  laptop: { width: 1366, height: 768 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 360, height: 740 },
}

export const openBrowser = (...args: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['TEST_CHROMIUM'] as string,
    args: ['--no-sandbox', ...args],
  })

/** A browser as somebody at a desk uses it, with what went wrong in the page kept for the test to look at. */
export interface Visitor {
  context: BrowserContext
  page: Page
  /** Errors of the console and of scripts; a test ends with none. */
  trouble: string[]
}

/** @param phone a small window that is touched, instead of a laptop with a mouse */
export const openVisitor = async (
  browser: Browser,
  baseURL: string,
  { dark = false, phone = false } = {},
): Promise<Visitor> => {
  const context = await browser.newContext({
    baseURL,
    viewport: phone ? WIDTHS.phone : WIDTHS.laptop,
    hasTouch: phone,
    isMobile: phone,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  const trouble: string[] = []
  page.on('pageerror', (error) => trouble.push(error.message))
  page.on('console', (message) => {
    // Browsers report every refused call as an error; a refusal the page shows is no trouble.
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) trouble.push(message.text())
  })
  return { context, page, trouble }
}

/** The focus is here, or comes here by itself. */
export const expectFocus = (target: Locator): Promise<void> =>
  eventually(async () => {
    expect(await target.evaluate((element) => element === document.activeElement)).toBe(true)
  })

/** The focus is in the page: on the body the next Tab begins at the top of the window, and a screen reader says nothing. */
export const expectFocusKept = (page: Page): Promise<void> =>
  eventually(async () => {
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  })

/** A dialog is open once it has the focus: a key pressed before that goes to the page behind it. */
export const opened = async (dialog: Locator): Promise<Locator> => {
  await eventually(async () => {
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  })
  return dialog
}

/** So many of them, once the page has settled. */
export const expectCount = (those: Locator, count: number): Promise<void> =>
  eventually(async () => {
    expect(await those.count()).toBe(count)
  })

/** What a field holds, once the page has settled. */
export const expectValue = (field: Locator, value: string): Promise<void> =>
  eventually(async () => {
    expect(await field.inputValue()).toBe(value)
  })

/** Presses Tab until the element has the focus, as a person without a mouse does. */
export const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await eventually(async () => expect(await target.isEnabled()).toBe(true))
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`120 times ${key} and the focus is not on ${String(target)}`)
}

/** Goes to an element by Tab and presses Enter on it. */
export const enter = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Chooses a file in the window that a press opens. */
export const chooseFile = async (
  page: Page,
  press: () => Promise<void>,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> => {
  const chooser = page.waitForEvent('filechooser')
  // Keys travel apart from commands: a busy page takes the press first, and then opens its own window, which no test sees.
  const listening = page.evaluate('0')
  const [chosen] = await Promise.all([chooser, listening.then(press)])
  await chosen.setFiles(file)
}

/** What was saved to the disk, which may be that of another process: its path is not told. */
export const bytesOf = async (download: Download): Promise<Buffer> =>
  buffer((await download.createReadStream()) as Readable)

/**
 * As long as a person looks at what has just opened or got the focus: a press before that takes no money (decisions/0052). The page's own clock
 * counts, from when it has done its work, so a busy machine does not shorten the look; the product notices within 100 ms that a button moved.
 */
export const look = async (page: Page): Promise<void> => {
  await page.evaluate(() => new Promise((looked) => setTimeout(looked, 750)))
}

/** The same where money moves: after a look at what the focus is on. */
export const enterSurely = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target)
  await look(page)
  await page.keyboard.press('Enter')
}

/** In a dialog that takes money: the family hands over exactly what is paid, and Enter takes it. */
export const payCash = async (page: Page, dialog: Locator): Promise<void> => {
  await enter(page, dialog.getByRole('button', { name: 'Exacto' }))
  await tabTo(page, dialog.getByLabel('Efectivo recibido'), 'Shift+Tab')
  await look(page)
  await page.keyboard.press('Enter')
}

/** One press on a method, by keyboard: from the chosen one by arrows. */
export const chooseMethod = async (page: Page, dialog: Locator, name: string): Promise<void> => {
  await tabTo(page, dialog.getByRole('radio', { checked: true }).first())
  const method = dialog.getByRole('radio', { name, exact: true })
  for (let presses = 0; presses < 4 && !(await method.isChecked()); presses++)
    await page.keyboard.press('ArrowRight')
  await expectFocus(method)
}

/** The entries of a row's "⋯" menu, opened with its arrow keys. */
export const enterMore = async (page: Page, row: Page | Locator, action: string): Promise<void> => {
  await enter(page, row.getByRole('button', { name: /^Más acciones de / }))
  const item = page.getByRole('menuitem', { name: action, exact: true })
  const isThere = () => item.evaluate((element) => element === document.activeElement)
  await page.locator('[role=menuitem]:focus').waitFor()
  for (let presses = 0; presses < 8 && !(await isThere()); presses++) await page.keyboard.press('ArrowDown')
  await expectFocus(item)
  await page.keyboard.press('Enter')
}

/** Goes there by Tab and holds Enter for a second: the key repeats itself, also in what the first press opened. */
export const holdEnter = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target)
  for (let repeats = 0; repeats < 30; repeats++) {
    await page.keyboard.down('Enter')
    await page.waitForTimeout(33)
  }
  await page.keyboard.up('Enter')
}

/** Goes to a field by Tab and types. */
export const write = async (
  page: Page,
  label: string,
  text: string,
  within: Locator | Page = page,
): Promise<void> => {
  await tabTo(page, within.getByLabel(label, { exact: false }).first())
  await page.keyboard.type(text)
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules whose answer depends on the colours alone. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** All that axe asks, without what the colours alone decide, or that alone. */
export type Asked = 'all' | 'shape' | 'colors'

/** Half a megabyte: a page that has it keeps it, since bringing it anew took longer than a look. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

const bringAxe = async (frame: Frame): Promise<void> => {
  if (await frame.evaluate('!window.axe')) await frame.evaluate(AXE)
}

/** What axe finds on the page as it is now, one line each. */
export const axeFindings = async (page: Page, asked: Asked = 'all'): Promise<string[]> => {
  const options: RunOptions = {
    runOnly: asked === 'colors' ? COLOR_RULES : RULES,
    rules: asked === 'shape' ? Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }])) : {},
    // Of what is right only one example is kept: naming every element that passes is most of the work.
    resultTypes: ['violations'],
  }
  await bringAxe(page.mainFrame())
  // Axe itself asks the frames it finds; one that went meanwhile is none.
  for (const frame of page.frames().slice(1)) await bringAxe(frame).catch(() => undefined)
  return page.evaluate(async (given) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, given)
    /** A press scrolls to what a bar at the window's edge half covers: only its visible half is small. */
    const isHalfCovered = (selector: string): boolean => {
      const { left, right, bottom } = document.querySelector(selector)!.getBoundingClientRect()
      let above: Element | null = document.elementFromPoint(
        (left + right) / 2,
        Math.min(bottom, innerHeight) - 1,
      )
      while (above && !['sticky', 'fixed'].includes(getComputedStyle(above).position))
        above = above.parentElement
      return above !== null && !above.contains(document.querySelector(selector))
    }
    return violations
      .map(({ id, nodes }) => {
        const targets = nodes.map(({ target }) => target.join(' '))
        return {
          id,
          targets: id === 'target-size' ? targets.filter((each) => !isHalfCovered(each)) : targets,
        }
      })
      .filter(({ targets }) => targets.length > 0)
      .map(({ id, targets }) => `${id}: ${targets.join(', ')}`)
  }, options)
}

/** How far the page can be scrolled sideways, px; 0 is right. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    // A bar that is fixed over the page does not widen it: a button beyond the edge would go unnoticed.
    const actions = [...document.querySelectorAll('.ui-page-head > .action :is(a, button)')]
    const furthest = Math.max(0, ...actions.map((action) => action.getBoundingClientRect().right))
    return Math.max(scrollWidth, Math.floor(furthest)) - clientWidth
  })

/** Keeps a picture when PICTURES names a folder, for a person to look at. */
export const picture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['PICTURES']
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: path.join(folder, `${name}.png`) })
}
