import type { Locator, Page } from 'playwright-core'
import { enter, look, payCash, tabTo } from './page'

/** How a person works a page: the keyboard alone, or the mouse and the keys of what is typed. */
export interface Hands {
  press(target: Locator): Promise<void>
  /** Types into a field, in place of what it holds. */
  write(field: Locator, text: string): Promise<void>
  /** @param key the key that an option of a list begins with */
  choose(list: Locator, key: string): Promise<void>
  /** Ticks a box, or takes its tick off. */
  tick(box: Locator): Promise<void>
  /** Sends the form in which the person just wrote. */
  send(button: Locator): Promise<void>
  payCash(bill: Locator): Promise<void>
}

/** Writes anew over what a field proposes. */
const type = async (page: Page, field: Locator, text: string): Promise<void> => {
  if (await field.inputValue()) await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

export const byKeyboard = (page: Page): Hands => ({
  press: (target) => enter(page, target),
  write: async (field, text) => {
    await tabTo(page, field)
    await type(page, field, text)
  },
  choose: async (list, key) => {
    await tabTo(page, list)
    await page.keyboard.type(key)
  },
  tick: async (box) => {
    await tabTo(page, box)
    await page.keyboard.press('Space')
  },
  send: () => page.keyboard.press('Enter'),
  payCash: (bill) => payCash(page, bill),
})

const hasFocus = (field: Locator) => field.evaluate((element) => element === document.activeElement)

export const byMouse = (page: Page): Hands => ({
  press: (target) => target.click(),
  write: async (field, text) => {
    // The cursor is often there already: a person types at once.
    if (!(await hasFocus(field))) await field.click()
    await type(page, field, text)
  },
  choose: async (list, key) => {
    await list.click()
    await page.keyboard.type(key)
    await page.keyboard.press('Enter')
  },
  tick: (box) => box.click(),
  send: (button) => button.click(),
  payCash: async (bill) => {
    await bill.getByRole('button', { name: 'Exacto' }).click()
    await look(page)
    await bill.getByRole('button', { name: /^Cobrar \$/ }).click()
  },
})

/** What the person pressed so far. */
export interface Pressed {
  keys: number
  clicks: number
  minutes: string
}

/** Counts the keys and clicks of a person over all pages, from now on. */
export const countPresses = async (page: Page): Promise<() => Promise<Pressed>> => {
  await page.context().addInitScript(() => {
    for (const kind of ['keydown', 'mousedown'])
      addEventListener(
        kind,
        () => sessionStorage.setItem(kind, String(Number(sessionStorage.getItem(kind) ?? 0) + 1)),
        true,
      )
  })
  const began = Date.now()
  return async () => {
    const [keys = 0, clicks = 0] = await page.evaluate(() =>
      ['keydown', 'mousedown'].map((kind) => Number(sessionStorage.getItem(kind) ?? 0)),
    )
    return { keys, clicks, minutes: ((Date.now() - began) / 60_000).toFixed(1) }
  }
}
