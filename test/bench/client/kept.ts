import { chromium, type Browser } from 'playwright-core'
import { findChromium } from '../../support/browser/chromium'
import { print, type Line } from './lines'
import { changeLists, heapOf, INTERPRETED, openList, watch } from './marks'
import { onStage, type Side } from './stage'

/**
 * What each change of page leaves behind in memory, beside the bare page. Data and code apart: the engine keeps 1 to 2 KB of machine code
 * for each function that has run often enough, and more functions get there for hundreds of changes. That is bounded by the
 * program's size, and would hide a list of changes that grows all day.
 */
const SCHOOL = { cycles: 1, pupils: 5_000, current: 5_000, before: 0 }
const LISTS = ['/padres/inscritos', '/alumnos/inscritos']
const WARM_UP = 20
/** Together 600. */
const CHANGES = [200, 400]
/** Slow enough that lists are over five seconds old now and then, and are asked for again. */
const PACE_MS = 40
const SETTLED_MS = 6_000

/** @returns KB that each change has kept, over the first 200 and over all 600 */
const keptOf = async (browser: Browser, { address, storageState }: Side): Promise<number[]> => {
  const context = await browser.newContext({ baseURL: address, storageState })
  await watch(context)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await openList(page, session, LISTS[1]!)
  await page.waitForTimeout(SETTLED_MS)
  await changeLists(page, LISTS, WARM_UP / LISTS.length, PACE_MS)
  const before = await heapOf(session)
  const kept: number[] = []
  let made = 0
  for (const times of CHANGES) {
    await changeLists(page, LISTS, times / LISTS.length, PACE_MS)
    made += times
    kept.push(((await heapOf(session)) - before) / 1024 / made)
  }
  await context.close()
  return kept
}

const linesOf = async (what: string, browser: Browser, ours: Side, theirs: Side): Promise<Line[]> => {
  const bare = await keptOf(browser, theirs)
  const now = await keptOf(browser, ours)
  return now.map((kb, at) => ({
    name: `${what} kept at each of ${at === 0 ? 200 : 600} changes beyond the bare page, KB`,
    value: Math.max(0, kb - Math.max(0, bare[at]!)),
    budget: 0.5,
    note: `${kb.toFixed(2)}, bare ${bare[at]!.toFixed(2)}`,
  }))
}

void onStage(SCHOOL, async ({ browser, ours, theirs }) => {
  const interpreted = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', INTERPRETED],
  })
  try {
    const lines = [
      ...(await linesOf('data', interpreted, ours, theirs)),
      ...(await linesOf('data and code', browser, ours, theirs)),
    ]
    process.exitCode = print(`Chromium ${browser.version()}`, lines) ? 0 : 1
  } finally {
    await interpreted.close()
  }
})
