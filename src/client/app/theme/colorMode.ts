export type ColorMode = 'light' | 'dark' | 'system'

/** The MUI provider reads and writes the same key. */
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

/** jsdom and old browsers have no `matchMedia`: light then. */
const darkComputer = (): MediaQueryList | undefined => window.matchMedia?.('(prefers-color-scheme: dark)')

const schemeOf = (mode: ColorMode): 'light' | 'dark' => {
  if (mode !== 'system') return mode
  return darkComputer()?.matches ? 'dark' : 'light'
}

/** Also when the computer changes its own at sunset. `main` calls it before the first render, so that nothing flashes the other scheme. */
export const applyColorMode = (): void => {
  const mark = () => document.documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, schemeOf(readColorMode()))
  mark()
  darkComputer()?.addEventListener('change', mark)
}
