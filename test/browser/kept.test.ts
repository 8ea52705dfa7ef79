import type { Browser } from 'playwright-core'
import { changeLists, heapOf, INTERPRETED, watch } from '@test/bench/client/marks'
import { openBrowser, openVisitor } from '@test/support/browser/page'
import { addEnrolled, openSchool, signInTo, type School } from '@test/support/browser/school'

const PUPILS = '/alumnos/inscritos'
const LISTS = ['/cargos/pendientes', PUPILS]
const CHANGES = 100
/** What loads after the first list comes in the first rounds, and the engine reads code that was not run before. */
const UNCOUNTED = 2
const ROUNDS = 5
/** A listener with what it reaches, or a row that is kept at each change, is more. */
const MAX_KB = 0.2

let school: School
let browser: Browser
beforeAll(async () => {
  school = await openSchool()
  browser = await openBrowser(INTERPRETED)
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await school?.close()
})

// Otherwise a window that is open all day gets slower by the hour.
test('changes of page keep nothing in memory', async () => {
  await addEnrolled(school.api, ['SOFÍA', 'MATEO', 'ÍÑIGO'])
  const visitor = await openVisitor(browser, school.product.address)
  const { page, context } = visitor
  await watch(context)
  await signInTo(visitor, PUPILS)
  await page.getByRole('row', { name: /SOFÍA/ }).waitFor()
  const session = await context.newCDPSession(page)
  const kept: number[] = []
  for (let round = 0; round < UNCOUNTED + ROUNDS; round += 1) {
    const before = await heapOf(session)
    await changeLists(page, LISTS, CHANGES / LISTS.length)
    kept.push(((await heapOf(session)) - before) / 1024 / CHANGES)
  }
  const usual = kept.slice(UNCOUNTED).sort((one, other) => one - other)[Math.floor(ROUNDS / 2)]
  expect(usual).toBeLessThan(MAX_KB)
  // The interpreter alone needs more than Jest's minute on a slow machine.
}, 240_000)
