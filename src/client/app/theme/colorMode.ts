export type ColorMode = 'light' | 'dark' | 'system'

/** MUI's provider uses the same key. */
export const COLOR_MODE_KEY = 'color-mode'

export const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme'

const readColorMode = (): ColorMode => {
  try {
    const stored = localStorage.getItem(COLOR_MODE_KEY)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** jsdom and old browsers have no `matchMedia`: they get the light scheme. */
const darkComputer = (): MediaQueryList | undefined => window.matchMedia?.('(prefers-color-scheme: dark)')

const schemeOf = (mode: ColorMode): 'light' | 'dark' => {
  if (mode !== 'system') return mode
  return darkComputer()?.matches ? 'dark' : 'light'
}

/** Follows the computer, which may change at sunset. Called before the first render, so that the other scheme does not flash. */
export const applyColorMode = (): void => {
  const mark = () => document.documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, schemeOf(readColorMode()))
  mark()
  darkComputer()?.addEventListener('change', mark)
}
