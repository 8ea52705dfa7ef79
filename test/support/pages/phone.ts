const before = window.matchMedia
afterEach(() => {
  window.matchMedia = before
})

/** From here to the end of the test the window is as narrow as a phone, or wider. jsdom has no `matchMedia`. */
export const onPhone = (phone: boolean): void => {
  const nothing = () => undefined
  const listening = { addEventListener: nothing, removeEventListener: nothing }
  // MUI still asks by the older names.
  const media = { ...listening, addListener: nothing, removeListener: nothing }
  window.matchMedia = (query) =>
    ({ ...media, matches: phone && query.includes('max-width') }) as unknown as MediaQueryList
}
