import type { Page } from 'playwright-core'
import { matchPath } from 'react-router-dom'
import { screens } from '@client/app/screens'
import { atRest } from './demoSchool'

/** Where lists stand that lead to what no list of the menu leads to. */
const linksOn = (page: Page): Promise<string[]> =>
  page
    .locator('a[href^="/"]')
    .evaluateAll((links) => (links as HTMLAnchorElement[]).map(({ pathname, search }) => pathname + search))

/**
 * An address of the demo's school for each screen: a path as it is, one with a parameter as the first link to it that the other
 * pages have. What nothing leads to is left out and said.
 */
export const addressesOf = async (page: Page): Promise<Map<string, string>> => {
  const found = new Map<string, string>()
  const open = screens.map(({ path }) => path).filter((path) => path.includes(':'))
  const visit = async (address: string) => {
    await page.goto(address)
    await atRest(page)
    const links = await linksOn(page)
    for (const path of open) {
      const link = links.find((each) => {
        const at = matchPath(path, each.split('?')[0]!)
        return at && !screens.some((other) => other.path === at.pathname)
      })
      if (link && !found.has(path)) found.set(path, link)
    }
  }
  for (const { path } of screens) {
    if (path.includes(':')) continue
    found.set(path, path)
    await visit(path)
  }
  // What the pages that were found lead to: a parent's file to "Agregar hijos".
  for (const address of [...found.entries()].flatMap(([path, each]) => (path.includes(':') ? each : [])))
    await visit(address)
  for (const path of open) if (!found.has(path)) console.log(`no link to ${path} on any page`)
  return found
}
