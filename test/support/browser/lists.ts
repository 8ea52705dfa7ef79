import type { Page } from 'playwright-core'

/** What a name keeps of its row, px. */
const NAME_WIDTH = 220

/**
 * What is wrong with the lists of a page as wide as it is now: one wider than its box, or names with less room than they need. A
 * list of cards, as on a phone, has no columns.
 */
export const listTrouble = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const trouble: string[] = []
    for (const table of document.querySelectorAll<HTMLElement>('.ui-list > .content > .ui-table')) {
      if (getComputedStyle(table).display !== 'table' || !table.hasAttribute('aria-label')) continue
      const name = table.getAttribute('aria-label')
      const box = table.parentElement!
      const over = box.scrollWidth - box.clientWidth
      if (over > 0) trouble.push(`${name}: ${over} px wider than its box`)
      const cell = table.querySelector<HTMLElement>('tbody .name')
      if (!cell) continue
      const { paddingLeft, paddingRight } = getComputedStyle(cell)
      const room = cell.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      if (room < least) trouble.push(`${name}: a name has ${Math.round(room)} px`)
    }
    return trouble
  }, NAME_WIDTH)
