import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core'
import { screens } from '@client/app/screens'
import { ensureClientBuilt } from '../../../src/server/build/clientBuild'
import { createDb } from '../../../src/server/db/database'
import { createPool } from '../../../src/server/db/pool'
import { fillSchool } from '../../support/bench/bigSchool'
import { findChromium } from '../../support/browser/chromium'
import setUp from '../../support/database/embedded.setup'
import tearDown from '../../support/database/embedded.teardown'
import { freshDatabase } from '../../support/database/fresh'
import { PRODUCT_ADMIN, spawnProduct, temporaryDataDir } from '../../support/product/spawnProduct'
import { serveBarePage } from './bareServer'
import { changeLists, heapOf, mainThread, openList, paintAfter, watch } from './marks'

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
const CHANGES = 60
const WARM_UP = 120
/** Pages with an address of their own; those of one pupil or payment are in `npm run pictures -- --all`. */
const STEADY = screens.map(({ path: at }) => at).filter((at) => !at.includes(':'))
const MOST_SHIFT = 0.02
const SHIFTS_FOR_MS = 2_500

type Metric = 'cold' | 'warm' | 'again' | 'key' | 'keyWork' | 'nextPage' | 'toList' | 'back' | 'mark' | 'heap'
type Numbers = Record<Metric, number[]>

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] as number

/** One of the two pages: where it is, and the session a browser keeps for it. */
interface Side {
  address: string
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>
}

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

/** @returns KB that each change of page leaves behind */
const heapPerChange = async (page: Page, session: CDPSession): Promise<number> => {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const change = (times: number) => changeLists(page, [PARENTS, PUPILS], times)
  // Until the engine has compiled what each change runs: over the first sixty it keeps 4 to 9 KB of code for each, and no more after.
  await change(WARM_UP / 2)
  const before = await heapOf(session)
  await change(CHANGES / 2)
  return ((await heapOf(session)) - before) / 1024 / CHANGES
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
  said('heap')
  numbers.heap.push(await heapPerChange(page, session))
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
  heap: [],
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

interface Line {
  name: string
  value: number
  budget: number
  note?: string
}

/** Numbers that are over their budget, and why, stand in the decisions; none may get worse. */
const accepted = JSON.parse(readFileSync(path.join(__dirname, '../accepted.json'), 'utf8')) as Record<
  string,
  number
>

const print = (lines: readonly Line[]): boolean => {
  console.log(`\n| ${SLOWER} times slower, ${ROUNDS} rounds | now | budget | accepted |\n|---|---|---|---|`)
  const bad = lines.filter(({ name, value, budget }) => value > Math.max(budget, accepted[name] ?? 0))
  for (const { name, value, budget, note } of lines)
    console.log(
      `| ${name}${note ? ` (${note})` : ''} | ${value.toFixed(2)} | ${budget} | ${accepted[name] ?? ''} |${bad.some((each) => each.name === name) ? ' **worse**' : ''}`,
    )
  return bad.length === 0
}

const main = async (): Promise<void> => {
  await ensureClientBuilt(path.resolve(__dirname, '../../..'), console.log)
  Object.assign(globalThis, { TEST_DATABASE: 'embedded' })
  await setUp()
  const database = await freshDatabase()
  const folder = await temporaryDataDir()
  const product = await spawnProduct({
    dataDir: folder.dataDir,
    env: { DATABASE_URL: database.url, LOG_LEVEL: 'silent' },
  })
  const db = createDb(createPool(database.connection))
  const bare = await serveBarePage(product.address)
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  try {
    await fillSchool(db as never, SCHOOL)
    const context = await browser.newContext({ baseURL: product.address })
    const login = await context.newPage()
    await login.goto('/login')
    await login.getByLabel('Usuario').fill(PRODUCT_ADMIN.user)
    await login.getByLabel('Contraseña', { exact: true }).fill(PRODUCT_ADMIN.password)
    await login.keyboard.press('Enter')
    await login.getByRole('navigation').first().waitFor()
    const { cookies, origins } = await context.storageState()
    await context.close()
    const ours: Side = { address: product.address, storageState: { cookies, origins } }
    const theirs: Side = {
      address: bare.address,
      storageState: { cookies: [], origins: origins.map((each) => ({ ...each, origin: bare.address })) },
    }
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
      {
        // What the bare page leaves behind too is the engine's own noise.
        name: 'heap per change of page beyond the bare page, KB',
        value: Math.max(0, median(numbers.ours.heap) - median(numbers.theirs.heap)),
        budget: 0.5,
        note: `${median(numbers.ours.heap).toFixed(2)}, bare ${median(numbers.theirs.heap).toFixed(2)}`,
      },
    ]
    for (const width of [1366, 360]) {
      const value = await worstShift(browser, ours, width)
      lines.push({ name: `layout shift, worst of all at ${width}`, value, budget: MOST_SHIFT })
    }
    console.log(`${cpus()[0]?.model ?? 'unknown'} × ${cpus().length}, Chromium ${browser.version()}`)
    process.exitCode = print(lines) ? 0 : 1
  } finally {
    await browser.close()
    bare.close()
    await product.stop()
    await db.destroy()
    await database.drop()
    await folder.remove()
    await tearDown()
  }
}

void main()
