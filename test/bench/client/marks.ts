import type { BrowserContext, CDPSession, Page } from 'playwright-core'

/** Rows of another page, any change of this one, or the mark of a menu's entry. */
type Awaited = 'rows' | 'change' | 'mark'

interface Watching {
  /** Begins to wait for the next change of what is shown; resolves with the ms from a press until it had been painted. */
  nextPaint: (on: Awaited) => Promise<number>
  shift: number
  /** Tasks of the main thread that took 50 ms and more. */
  tasks: { end: number; ms: number }[]
}

declare global {
  interface Window {
    WATCHING: Watching
    /** Takes the ms since the navigation when the first row had been painted; absent on pages that nobody measures. */
    FIRST_ROW?: (ms: string) => void
  }
}

/** Runs in the page before any script of it. The same for both pages: rows are those of a table that is not a skeleton. */
const watchPage = (): void => {
  const ROW = 'table:not([aria-hidden]) tbody tr'
  const painted = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = then
      port2.postMessage(null)
    })
  let pressedAt = 0
  for (const kind of ['keydown', 'click'] as const)
    window.addEventListener(kind, ({ timeStamp }) => (pressedAt = timeStamp), { capture: true })
  window.addEventListener('popstate', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true })
  const watching: Watching = {
    shift: 0,
    tasks: [],
    nextPaint: (on) =>
      new Promise((resolve, reject) => {
        const limit = setTimeout(
          () => reject(new Error(`nothing was painted at ${location.pathname}`)),
          20_000,
        )
        const before = document.querySelector('h1')?.textContent
        const there = () =>
          on !== 'rows' ||
          (document.querySelector('h1')?.textContent !== before && document.querySelector(ROW) !== null)
        const observer = new MutationObserver(() => {
          if (!there()) return
          observer.disconnect()
          clearTimeout(limit)
          painted(() => resolve(performance.now() - pressedAt))
        })
        // What a press marks elsewhere (a menu, the bar) is no answer to it.
        const root = on === 'change' ? (document.querySelector('main') ?? document.body) : document.body
        observer.observe(
          root,
          on === 'mark'
            ? { subtree: true, attributeFilter: ['aria-current'] }
            : { childList: true, subtree: true, characterData: on === 'change' },
        )
      }),
  }
  window.WATCHING = watching
  const first = new MutationObserver(() => {
    if (!document.querySelector(ROW)) return
    first.disconnect()
    painted(() => window.FIRST_ROW?.(String(performance.now())))
  })
  first.observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) watching.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      watching.tasks.push({ end: startTime + duration, ms: duration })
  }).observe({ type: 'longtask', buffered: true })
}

/** What runs this file names its functions by a helper that the page does not have. */
export const watch = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript('window.__name = (named) => named')
  await context.addInitScript(watchPage)
}

/**
 * Opens a page and returns the ms until its first row had been painted. The page calls the browser by a binding: polling it would put 40 ms of
 * Playwright's own script into the start of the product, and none into that of the bare page, which is idle until its rows come.
 */
export const openList = async (page: Page, session: CDPSession, at: string): Promise<number> => {
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: 'FIRST_ROW' })
  const painted = new Promise<number>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`no row was painted at ${at}`)), 60_000)
    session.once('Runtime.bindingCalled', ({ payload }) => {
      clearTimeout(limit)
      resolve(Number(payload))
    })
  })
  const [ms] = await Promise.all([painted, page.goto(at)])
  return ms
}

/** The ms from a press until what it changed had been painted. */
export const paintAfter = async (page: Page, on: Awaited, press: () => Promise<unknown>): Promise<number> => {
  await page.evaluate((what) => {
    ;(window as unknown as { PAINTED: Promise<number> }).PAINTED = window.WATCHING.nextPaint(what)
  }, on)
  await press()
  return page.evaluate(() => (window as unknown as { PAINTED: Promise<number> }).PAINTED)
}

/** Opens the lists in turn, `times` times. The loop runs inside the page: an evaluate for each change would leave 1 KB of code behind. @param pace ms between two changes */
export const changeLists = (page: Page, lists: readonly string[], times: number, pace = 0): Promise<void> =>
  page.evaluate(
    async ({ times, lists, pace }) => {
      for (let at = 0; at < times; at += 1)
        for (const to of lists) {
          const painted = window.WATCHING.nextPaint('rows')
          document.querySelector<HTMLElement>(`nav a[href="${to}"]`)!.click()
          await painted
          if (pace) await new Promise((rest) => setTimeout(rest, pace))
        }
    },
    { times, lists, pace },
  )

/** Seconds of work on the main thread so far, in ms. */
export const mainThread = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

/** Keeps no machine code, and forgets none of the code that it reads: what grows is data. */
export const INTERPRETED = '--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode'

/** Bytes in use after a full garbage collection. */
export const heapOf = async (session: CDPSession): Promise<number> => {
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}
