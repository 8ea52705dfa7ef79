import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { eventually } from '../eventually'
import type { Devtools } from './devtoolsScript'

const ROOT = path.resolve(__dirname, '../../..')

const script = (): string =>
  execFileSync(
    path.join(ROOT, 'node_modules/.bin/esbuild'),
    ['test/support/browser/devtoolsScript.ts', '--bundle', '--format=iife'],
    { cwd: ROOT, encoding: 'utf8' },
  )

/** A browser with the stand-in of the extension, and a `config.js` that lets it look. */
export const withDevtools = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript({ content: script() })
  await context.route('**/config.js', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('"devTools":false', '"devTools":true')
    await route.fulfill({ response: answer, body })
  })
}

type WithDevtools = typeof globalThis & { devtools: Devtools }

/** Somebody opens the panel beside a page. */
export const openPanel = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => (globalThis as WithDevtools).devtools.engine !== null)
  await page.evaluate(() => (globalThis as WithDevtools).devtools.panel.open())
}

/** What its Export saves, once the panel has heard of every action and none comes any more. */
export const exportLog = async (page: Page): Promise<string> => {
  await eventually(async () => {
    const [known, recorded] = await page.evaluate(() => {
      const { panel, engine } = (globalThis as WithDevtools).devtools
      return [panel.known(), engine!.getState().stagedActionIds.length - 1] as const
    })
    expect(known).toBe(recorded)
  })
  return page.evaluate(() => (globalThis as WithDevtools).devtools.panel.export())
}

export const importLog = (page: Page, file: string): Promise<void> =>
  page.evaluate((text) => (globalThis as WithDevtools).devtools.panel.import(text), file)

/** The state after each action, as the page itself has it. @throws when a reducer did */
export const statesIn = async (page: Page): Promise<unknown[]> => {
  const states = await page.evaluate(() =>
    JSON.stringify((globalThis as WithDevtools).devtools.engine!.getState().computedStates),
  )
  return (JSON.parse(states) as { state: unknown; error?: string }[]).map(({ state, error }) => {
    if (error) throw new Error(error)
    return state
  })
}

/** What the browser keeps for the product. */
export const keptIn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    // That somebody is at this browser is true, whatever its windows show.
    const kept = Object.entries(localStorage).filter(([key]) => key !== 'escuela:actividad')
    return JSON.stringify([kept.sort(), Object.entries(sessionStorage).sort()])
  })

/** Shows the state after the n-th action. */
export const jumpTo = (page: Page, index: number): Promise<void> =>
  page.evaluate((to) => (globalThis as WithDevtools).devtools.panel.jumpTo(to), index)

/** Nothing that a page asked for is under way. */
export const answered = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const { state } = (globalThis as WithDevtools).devtools.engine!.getState().computedStates.at(-1)!
    const { queries } = (state as { api: { queries: Record<string, { status: string }> } }).api
    return Object.values(queries).every(({ status }) => status !== 'pending')
  })
}

/** Which action was the last one so far, as `jumpTo` counts. */
export const indexNow = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as WithDevtools).devtools.engine!.getState().currentStateIndex)
