import type { TestEnvironment } from 'jest-environment-jsdom'

type PageWindow = NonNullable<InstanceType<typeof TestEnvironment>['dom']>['window']

const LABELABLE = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea'
const CLASSES = [
  'HTMLButtonElement',
  'HTMLInputElement',
  'HTMLMeterElement',
  'HTMLOutputElement',
  'HTMLProgressElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
] as const

/**
 * Knows the labels of every field until something of the page changes. jsdom walks through the whole page for each label of each
 * field: a fourteenth of the time of the page tests.
 */
export const quickLabels = (window: PageWindow): void => {
  const { document } = window
  let known: Map<Element, Element[]> | undefined
  const changes = new window.MutationObserver(() => (known = undefined))
  changes.observe(document, { attributes: true, childList: true, subtree: true })

  const fieldOf = (label: Element): Element | null => {
    const id = label.getAttribute('for')
    if (id === null) return label.querySelector(LABELABLE)
    const named = document.getElementById(id)
    return named?.matches(LABELABLE) ? named : null
  }

  const read = (): Map<Element, Element[]> => {
    const labels = new Map<Element, Element[]>()
    for (const label of document.querySelectorAll('label')) {
      const field = fieldOf(label)
      if (field) labels.set(field, [...(labels.get(field) ?? []), label])
    }
    return labels
  }

  for (const name of CLASSES) {
    const { prototype } = window[name]
    const { get } = Object.getOwnPropertyDescriptor(prototype, 'labels')!
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: Element) {
        if (!this.isConnected || (this as HTMLInputElement).type === 'hidden')
          return get!.call(this) as unknown
        // What changed since the last turn of the event loop was not told yet.
        if (changes.takeRecords().length > 0) known = undefined
        return (known ??= read()).get(this) ?? []
      },
    })
  }
}
