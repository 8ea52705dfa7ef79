import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core'
import { screens } from '@client/app/screens'
import { findChromium } from '../../support/browser/chromium'
import { print, type Line } from './lines'
import { mainThread, openList, paintAfter, watch } from './marks'
import { onStage, type Side } from './stage'

/**
 * The built product beside a bare React page with the same rows and the same answers: rounds of both in turn in one browser whose
 * processor is slowed, so that a ratio means the same on any machine.
 */
const SCHOOL = { cycles: 1, pupils: 5_000, current: 5_000, before: 0 }
const SLOWER = 4
const ROUNDS = Number(process.env['ROUNDS'] ?? 3)
const PUPILS = '/alumnos/inscritos'
const PARENTS = '/padres/inscritos'
/** Each changes the rows and what is said of them. */
const KEYS = ['4', '2', '1', 'Backspace', 'Backspace', 'Backspace', '3', '7', 'Backspace', 'Backspace']
const PRESSES = 20
const PAGES = 5
const MARKS = 5
const SETTLED_MS = 400
const FRAME_MS = 1000 / 60
/** Pages with an address of their own; those of one pupil or payment are in `npm run pictures -- --all`. */
const STEADY = screens.map(({ path: at }) => at).filter((at) => !at.includes(':'))
const MOST_SHIFT = 0.02
const SHIFTS_FOR_MS = 2_500

type Metric = 'cold' | 'warm' | 'again' | 'key' | 'keyWork' | 'nextPage' | 'toList' | 'back' | 'mark'
type Numbers = Record<Metric, number[]>

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] as number

const openSlow = async (context: BrowserContext): Promise<{ page: Page; session: CDPSession }> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { page, session }
}

const search = (page: Page) => page.locator('main input[type="search"]').first()
const next = (page: Page) => page.getByRole('button', { name: 'Siguiente' })
const linkTo = (page: Page, to: string) => page.locator(`nav a[href="${to}"]`).first()

/** Keys one after the other, each once the page is quiet: what they took until painted, and all the work they made. */
const typeInto = async (page: Page, session: CDPSession, numbers: Numbers): Promise<void> => {
  await search(page).focus()
  for (let at = 0; at < PRESSES; at += 1) {
    const before = await mainThread(session)
    numbers.key.push(await paintAfter(page, 'change', () => page.keyboard.press(KEYS[at % KEYS.length]!)))
    await page.waitForTimeout(SETTLED_MS)
    numbers.keyWork.push((await mainThread(session)) - before)
  }
}

const said = (what: string) => process.env['TELL'] && console.log(new Date().toISOString(), what)
const oneRound = async (
  browser: Browser,
  { address, storageState }: Side,
  numbers: Numbers,
): Promise<void> => {
  const context = await browser.newContext({
    baseURL: address,
    storageState,
    viewport: { width: 1366, height: 768 },
  })
  await watch(context)
  const { page, session } = await openSlow(context)
  said('cold')
  numbers.cold.push(await openList(page, session, PUPILS))
  await page.waitForTimeout(SHIFTS_FOR_MS)
  await page.goto('about:blank')
  said('again')
  numbers.again.push(await openList(page, session, PUPILS))
  await page.waitForTimeout(SHIFTS_FOR_MS)
  said('type')
  await typeInto(page, session, numbers)
  said('nextPage')
  for (let at = 0; at < PAGES; at += 1) {
    numbers.nextPage.push(await paintAfter(page, 'change', () => next(page).dispatchEvent('click')))
    await page.waitForTimeout(SETTLED_MS)
  }
  said('toList')
  numbers.toList.push(await paintAfter(page, 'rows', () => linkTo(page, PARENTS).dispatchEvent('click')))
  await page.waitForTimeout(SHIFTS_FOR_MS)
  said('back')
  numbers.back.push(await paintAfter(page, 'rows', () => page.evaluate(() => history.back())))
  await page.waitForTimeout(SETTLED_MS)
  // The bare page marks nothing.
  if (await page.locator('nav [aria-current]').count()) {
    said('mark')
    for (let at = 0; at < MARKS; at += 1) {
      numbers.mark.push(await paintAfter(page, 'mark', () => linkTo(page, PARENTS).dispatchEvent('click')))
      await page.waitForTimeout(SETTLED_MS)
      await page.evaluate(() => history.back())
      await page.waitForTimeout(SETTLED_MS)
    }
  }
  await context.close()
}

/** Visits of one browser that keeps its cache: at the third one the engine has the code as it compiled it before. */
const VISITS = 4
const UNCOUNTED = 2
/** The engine writes down what it compiled once the page is quiet. */
const COMPILED_MS = 4_000

