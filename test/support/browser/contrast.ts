import type { default as axe } from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Kinds of text, as numbers, whose contrast axe has found right in this test file. */
const right = new Set<number>()

/**
 * In the page: marks each text of a kind that axe has found right before, and of a new kind all but the first. Two texts are of one
 * kind where the same tags, classes and computed colours lie over, under and around them, and their own size and weight are the same:
 * all that axe computes their contrast from. Never marked: fields, texts beyond the window or partly covered, and what axe may let
 * pass for another reason than its colours (one letter, an icon, a label, a drawing of CSS over it).
 */
const markKnown = ([mark, known]: readonly [string, readonly number[]]): number[] => {
  const seen = new Set(known)
  const fresh: number[] = []
  const OFF = ':disabled, [aria-disabled="true"], [inert], [aria-hidden="true"]'
  const looks = new Map<Element, string>()
  const isOff = (element: Element): boolean =>
    element.matches(OFF) ||
    (element.id !== '' && document.querySelector(`[aria-labelledby~="${element.id}"]:is(${OFF})`) !== null)
  const isPainted = (element: Element, pseudo: string): boolean => {
    const { content, position } = getComputedStyle(element, pseudo)
    return content !== 'none' && position === 'absolute'
  }
  const lookOf = (element: Element): string => {
    const kept = looks.get(element)
    if (kept !== undefined) return kept
    const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element)
    const named = [element.tagName, element.getAttribute('class'), isOff(element)]
    const look = [...named, backgroundColor, backgroundImage, opacity, filter].join('|')
    looks.set(element, look)
    return look
  }
  const numberOf = (text: string): number => {
    let [one, other] = [0xdeadbeef, 0x41c6ce57]
    for (let at = 0; at < text.length; at += 1) {
      one = Math.imul(one ^ text.charCodeAt(at), 2654435761)
      other = Math.imul(other ^ text.charCodeAt(at), 1597334677)
    }
    return 2 ** 21 * (other >>> 0) + (one >>> 11)
  }
  const kindOf = (element: Element): number | null => {
    const own = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    )
    const isPlain = own.some(({ nodeValue }) => /[\p{L}\p{N}]{2}/u.test(nodeValue!))
    if (!isPlain || element.closest('label, legend')) return null
    const rects = own.flatMap((node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()]
    })
    const stacks = rects.flatMap(({ left, right, top, bottom }) =>
      [left + 1, right - 1].map((x) => document.elementsFromPoint(x, (top + bottom) / 2)),
    )
    const [stack] = stacks
    if (!stack?.includes(element)) return null
    const under = stack.map(lookOf).join()
    if (stacks.some((other) => other.map(lookOf).join() !== under)) return null
    const around: Element[] = []
    for (let up: Element | null = element; up; up = up.parentElement) around.push(up)
    if (around.some((up) => isPainted(up, '::before') || isPainted(up, '::after'))) return null
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    return numberOf([color, fontSize, fontWeight, textShadow, under, ...around.map(lookOf)].join())
  }
  for (const element of document.body.querySelectorAll('*')) {
    const kind = kindOf(element)
    if (kind === null) continue
    if (seen.has(kind)) element.setAttribute(mark, '')
    else {
      seen.add(kind)
      fresh.push(kind)
    }
  }
  window.axe.configure({ rules: [{ id: 'color-contrast', selector: `:not([${mark}])` }] })
  return fresh
}

const MARK = 'data-contrast-known'

/** Asks axe with the contrast of each kind of text once, in light and in dark: two thirds of its work were the same answers again. */
export const withContrastOnce = async (page: Page, ask: () => Promise<string[]>): Promise<string[]> => {
  const fresh = await page.evaluate(markKnown, [MARK, [...right]] as const)
  const findings = await ask()
  await page.evaluate((mark) => {
    for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
  }, MARK)
  if (findings.length === 0) for (const kind of fresh) right.add(kind)
  return findings
}
