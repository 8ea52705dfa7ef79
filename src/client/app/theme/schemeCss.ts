import { COLOR_SCHEME_ATTRIBUTE } from './colorMode'
import { dark, light, type SchemeTokens } from './tokens'

const declarations = (tokens: SchemeTokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/**
 * Both schemes as CSS variables named like the tokens (`var(--paper)`), for pages that do without MUI. Put it in a
 * `<style>`; it follows the attribute that `applyColorMode` sets.
 */
export const schemeCss =
  `:root{color-scheme:light;${declarations(light)}}` +
  `[${COLOR_SCHEME_ATTRIBUTE}=dark]{color-scheme:dark;${declarations(dark)}}`
