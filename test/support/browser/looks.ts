import type { Page } from 'playwright-core'
import { COLOR_SCHEME_ATTRIBUTE } from '@client/app/theme/colorMode'
import { eventually } from '../eventually'
import { listTrouble } from './lists'
import { axeFindings, picture, sidewaysScroll, WIDTHS, type Asked, type Visitor } from './page'

/** Ends the transitions of a page before they begin, or lets them run again. */
const stopTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, *::before, *::after { transition: none !important }')
    document.adoptedStyleSheets.push(still)
  })
const letTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // Reading a size styles the page: a colour not yet computed would begin a transition after all.
    document.body.getBoundingClientRect()
    document.adoptedStyleSheets.pop()
  })

/**
 * Shows a page in a colour and waits until it has it: in between axe would measure half of each. A colour that is inherited has a
 * transition on each element down the page: even the shortest ones styled the whole page ten times.
 */
const paint = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await stopTransitions(page)
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction(
    ([attribute, scheme]) => document.documentElement.getAttribute(attribute) === scheme,
    [COLOR_SCHEME_ATTRIBUTE, colorScheme] as const,
  )
  await letTransitions(page)
}

/** A page of the product that has no script, and reads the colours once. */
const repaint = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme })
  await page.reload()
}

/** Gives the window a size and waits until the page has drawn itself for it: elements that the new width hides are still there for one frame. */
const resize = async (page: Page, size: { width: number; height: number }): Promise<void> => {
  await page.setViewportSize(size)
  await page.evaluate(
    (width) =>
      new Promise<void>((done) => {
        const frame = () =>
          window.innerWidth === width
            ? requestAnimationFrame(() => requestAnimationFrame(() => done()))
            : requestAnimationFrame(frame)
        frame()
      }),
    size.width,
  )
}

/** A tablet shows the laptop's tables under the phone's bar: axe has seen both. */
const ASKED_AT = { laptop: 'all', tablet: 'nothing', phone: 'shape' } as const

/**
 * Where each step of a browser test ends: at each width nothing to scroll sideways, nothing broken, and a picture to look at;
 * nothing for axe. Every width draws the same colours and dark draws the same elements at the same places: one width tells
 * the colours of each.
 */
export const looksRight = async (
  { page, trouble }: Pick<Visitor, 'page' | 'trouble'>,
  name: string,
  color = paint,
): Promise<void> => {
  const look = async (seen: string, asked: Asked | 'nothing') => {
    await eventually(async () =>
      expect({
        seen,
        sideways: await sidewaysScroll(page),
        lists: await listTrouble(page),
      }).toEqual({ seen, sideways: 0, lists: [] }),
    )
    // A field of which the bar leaves two pixels is only scrolled away.
    await page.evaluate(() => window.scrollTo(0, 0))
    await picture(page, seen)
    const axe = asked === 'nothing' ? [] : await axeFindings(page, asked)
    expect({ seen, axe, trouble }).toEqual({ seen, axe: [], trouble: [] })
  }
  await color(page, 'light')
  for (const [width, size] of Object.entries(WIDTHS)) {
    await resize(page, size)
    await look(`${name}-${width}-light`, ASKED_AT[width as keyof typeof WIDTHS])
  }
  await resize(page, WIDTHS.laptop)
  await color(page, 'dark')
  await look(`${name}-laptop-dark`, 'colors')
  await color(page, 'light')
}

/** The same for a page without a script, such as the one that says whether a receipt is valid. */
export const paperLooksRight = (visitor: Pick<Visitor, 'page' | 'trouble'>, name: string): Promise<void> =>
  looksRight(visitor, name, repaint)
