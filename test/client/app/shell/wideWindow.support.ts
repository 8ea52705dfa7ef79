/** jsdom has no `matchMedia`: a window of a width, that prefers nothing else. @returns how to undo it */
export const windowOfWidth = (px: number): (() => void) => {
  const before = Object.getOwnPropertyDescriptor(window, 'matchMedia')
  const matches = (query: string): boolean => {
    const least = /min-width:\s*(\d+(?:\.\d+)?)px/.exec(query)
    return least !== null && px >= Number(least[1])
  }
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (media: string) => ({
      media,
      matches: matches(media),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  })
  return () => {
    if (before) Object.defineProperty(window, 'matchMedia', before)
    else Reflect.deleteProperty(window, 'matchMedia')
  }
}
