const before = window.matchMedia
const listeners = new Set<() => void>()
afterEach(() => {
  window.matchMedia = before
  listeners.clear()
})

/**
 * From here to the end of the test the window is as narrow as a phone, or wider; what is drawn hears of it (wrap in `act`). jsdom
 * has no `matchMedia`.
 */
export const onPhone = (phone: boolean): void => {
  const nothing = () => undefined
  const media = {
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    // MUI still asks by the older names.
    addListener: nothing,
    removeListener: nothing,
  }
  window.matchMedia = (query) =>
    ({ ...media, matches: phone && query.includes('max-width') }) as unknown as MediaQueryList
  for (const listener of listeners) listener()
}
