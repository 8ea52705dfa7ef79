import { openSchool, signInTo, type School } from '@test/support/browser/school'

let school: School

beforeAll(async () => {
  school = await openSchool()
}, 300_000)
afterAll(() => school?.close())

/** Runs before any script of the page: whether the typeface is loaded when the frame comes into the document, before its layout. */
const watchFrame = () => {
  const watching = new MutationObserver(() => {
    if (!document.querySelector('.ui-frame')) return
    watching.disconnect()
    const faces = [...document.fonts].filter(({ family }) => family.includes('Source Sans'))
    Object.assign(window, { AT_FIRST: faces.map(({ status }) => status) })
  })
  watching.observe(document, { childList: true, subtree: true })
}

test('the second visit is laid out once, in the typeface that the first one cached', async () => {
  const { page } = school.visitor
  await page.addInitScript(watchFrame)
  await signInTo(school.visitor, '/')
  await page.waitForFunction(() => localStorage.getItem('letra'))
  await page.goto('/padres/inscritos')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => 'AT_FIRST' in window)
  expect(await page.evaluate(() => (window as unknown as { AT_FIRST: string[] }).AT_FIRST)).toEqual([
    'loaded',
  ])
})
