import type { TestEnvironment } from 'jest-environment-jsdom'

type PageWindow = NonNullable<InstanceType<typeof TestEnvironment>['dom']>['window']

/** What changes how an element looks and leaves no mark in the tree: the state of fields and the focus. */
const STATE_EVENTS = ['focus', 'blur', 'input', 'change', 'click', 'toggle'] as const

/**
 * Keeps each element's computed style until something of the page changes. Every look for a role asks for the style of every
 * element on the way, and jsdom finds each by trying all rules of the page: a third of the time of the page tests.
 */
export const rememberStyles = (window: PageWindow): void => {
  const compute = window.getComputedStyle.bind(window)
  let known = new WeakMap<Element, CSSStyleDeclaration>()
  const forget = () => {
    known = new WeakMap()
  }
  const changes = new window.MutationObserver(forget)
  changes.observe(window.document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  })
  for (const name of STATE_EVENTS) window.addEventListener(name, forget, true)

  window.getComputedStyle = (element, pseudo) => {
    // What changed since the last turn of the event loop was not told yet.
    if (changes.takeRecords().length > 0) forget()
    // What is not on the page changes untold.
    const keeps = !pseudo && element.isConnected
    const style = (keeps && known.get(element)) || compute(element, pseudo)
    if (keeps) known.set(element, style)
    return style
  }
}
