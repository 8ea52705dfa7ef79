import type { Browser } from 'playwright-core'
import { axeFindings, openBrowser, openDesk } from '@test/support/browser/desk'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser?.close())

const page = (more: string): string => `<html lang="es"><title>Prueba</title>
  <style>.text { color: #333; background: #fff } .box { background: #444 } tr:nth-child(3) .text { color: #bbb }</style>
  <main><h1>Prueba</h1><p class="text">Uno</p>${more}</main></html>`

/** Each has the classes of a text that axe has found right. */
const PALE: Record<string, string> = {
  'by its own style': '<p class="text" style="color: #bbb">Dos</p>',
  'by what is over it': '<div style="opacity: 0.4"><p class="text">Dos</p></div>',
  'by what is behind it': '<div class="box"><p class="text" style="background: none">Dos</p></div>',
  'by its place':
    '<table><tr><td class="text">Dos</td></tr><tr><td class="text">Tres</td></tr><tr><td class="text">Cuatro</td></tr></table>',
  'in dark':
    '<style>@media (prefers-color-scheme: dark) { .text { background: #555 } }</style><p class="text">Dos</p>',
}

// Of each kind of text axe is asked once: a kind that is wider than it should be would hide what is too pale.
test.each(Object.entries(PALE))('a text too pale %s is found after others like it', async (how, text) => {
  const desk = await openDesk(browser, 'http://localhost')
  try {
    await desk.page.setContent(page('<p class="text">Dos</p>'))
    expect(await axeFindings(desk.page)).toEqual([])
    await desk.page.setContent(page(text))
    if (how === 'in dark') {
      expect(await axeFindings(desk.page)).toEqual([])
      await desk.page.emulateMedia({ colorScheme: 'dark' })
    }
    expect(await axeFindings(desk.page, 'colors')).toEqual([expect.stringMatching(/^color-contrast: /)])
  } finally {
    await desk.context.close()
  }
})
