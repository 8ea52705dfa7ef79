/** What the user chose; `system` follows the computer. */
export type ColorMode = 'light' | 'dark' | 'system'

/** Key in localStorage; the MUI provider reads and writes the same one. */
export const COLOR_MODE_KEY = 'color-mode'

/** Attribute on `<html>` that both the theme's and the login page's CSS look at. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme'

/** The stored choice, `system` when there is none or storage is forbidden. */
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

/** Light or dark for a choice, asking the computer for `system`. */
const schemeOf = (mode: ColorMode): 'light' | 'dark' => {
  if (mode !== 'system') return mode
  return darkComputer()?.matches ? 'dark' : 'light'
}

/**
 * Marks `<html>` with the scheme to show, and again when the computer changes its own at sunset. `main` calls it before
 * the first render, so that neither the light login page nor MUI flashes the other scheme.
 */
export const applyColorMode = (): void => {
  const mark = () => document.documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, schemeOf(readColorMode()))
  mark()
  darkComputer()?.addEventListener('change', mark)
}
