import Button from '@mui/material/Button'
import { ThemeProvider } from '@mui/material/styles'
import { renderToStaticMarkup } from 'react-dom/server'
import { theme } from './theme'

const rulesOf = (markup: string, element: string, selector: string): string => {
  const [, name = ''] = new RegExp(`<${element} class="[^"]*css-([\\w-]+)"`).exec(markup) ?? []
  const [, css = ''] = new RegExp(`<style data-emotion="css ${name}">([^]*?)</style>`).exec(markup) ?? []
  return css.replaceAll(`.css-${name}`, selector)
}

/** Rules for a disabled button, dropped: a link is never disabled. */
const DISABLED = /[^{}]*\.Mui-disabled\{[^}]*\}/g

/** MUI's look of buttons, for links drawn without its code (ui/parts/ButtonLink.tsx). */
export const buttonLinks = (): string => {
  const looks = (['outlined', 'contained'] as const).map((variant) => {
    const markup = renderToStaticMarkup(
      <ThemeProvider theme={theme}>
        <Button variant={variant} component="a" startIcon={<i />} />
      </ThemeProvider>,
    )
    const icon = variant === 'contained' ? rulesOf(markup, 'span', '.ui-press-icon') : ''
    return rulesOf(markup, 'a', `.ui-press:where(.MuiButton-${variant})`) + icon
  })
  return looks.join('').replace(DISABLED, '').replaceAll('.Mui-focusVisible', ':focus-visible')
}