/**
 * The product opened on another day: a browser with a profile on disk, as every user has one, each visit in a tab of its own. The
 * windows of the other rounds keep nothing on disk.
 */
const warmVisits = async ({ address, storageState }: Side, numbers: Numbers): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'escuela-perfil-'))
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await findChromium(),
    args: ['--no-sandbox'],
    baseURL: address,
    viewport: { width: 1366, height: 768 },
  })
  try {
    const kept = storageState.origins.flatMap(({ localStorage }) => localStorage)
    await context.addInitScript((items) => {
      for (const { name, value } of items) localStorage.setItem(name, value)
    }, kept)
    await watch(context)
    for (let visit = 0; visit < VISITS; visit += 1) {
      const { page, session } = await openSlow(context)
      said('warm')
      const row = await openList(page, session, PUPILS)
      if (visit >= UNCOUNTED) numbers.warm.push(row)
      await page.waitForTimeout(COMPILED_MS)
      await page.close()
    }
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const none = (): Numbers => ({
  cold: [],
  warm: [],
  again: [],
  key: [],
  keyWork: [],
  nextPage: [],
  toList: [],
  back: [],
  mark: [],
})

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
const worstShift = async (browser: Browser, side: Side, width: number): Promise<number> => {
  const shifts: number[] = []
  for (const at of STEADY) {
    const shift = await shiftOf(browser, side, at, width)
    if (shift > MOST_SHIFT) console.log(`${at} at ${width} moves ${shift.toFixed(3)}`)
    shifts.push(shift)
  }
  return Math.max(...shifts)
}

/** JavaScript as it travels until the first list shows, KB. */
const scriptsOf = async (browser: Browser, { address, storageState }: Side): Promise<number> => {
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

const main = async (): Promise<void> => {
  await onStage(SCHOOL, async ({ browser, ours, theirs }) => {
    const numbers = { ours: none(), theirs: none() }
    for (let round = 0; round < ROUNDS; round += 1) {
      await oneRound(browser, theirs, numbers.theirs)
      await oneRound(browser, ours, numbers.ours)
      await warmVisits(theirs, numbers.theirs)
      await warmVisits(ours, numbers.ours)
    }
    const ms = (kind: Metric) =>
      `${median(numbers.ours[kind]).toFixed(0)} to ${median(numbers.theirs[kind]).toFixed(0)} ms`
    const ratio = (kind: Metric) => median(numbers.ours[kind]) / median(numbers.theirs[kind])
    const lines: Line[] = [
      { name: 'cold start to first row', value: ratio('cold'), budget: 1.6, note: ms('cold') },
      { name: 'warm start to first row', value: ratio('warm'), budget: 1.6, note: ms('warm') },
      { name: 'in the same tab after a blank page', value: ratio('again'), budget: 1.6, note: ms('again') },
      { name: 'JavaScript to the first list, KB', value: await scriptsOf(browser, ours), budget: 175 },
      { name: 'key press to painted rows', value: ratio('key'), budget: 1.3, note: ms('key') },
      {
        name: 'key press, main thread, worst of 20, ms',
        value: median(
          Array.from({ length: ROUNDS }, (_, round) =>
            Math.max(...numbers.ours.keyWork.slice(round * PRESSES, (round + 1) * PRESSES)),
          ),
        ),
        budget: 120,
        note: `bare ${Math.max(...numbers.theirs.keyWork).toFixed(0)}`,
      },
      { name: 'next page to painted rows', value: ratio('nextPage'), budget: 1.5, note: ms('nextPage') },
      { name: 'list to list', value: ratio('toList'), budget: 1.5, note: ms('toList') },
      { name: 'and back', value: ratio('back'), budget: 1.3, note: ms('back') },
      {
        name: 'press on the menu to its mark, frames',
        value: median(numbers.ours.mark) / SLOWER / FRAME_MS,
        budget: 1,
        note: `${median(numbers.ours.mark).toFixed(0)} ms`,
      },
    ]
    for (const width of [1366, 360]) {
      const value = await worstShift(browser, ours, width)
      lines.push({ name: `layout shift, worst of all at ${width}`, value, budget: MOST_SHIFT })
    }
    console.log(`${cpus()[0]?.model ?? 'unknown'} × ${cpus().length}, Chromium ${browser.version()}`)
    process.exitCode = print(`${SLOWER} times slower, ${ROUNDS} rounds`, lines) ? 0 : 1
  })
}

void main()
