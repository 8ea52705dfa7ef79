import { cpus } from 'node:os'
import type { Browser, Page, Route } from 'playwright-core'
import type { DeskContract, DeskFamily } from '@contract/desk/desk.schemas'
import { aChargeRow } from '../../support/state/rows'
import { print, type Line } from './lines'
import { paintAfter, watch } from './marks'
import { onStage, type Side } from './stage'

/** The desk of a family with six children and two years of debt: each owes twenty months and four charges. */
const SCHOOL = { cycles: 1, pupils: 40, current: 40, before: 0 }
const [CHILDREN, MONTHS, CHARGES] = [6, 20, 4]
const OPENINGS = 5
const RATES = [1, 4]
const QUIET_MS = 1_500

declare global {
  interface Window {
    /** When the family's answer had been read. */
    ANSWERED: number
    /** From the answer until its lines had been painted, ms. */
    LINES: Promise<number>
  }
}

const owing = ({ hijos: [child], ...family }: DeskFamily): DeskFamily => {
  const month = child!.colegiaturas[0]!
  const hijos = Array.from({ length: CHILDREN }, (_, at) => ({
    ...child!,
    alumno: { ...child!.alumno, id: 900 + at, nombre: `HIJO ${at} PEÑA` },
    cargos: Array.from({ length: CHARGES }, (_each, charge) =>
      aChargeRow(1_000 * (at + 1) + charge, {
        descripcion: `LIBRO ${charge}`,
        fecha: `2025-0${charge + 1}-05`,
      }),
    ),
    colegiaturas: Array.from({ length: MONTHS }, (_each, place) => {
      const day = `${2024 + Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}-10`
      return { ...month, id: 1_000 * (at + 1) + place, vencimiento: day, recargo: 200 }
    }),
  }))
  return { ...family, hijos }
}

const answer = async (route: Route): Promise<void> => {
  const response = await route.fetch()
  const { familia } = (await response.json()) as DeskContract['getFamily']['response']
  await route.fulfill({ json: { ok: true, familia: owing(familia) } })
}

/** Runs in the page before any script of it. */
const watchAnswer = (): void => {
  const { fetch } = window
  window.fetch = async (...asked) => {
    const answered = await fetch(...asked)
    const [to] = asked
    const url = to instanceof Request ? to.url : String(to)
    if (!url.includes('/caja/familia')) return answered
    const text = await answered.text()
    window.ANSWERED = performance.now()
    return new Response(text, answered)
  }
  window.LINES = new Promise((resolve) => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('form input.pick')) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - window.ANSWERED)
        port2.postMessage(null)
      })
    }).observe(document, { childList: true, subtree: true })
  })
}

const openDesk = async (page: Page, rate: number): Promise<number> => {
  const session = await page.context().newCDPSession(page)
  await page.route('**/api/caja/familia?*', answer)
  await page.goto('/caja')
  await page.getByRole('combobox', { name: 'Familia' }).waitFor()
  await page.waitForTimeout(QUIET_MS)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await page.keyboard.type('FAMILIA 7')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  const lines = await page.evaluate(() => window.LINES)
  await page.waitForTimeout(QUIET_MS)
  return lines
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1]!

const measure = async (browser: Browser, { address, storageState }: Side, rate: number): Promise<Line[]> => {
  const took = { lines: [] as number[], tick: [] as number[], abono: [] as number[], pay: [] as number[] }
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    const context = await browser.newContext({
      baseURL: address,
      storageState,
      viewport: { width: 1366, height: 768 },
    })
    await watch(context)
    await context.addInitScript(watchAnswer)
    const page = await context.newPage()
    took.lines.push(await openDesk(page, rate))
    const press = (key: string) => paintAfter(page, 'change', () => page.keyboard.press(key))
    took.tick.push(await press(' '), await press(' '))
    await page.keyboard.press('a')
    await page.keyboard.press('1')
    took.abono.push(await press('2'), await press('5'))
    await page.keyboard.press('Enter')
    await page.keyboard.press('1')
    took.pay.push(await press('2'), await press('5'))
    await context.close()
  }
  const line = (what: string, times: number[], budget: number): Line => ({
    name: `${what}, ${rate === 1 ? 'at full speed' : `${rate} times slower`}, ms`,
    value: median(times),
    budget: budget * rate,
    note: `worst ${Math.max(...times).toFixed(0)}`,
  })
  return [
    line('answer of the family to its painted lines', took.lines, 60),
    line('a line ticked', took.tick, 30),
    line('a digit of an abono', took.abono, 30),
    line('a digit of the payment', took.pay, 30),
  ]
}

void onStage(SCHOOL, async ({ browser, executablePath, ours }) => {
  const lines: Line[] = []
  for (const rate of RATES) lines.push(...(await measure(browser, ours, rate)))
  const head = `${executablePath}, Chromium ${browser.version()}, ${cpus().length} processors`
  process.exitCode = print(head, lines) ? 0 : 1
})
