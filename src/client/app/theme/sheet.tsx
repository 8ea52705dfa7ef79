import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import { renderToStaticMarkup } from 'react-dom/server'
import { globalStyles } from '../../ui/globalStyles'
import type { Styles } from '../../ui/styles'
import { shellStyles } from '../shell/shellStyles'
import { buttonLinks } from './buttonLinks'
import { fallbackFaces } from './fallbacks'
import { theme } from './theme'

const baseStyles: Styles = ({ vars }) => ({
  // The bar is sticky: a focused element must not be scrolled behind it.
  html: { scrollPaddingTop: 68, scrollPaddingBottom: 16 },
  // All digits are equally wide, so amounts line up in a column.
  body: { fontVariantNumeric: 'tabular-nums lining-nums', overflowWrap: 'break-word' },
  ':focus-visible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 2 },
  // The heading takes the focus when a page opens, but is no control.
  'h1:focus, main:focus': { outline: 'none' },
  a: { color: vars.palette.primary.main },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
})

/** Variables, MUI's base and what every page shows. The build writes it (`GlobalSheet` in webpack.config.js), so that no start has to. */
export const sheet = (): string => {
  const markup = renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      {fallbackFaces.map((face) => (
        <GlobalStyles key={face.src} styles={{ '@font-face': face }} />
      ))}
      <CssBaseline />
      <GlobalStyles styles={baseStyles(theme)} />
      <GlobalStyles styles={globalStyles(theme)} />
      <GlobalStyles styles={shellStyles(theme)} />
    </ThemeProvider>,
  )
  return [...markup.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css).join('') + buttonLinks()
}
