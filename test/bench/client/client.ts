import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core'
import { firstKey, openSlow, PUPILS, search, SLOWER } from './firstKey'
import { print, type Line } from './lines'
import { mainThread, openList, paintAfter, watch } from './marks'
import { MAX_SHIFT, scriptsOf, SHIFTS_FOR_MS, worstShift } from './pages'
import { browserPath, onStage, type Side } from './stage'

/**
 * The built product beside a bare React page with the same rows and the same answers: rounds of both in turn in one browser whose
 * processor is slowed, so that a ratio means the same on any machine.
 */
const SCHOOL = { cycles: 1, pupils: 5_000, current: 5_000, before: 0 }
const ROUNDS = Number(process.env['ROUNDS'] ?? 3)
/** Parts of the bench, all without it: `PARTS=firstKey ROUNDS=1`. */
const PARTS = process.env['PARTS']?.split(',')
const isAsked = (part: 'rounds' | 'warm' | 'firstKey' | 'bytes' | 'shift') => PARTS?.includes(part) ?? true
const PARENTS = '/padres/inscritos'
/** Each changes the rows and what is said of them. */
const KEYS = ['4', '2', '1', 'Backspace', 'Backspace', 'Backspace', '3', '7', 'Backspace', 'Backspace']
const PRESSES = 20
const PAGES = 5
const MARKS = 5
const SETTLED_MS = 400
const FRAME_MS = 1000 / 60

type Metric = 'cold' | 'warm' | 'again' | 'key' | 'keyWork' | 'nextPage' | 'toList' | 'back' | 'mark'
type Numbers = Record<Metric, number[]>
type FirstKey = Awaited<ReturnType<typeof firstKey>>

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN

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
    executablePath: await browserPath(),
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

const main = async (): Promise<void> => {
  await onStage(SCHOOL, async ({ browser, executablePath, ours, theirs, still, packages }) => {
    const numbers = { ours: none(), theirs: none(), still: none(), packages: none() }
    const atOnce = { ours: [] as FirstKey[], still: [] as FirstKey[] }
    // The first time the product answers.
    if (isAsked('firstKey') || isAsked('warm')) await firstKey(browser, still)
    for (let round = 0; round < ROUNDS; round += 1) {
      if (isAsked('rounds')) {
        await oneRound(browser, theirs, numbers.theirs)
        await oneRound(browser, ours, numbers.ours)
      }
      if (isAsked('warm')) {
        await warmVisits(theirs, numbers.theirs)
        await warmVisits(ours, numbers.ours)
        await warmVisits(still, numbers.still)
        await warmVisits(packages, numbers.packages)
      }
      if (isAsked('firstKey')) {
        atOnce.still.push(await firstKey(browser, still))
        atOnce.ours.push(await firstKey(browser, ours))
      }
    }
    const ms = (kind: Metric, others = numbers.theirs) =>
      `${median(numbers.ours[kind]).toFixed(0)} to ${median(others[kind]).toFixed(0)} ms`
    const ratio = (kind: Metric, others = numbers.theirs) => median(numbers.ours[kind]) / median(others[kind])
    const rowOf = (side: FirstKey[]) => median(side.map(({ row }) => row))
    const taskOf = (side: FirstKey[]) => median(side.map(({ task }) => task))
    const lines: Line[] = [
      { name: 'cold start to first row', value: ratio('cold'), budget: 1.6, note: ms('cold') },
      { name: 'warm start to first row', value: ratio('warm'), budget: 1.6, note: ms('warm') },
      { name: 'in the same tab after a blank page', value: ratio('again'), budget: 1.6, note: ms('again') },
      {
        name: 'JavaScript to the first list, KB',
        value: isAsked('bytes') ? await scriptsOf(browser, ours) : NaN,
        budget: 175,
      },
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
        name: 'warm start to first row, bare page on a static file',
        value: ratio('warm', numbers.still),
        budget: 1.9,
        note: ms('warm', numbers.still),
      },
      {
        name: 'warm start to first row, the packages alone on a static file',
        value: median(numbers.packages.warm) / median(numbers.still.warm),
        budget: 1.9,
        note: `${median(numbers.packages.warm).toFixed(0)} ms`,
      },
      {
        name: 'cold start to first row, bare page on a static file',
        value: rowOf(atOnce.ours) / rowOf(atOnce.still),
        budget: 1.9,
        note: `${rowOf(atOnce.ours).toFixed(0)} to ${rowOf(atOnce.still).toFixed(0)} ms`,
      },
      {
        name: 'key 150 ms after the first row, longest task, ms',
        value: taskOf(atOnce.ours),
        budget: 120,
        note: `bare ${taskOf(atOnce.still).toFixed(0)}`,
      },
    ]
    for (const width of isAsked('shift') ? [1366, 360] : []) {
      const value = await worstShift(browser, ours, width)
      lines.push({ name: `layout shift, worst of all at ${width}`, value, budget: MAX_SHIFT })
    }
    console.log(
      `${cpus()[0]?.model ?? 'unknown'} × ${cpus().length}, ${executablePath}, Chromium ${browser.version()}`,
    )
    const measured = lines.filter(({ value }) => Number.isFinite(value))
    process.exitCode = print(`${SLOWER} times slower, ${ROUNDS} rounds`, measured) ? 0 : 1
  })
}

void main()
